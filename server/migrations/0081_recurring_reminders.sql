-- no transaction
-- One read when nobody is to be reminded, however many recurring transfers there are.
create index concurrently if not exists recurring_transfers_reminders on bank.recurring_transfers ((greatest(remind_on, next_run_on - 7)), id)
  where cancelled_at is null;
