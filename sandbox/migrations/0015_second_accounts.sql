-- Second accounts of a holder, which have no card, and transfers between a holder's own accounts.

alter table sandbox.movements drop constraint movements_kind_check;
alter table sandbox.movements add constraint movements_kind_check check (kind in ('purchase', 'purchase_reversal', 'refund',
  'deposit', 'cash_back', 'cash_back_reversal', 'fee', 'bill_payment', 'bill_payment_return', 'ach_credit', 'ach_debit',
  'ach_return', 'refund_check', 'adjustment', 'own_transfer'));

-- The holder's first account, and the product of this one. Both are null for a first account.
alter table sandbox.accounts add column primary_id bigint references sandbox.accounts (id);
alter table sandbox.accounts add column product_id text;
alter table sandbox.accounts add constraint accounts_product check ((primary_id is null) = (product_id is null));
-- A holder has a product once, unless that account is closed.
create unique index accounts_product_once on sandbox.accounts (primary_id, product_id) where status <> 'C';
