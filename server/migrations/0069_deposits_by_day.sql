-- no transaction
-- Pay schedules are found in a customer's deposits. They are a small part of the transactions, and read by day.
create index concurrently if not exists posted_transactions_deposits on bank.posted_transactions (customer_id, posted_on)
  where kind = 'deposit' and amount_cents > 0;
