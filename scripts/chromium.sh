#!/bin/sh
# Install Chromium from Debian's packages, for the browser tests. Does nothing where it is there already.
set -eu
if command -v chromium >/dev/null; then
  echo "Chromium is installed"
  exit 0
fi
if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
  echo "Chromium is not installed, and this user may not install it: the browser tests are left out" >&2
  exit 0
fi
apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends chromium ||
  echo "Chromium could not be installed: the browser tests are left out" >&2
