-- When each account is compared with the processor next. A narrow table, because each comparison writes it.
create table bank.reconciliations (
  customer_id bigint primary key references bank.customers (id),
  -- Null while nothing is expected of the account: it is not open, and nothing moved since the last comparison.
  due_at timestamptz,
  -- When we last learned that something moved.
  moved_at timestamptz not null default now()
);
create index reconciliations_due on bank.reconciliations (due_at) where due_at is not null;

-- All open accounts are due at once, as they were by the build before.
insert into bank.reconciliations (customer_id, due_at)
select customer_id, now() from bank.accounts where prn is not null and standing = 'open';

-- An account that opens, or opens again, is compared soon. As a trigger, because servers of the build before open
-- accounts, too, while a new version starts.
create function bank.begin_reconciling() returns trigger language plpgsql as $$
begin
  insert into bank.reconciliations (customer_id, due_at) values (new.customer_id, now() + interval '8 minutes')
  on conflict (customer_id) do update
    set due_at = least(reconciliations.due_at, excluded.due_at), moved_at = excluded.moved_at;
  return null;
end
$$;
create trigger accounts_reconciled after insert or update of prn, standing on bank.accounts
  for each row when (new.prn is not null and new.standing = 'open') execute function bank.begin_reconciling();
