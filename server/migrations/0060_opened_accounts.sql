-- no transaction
-- Finds the accounts that were opened lately, however many accounts the bank has.
create index concurrently if not exists accounts_opened_at on bank.accounts (opened_at) where prn is not null;
