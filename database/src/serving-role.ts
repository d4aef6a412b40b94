import type { Database } from './db.ts'

/**
 * Grants an existing PostgreSQL role the rights that a server needs in these schemas, and revokes all others.
 * The role can read and write rows but owns nothing, so it cannot change tables or their rules. In
 * tables with a trigger that refuses changes or deletions, it has no right to them either. It cannot attach
 * a trigger that runs with the owner's rights to a table of its own, whose types could bring other code into it.
 * Run it as the owner of the schemas after each migration. Throws if the role does not exist or has too many
 * rights, such as superuser or ownership of a schema.
 */
export const grantServing = async (
  database: Pick<Database, 'query' | 'run'>,
  role: string,
  schemas: readonly string[],
): Promise<void> => {
  await assertHarmless(database, role, schemas)
  // The database builds the statements, because it knows how to quote names.
  const { rows } = await database.query<{ statement: string }>(
    `with schemas as (select name from unnest($2::text[]) as name),
     stories as (
       select distinct n.nspname as schema, c.relname as name, refused.right
         from pg_trigger t
         join pg_proc p on p.oid = t.tgfoid and p.proname like 'refuse\\_change%'
         join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
         join (values ('delete', 8), ('update', 16)) as refused ("right", bit) on t.tgtype & refused.bit > 0)
     select statement from (
       select 1 as step, format('revoke all on all tables in schema %I from %I', name, $1::text) as statement from schemas
       union all select 1, format('revoke all on all sequences in schema %I from %I', name, $1) from schemas
       union all select 1, format('revoke all on schema %I from %I', name, $1) from schemas
       union all select 2, format('grant usage on schema %I to %I', name, $1) from schemas
       union all select 2, format('grant select, insert, update, delete on all tables in schema %I to %I', name, $1)
         from schemas
       union all select 2, format('grant usage on all sequences in schema %I to %I', name, $1) from schemas
       union all select 2, format('grant execute on all functions in schema %I to %I', name, $1) from schemas
       union all select 3, format('revoke %s on %I.%I from %I', "right", schema, name, $1) from stories
         where schema in (table schemas)
       union all select 3, format('revoke execute on function %s from %I', p.oid::regprocedure, $1)
         from pg_proc p join pg_namespace n on n.oid = p.pronamespace
         where n.nspname in (table schemas) and p.prosecdef and p.prorettype = 'trigger'::regtype
       union all select 3, format('revoke insert, update, delete on %I.migrations from %I', name, $1) from schemas
         where to_regclass(format('%I.migrations', name)) is not null) as steps
     order by step`,
    [role, [...schemas]],
  )
  await database.run(['begin', ...rows.map(({ statement }) => statement), 'commit'].join(';\n'))
}

const assertHarmless = async (
  database: Pick<Database, 'query'>,
  role: string,
  schemas: readonly string[],
): Promise<void> => {
  const { rows } = await database.query<{ problem: string }>(
    `select 'there is no such role' as problem where not exists (select from pg_roles where rolname = $1)
     union all select 'it may do everything, whatever is granted' from pg_roles
       where rolname = $1 and (rolsuper or rolcreaterole or rolbypassrls or rolreplication)
     union all select 'it is or may become the owner of ' || nspname from pg_namespace
       where nspname = any($2) and exists (select from pg_roles where rolname = $1)
         and pg_has_role($1::text, nspowner, 'member')`,
    [role, [...schemas]],
  )
  if (rows[0])
    throw new Error(`The role ${role} cannot serve: ${rows.map(({ problem }) => problem).join('; ')}.`)
}
