/** The single loop over due records: a record that fails does not block the others. */
import type { Log } from '../observability/log.ts'
import type { Metrics } from '../observability/metrics.ts'
import { PartnerError } from '../partners/partner-error.ts'

type Key = 'id' | 'customerId'
type DueRow = Partial<Record<Key, number>>

/**
 * The next page of rows whose key is above `after`, in key order. An empty page ends the loop. Rows may drop
 * out of the list between two pages.
 */
export type DueRows<Row> = (after: number) => Promise<readonly Row[]>

/**
 * Does `work` for each due row, one after another. An error is logged and counted, and the loop continues. At
 * the end it throws the first error, so the job is retried for the remaining rows. If a partner is
 * unavailable for many rows in a row, the loop ends early, because the other rows would only wait as well.
 *
 * A feature supplies only the query and the work on a row. Claims, leases or pauses for failed rows would be
 * added here, so features would change only their query.
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

/** Runs each of `works` in turn, even if some fail, then throws the first error. */
export const eachOf = async (works: readonly (() => Promise<void>)[]): Promise<void> => {
  const errors: unknown[] = []
  for (const work of works) await work().catch((error: unknown) => errors.push(error))
  if (errors.length > 0) throw errors[0]
}

/**
 * After this many rows in a row without a partner's reply, the loop ends. A few slow records do not end it.
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
