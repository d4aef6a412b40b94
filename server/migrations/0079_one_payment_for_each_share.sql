-- no transaction
-- Each share of pay sends one payment at most (AUTO-08).
create unique index concurrently if not exists planned_sendings_share
  on bank.planned_sendings (share_move_id) where share_move_id is not null;
