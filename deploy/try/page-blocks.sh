#!/usr/bin/env bash
# Prints the commands of a page, in order: its `sh` blocks, and of those that are named (`sh caddy`, `sh nginx`) the
# ones of the name that is given. Usage: page-blocks.sh PAGE NAME
set -euo pipefail
awk -v name="$2" '
	/^```/ && inside { inside = 0; next }
	/^```sh$/ { inside = 1; next }
	/^```sh / { inside = (substr($0, 7) == name) ? 1 : 2; next }
	/^```/ { inside = 2; next }
	inside == 1 { print }
' "$1"
