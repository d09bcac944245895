#!/bin/sh
# Makes the secrets that compose.yaml hands over, in a folder that only its owner may enter. What is there stays.
set -eu
cd "$(dirname "$0")"
mkdir -p secrets
chmod 700 secrets
make() {
	[ -e "secrets/$1" ] || openssl rand -hex 32 >"secrets/$1"
}
make postgres-password
make ori-password
make session-secret
make pin-pepper
[ -e secrets/database-url ] || echo "postgres://ori:$(cat secrets/ori-password)@database:5432/ori" >secrets/database-url
[ -e secrets/smtp-url ] || echo "smtp://user:password@mail.example.org:587" >secrets/smtp-url
# They are handed into containers as they are, where other users read them; outside, the folder is shut.
chmod 644 secrets/*
echo "Put your mail server into secrets/smtp-url, and keep a copy of secrets/ where no machine is lost with it."
