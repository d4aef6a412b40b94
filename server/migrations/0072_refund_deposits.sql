-- Deposits that looked like tax refunds, once the customer said what they are (TAX-01).
create table bank.plan_refund_deposits (
  posted_transaction_id bigint primary key references bank.posted_transactions (id),
  customer_id bigint not null references bank.plans (customer_id),
  is_refund boolean not null,
  answered_at timestamptz not null
);
create index plan_refund_deposits_customer on bank.plan_refund_deposits (customer_id);
