#!/bin/bash
# Creates the database if the volume is empty, in the same way as the official image, and then runs the command.
set -e
if [[ $1 == postgres && ! -s $PGDATA/PG_VERSION ]]; then
  initdb --username="$POSTGRES_USER" --locale=C.UTF-8 --auth-host=scram-sha-256 --pwfile=<(echo "$POSTGRES_PASSWORD")
  echo 'host all all all scram-sha-256' >> "$PGDATA/pg_hba.conf"
  echo "listen_addresses = '*'" >> "$PGDATA/postgresql.conf"
  pg_ctl -w -o '-c listen_addresses=' start
  createdb -U "$POSTGRES_USER" "$POSTGRES_DB"
  for file in /docker-entrypoint-initdb.d/*; do
    case $file in
      *.sh) . "$file" ;;
      *) psql -v ON_ERROR_STOP=1 -U "$POSTGRES_USER" -d "$POSTGRES_DB" -f "$file" ;;
    esac
  done
  pg_ctl -w -m fast stop
fi
exec "$@"
