-- Counts the changes of name, phone, e-mail address and addresses that the processor is to know.
alter table bank.accounts add column holder_version integer not null default 0;
