-- Bank linking: sessions of Link, items with their accounts at other banks, the key that signs, and webhooks of another partner.

create table sandbox.link_sessions (
  token text primary key,
  client_name text not null,
  legal_name text not null,
  webhook text,
  redirect_uri text,
  -- Set in update mode.
  item_id bigint,
  state jsonb not null default '{}',
  wrong_logins integer not null default 0,
  -- Real time.
  expires_at timestamptz not null,
  ended_at timestamptz
);

create table sandbox.link_items (
  id bigint generated always as identity primary key,
  item_id text not null unique,
  access_token text not null unique,
  institution_id text,
  webhook text,
  status text not null default 'good' check (status in ('good', 'login_required', 'revoked', 'removed')),
  created_at timestamptz not null
);
alter table sandbox.link_sessions add foreign key (item_id) references sandbox.link_items (id);

create table sandbox.link_accounts (
  id bigint generated always as identity primary key,
  item_id bigint not null references sandbox.link_items (id),
  account_id text not null unique,
  name text not null,
  subtype text not null check (subtype in ('checking', 'savings')),
  routing text not null,
  account text not null,
  owner_name text not null,
  verification_status text check (verification_status in ('pending_automatic_verification', 'automatically_verified',
    'pending_manual_verification', 'manually_verified', 'verification_expired', 'verification_failed')),
  wrong_codes integer not null default 0,
  -- Business time: when micro-deposits arrive, and what follows by itself.
  arrives_at timestamptz,
  becomes text check (becomes in ('automatically_verified', 'verification_expired')),
  due_at timestamptz
);
create index link_accounts_item on sandbox.link_accounts (item_id);
create index link_accounts_due on sandbox.link_accounts (due_at) where becomes is not null;

create table sandbox.link_public_tokens (
  token text primary key,
  item_id bigint not null references sandbox.link_items (id),
  expires_at timestamptz not null,
  used_at timestamptz
);

create table sandbox.link_keys (
  kid text primary key,
  private_key jsonb not null,
  created_at timestamptz not null
);

alter table sandbox.webhook_events add column partner text not null default 'galileo' check (partner in ('galileo', 'plaid'));
alter table sandbox.webhook_events add column path text not null default '/webhooks/galileo';
