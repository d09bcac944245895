#!/bin/sh
# Runs once, with a new database: the product's own role, which owns its database and nothing else.
set -eu
psql --set ON_ERROR_STOP=1 --username postgres --set password="$(cat /run/secrets/ori-password)" <<'SQL'
create role ori login password :'password' nosuperuser nocreatedb nocreaterole;
create database ori owner ori;
revoke connect on database ori from public;
SQL
