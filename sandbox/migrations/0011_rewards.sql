-- The rewards site: links that sign a customer on once, visits, and purchases on their way to cash back.

alter table sandbox.movements drop constraint movements_kind_check;
alter table sandbox.movements add constraint movements_kind_check check (kind in ('purchase', 'purchase_reversal', 'refund',
  'deposit', 'cash_back', 'cash_back_reversal', 'fee', 'bill_payment', 'bill_payment_return', 'ach_credit', 'ach_debit',
  'ach_return', 'refund_check', 'adjustment'));

create table sandbox.reward_links (
  -- SHA-256 of the token, which only the link itself holds.
  token_hash text primary key,
  account_id bigint not null references sandbox.accounts (id),
  path text not null,
  -- Real time.
  expires_at timestamptz not null,
  used_at timestamptz
);

create table sandbox.reward_visits (
  token_hash text primary key,
  account_id bigint not null references sandbox.accounts (id),
  -- Real time.
  expires_at timestamptz not null
);

create table sandbox.reward_purchases (
  id bigint generated always as identity primary key,
  account_id bigint not null references sandbox.accounts (id),
  -- Given with the form, so that pressing the button twice buys once.
  reference text not null,
  offer text not null,
  amount_cents bigint not null check (amount_cents > 0),
  cash_back_cents bigint not null check (cash_back_cents > 0),
  state text not null check (state in ('pending', 'paid', 'returned', 'taken_back', 'lapsed')),
  -- Business time.
  bought_at timestamptz not null,
  due_at timestamptz,
  movement_id bigint unique references sandbox.movements (id),
  taken_back_movement_id bigint unique references sandbox.movements (id),
  unique (account_id, reference),
  check ((due_at is not null) = (state = 'pending')),
  check ((movement_id is not null) = (state in ('paid', 'taken_back'))),
  check ((taken_back_movement_id is not null) = (state = 'taken_back'))
);
create index reward_purchases_account on sandbox.reward_purchases (account_id, id);
create index reward_purchases_due on sandbox.reward_purchases (due_at, id) where due_at is not null;
