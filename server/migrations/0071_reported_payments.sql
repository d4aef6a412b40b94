-- no transaction
-- A plan counts the trustee payments that its customer reported, over all years. They are a small part of the items.
create index concurrently if not exists expense_items_reported on bank.expense_items (customer_id, effective_on, id)
  where external and category = 'trustee_payment';
