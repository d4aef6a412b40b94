-- When the newest token of a session was first used: until then, and a little longer, the one before stays good.
alter table bank.sessions add column first_used_at timestamptz;
