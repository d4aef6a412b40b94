-- Offices of Chapter 13 trustees: what reached them, and what their ledgers show. The offices' rules are in
-- src/trustee-office/offices.ts.

create table sandbox.office_payments (
  id bigint generated always as identity primary key,
  office_id text not null check (office_id ~ '^\d{10}$'),
  method text not null check (method in ('electronic', 'bill_pay_check', 'wage_order', 'by_hand')),
  amount_cents bigint not null check (amount_cents > 0),
  -- The account number or memo of the payment, and the case that the office read in it. Null until a clerk has found the case.
  written_as text not null,
  case_number text,
  description text not null,
  -- A payment of a customer of the bank.
  account_id bigint references sandbox.accounts (id),
  bill_payment_id bigint unique references sandbox.bill_payments (id),
  -- Business time. A wage order is known before it arrives.
  received_at timestamptz not null,
  state text not null check (state in ('waiting', 'posted', 'returned')),
  -- Given by the person who posts by hand.
  receipt_number text,
  -- When the office posts it or sends it back. Null for a payment that waits without end.
  due_at timestamptz,
  check ((bill_payment_id is not null) = (method in ('electronic', 'bill_pay_check'))),
  check ((bill_payment_id is not null) = (account_id is not null)),
  check (due_at is null or state = 'waiting')
);
create index office_payments_case on sandbox.office_payments (case_number, id);
create index office_payments_written on sandbox.office_payments (written_as, id) where case_number is null;
create index office_payments_account on sandbox.office_payments (account_id, id);
create index office_payments_due on sandbox.office_payments (due_at, id) where due_at is not null;

create table sandbox.office_receipts (
  id bigint generated always as identity primary key,
  office_id text not null,
  case_number text not null,
  payment_id bigint not null references sandbox.office_payments (id),
  posted_on date not null,
  -- Negative for a payment that was posted and then returned.
  amount_cents bigint not null check (amount_cents <> 0),
  description text not null,
  receipt_number text
);
create index office_receipts_case on sandbox.office_receipts (case_number, id);
create index office_receipts_payment on sandbox.office_receipts (payment_id);
