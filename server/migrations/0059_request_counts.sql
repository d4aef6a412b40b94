-- Requests that all servers count together. Unlogged: a crash of the database only begins the counts again.
create unlogged table bank.request_counts (
  -- A hash of what is counted and for whom: "sign_in" of a network address.
  key uuid primary key,
  count integer not null,
  -- The count begins again at this time.
  ends_at timestamptz not null
) with (fillfactor = 70);
create index request_counts_ended on bank.request_counts (ends_at);
