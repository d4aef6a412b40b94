-- no transaction
-- Erasure, export and what a customer reads find the customer's rows by an index, whatever the statistics say. A partial
-- index that was empty when statistics were made looks free, and then a look-up of one session read all open ones.
create index concurrently if not exists sessions_customer on bank.sessions (customer_id);
drop index concurrently if exists bank.sessions_open;
create index concurrently if not exists authorizations_customer on bank.authorizations (customer_id);
create index concurrently if not exists expense_items_customer on bank.expense_items (customer_id, effective_on desc, id desc);
drop index concurrently if exists bank.expense_items_shown;
create index concurrently if not exists reset_tokens_customer on bank.reset_tokens (customer_id);
drop index concurrently if exists bank.reset_tokens_open;
create index concurrently if not exists recurring_transfers_owner on bank.recurring_transfers (customer_id, id);
drop index concurrently if exists bank.recurring_transfers_customer;

-- One read when nobody is due to be erased, however many accounts were closed.
create index concurrently if not exists accounts_closed_on on bank.accounts (closed_on, customer_id) where prn is not null and closed_on is not null;
drop index concurrently if exists bank.accounts_closed;
create index concurrently if not exists applications_ended on bank.applications (coalesce(decided_at, created_at), customer_id) where status in ('pending', 'rejected');
drop index concurrently if exists bank.applications_without_account;

-- By customer alone: equal keys are stored once, which is a third of the size.
create index concurrently if not exists audit_entries_of_customer on bank.audit_entries (customer_id);
drop index concurrently if exists bank.audit_entries_customer;

-- The figures of unfinished movements of money are counted by index (docs/operations.md, "What to watch").
create index concurrently if not exists bill_payments_unfinished on bank.bill_payments (status, created_at) where status in ('created', 'pending', 'mailed');
create index concurrently if not exists plastic_orders_intended on bank.plastic_orders (asked_at) where state = 'intended';
create index concurrently if not exists dispute_movements_unfinished on bank.dispute_movements (state) where state in ('waiting', 'intended', 'refused');
create index concurrently if not exists accounts_opening on bank.accounts (created_at) where prn is null and opened_at is null;
create index concurrently if not exists accounts_kept on bank.accounts (closed_on) where kept_for is not null and prn is not null;
