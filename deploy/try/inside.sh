#!/usr/bin/env bash
# Runs in the bare Debian: the commands of docs/run.md, with what a reader puts in by hand, and then a first visit.
# Called by debian.sh, with the folder /try made by it.
set -euo pipefail
proxy=$1
host=learn.example.org
settings=/etc/ori-academy/environment
seconds() { printf '%5d s  %s\n' "$SECONDS" "$1" | tee -a /try/report; }

own_settings() {
	sed -i "s|^SMTP_URL=.*|SMTP_URL=smtp://127.0.0.1:${TRY_SMTP_PORT:-2525}|" "$settings"
	echo "PORT=${TRY_PORT:-3000}" >>"$settings"
}
# No certificate can be fetched for this name: Caddy makes its own.
own_caddyfile() {
	sed -i '1i {\n\tlocal_certs\n\tskip_install_trust\n}' /etc/caddy/Caddyfile
	sed -i "s/127.0.0.1:3000/127.0.0.1:${TRY_PORT:-3000}/" /etc/caddy/Caddyfile
}
own_certificate() {
	sed -i "s/127.0.0.1:3000/127.0.0.1:${TRY_PORT:-3000}/" /etc/nginx/sites-available/ori-academy.conf
	mkdir -p "/etc/letsencrypt/live/$host"
	openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj "/CN=$host" -addext "subjectAltName=DNS:$host" \
		-keyout "/etc/letsencrypt/live/$host/privkey.pem" -out "/etc/letsencrypt/live/$host/fullchain.pem" 2>/dev/null
}

mapfile -t lines < <(bash /try/page-blocks.sh /try/run.md "$proxy")
touch /try/letters
for line in "${lines[@]}"; do
	line=${line//ADDRESS//srv/source.git}
	[[ $line == *'admin create'* ]] && line="$line | tee /try/admin"
	echo "# $line"
	eval "$line" </dev/null
	seconds "$line"
	case "$line" in
	'install '*" $settings") own_settings ;;
	'cp '*/caddy/Caddyfile) own_caddyfile ;;
	'cp '*/ori-academy.conf) own_certificate ;;
	*'git clone'*) node /try/smtp-sink.cjs "${TRY_SMTP_PORT:-2525}" /try/letters & ;;
	esac
done

node=$(ls -d /opt/ori-academy/.runtime/node_modules/*/bin/node)
root=/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt
[ "$proxy" = nginx ] && root=/etc/letsencrypt/live/$host/fullchain.pem
link=$(grep -o 'https://[^ ]*token=[^ ]*' /try/admin)
NODE_EXTRA_CA_CERTS=$root "$node" /try/first-visit.mjs "https://$host" "$link" you@example.org /try/letters
seconds 'the first admin is in'
ls -l /var/backups/ori-academy
[ "$(ls /var/backups/ori-academy | wc -l)" -gt 0 ]
seconds "all of docs/run.md was done"
