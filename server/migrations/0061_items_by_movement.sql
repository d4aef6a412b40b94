-- no transaction
-- Items without a movement come first: an index that ends with them splits its pages in half where new movements are
-- added, and takes twice the space.
create unique index concurrently if not exists expense_items_movement_key on bank.expense_items (posted_transaction_id nulls first);
