#!/bin/sh
# Install PostgreSQL from Debian's packages, for the server's tests. Does nothing where it is there already, and
# says so where it may not: those tests are then left out, and the test run says that too.
set -eu
if ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1; then
  echo "PostgreSQL is installed"
  exit 0
fi
if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
  echo "PostgreSQL is not installed, and this user may not install it: its tests are left out" >&2
  exit 0
fi
apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends postgresql ||
  echo "PostgreSQL could not be installed: its tests are left out" >&2
