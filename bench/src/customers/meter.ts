/**
 * What a piece of work costs: processor time of the servers, and what their statements did in PostgreSQL.
 * Neither depends on how busy the machine is. The benchmark uses another role, so its own statements and the
 * stub do not count.
 */
import { readFileSync } from 'node:fs'
import pg from 'pg'

export interface Cost {
  cpuMs: number
  /** Blocks of 8 kB that statements read, from the cache or not. */
  blocks: number
  statements: number
  /** Time that PostgreSQL spent on the statements. */
  databaseMs: number
  wallMs: number
}

export interface Meter {
  measure(work: () => Promise<unknown>): Promise<Cost>
}

/** The role of the servers. */
export const BANK_ROLE = 'bank'
/**
 * After a move of the clock, a server counts its jobs every 20 ms until none is left (`settle` of the queue). Only
 * sandboxes move clocks, so this is no cost of the bank.
 */
const LOOK_OF_SETTLE = 'select name, count(*) as count, count(*) filter%'

/**
 * `processes` lists the servers' process ids at the time of each measurement. With BENCH_STATEMENTS=8, it prints the
 * eight statements that took the most time.
 */
export const createMeter = (
  admin: pg.Client,
  database: string,
  processes: () => readonly number[],
): Meter => {
  const read = async () => {
    const { rows } = await admin.query<{ blocks: string; statements: string; ms: number }>(
      `select coalesce(sum(shared_blks_hit + shared_blks_read), 0) as blocks, coalesce(sum(calls), 0) as statements,
         coalesce(sum(total_exec_time), 0)::float8 as ms
       from pg_stat_statements s join pg_database d on d.oid = s.dbid join pg_roles r on r.oid = s.userid
       where d.datname = $1 and r.rolname = $2 and query not like $3`,
      [database, BANK_ROLE, LOOK_OF_SETTLE],
    )
    const [row] = rows
    return {
      cpuMs: processes().reduce((sum, pid) => sum + cpuMsOf(pid), 0),
      blocks: Number(row?.blocks),
      statements: Number(row?.statements),
      databaseMs: row?.ms ?? Number.NaN,
      wallMs: performance.now(),
    }
  }
  const shown = Number(process.env['BENCH_STATEMENTS'] ?? 0)
  const show = async (before: ReadonlyMap<string, Statement>) => {
    const all = [...(await readStatements(admin, database))].map(([id, { text, ...now }]) => {
      const earlier = before.get(id) ?? { calls: 0, ms: 0, blocks: 0 }
      return {
        calls: now.calls - earlier.calls,
        ms: now.ms - earlier.ms,
        blocks: now.blocks - earlier.blocks,
        text,
      }
    })
    for (const { calls, ms, blocks, text } of all.toSorted((a, b) => b.ms - a.ms).slice(0, shown))
      console.log(`    ${ms.toFixed(1)} ms, ${calls} calls, ${blocks} blocks: ${text}`)
  }
  return {
    measure: async (work) => {
      const statements = shown > 0 ? await readStatements(admin, database) : undefined
      const before = await read()
      await work()
      const after = await read()
      if (statements) await show(statements)
      const since = (what: keyof Cost) => after[what] - before[what]
      return {
        cpuMs: since('cpuMs'),
        blocks: since('blocks'),
        statements: since('statements'),
        databaseMs: since('databaseMs'),
        wallMs: since('wallMs'),
      }
    },
  }
}

interface Statement {
  calls: number
  ms: number
  blocks: number
  text: string
}

const TEXT_LENGTH = 160

const readStatements = async (admin: pg.Client, database: string): Promise<Map<string, Statement>> => {
  const { rows } = await admin.query<Statement & { id: string }>(
    `select s.queryid::text as id, sum(calls)::float8 as calls, sum(total_exec_time)::float8 as ms,
       sum(shared_blks_hit + shared_blks_read)::float8 as blocks,
       left(regexp_replace(min(query), '\\s+', ' ', 'g'), $3) as text
     from pg_stat_statements s join pg_database d on d.oid = s.dbid join pg_roles r on r.oid = s.userid
     where d.datname = $1 and r.rolname = $2 and query not like $4 group by s.queryid`,
    [database, BANK_ROLE, TEXT_LENGTH, LOOK_OF_SETTLE],
  )
  return new Map(rows.map(({ id, ...statement }) => [id, statement]))
}

/** Linux counts processor time in hundredths of a second, user and system in fields 14 and 15. */
const TICK_MS = 10

const cpuMsOf = (pid: number): number => {
  // The second field is the name in parentheses, which may contain spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}
