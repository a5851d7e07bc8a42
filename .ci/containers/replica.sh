#!/bin/sh
# a copy of the primary that follows it; made when its volume is empty
set -e
data=/var/lib/postgresql/data
[ -s "$data/PG_VERSION" ] || pg_basebackup -h database -U mywater -D "$data" -R -c fast
chmod 700 "$data"
exec postgres -D "$data" -c hot_standby=on
