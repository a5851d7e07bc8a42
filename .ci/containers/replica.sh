#!/bin/sh
# Starts a replica of the primary database. If the volume is empty, first copies the data of the primary database.
set -e
data=/var/lib/postgresql/data
[ -s "$data/PG_VERSION" ] || pg_basebackup -h database -U mywater -D "$data" -R -c fast
chmod 700 "$data"
exec postgres -D "$data" -c hot_standby=on
