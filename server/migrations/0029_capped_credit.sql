-- What the bank gives for a reported problem is at most what the customer is still out of pocket for.
alter table bank.disputes
  -- The transaction had a case before: a person decides about money (12 CFR 1005.11(e)).
  add column is_repeat boolean not null default false,
  drop constraint disputes_outcome_check,
  add constraint disputes_outcome_check check (outcome in ('corrected', 'no_error', 'already_returned'));
update bank.disputes d set is_repeat = true
where exists (
  select 1 from bank.disputes e where e.posted_transaction_id = d.posted_transaction_id and e.id < d.id);
create index disputes_transaction on bank.disputes (posted_transaction_id, id);

alter table bank.dispute_movements
  -- From here on the amount stays as it is: the processor may have posted it.
  add column sent_at timestamptz,
  drop constraint dispute_movements_state_check,
  -- `dropped`: nothing was left to give when it was to be posted.
  add constraint dispute_movements_state_check
    check (state in ('waiting', 'intended', 'posted', 'refused', 'dropped')),
  drop constraint dispute_movements_check1,
  add constraint dispute_movements_ended_check
    check ((state in ('posted', 'refused', 'dropped')) = (ended_at is not null)),
  drop constraint dispute_movements_dispute_id_kind_key;
update bank.dispute_movements set sent_at = due_on where state <> 'waiting';
-- What comes back after the answer is taken back too, so a case may have several of these.
create unique index dispute_movements_one_credit on bank.dispute_movements (dispute_id, kind)
  where kind <> 'take_back';
create index dispute_movements_dispute on bank.dispute_movements (dispute_id);
