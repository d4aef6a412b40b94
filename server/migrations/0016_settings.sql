-- When the sign-in address was last asked to be changed or was changed, in real time: bank accounts that are linked
-- soon after rest for a while (FUNDING-48).
alter table bank.customers add column email_changed_at timestamptz;

-- New sign-in addresses that wait until the link that was sent to them is opened (SETTINGS-01). One for each customer.
create table bank.email_confirmations (
  customer_id bigint primary key references bank.customers (id),
  new_email text not null check (new_email = lower(new_email)),
  -- Null until the link is sent. Sending it again makes another one, which voids the one before.
  token_hash text unique,
  expires_at timestamptz not null,
  created_at timestamptz not null
);
