-- The second section of a statement: the set-aside of its month, with each move as it was printed (SETA-06).
create table bank.statement_set_asides (
  statement_id bigint primary key references bank.statements (id),
  opening_cents bigint not null,
  closing_cents bigint not null,
  -- The newest transaction of the set-aside that was known: an older one that arrives later is in the next section.
  last_transaction_id bigint not null
);

create table bank.statement_set_aside_entries (
  statement_id bigint not null references bank.statement_set_asides (statement_id),
  position integer not null check (position > 0),
  set_aside_transaction_id bigint not null unique references bank.set_aside_transactions (id),
  posted_on date not null,
  kind text not null,
  details text not null,
  -- Credits are positive, debits negative.
  amount_cents bigint not null,
  primary key (statement_id, position)
);

create trigger statement_set_asides_stay before update or delete or truncate on bank.statement_set_asides
  for each statement execute function bank.refuse_change_of_statements();
create trigger statement_set_aside_entries_stay before update or delete or truncate on bank.statement_set_aside_entries
  for each statement execute function bank.refuse_change_of_statements();

-- As of the first section: it adds up, and begins where the one before ended. So no entry can be added to it later.
create function bank.check_statement_set_aside(checked bigint) returns void language plpgsql as $$
declare
  made bank.statement_set_asides;
  entries bigint;
  before bigint;
begin
  select * into made from bank.statement_set_asides where statement_id = checked;
  select coalesce(sum(amount_cents), 0) into entries from bank.statement_set_aside_entries where statement_id = checked;
  if made.opening_cents + entries <> made.closing_cents then
    raise exception 'the set-aside of statement % does not add up', checked
      using errcode = 'integrity_constraint_violation';
  end if;
  select earlier_section.closing_cents into before
    from bank.statements statement
    join bank.statements earlier
      on earlier.customer_id = statement.customer_id and earlier.ends_on < statement.starts_on
    join bank.statement_set_asides earlier_section on earlier_section.statement_id = earlier.id
    where statement.id = checked order by earlier.ends_on desc limit 1;
  if made.opening_cents <> coalesce(before, 0) then
    raise exception 'the set-aside of statement % does not begin with the balance of the one before', checked
      using errcode = 'integrity_constraint_violation';
  end if;
end $$;

-- The section comes first, so it is checked when its transaction ends. Its entries are inserted all at once.
create function bank.check_new_statement_set_aside() returns trigger language plpgsql as $$
begin
  perform bank.check_statement_set_aside(new.statement_id);
  return null;
end $$;
create constraint trigger statement_set_asides_add_up after insert on bank.statement_set_asides
  deferrable initially deferred for each row execute function bank.check_new_statement_set_aside();
create function bank.check_new_statement_set_aside_entries() returns trigger language plpgsql as $$
begin
  perform bank.check_statement_set_aside(statement_id) from (select distinct statement_id from added) as new_entries;
  return null;
end $$;
create trigger statement_set_aside_entries_add_up after insert on bank.statement_set_aside_entries
  referencing new table as added for each statement execute function bank.check_new_statement_set_aside_entries();

-- As in migration 0027, with the texts of the second section.
create or replace function bank.erase_statements(erased bigint) returns void
language plpgsql security definer set search_path = pg_catalog, bank as $$
declare
  business_day date;
begin
  if not exists (select from bank.statements where customer_id = erased) then
    return;
  end if;
  select ((now() + offset_ms * interval '1 millisecond') at time zone 'America/New_York')::date
    into business_day from bank.business_clock;
  if not exists (select from bank.accounts where customer_id = erased and closed_on <= business_day - interval '1 year') then
    raise exception 'statements of an account that is not closed for long are not erased'
      using errcode = 'restrict_violation';
  end if;
  alter table bank.statements disable trigger statements_stay;
  alter table bank.statement_entries disable trigger statement_entries_stay;
  alter table bank.statement_set_aside_entries disable trigger statement_set_aside_entries_stay;
  update bank.statements set holder_name = '', holder_address = '{}', account_number_end = '****'
    where customer_id = erased;
  update bank.statement_entries set details = ''
    where statement_id in (select id from bank.statements where customer_id = erased);
  update bank.statement_set_aside_entries set details = ''
    where statement_id in (select id from bank.statements where customer_id = erased);
  alter table bank.statements enable trigger statements_stay;
  alter table bank.statement_entries enable trigger statement_entries_stay;
  alter table bank.statement_set_aside_entries enable trigger statement_set_aside_entries_stay;
end $$;
