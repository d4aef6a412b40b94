-- Passkeys: public keys of a customer's devices that sign in without a password.
create table bank.passkeys (
  id bigint generated always as identity primary key,
  customer_id bigint not null references bank.customers (id),
  -- The id that the device gave it, in base64url.
  credential_id text not null unique,
  public_key text not null,
  -- How often it was used, as its device counts; 0 for devices that do not count.
  counter bigint not null default 0 check (counter >= 0),
  device_type text not null check (device_type in ('singleDevice', 'multiDevice')),
  backed_up boolean not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  -- A removed one is kept as long as the removal can be undone.
  removed_at timestamptz
);
create index passkeys_customer on bank.passkeys (customer_id, id);
create index passkeys_removed on bank.passkeys (removed_at) where removed_at is not null;

-- What a browser must sign to add or use a passkey. The row is deleted when it is used.
create table bank.passkey_challenges (
  id bigint generated always as identity primary key,
  challenge_hash text not null unique,
  purpose text not null check (purpose in ('add', 'step_up', 'sign_in')),
  -- The session that asked for it; null for a sign-in.
  customer_id bigint references bank.customers (id),
  session_id bigint references bank.sessions (id) on delete cascade,
  expires_at timestamptz not null,
  check ((purpose = 'sign_in') = (customer_id is null)),
  check ((customer_id is null) = (session_id is null))
);
create index passkey_challenges_customer on bank.passkey_challenges (customer_id);
create index passkey_challenges_session on bank.passkey_challenges (session_id);
create index passkey_challenges_expiry on bank.passkey_challenges (expires_at);
