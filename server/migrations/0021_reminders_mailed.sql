-- The day of the last mail: a reminder that is set anew on that very day is not mailed a second time.
alter table bank.bill_reminders add column mailed_on date;
