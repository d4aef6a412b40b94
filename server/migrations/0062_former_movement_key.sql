-- The index of 0061 replaces it, for servers of the build before as well.
alter table bank.expense_items drop constraint expense_items_posted_transaction_id_key;
