-- What the customer was last told of the balance; the changes name each telling.
alter table bank.accounts
  add column balance_level text not null default 'fine' check (balance_level in ('fine', 'low', 'negative')),
  add column balance_level_changes integer not null default 0;
