#!/bin/sh
# PgBouncer reads the password of its clients from a file. This script writes the file from the variable PGPASSWORD and
# then starts PgBouncer.
set -e
umask 077
printf '"mywater" "%s"\n' "$(printf %s "$PGPASSWORD" | sed 's/"/""/g')" > /tmp/userlist.txt
exec pgbouncer /etc/pgbouncer/pgbouncer.ini
