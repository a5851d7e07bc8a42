#!/bin/sh
# Allows the replica to read the changes of the primary database. The entry point of the PostgreSQL image runs this
# script only when the volume is empty.
set -e
echo "host replication mywater all scram-sha-256" >> "$PGDATA/pg_hba.conf"
