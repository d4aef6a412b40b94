-- Audit entries end after their retention time (docs/decisions/0155). No program can change one, or delete one that is
-- younger than the five years for which the law wants it (31 CFR 1010.430(d)). Real time.
create function bank.refuse_change_of_audit_entries() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.happened_at < now() - interval '5 years' then
    return old;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = '55000';
end
$$;
create or replace trigger audit_entries_append_only before update or delete on bank.audit_entries
  for each row execute function bank.refuse_change_of_audit_entries();

-- Deletes those of the oldest `most` entries that are older than `before`, and returns how many. It runs with the rights of
-- the table's owner, because the servers' role may not delete from a table that refuses changes.
create function bank.delete_old_audit_entries(before timestamptz, most integer) returns integer
language plpgsql security definer set search_path = pg_catalog, bank as $$
declare
  deleted integer;
begin
  delete from bank.audit_entries where id in (
    select id from (select id, happened_at from bank.audit_entries order by id limit most) as oldest
    where happened_at < before);
  get diagnostics deleted = row_count;
  return deleted;
end $$;
revoke execute on function bank.delete_old_audit_entries(timestamptz, integer) from public;
