-- When each account is compared with the processor next. A narrow table, because each comparison writes it.
create table bank.reconciliations (
  customer_id bigint primary key references bank.customers (id),
  -- Null while nothing is expected of the account: it is not open, and nothing moved since the last comparison.
  due_at timestamptz,
  -- When we last learned that something moved.
  moved_at timestamptz not null default now()
);
create index reconciliations_due on bank.reconciliations (due_at, customer_id) where due_at is not null;

-- An account that opens, or opens again, is compared soon. As a trigger, because servers of the build before open
-- accounts, too, while a new version starts. With the owner's rights, because those servers have none on the table until
-- they are granted after all migrations.
create function bank.begin_reconciling() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into bank.reconciliations (customer_id, due_at) values (new.customer_id, now() + interval '8 minutes')
  on conflict (customer_id) do update
    set due_at = least(reconciliations.due_at, excluded.due_at), moved_at = excluded.moved_at;
  return null;
end
$$;
-- Only migrations may attach it to a table.
revoke execute on function bank.begin_reconciling() from public;
create trigger accounts_reconciled after insert or update of prn, standing on bank.accounts
  for each row when (new.prn is not null and new.standing = 'open') execute function bank.begin_reconciling();
