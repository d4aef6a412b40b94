create table bank.customers (
  id bigint generated always as identity primary key,
  email text not null check (email = lower(email)),
  password_hash text not null,
  state text not null check (state in ('applicant', 'referred', 'denied', 'approved', 'closed_unfunded', 'closed')),
  features text[] not null,
  redirect_path text,
  mfa_active boolean not null default false,
  -- Sealed authenticator seed; a code is required only after the first right one (SETTINGS-12).
  mfa_secret text,
  mfa_confirmed_at timestamptz,
  -- Time step of the last code that was taken, so that each works once.
  mfa_last_step bigint,
  created_at timestamptz not null
);
create unique index customers_email on bank.customers (email);

create table bank.sessions (
  id bigint generated always as identity primary key,
  customer_id bigint not null references bank.customers (id),
  -- A token names the session and its generation; a refresh makes the next one.
  generation integer not null default 1,
  rotated_at timestamptz not null,
  started_at timestamptz not null,
  last_active_at timestamptz not null,
  ended_at timestamptz,
  end_cause text
);
create index sessions_open on bank.sessions (customer_id) where ended_at is null;

create table bank.backup_codes (
  id bigint generated always as identity primary key,
  customer_id bigint not null references bank.customers (id),
  -- HMAC of the code with the set's salt: one computation finds it among the ten.
  salt text not null,
  code_hash text not null,
  used_at timestamptz,
  unique (customer_id, code_hash)
);

create table bank.reset_tokens (
  id bigint generated always as identity primary key,
  customer_id bigint not null references bank.customers (id),
  token_hash text not null unique,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index reset_tokens_customer on bank.reset_tokens (customer_id) where used_at is null;

-- Failed sign-ins by a hash of the e-mail address, also of addresses that nobody has (no enumeration).
create table bank.sign_in_throttles (
  subject text primary key,
  failures integer not null,
  blocked_until timestamptz not null,
  updated_at timestamptz not null
);
