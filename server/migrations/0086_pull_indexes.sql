-- no transaction
-- Each debit is one pull at most.
create unique index concurrently if not exists planned_payments_pull on bank.planned_payments (posted_transaction_id)
  where posted_transaction_id is not null;
-- One read when no pull is expected or due, however many payments are planned and customers have autopay.
create index concurrently if not exists planned_payments_pulls on bank.planned_payments (pull_look_on, id)
  where state = 'pull_expected';
create index concurrently if not exists autopay_agreements_pulls on bank.autopay_agreements (look_on, customer_id)
  where stopped_at is null and method in ('tfs', 'epay');
