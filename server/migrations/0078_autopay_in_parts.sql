-- Autopay sends each share of pay automatically, where the office takes payments in parts (AUTO-08).
alter table bank.autopay_agreements drop constraint autopay_agreements_mode_check;
alter table bank.autopay_agreements add constraint autopay_agreements_mode_check
  check (mode in ('once', 'each_payday'));

-- The share of pay whose arrival in the set-aside made it be sent (0079).
alter table bank.planned_sendings add column share_move_id bigint references bank.set_aside_moves (id);
-- When it was at the trustee's office. A planned payment is delivered once all of its payments are.
alter table bank.planned_sendings add column delivered_at timestamptz;
-- Few rows: nobody had autopay before 0075.
update bank.planned_sendings sending set delivered_at = payment.updated_at
  from bank.bill_payments payment
  where payment.id = sending.bill_payment_id and payment.status = 'cleared' and sending.undone_at is null;
