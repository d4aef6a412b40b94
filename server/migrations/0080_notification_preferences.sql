-- By which channels a customer is notified besides the panel. A customer without a row has the usual ones.
create table bank.notification_preferences (
  customer_id bigint primary key references bank.customers (id),
  -- The groups that come by this channel.
  email_groups text[] not null,
  text_groups text[] not null,
  -- Full hours of the zone. None are quiet if both are the same.
  quiet_from smallint not null check (quiet_from between 0 and 23),
  quiet_to smallint not null check (quiet_to between 0 and 23),
  quiet_zone text not null
);

-- Texts that wait for the end of the quiet hours.
create table bank.held_texts (
  id bigint generated always as identity primary key,
  customer_id bigint not null references bank.customers (id),
  -- Of its notification.
  dedupe_key text not null,
  message_group text not null,
  message jsonb not null,
  send_at timestamptz not null
);
create index held_texts_due on bank.held_texts (send_at, id);
create index held_texts_customer on bank.held_texts (customer_id, message_group, id);

-- The next day on which the customer is reminded of the next run, or the day of the run after the last reminder. Null, or
-- a day that has passed, for runs that were planned by builds without reminders.
alter table bank.recurring_transfers add column remind_on date;
