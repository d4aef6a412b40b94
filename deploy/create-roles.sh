#!/bin/sh
# Runs once, in a new PostgreSQL: creates the database and its two roles (docs/decisions/0118).
set -eu
psql --set=ON_ERROR_STOP=1 --username=postgres \
  --set=owner_password="$BANK_OWNER_PASSWORD" --set=server_password="$BANK_SERVER_PASSWORD" <<'SQL'
create role bank_owner login password :'owner_password';
create role bank_server login password :'server_password';
create database bank owner bank_owner;
-- PgBouncer does not pass on the limits that a server sets when it connects.
alter role bank_server set statement_timeout = '3s';
alter role bank_server set idle_in_transaction_session_timeout = '10s';
alter role bank_server set timezone = 'UTC';
SQL
