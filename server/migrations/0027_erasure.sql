-- What the bank forgets of people whose account has been closed for the retention time (docs/decisions/0119).

alter table bank.accounts
  -- The business day since which it is closed; null while it is open.
  add column closed_on date,
  -- The last day on which something kept its holder from being erased.
  add column kept_on date;
update bank.accounts as a
set closed_on = coalesce(
  (select (max(e.happened_at) at time zone 'America/New_York')::date from bank.audit_entries as e
   where e.customer_id = a.customer_id and e.action in ('account.closed', 'account.closed_unfunded')),
  (now() at time zone 'America/New_York')::date)
from bank.customers as c
where c.id = a.customer_id and c.state in ('closed', 'closed_unfunded');
-- An erased account has no number any more.
create index accounts_closed on bank.accounts (customer_id) where closed_on is not null and prn is not null;
create index applications_without_account on bank.applications (customer_id) where status in ('pending', 'rejected');

-- The token of an erased link is gone; its row stays, since transfers name it.
alter table bank.ach_accounts alter column link_token_sealed drop not null;

-- By the account or the link that an event is about: it goes with its customer.
create index partner_events_named on bank.partner_events ((coalesce(body ->> 'prn', body ->> 'item_id')));

-- The only way in which a statement changes: who it was for and what its lines say is blanked, its amounts and days stay.
-- The triggers that refuse every change are in force for everybody else all the while, and again when this ends. It runs
-- with the rights of the tables' owner, so it looks for itself whether the account has been closed for long: a year is the
-- shortest retention time that the configuration takes.
create function bank.erase_statements(erased bigint) returns void
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
  update bank.statements set holder_name = '', holder_address = '{}', account_number_end = '****'
    where customer_id = erased;
  update bank.statement_entries set details = ''
    where statement_id in (select id from bank.statements where customer_id = erased);
  alter table bank.statements enable trigger statements_stay;
  alter table bank.statement_entries enable trigger statement_entries_stay;
end $$;
revoke execute on function bank.erase_statements(bigint) from public;
