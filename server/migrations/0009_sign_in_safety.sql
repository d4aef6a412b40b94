-- One reset link of a customer works at a time, also when two servers issue one at the same moment.
update bank.reset_tokens set used_at = now()
  where used_at is null
    and id not in (select max(id) from bank.reset_tokens where used_at is null group by customer_id);
drop index bank.reset_tokens_customer;
create unique index reset_tokens_open on bank.reset_tokens (customer_id) where used_at is null;

-- Wrong passwords and codes since the last sign-in. They are not forgotten with time, unlike those that make one wait.
alter table bank.customers add column failed_sign_ins integer not null default 0;
