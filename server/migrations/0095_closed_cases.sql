-- `case_closed`: the office says that the case is closed, so nothing is sent until the customer agrees again (AUTO-14).
alter table bank.autopay_agreements drop constraint autopay_agreements_paused_for_check;
alter table bank.autopay_agreements add constraint autopay_agreements_paused_for_check
  check (paused_for in ('trustee', 'case_closed', 'biller', 'plan', 'feature', 'set_aside'));
