-- Codes to phones. A phone has one pending verification at a time.
create table sandbox.verifications (
  id bigint generated always as identity primary key,
  sid text not null unique,
  phone text not null,
  channel text not null check (channel in ('sms', 'call')),
  status text not null default 'pending' check (status in ('pending', 'approved', 'canceled', 'expired')),
  -- The newest code; the earlier ones do not work any more.
  code text not null default '' check (code ~ '^\d*$'),
  sends jsonb not null default '[]',
  checks integer not null default 0,
  -- Real time.
  expires_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index verifications_pending on sandbox.verifications (phone) where status = 'pending';

-- What a phone received: texts, and calls as they are heard.
create table sandbox.phone_messages (
  id bigint generated always as identity primary key,
  phone text not null,
  channel text not null check (channel in ('sms', 'call')),
  body text not null,
  code text not null,
  -- Real time; later than its sending for a phone with slow reception.
  arrives_at timestamptz not null
);
create index phone_messages_phone on sandbox.phone_messages (phone, id desc);
