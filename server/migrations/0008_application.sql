-- The application of a person who signed up: what each step saved, and what was decided. One for each customer.
create table bank.applications (
  id bigint generated always as identity primary key,
  customer_id bigint not null unique references bank.customers (id),
  -- The sign-up site's own id: the same sign-up never makes two customers.
  sign_up_reference text not null unique,
  status text not null default 'pending' check (status in ('pending', 'referred', 'rejected', 'approved')),
  furthest_step text not null default 'personal_information'
    check (furthest_step in ('personal_information', 'address', 'identification', 'review')),
  first_name text not null,
  middle_name text,
  last_name text not null,
  primary_phone text,
  date_of_birth date,
  income_source smallint check (income_source between 1 and 4),
  occupation text,
  address_1 text,
  address_2 text,
  city text,
  state text,
  postal_code text,
  shipping_address_different boolean not null default false,
  shipping_address_1 text,
  shipping_address_2 text,
  shipping_city text,
  shipping_state text,
  shipping_postal_code text,
  -- Phones on file: a code goes to one of these and nowhere else.
  phone_1 text not null,
  phone_2 text,
  phone_3 text,
  phone_verification_required boolean not null,
  phone_verified_at timestamptz,
  referral_reason text check (referral_reason in ('documents', 'mismatches', 'sanctions')),
  referred_at timestamptz,
  decided_at timestamptz,
  created_at timestamptz not null
);
create index applications_referred on bank.applications (referred_at, id) where status = 'referred';

-- One row for each submission: the intention, then the partner's answer.
create table bank.identity_checks (
  id bigint generated always as identity primary key,
  customer_id bigint not null references bank.customers (id),
  -- What the partner knows the check by.
  reference text not null unique,
  -- The Social Security number: sealed and bound to the reference, and a keyed hash that finds it again.
  ssn_sealed text,
  ssn_hash text,
  intended_at timestamptz not null,
  outcome text check (outcome in ('passed', 'referred', 'rejected', 'mismatch', 'invalid')),
  answered_at timestamptz,
  -- Business day on which the sealed number is deleted.
  ssn_forget_on date
);
-- A customer has one check at a time, and a number belongs to one customer.
create unique index identity_checks_open on bank.identity_checks (customer_id) where outcome is null;
create unique index identity_checks_ssn on bank.identity_checks (ssn_hash) where ssn_hash is not null;
create index identity_checks_customer on bank.identity_checks (customer_id, id);
create index identity_checks_forget on bank.identity_checks (ssn_forget_on) where ssn_sealed is not null;

-- Which version of which agreement was accepted, and when. Append-only.
create table bank.agreement_acceptances (
  id bigint generated always as identity primary key,
  customer_id bigint not null references bank.customers (id),
  agreement text not null,
  version text not null,
  accepted_at timestamptz not null,
  unique (customer_id, agreement, version)
);
create trigger agreement_acceptances_append_only before update or delete on bank.agreement_acceptances
  for each row execute function bank.refuse_change();
create trigger agreement_acceptances_no_truncate before truncate on bank.agreement_acceptances
  for each statement execute function bank.refuse_change();

-- One row for each code that was asked for. The code itself is the partner's; counters and times are ours (real time).
create table bank.phone_codes (
  id bigint generated always as identity primary key,
  customer_id bigint not null references bank.customers (id),
  phone text not null,
  channel text not null check (channel in ('sms', 'call')),
  -- sending: the partner's answer is not known; refused: it says that the phone cannot be reached.
  state text not null check (state in ('sending', 'sent', 'refused', 'approved', 'ended')),
  -- The partner's id of the verification.
  verification_ref text,
  tries integer not null default 0,
  asked_at timestamptz not null,
  expires_at timestamptz not null
);
create index phone_codes_customer on bank.phone_codes (customer_id, id desc);
create index phone_codes_phone on bank.phone_codes (phone, asked_at);
