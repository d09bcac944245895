#!/usr/bin/env bash
# Makes a bare Debian in a folder and follows docs/run.md in it, word by word; prints the seconds after each command.
# As root, on a Debian with debootstrap. It needs ports 80, 443, TRY_PORT and TRY_SMTP_PORT of this machine, and
# touches nothing outside its folder; whatever it starts ends with it.
#
#   deploy/try/debian.sh [caddy|nginx]
#
# TRY_FOLDER     where the Debian is made; must not exist, and stays                 a new temporary folder
# TRY_SUITE      the release                                                         bookworm
# TRY_MIRROR     where it comes from                                                 http://deb.debian.org/debian
# TRY_APT_CONF   a file for its /etc/apt/apt.conf.d, where the mirror asks for one
# TRY_CA         a file of certificates it trusts besides Debian's
# TRY_NPMRC      a file that becomes the user's .npmrc, where npm is reached by another way
# TRY_PORT       where the product listens                                           3000
# TRY_SMTP_PORT  where letters are taken                                             2525
set -euo pipefail
proxy=${1:-caddy}
project=$(cd "$(dirname "$0")/../.." && pwd)
folder=${TRY_FOLDER:-$(mktemp -dut ori-try-debian.XXXXXX)}
suite=${TRY_SUITE:-bookworm}
mirror=${TRY_MIRROR:-http://deb.debian.org/debian}
[ ! -e "$folder" ] || { echo "$folder is there already" >&2; exit 1; }

debootstrap --variant=minbase "$suite" "$folder" "$mirror" >"$folder.log" 2>&1 ||
	{ tail -n 20 "$folder.log" >&2; exit 1; }
echo "$SECONDS s: a bare Debian is in $folder"

# What a machine has besides its packages.
cp /etc/resolv.conf "$folder/etc/resolv.conf"
printf '127.0.0.1 localhost learn.example.org\n' >"$folder/etc/hosts"
printf '#!/bin/sh\nexit 101\n' >"$folder/usr/sbin/policy-rc.d"
chmod +x "$folder/usr/sbin/policy-rc.d"
if [ -n "${TRY_APT_CONF:-}" ]; then cp "$TRY_APT_CONF" "$folder/etc/apt/apt.conf.d/"; fi
if [ -n "${TRY_CA:-}" ]; then
	mkdir -p "$folder/usr/local/share/ca-certificates"
	cp "$TRY_CA" "$folder/usr/local/share/ca-certificates/try.crt"
	export NODE_EXTRA_CA_CERTS=/usr/local/share/ca-certificates/try.crt
fi
mkdir -p "$folder/etc/skel"
if [ -n "${TRY_NPMRC:-}" ]; then cp "$TRY_NPMRC" "$folder/etc/skel/.npmrc"; fi

mkdir -p "$folder/try"
cp "$project"/deploy/try/{page-blocks.sh,inside.sh,smtp-sink.cjs,first-visit.mjs} "$project/docs/run.md" "$folder/try/"
install -m 755 "$project/deploy/try/systemctl.sh" "$folder/usr/local/sbin/systemctl"
git clone --quiet --bare "$project" "$folder/srv/source.git"
chmod -R a+rX "$folder/srv"
printf '[safe]\n\tdirectory = /srv/source.git\n' >"$folder/etc/gitconfig"

# A process and mount table of its own: both end with the script.
unshare --mount --pid --fork --kill-child bash -euc '
	mount -t proc proc "$1/proc"
	mount --bind /dev "$1/dev"
	mount -t tmpfs -o mode=1777 tmpfs "$1/dev/shm" 2>/dev/null || true
	exec chroot "$1" env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root \
		LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive ${NODE_EXTRA_CA_CERTS:+NODE_EXTRA_CA_CERTS=$NODE_EXTRA_CA_CERTS} \
		${TRY_PORT:+TRY_PORT=$TRY_PORT} ${TRY_SMTP_PORT:+TRY_SMTP_PORT=$TRY_SMTP_PORT} bash /try/inside.sh "$2"
' sh "$folder" "$proxy"
echo "$SECONDS s: done; the seconds of each command are in $folder/try/report"
