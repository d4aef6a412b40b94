-- Statements: the closed months of an account, each with its entries as they were printed.

-- The month that is to be closed next, for each account: due from the first day after it.
create table bank.statement_schedules (
  customer_id bigint primary key references bank.customers (id),
  due_on date not null check (extract(day from due_on) = 1),
  -- After a try that failed for this account alone; real time.
  retry_at timestamptz
);
create index statement_schedules_due on bank.statement_schedules (due_on, customer_id);
insert into bank.statement_schedules (customer_id, due_on)
  select customer_id, (date_trunc('month', opened_at at time zone 'America/New_York') + interval '1 month')::date
  from bank.accounts where prn is not null and opened_at is not null;

create table bank.statements (
  id bigint generated always as identity primary key,
  customer_id bigint not null references bank.customers (id),
  starts_on date not null check (extract(day from starts_on) = 1),
  ends_on date not null check (ends_on = (starts_on + interval '1 month' - interval '1 day')::date),
  opening_cents bigint not null,
  closing_cents bigint not null,
  -- Charged in this month, less what was given back; and in the calendar year up to its end.
  fees_cents bigint not null,
  year_fees_cents bigint not null,
  -- The holder and the account as they were.
  holder_name text not null,
  holder_address text[] not null,
  account_number_end text not null check (length(account_number_end) = 4),
  account_closed boolean not null,
  -- The newest transaction that was known: an older one that comes later is an entry of the next statement.
  last_transaction_id bigint not null,
  -- Business time.
  made_at timestamptz not null,
  unique (customer_id, ends_on)
);

create table bank.statement_entries (
  statement_id bigint not null references bank.statements (id),
  position integer not null check (position > 0),
  posted_transaction_id bigint not null unique references bank.posted_transactions (id),
  posted_on date not null,
  kind text not null,
  details text not null,
  -- Credits are positive, debits negative.
  amount_cents bigint not null,
  primary key (statement_id, position)
);

create function bank.refuse_change_of_statements() returns trigger language plpgsql as $$
begin
  raise exception 'statements are never changed: %', tg_op using errcode = 'restrict_violation';
end $$;
create trigger statements_stay before update or delete or truncate on bank.statements
  for each statement execute function bank.refuse_change_of_statements();
create trigger statement_entries_stay before update or delete or truncate on bank.statement_entries
  for each statement execute function bank.refuse_change_of_statements();

-- A statement adds up and goes on where the one before ended. So no entry can be added to it later.
create function bank.check_statement(checked bigint) returns void language plpgsql as $$
declare
  made bank.statements;
  entries bigint;
  before bigint;
begin
  select * into made from bank.statements where id = checked;
  select coalesce(sum(amount_cents), 0) into entries from bank.statement_entries where statement_id = checked;
  if made.opening_cents + entries <> made.closing_cents then
    raise exception 'statement % does not add up', checked using errcode = 'integrity_constraint_violation';
  end if;
  select closing_cents into before from bank.statements
    where customer_id = made.customer_id and ends_on < made.starts_on order by ends_on desc limit 1;
  if found and before <> made.opening_cents then
    raise exception 'statement % does not begin with the balance of the one before', checked
      using errcode = 'integrity_constraint_violation';
  end if;
end $$;

-- The statement comes first, so it is checked when its transaction ends; its entries come all at once.
create function bank.check_new_statement() returns trigger language plpgsql as $$
begin
  perform bank.check_statement(new.id);
  return null;
end $$;
create constraint trigger statements_add_up after insert on bank.statements
  deferrable initially deferred for each row execute function bank.check_new_statement();
create function bank.check_new_statement_entries() returns trigger language plpgsql as $$
begin
  perform bank.check_statement(statement_id) from (select distinct statement_id from added) as new_entries;
  return null;
end $$;
create trigger statement_entries_add_up after insert on bank.statement_entries
  referencing new table as added for each statement execute function bank.check_new_statement_entries();
