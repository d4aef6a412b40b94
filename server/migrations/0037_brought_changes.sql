-- The newest change of the holder and of the standing that the processor has: what was brought at once is not brought
-- again by the job that stood by.
alter table bank.accounts add column holder_brought_version integer;
alter table bank.accounts add column standing_brought_version integer;
