#!/bin/sh
# Install nginx and Caddy from Debian's packages, for the tests of the examples in docs/proxies. Does nothing where they
# are there already, and says so where it may not: those tests are then left out, and the test run says that too.
set -eu
if command -v nginx >/dev/null && command -v caddy >/dev/null; then
  echo "nginx and Caddy are installed"
  exit 0
fi
if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
  echo "nginx or Caddy is not installed, and this user may not install it: their tests are left out" >&2
  exit 0
fi
# Only the programs: the tests start them by themselves, with files of their own.
{ apt-get update -q && RUNLEVEL=1 DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends nginx-light caddy; } ||
  echo "nginx or Caddy could not be installed: their tests are left out" >&2
