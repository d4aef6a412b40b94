#!/bin/sh
# make-certificates.sh FOLDER [ARCHIVE]: makes an authority and the certificates that it signs, unless they exist. They are
# for the connections between the containers. proxy.crt and proxy.key are for trying the proxy: replace them with a
# certificate that browsers trust. A new volume belongs to root, so ARCHIVE is given to PostgreSQL, which runs as 999.
set -eu
[ -z "${2:-}" ] || chown 999:999 "$2"
cd "$1"
[ -f ca.crt ] && exit 0
umask 077
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 3650 -subj '/CN=YourSuccess containers' \
  -keyout ca.key -out ca.new
for name in postgres pgbouncer proxy; do
  openssl req -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj "/CN=$name" -keyout "$name.key" -out "$name.csr"
  printf 'subjectAltName=DNS:%s,DNS:localhost,IP:127.0.0.1\n' "$name" > names
  openssl x509 -req -in "$name.csr" -CA ca.new -CAkey ca.key -CAcreateserial -days 3650 -extfile names -out "$name.crt"
done
rm -f -- *.csr names ca.key ca.srl
# PostgreSQL reads a key only if it owns it. In the images, its user is 999 and PgBouncer's is 70.
if [ "$(id -u)" = 0 ]; then
  chown 999:999 postgres.key
  chown 70:70 pgbouncer.key
fi
chmod 644 ca.new ./*.crt
# The last step: without ca.crt, everything is made again.
mv ca.new ca.crt
