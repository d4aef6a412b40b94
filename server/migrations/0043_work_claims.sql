-- Which server works on a due row until when, and how long a row that failed waits. A row that is neither worked on
-- nor waiting has no entry.
create table bank.work_claims (
  -- Name of the list of due rows: "bills.reminders".
  list text not null,
  -- Key of the row in its list.
  key bigint not null,
  -- The round that works on the row. Null while the row waits for its next attempt.
  holder text,
  -- End of the lease, or time of the next attempt.
  due_at timestamptz not null,
  -- Failed attempts in a row.
  attempts integer not null default 0,
  last_error text,
  primary key (list, key)
);
create index work_claims_failed on bank.work_claims (list, attempts) where attempts > 0;
