-- Accounts that were linked before names began with the bank. The check of linked accounts asks the partner once for each.
alter table bank.ach_accounts add column lacks_bank_name boolean not null default true;
alter table bank.ach_accounts alter column lacks_bank_name set default false;
