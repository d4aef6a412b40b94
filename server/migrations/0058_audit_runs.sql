-- One audit of the whole bank. Only one runs at a time. The servers share its batches.
create table bank.audit_runs (
  id bigint generated always as identity primary key,
  begun_at timestamptz not null,
  finished_at timestamptz,
  -- Stops that were open when it began: the only ones that it may release.
  stop_ids bigint[] not null,
  -- Accounts to compare, and accounts and stories that are compared.
  accounts bigint not null,
  compared bigint not null default 0,
  stories bigint not null default 0
);
create unique index audit_runs_open on bank.audit_runs ((finished_at is null)) where finished_at is null;

-- A few accounts that a running audit has yet to compare: those from the first id to the last. Deleted in the
-- transaction that records their findings, so what is left is the position of the run.
create table bank.audit_batches (
  id bigint generated always as identity primary key,
  run_id bigint not null references bank.audit_runs (id) on delete cascade,
  first_account_id bigint not null,
  last_account_id bigint not null,
  -- How often its comparison failed.
  tries bigint not null default 0
);
create index audit_batches_run on bank.audit_batches (run_id, id);

create table bank.audit_findings (
  id bigint generated always as identity primary key,
  run_id bigint not null references bank.audit_runs (id) on delete cascade,
  -- The record: "account:12", "transfer:7".
  subject text not null,
  finding text not null,
  breaks boolean not null,
  -- Null for a finding without an account.
  customer_id bigint references bank.customers (id),
  ours_cents bigint,
  theirs_cents bigint
);
create index audit_findings_customer on bank.audit_findings (customer_id);
create index audit_findings_run on bank.audit_findings (run_id, breaks desc, id);
