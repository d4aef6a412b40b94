/** Finds the tables of a backup, and orders them so that each table comes after those it refers to. */
import { sql } from 'drizzle-orm'
import type { Db } from './db.ts'

export interface Table {
  schema: string
  /** Includes the schema: "bank.customers". */
  name: string
  /** The stored columns (not generated ones), in their order. */
  columns: string[]
  /** "order by ..." of the primary key: a row comes after the rows of its own table that it refers to. */
  order: string
  refersTo: string[]
}

/** Tables whose rows the programs write themselves when they create their tables. */
const MADE_BY_PROGRAMS = new Set(['migrations', 'version'])

/**
 * Returns the tables of the schemas, each after those it refers to. Partitions count as part of their table.
 * Throws if tables refer to each other.
 */
export const listTables = async (tx: Db, schemas: readonly string[]): Promise<Table[]> => {
  const { rows } = (await tx.execute(sql`
    select n.nspname as schema, c.relname as relation, format('%I.%I', n.nspname, c.relname) as name,
      (select json_agg(a.attname order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      (select json_agg(quote_ident(a.attname) order by k.place)
        from pg_index i cross join unnest(i.indkey::int2[]) with ordinality as k (column_number, place)
        join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.column_number
        where i.indrelid = c.oid and i.indisprimary) as keys,
      (select json_agg(distinct format('%I.%I', rn.nspname, rc.relname)) from pg_constraint f
        join pg_class rc on rc.oid = f.confrelid join pg_namespace rn on rn.oid = rc.relnamespace
        where f.contype = 'f' and f.confrelid <> c.oid and (f.conrelid = c.oid
          or f.conrelid in (select inhrelid from pg_inherits where inhparent = c.oid))) as "refersTo"
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in (${sql.join(
      schemas.map((schema) => sql`${schema}`),
      sql`, `,
    )}) and c.relkind in ('r', 'p') and not c.relispartition
    order by 1, 2`)) as unknown as { rows: RawTable[] }
  const tables = rows
    .filter(({ relation }) => !MADE_BY_PROGRAMS.has(relation))
    .map(({ schema, name, columns, keys, refersTo }) => ({
      schema,
      name,
      columns,
      order: keys ? `order by ${keys.join(', ')}` : '',
      refersTo: refersTo ?? [],
    }))
  return afterThoseTheyReferTo(tables)
}

interface RawTable {
  schema: string
  relation: string
  name: string
  columns: string[]
  keys: string[] | null
  refersTo: string[] | null
}

const afterThoseTheyReferTo = (tables: readonly Table[]): Table[] => {
  const ordered: Table[] = []
  const placed = new Set<string>()
  const known = new Set(tables.map(({ name }) => name))
  for (let left = [...tables]; left.length > 0; ) {
    const next = left.filter(({ refersTo }) => refersTo.every((name) => placed.has(name) || !known.has(name)))
    if (next.length === 0)
      throw new Error(`These tables refer to each other: ${left.map(({ name }) => name).join()}`)
    for (const table of next) placed.add(table.name)
    ordered.push(...next)
    left = left.filter(({ name }) => !placed.has(name))
  }
  return ordered
}

/**
 * Turns off the triggers that restrict changes, because a restore inserts rows in states that no new row may
 * have. References stay checked.
 */
export const triggersOff = async (tx: Db, tables: readonly Table[]): Promise<void> => {
  for (const { name } of tables) await tx.execute(sql.raw(`alter table ${name} disable trigger user`))
}

export const enableTriggers = async (tx: Db, tables: readonly Table[]): Promise<void> => {
  for (const { name } of tables) await tx.execute(sql.raw(`alter table ${name} enable trigger user`))
}

/** Sets each sequence so that its next id is above all existing ids. */
export const fixSequences = async (tx: Db, tables: readonly Table[]): Promise<void> => {
  for (const { name, columns } of tables)
    for (const column of columns) {
      const { rows } = (await tx.execute(
        sql`select pg_get_serial_sequence(${name}, ${column}) as sequence`,
      )) as unknown as { rows: { sequence: string | null }[] }
      const sequence = rows[0]?.sequence
      if (sequence)
        await tx.execute(
          sql.raw(
            `select setval('${sequence}', coalesce((select max("${column}") from ${name}), 1), exists (select 1 from ${name}))`,
          ),
        )
    }
}
