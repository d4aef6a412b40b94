-- no transaction
-- A look for due work reads one index when nothing is due, however many customers the bank has.
create index concurrently if not exists accounts_unfunded_step on bank.accounts (unfunded_warnings, coalesce(unfunded_warned_on, unfunded_since), customer_id) where unfunded_since is not null;
drop index concurrently if exists bank.accounts_unfunded;
create index concurrently if not exists ach_accounts_to_check on bank.ach_accounts (id) where removed_at is null and link_token_sealed is not null and (lacks_bank_name or verification_status in ('pending_automatic_verification', 'pending_manual_verification'));
create index concurrently if not exists program_limits_set on bank.program_limits (customer_id) where starts_on is not null;
create index concurrently if not exists refund_checks_planned on bank.refund_checks (planned_on, id) where state = 'planned';
create index concurrently if not exists refund_checks_unanswered on bank.refund_checks (state, expires_on) where state in ('ordered', 'mailed');
