-- Identity checks that came with a new account. Of the number itself only a keyed hash and its ending are kept.
create table sandbox.enrollments (
  id bigint generated always as identity primary key,
  -- The bank's reference of the check.
  transaction_id text not null unique,
  name text not null,
  email text not null,
  id_hash text not null,
  id_ending text not null check (id_ending ~ '^\d{4}$'),
  -- P pass, R refer, F fail.
  decision text not null check (decision in ('P', 'R', 'F')),
  reason text check (reason in ('DOCUMENTS', 'OFAC', 'MISMATCH', 'NOT_ELIGIBLE', 'DUPLICATE_ID')),
  -- A passed check has an account with its first card, any other has none.
  account_id bigint references sandbox.accounts (id),
  card_id bigint references sandbox.cards (id),
  -- What the partner's clerk says of the papers of a referred person.
  review_status text check (review_status in ('pending', 'more_wanted', 'accepted', 'refused')),
  enrolled_at timestamptz not null,
  reviewed_at timestamptz,
  check ((decision = 'P') = (account_id is not null) and (account_id is null) = (card_id is null)),
  check ((decision = 'P') = (reason is null)),
  check ((decision = 'R') = (review_status is not null))
);
-- A number has one account.
create unique index enrollments_account_of_id on sandbox.enrollments (id_hash) where account_id is not null;
create index enrollments_reviews on sandbox.enrollments (id desc) where decision = 'R';
