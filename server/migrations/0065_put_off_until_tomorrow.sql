-- Rows that were looked at today, could not be done, and are not looked at again before tomorrow.
alter table bank.accounts
  -- A warning or the closing of an account without a deposit.
  add column unfunded_put_off_on date;
alter table bank.applications
  -- The erasure of an applicant who never had an account.
  add column kept_on date;
alter table bank.trustee_looks
  -- The processor did not give the balance on this day. Reminders were sent.
  add column balance_unknown_on date;
