#!/usr/bin/env bash
# Stands in for systemctl where no systemd runs: it starts a unit's ExecStart as its User, in its WorkingDirectory, with
# its EnvironmentFile and UMask, keeps its log in /var/log/try-NAME.log, and waits until it says that it is ready, as
# whoever follows the page does. What confines the service it does not do.
set -euo pipefail
of_unit() { sed -n "s/^$1=//p" "/etc/systemd/system/$service.service" | head -n 1; }

start_unit() {
	set -a
	# shellcheck disable=SC1090
	. "$(of_unit EnvironmentFile)"
	set +a
	cd "$(of_unit WorkingDirectory)"
	umask "$(of_unit UMask)"
	# shellcheck disable=SC2046
	exec setpriv --reuid "$(of_unit User)" --regid "$(of_unit Group)" --clear-groups --no-new-privs \
		env HOME=/var/lib/ori-academy $(of_unit ExecStart)
}

start() {
	case "$service" in
	caddy) setpriv --reuid caddy --regid caddy --clear-groups --inh-caps=+net_bind_service \
		--ambient-caps=+net_bind_service env HOME=/var/lib/caddy caddy run --config /etc/caddy/Caddyfile ;;
	nginx) nginx -g 'daemon off;' ;;
	*) start_unit ;;
	esac >"$log" 2>&1 &
	echo $! >"$pid_file"
}

is_running() { kill -0 "$(cat "$pid_file")" 2>/dev/null; }

await_ready() {
	until grep -q 'Ori Academy is ready' "$log"; do
		is_running || { tail -n 50 "$log" >&2; exit 1; }
		sleep 0.5
	done
}

stop() {
	[ -e "$pid_file" ] && is_running || return 0
	kill "$(cat "$pid_file")"
	for _ in $(seq 900); do is_running || return 0; sleep 0.1; done
	echo "$service did not end within 90 s" >&2
	exit 1
}

verb=$1
service=${*: -1}
pid_file=/run/try-$service.pid
log=/var/log/try-$service.log
case "$verb" in
daemon-reload) exit 0 ;;
enable | reload | restart) stop; start ;;
*) echo "the stand-in for systemctl knows no $verb" >&2; exit 1 ;;
esac
if [ "$service" = ori-academy ]; then await_ready; fi
