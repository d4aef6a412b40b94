-- What refunds and reversals gave back of the purchase (docs/decisions/0031-corrected-items.md). `amount_cents` is what
-- is left of it, so the two together are what the item, or the part, was made with.
alter table bank.expense_items
  add column taken_back_cents bigint not null default 0 check (taken_back_cents >= 0),
  add constraint expense_items_taken_back check (taken_back_cents = 0 or from_transaction);
create index posted_transactions_reverses on bank.posted_transactions (reverses_processor_id)
  where reverses_processor_id is not null;
