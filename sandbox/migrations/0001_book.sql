-- The book of the simulated bank: append-only, double entry. See docs/decisions/0010-sandbox-book-and-clock.md.

create table sandbox.accounts (
  id bigint generated always as identity primary key,
  -- 'customer' belongs to somebody; 'outside' is where money comes from and goes to.
  kind text not null check (kind in ('customer', 'outside')),
  prn text not null unique,
  status text not null default 'N' check (status in ('N', 'K', 'C', 'Z', 'D')),
  first_name text not null default '',
  last_name text not null default '',
  email text not null default '',
  phone text not null default '',
  address jsonb not null default '{}',
  opened_at timestamptz not null,
  balance_cents bigint not null default 0,
  held_cents bigint not null default 0 check (held_cents >= 0),
  postings bigint not null default 0
);

create table sandbox.movements (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('purchase', 'purchase_reversal', 'refund', 'deposit', 'cash_back', 'fee', 'bill_payment',
    'bill_payment_return', 'ach_credit', 'ach_return', 'refund_check', 'adjustment')),
  details text not null,
  posted_at timestamptz not null,
  authorization_id bigint,
  -- A movement is reversed once.
  reverses_id bigint unique references sandbox.movements (id),
  unique (id, posted_at)
);
create index movements_authorization on sandbox.movements (authorization_id) where authorization_id is not null;

create table sandbox.postings (
  movement_id bigint not null,
  account_id bigint not null references sandbox.accounts (id),
  amount_cents bigint not null check (amount_cents <> 0),
  posted_at timestamptz not null,
  primary key (movement_id, account_id),
  foreign key (movement_id, posted_at) references sandbox.movements (id, posted_at)
);
create index postings_history on sandbox.postings (account_id, posted_at, movement_id);

create function sandbox.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the book is append-only: % on % is refused', tg_op, tg_table_name using errcode = 'restrict_violation';
end
$$;

create trigger movements_append_only before update or delete or truncate on sandbox.movements
  for each statement execute function sandbox.refuse_change();
create trigger postings_append_only before update or delete or truncate on sandbox.postings
  for each statement execute function sandbox.refuse_change();

-- Balances change with the postings, in the same statement, and in no other way.
create function sandbox.carry_to_balances() returns trigger language plpgsql as $$
begin
  update sandbox.accounts a
    set balance_cents = a.balance_cents + p.amount, postings = a.postings + p.count
    from (select account_id, sum(amount_cents) as amount, count(*) as count from added group by account_id) p
    where a.id = p.account_id;
  return null;
end
$$;
create trigger postings_carry_to_balances after insert on sandbox.postings
  referencing new table as added for each statement execute function sandbox.carry_to_balances();

create function sandbox.check_zero_sum() returns trigger language plpgsql as $$
declare
  checked bigint := case when tg_table_name = 'movements' then (to_jsonb(new) ->> 'id')::bigint
    else (to_jsonb(new) ->> 'movement_id')::bigint end;
  total numeric;
  legs bigint;
begin
  select coalesce(sum(amount_cents), 0), count(*) into total, legs from sandbox.postings where movement_id = checked;
  if total <> 0 or legs < 2 then
    raise exception 'movement % does not sum to zero', checked using errcode = 'check_violation';
  end if;
  return null;
end
$$;
create constraint trigger movements_zero_sum after insert on sandbox.movements
  deferrable initially deferred for each row execute function sandbox.check_zero_sum();
create constraint trigger postings_zero_sum after insert on sandbox.postings
  deferrable initially deferred for each row execute function sandbox.check_zero_sum();

create table sandbox.cards (
  id bigint generated always as identity primary key,
  account_id bigint not null references sandbox.accounts (id),
  status text not null check (status in ('W', 'N', 'L', 'S', 'C', 'R')),
  frozen_until timestamptz,
  pin_set_at timestamptz,
  issued_at timestamptz not null
);
create index cards_account on sandbox.cards (account_id, id);

create table sandbox.features (
  account_id bigint not null references sandbox.accounts (id),
  feature integer not null,
  value text not null,
  starts_at timestamptz,
  ends_at timestamptz,
  primary key (account_id, feature)
);

create table sandbox.authorizations (
  id bigint generated always as identity primary key,
  account_id bigint not null references sandbox.accounts (id),
  card_id bigint references sandbox.cards (id),
  merchant text not null,
  mcc text not null,
  country text not null,
  -- What is held; what the merchant will ask for in the end; how often it will ask.
  amount_cents bigint not null check (amount_cents > 0),
  settles_cents bigint not null check (settles_cents > 0),
  settles_times integer not null default 1,
  state text not null check (state in ('open', 'settled', 'reversed', 'expired', 'denied')),
  response_code text not null,
  fraud_result text not null default '',
  authorized_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index authorizations_open on sandbox.authorizations (account_id, authorized_at) where state = 'open';
create index authorizations_due on sandbox.authorizations (expires_at) where state = 'open';

create table sandbox.imports (
  account_id bigint not null references sandbox.accounts (id),
  content_hash text not null,
  imported_at timestamptz not null,
  primary key (account_id, content_hash)
);

insert into sandbox.accounts (kind, prn, opened_at) values ('outside', 'network', '2000-01-01T00:00:00Z');
