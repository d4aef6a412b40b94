import { createHash } from 'node:crypto'
import type { Database } from '@yoursuccess/database/database'

/**
 * A hash of a schema: its tables, columns, indexes, constraints, triggers, functions and applied migrations.
 */
export const likenessOf = async ({ query }: Pick<Database, 'query'>, schema: string): Promise<string> => {
  const { rows } = await query<{ part: string }>(
    `with here as (select oid from pg_namespace where nspname = $1)
     select concat_ws(' ', 'column', c.relname, c.relkind, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,
         a.attidentity, pg_get_expr(d.adbin, d.adrelid)) as part
       from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
       left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum where c.relnamespace in (table here)
     union all select concat_ws(' ', 'index', indexdef) from pg_indexes where schemaname = $1
     union all select concat_ws(' ', 'rule', conname, pg_get_constraintdef(oid)) from pg_constraint
       where connamespace in (table here)
     union all select concat_ws(' ', 'trigger', pg_get_triggerdef(t.oid)) from pg_trigger t
       join pg_class c on c.oid = t.tgrelid where c.relnamespace in (table here) and not t.tgisinternal
     union all select concat_ws(' ', 'function', pg_get_functiondef(oid)) from pg_proc where pronamespace in (table here)
     union all select concat_ws(' ', 'applied', name, checksum) from ${schema}.migrations
     order by part`,
    [schema],
  )
  return createHash('sha256').update(JSON.stringify(rows)).digest('hex').slice(0, 20)
}
