#!/bin/sh
# Downloads the newest base images and prints the lines of .env that select exactly these images by their digests. Run
# this script in the folder of compose.yaml. With Podman, set DOCKER=podman.
set -e
docker=${DOCKER:-docker}
for line in $(grep -oE '[A-Z]+_IMAGE:-[^}]+' compose.yaml | sort -u); do
  image=${line#*:-}
  "$docker" pull --quiet "$image" > /dev/null
  digest=$("$docker" image inspect --format '{{index .RepoDigests 0}}' "$image")
  echo "${line%%:-*}=${image%:*}@${digest#*@}"
done
