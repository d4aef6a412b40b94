-- A reset link is good until it is used or too old: asking for another one does not void it.
drop index bank.reset_tokens_open;
create index reset_tokens_open on bank.reset_tokens (customer_id) where used_at is null;
alter table bank.reset_tokens add column created_at timestamptz not null default now();
alter table bank.reset_tokens alter column created_at drop default;
-- Which request it was made for: that request's repeated job mails again, any other one waits two minutes.
alter table bank.reset_tokens add column requested_by text;
