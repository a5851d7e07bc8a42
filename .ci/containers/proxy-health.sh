#!/bin/bash
# Requests /health/ready through the proxy and prints the last line of the response. If no server is ready, the exit
# status is not 0.
exec 3<> "/dev/tcp/localhost/${LISTEN##*:}"
printf 'GET /health/ready HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n' >&3
answer=$(cat <&3)
echo "$answer" | tail -n 1
[[ $answer == 'HTTP/1.1 200'* ]]
