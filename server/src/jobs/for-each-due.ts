/** The single loop over due records: a record that fails does not block the others. */
import type { Log } from '../observability/log.ts'
import type { Metrics } from '../observability/metrics.ts'
import { PartnerError } from '../partners/partner-error.ts'

type Key = 'id' | 'customerId'
type DueRow = Partial<Record<Key, number>>

/**
 * The next page of rows whose key is above `after`, in key order; an empty page ends the loop. Rows may leave
 * the list meanwhile.
 */
export type DueRows<Row> = (after: number) => Promise<readonly Row[]>

/**
 * Does `work` for each due row, one after another. An error is logged and counted, and the next row follows;
 * at the end the first error is thrown, so the job is retried for the remaining rows. When partners are
 * unavailable for many rows in a row, the round ends, because the others would only wait as well.
 *
 * Features own the query behind `rows` and the work on a row, and nothing else of the loop. Claims, leases and
 * pauses of failed rows belong behind this signature, so features will change only their query for them.
 */
export type ForEachDue = <Row extends DueRow>(
  rows: DueRows<Row>,
  work: (row: Row) => Promise<unknown>,
  options: {
    /** Name of the list, in the log and in metrics: "funding.unsent-transfers". */
    name: string
    /** The key that orders the list. Default: the id of a row. */
    key?: Key
  },
) => Promise<void>

/** Runs them one after another even when some fail; throws the first error at the end. */
export const eachOf = async (works: readonly (() => Promise<void>)[]): Promise<void> => {
  const errors: unknown[] = []
  for (const work of works) await work().catch((error: unknown) => errors.push(error))
  if (errors.length > 0) throw errors[0]
}

/**
 * After this many rows in a row without a partner's reply, the round ends; a few slow records do not end it.
 */
export const AWAY_ROWS = 10

export const createForEachDue =
  ({ log, metrics }: { log: Pick<Log, 'warn'>; metrics?: Pick<Metrics, 'dueRow'> }): ForEachDue =>
  async (rows, work, { name, key = 'id' }) => {
    const errors: unknown[] = []
    let awayInARow = 0
    for (let page = await rows(0); page.length > 0; page = await rows(lastOf(page, key))) {
      for (const row of page) {
        try {
          await work(row)
          awayInARow = 0
          metrics?.dueRow({ list: name, outcome: 'done' })
        } catch (error) {
          errors.push(error)
          awayInARow = isAway(error) ? awayInARow + 1 : 0
          metrics?.dueRow({ list: name, outcome: 'failed' })
          log.warn(
            { err: error, job: name, subject: `${name}:${row[key]}`, customer_id: row.customerId },
            'a due record could not be done and will be tried again',
          )
          if (awayInARow >= AWAY_ROWS) throw errors[0]
        }
      }
    }
    if (errors.length > 0) throw errors[0]
  }

const lastOf = (page: readonly DueRow[], key: Key): number => {
  const last = page.at(-1)?.[key]
  if (last === undefined) throw new Error(`a due row has no ${key}`)
  return last
}

const isAway = (error: unknown): boolean =>
  error instanceof PartnerError && (error.kind === 'timeout' || error.kind === 'unreachable')
