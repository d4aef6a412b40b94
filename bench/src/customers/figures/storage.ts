/** What a customer's year takes on the disk, with indexes, once retention has deleted what is too old. */
import { rounded } from '../../report.ts'
import type { CustomerBank } from '../customer-bank.ts'
import type { CustomerFigure } from '../figure.ts'

const YEAR_DAYS = 365
const SHOWN = 8
/**
 * It drops whole months of bodies of events, so the figure would depend on the day of the run. The generator kept as
 * many days of them as a bank has on average (EVENT_RETENTION_DAYS and half a month).
 */
const DROPS_MONTHS = 'inbox.history'

export const storage: CustomerFigure = {
  at: 'longest',
  measure: async (bank) => {
    const before = await countRows(bank)
    await bank.runDue()
    for (const { name } of bank.scheduled) if (name !== DROPS_MONTHS) await bank.send(name, [{}], true)
    await bank.idle()
    await bank.database.run('vacuum (analyze)')
    await shrink(bank, before)
    const each = (bytes: number) =>
      rounded(((bytes / bank.size.customers / 1000) * YEAR_DAYS) / bank.size.days, 0)
    const tables = await sizes(bank)
    const total = tables.reduce((sum, { bytes }) => sum + bytes, 0)
    return [
      {
        what: `storage per customer and year (${bank.size.customers} customers, ${bank.size.days} days)`,
        value: each(total),
        unit: 'kB',
        target: { atMost: 400 },
      },
      ...tables.slice(0, SHOWN).map(({ name, bytes }) => ({
        what: `storage: ${name}`,
        value: each(bytes),
        unit: 'kB',
      })),
    ]
  },
}

/** Partitions count as their table. */
const sizes = async ({ database }: CustomerBank) => {
  const { rows } = await database.query<{ name: string; bytes: number }>(
    `select coalesce((select inhparent::regclass::text from pg_inherits where inhrelid = c.oid), c.oid::regclass::text)
       as name, sum(pg_total_relation_size(c.oid))::bigint as bytes
     from pg_class c where relnamespace = 'bank'::regnamespace and relkind in ('r', 'm')
     group by 1 order by 2 desc`,
  )
  return rows
}

const countRows = async ({ database }: CustomerBank): Promise<Map<string, number>> => {
  const { rows } = await database.query<{ name: string; rows: number }>(
    `select oid::regclass::text as name, reltuples::bigint as rows from pg_class
     where relnamespace = 'bank'::regnamespace and relkind = 'r' and reltuples > 0`,
  )
  return new Map(rows.map(({ name, rows: count }) => [name, count]))
}

const LOST = 0.99

/**
 * Gives back the space of deleted rows. A bank that runs for years fills it again, so a table keeps the size
 * of its remaining rows.
 */
const shrink = async (bank: CustomerBank, before: ReadonlyMap<string, number>) => {
  for (const [name, now] of await countRows(bank))
    if (now < (before.get(name) ?? 0) * LOST) await bank.database.run(`vacuum (full, analyze) ${name}`)
}
