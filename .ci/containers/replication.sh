#!/bin/sh
# lets the replica follow; the entry point of the image runs it once, on an empty volume
set -e
echo "host replication mywater all scram-sha-256" >> "$PGDATA/pg_hba.conf"
# from the next start on a write is acknowledged when the replica has it too
psql --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" -c "alter system set synchronous_standby_names = '*'"
