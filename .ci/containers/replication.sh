#!/bin/sh
# lets the replica follow; the entry point of the image runs it once, on an empty volume
set -e
echo "host replication mywater all scram-sha-256" >> "$PGDATA/pg_hba.conf"
