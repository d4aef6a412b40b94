-- A notification keeps the code of its text and its values, and is rendered when it is read. Servers of the build before know
-- neither: they read and write `title`, the sentence in English, and what they write stays `legacy`.
alter table bank.notifications add column code text not null default 'legacy';
alter table bank.notifications add column params jsonb not null default '{}';

-- The sentences of the build before. `event` is how the key of such an event begins, and a value is {name:kind}.
create table bank.former_sentences (code text not null, event text not null, sentence text not null);
insert into bank.former_sentences (code, event, sentence) values
  ('account.unfunded.title', 'account-unfunded-', 'No money has come into your account yet. It is closed on {on:day} if none comes.'),
  ('account.closedUnfunded.title', 'account-standing-', 'Your account was closed, because no money had come in.'),
  ('account.reopened.title', 'account-standing-', 'Your account is open again.'),
  ('account.closed.title', 'account-standing-', 'Your account was closed.'),
  ('account.deposited', 'deposit-', 'A deposit of {amount:usd} is in your account: {details:text}.'),
  ('account.balanceNegative', 'balance-', 'Your balance is below zero: {amount:usd}. Please put money into your account.'),
  ('account.balanceLow', 'balance-', 'Your balance is low: {amount:usd} can be spent.'),
  ('bills.late.title', 'bill-payment-', 'Your payment of {amount:usd} to {biller:text} may reach your trustee late. It should be there by {expectedOn:longDay}, and the due day is {dueOn:longDay}.'),
  ('bills.received', 'bill-payment-', 'Your payment of {amount:usd} to {biller:text} was received.'),
  ('bills.failed.title', 'bill-payment-', 'Your payment of {amount:usd} to {biller:text} failed, because {reason:bills}.'),
  ('bills.returned.title', 'bill-payment-', 'Your payment of {amount:usd} to {biller:text} was returned, because {reason:bills}.'),
  ('bills.billerRefused', 'biller-', '{biller:text} could not be added to your bills. Please check the account number and add it again.'),
  ('card.sent.title', 'card-replaced-', 'Your new card is on its way. Your current card works until you activate it.'),
  ('card.replaced.title', 'card-replaced-', 'Your card was replaced. The new one is on its way.'),
  ('card.pinSet.title', 'card-pin-', 'The PIN of your card was set.'),
  ('card.plasticSent.title', 'card-plastic-sent', 'Your first money has arrived, and your card is on its way.'),
  ('card.refused.freeze.title', 'card-action-', 'Your card could not be frozen. Please try again.'),
  ('card.refused.unfreeze.title', 'card-action-', 'Your card could not be unfrozen. Please try again.'),
  ('card.refused.replacement.title', 'card-action-', 'Your card could not be replaced. Please try again.'),
  ('disputes.credited.title', 'dispute-', 'We gave you {amount:usd} while we look into {reference:text}.'),
  ('disputes.resolved.corrected', 'dispute-', '{reference:text}: we found an error, and {amount:usd} is yours.'),
  ('disputes.resolved.alreadyReturned', 'dispute-', '{reference:text}: this transaction was already refunded.'),
  ('disputes.resolved.noError', 'dispute-', '{reference:text}: we found no error.'),
  ('disputes.capped', 'dispute-movement-', '{reference:text}: {returned:usd} was refunded to you, so we credit only the other {given:usd}.'),
  ('disputes.cappedToNothing', 'dispute-movement-', '{reference:text}: {returned:usd} was refunded to you, so there is nothing left for us to credit.'),
  ('disputes.returned.title', 'dispute-', '{reference:text}: you were refunded, so we take back {amount:usd} on {on:day}.'),
  ('disputes.takenBack', 'dispute-movement-', 'We took back {amount:usd} that we gave you for {reference:text}.'),
  ('fraud.title', 'fraud-alert-', 'Did you try to pay {amount:usd} at {merchant:text}?'),
  ('funding.arrived', 'transfer-', 'Your transfer of {amount:usd} ({description:text}) has arrived.'),
  ('funding.failed.title', 'transfer-', 'Your transfer of {amount:usd} ({description:text}) failed, because {reason:funding}.'),
  ('funding.takenBack.title', 'transfer-', 'Your transfer of {amount:usd} ({description:text}) was taken back, because {reason:funding}.'),
  ('funding.runFailed.notUsable', 'transfer-', 'Your recurring transfer of {amount:usd} ({description:text}) could not be made: This bank account cannot be used yet.'),
  ('funding.runFailed.overLimit', 'transfer-', 'Your recurring transfer of {amount:usd} ({description:text}) could not be made: You have exceeded your transaction velocity limit. Please try again later.'),
  ('funding.onHold.title', 'recurring-', 'Your recurring transfer of {amount:usd} is on hold. We''re checking your account. We''ll email you by {by:day}.'),
  ('funding.recurringEnded.title', 'transfer-', 'Your {count:number} recurring transfers from one bank account have ended, because your bank returned a transfer.'),
  ('funding.depositsEnded.title', 'recurring-', 'Your recurring transfer of {amount:usd} has ended, because your account takes no more deposits.'),
  ('funding.verified.now', 'ach-account-', '{account:text} is verified. You can now move money from it.'),
  ('funding.verified.held', 'ach-account-', '{account:text} is verified. Because your e-mail address was changed, you can move money from it 24 hours after that change.'),
  ('funding.notVerified', 'ach-account-', '{account:text} could not be verified. Please link a bank account again.'),
  ('funding.linkEnded', 'ach-account-', 'The link to {account:text} has ended. Please link it again.'),
  ('funding.linked.title', 'ach-account-', '{account:text} was linked to your account.'),
  ('funding.removed.title', 'ach-account-', '{account:text} is no longer linked to your account.'),
  ('program.deposits.title', 'program-', 'The last day to put money into your account is {lastDay:longDay}.'),
  ('program.spending.title', 'program-', 'The last day to spend or withdraw your money is {lastDay:longDay}.'),
  ('refunds.planned.title', 'refund-', 'What is left in your account is sent to you by check.'),
  ('refunds.mailed.title', 'refund-', 'Your refund check for {amount:usd} is in the mail.'),
  ('refunds.cashed', 'refund-', 'Your refund check for {amount:usd} was cashed.'),
  ('refunds.expired.title', 'refund-', 'Your refund check for {amount:usd} was not cashed in time and is void.'),
  ('refunds.dropped', 'refund-', 'No refund check is sent, because nothing was left in your account.'),
  ('refunds.reversed.title', 'refund-', 'We won’t send you a refund check: you can keep spending from your account.'),
  ('rewards.arrived', 'cash-back-', 'Cash back of {amount:usd} is in your account: {details:text}.'),
  ('rewards.takenBack', 'cash-back-', 'Cash back of {amount:usd} was taken back: {details:text}.'),
  ('session.changes.mfa_on.title', 'safety-mfa_on-', 'Multi-factor authentication is on.'),
  ('session.changes.mfa_off.title', 'safety-mfa_off-', 'Multi-factor authentication is off.'),
  ('session.changes.backup_codes.title', 'safety-backup_codes-', 'You have new backup codes.'),
  ('session.changes.new_device.title', 'safety-new_device-', 'Your account was signed in to on a new device.'),
  ('session.changes.password_changed.title', 'safety-password_changed-', 'Your password was changed.'),
  ('session.changes.email_asked.title', 'safety-email_asked-', 'Your e-mail address is about to change.'),
  ('session.changes.email_asked_mfa_off.title', 'safety-email_asked_mfa_off-', 'Your e-mail address is about to change.'),
  ('session.changes.email_changed.title', 'safety-email_changed-', 'Your e-mail address was changed.'),
  ('session.undone.title', 'safety-undone-', 'A change to your sign-in was undone.'),
  ('statements.ready.title', 'statement-', 'Your statement for {month:month} is ready.'),
  ('tracker.shortage.title', 'trustee-payment-', 'Your balance does not cover your trustee payment yet: {amount:usd} is due on {on:day}.'),
  ('tracker.due.title', 'trustee-payment-', 'Your trustee payment is due on {on:day}: {amount:usd} is still to pay.'),
  ('audit.released.title', 'money-stop-', 'Your account is all set. You can make payments and transfers again.');

create table bank.former_reasons (kind text not null, code text not null, reason text not null);
insert into bank.former_reasons (kind, code, reason) values
  ('bills', 'not_enough_money', 'the available balance did not cover the payment and its fee'),
  ('bills', 'account_closed', 'your account at the biller is closed'),
  ('bills', 'account_unknown', 'the biller does not know the account number'),
  ('bills', 'duplicate', 'the biller takes it for a second payment of the same bill'),
  ('bills', 'not_delivered', 'the check could not be delivered'),
  ('bills', 'not_cashed', 'the check was not cashed in time'),
  ('bills', 'sent_back', 'the biller sent it back'),
  ('bills', 'refused_by_biller', 'the biller did not take it'),
  ('bills', 'voided', 'the check was voided'),
  ('bills', 'undone', 'a change of your sign-in was undone, and with it what was set up after it'),
  ('bills', 'other', 'the payment could not be made'),
  ('funding', 'R01', 'there was not enough money in it'),
  ('funding', 'R02', 'it is closed'),
  ('funding', 'R03', 'your bank does not know it'),
  ('funding', 'R04', 'its number is not valid'),
  ('funding', 'R07', 'you took the permission back'),
  ('funding', 'R08', 'the payment was stopped'),
  ('funding', 'R09', 'its money was not available yet'),
  ('funding', 'R10', 'the transfer was not authorized'),
  ('funding', 'R16', 'it is frozen'),
  ('funding', 'R20', 'it does not take transfers'),
  ('funding', 'transfer.velocity', 'the transfer would have gone over your limit of 24 hours'),
  ('funding', 'transfer.account_not_usable', 'it could not be used on that day'),
  ('funding', 'undone', 'a change of your sign-in was undone, and with it what was set up after it'),
  ('funding', '429-12', 'deposits to your account here have ended'),
  ('funding', 'other', 'your bank did not accept the transfer');

-- A value as it is stored from now on; null if the text cannot be read back exactly.
create function bank.former_value(kind text, value text, happened_at timestamptz) returns jsonb language sql as $$
  select case kind
    when 'text' then to_jsonb(value)
    when 'number' then to_jsonb(value::integer)
    when 'usd' then jsonb_build_object('usd', regexp_replace(value, '[$,.]', '', 'g')::bigint)
    -- "Fri, Nov 27" has no year: it is the one next to the event in which that day is a Friday.
    when 'day' then (
      select jsonb_build_object('day', day::date)
      from (
        select make_date(year, (strpos('JanFebMarAprMayJunJulAugSepOctNovDec', substr(value, 6, 3)) + 2) / 3, 1)
          + (substr(value, 10)::integer - 1) as day
        from generate_series(extract(year from happened_at)::integer - 1, extract(year from happened_at)::integer + 1) as year
        where strpos('JanFebMarAprMayJunJulAugSepOctNovDec', substr(value, 6, 3)) > 0
      ) as days
      where to_char(day, 'Dy, Mon FMDD') = value
      limit 1)
    when 'longDay' then (
      select jsonb_build_object('longDay', day)
      from (
        select (first + (substring(value from ' ([0-9]+),')::integer - 1))::date as day
        from generate_series(1, 12) as month,
          make_date(right(value, 4)::integer, month, 1) as first
      ) as days
      where to_char(day, 'FMMonth FMDD, YYYY') = value
      limit 1)
    when 'month' then (
      select jsonb_build_object('month', first)
      from generate_series(1, 12) as month, make_date(right(value, 4)::integer, month, 1) as first
      where to_char(first, 'FMMonth YYYY') = value)
    else (
      select jsonb_build_object('code', kind || '.reasons.' || code, 'params', '{}'::jsonb)
      from bank.former_reasons where former_reasons.kind = former_value.kind and reason = value)
  end
$$;

with patterns as (
  select code, event, names, kinds,
    -- The text with its marks escaped, and a group for each value.
    '^' || regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
      regexp_replace(sentence, '([.?()])', '\\\1', 'g'),
      '\{\w+:usd\}', '(-?[$][0-9,]+[.][0-9]{2})', 'g'),
      '\{\w+:number\}', '([0-9]{1,6})', 'g'),
      '\{\w+:day\}', '([A-Z][a-z]{2}, [A-Z][a-z]{2} [0-9]{1,2})', 'g'),
      '\{\w+:longDay\}', '([A-Z][a-z]+ [0-9]{1,2}, [12][0-9]{3})', 'g'),
      '\{\w+:month\}', '([A-Z][a-z]+ [12][0-9]{3})', 'g'),
      '\{\w+:(?:text|bills|funding)\}', '(.*)', 'g') || '$' as pattern
  from bank.former_sentences,
    lateral (
      select array_agg(found[1] order by at) as names, array_agg(found[2] order by at) as kinds
      from regexp_matches(sentence, '\{(\w+):(\w+)\}', 'g') with ordinality as matches (found, at)
    ) as placeholders
), mapped as (
  select distinct on (notifications.id) notifications.id, patterns.code, coalesce(
    (
      select jsonb_object_agg(names[at], bank.former_value(kinds[at], parts[at], happened_at))
      from generate_subscripts(names, 1) as at
    ), '{}') as params
  from bank.notifications
  join patterns on starts_with(dedupe_key, event)
  cross join lateral regexp_match(title, pattern) as parts
  where parts is not null
  order by notifications.id
)
update bank.notifications set code = mapped.code, params = mapped.params from mapped
where mapped.id = notifications.id and not jsonb_path_exists(mapped.params, '$.* ? (@ == null)');

-- One recurring transfer has a sentence of its own.
update bank.notifications set code = 'funding.recurringEnded.title', params = '{"count": 1}'
where starts_with(dedupe_key, 'transfer-')
  and title = 'Your recurring transfer has ended, because your bank returned a transfer.';

drop function bank.former_value;
drop table bank.former_reasons;
drop table bank.former_sentences;
