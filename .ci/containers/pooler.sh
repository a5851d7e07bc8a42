#!/bin/sh
# PgBouncer reads the password of its clients from a file: it is written from the environment at the start
set -e
umask 077
printf '"mywater" "%s"\n' "$(printf %s "$PGPASSWORD" | sed 's/"/""/g')" > /tmp/userlist.txt
exec pgbouncer /etc/pgbouncer/pgbouncer.ini
