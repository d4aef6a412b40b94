/** The one loop over records that are due: a record that cannot be done does not keep the others from their turn. */
import type { Log } from '../observability/log.ts'
import type { Metrics } from '../observability/metrics.ts'
import { PartnerError } from '../partners/partner-error.ts'

type Key = 'id' | 'customerId'
type DueRow = Partial<Record<Key, number>>

/** The next page of rows whose key is above `after`, in its order; an empty one ends it. Rows may leave the list meanwhile. */
export type DueRows<Row> = (after: number) => Promise<readonly Row[]>

/**
 * Does `work` for each due row, one after another. What it throws is logged and counted, and the next row has its turn;
 * at the end the first error is thrown, so that the job is tried again for what is left. Partners that are away for many
 * rows in a row end the round: the others would only wait for them as well.
 *
 * Features own the query behind `rows` and what is done with a row, and nothing else about the loop. Claims, leases and
 * pauses of rows that failed belong behind this signature, so that features will change only their query for them.
 */
export type ForEachDue = <Row extends DueRow>(
  rows: DueRows<Row>,
  work: (row: Row) => Promise<unknown>,
  options: {
    /** Of the list, in the log and in metrics: "funding.unsent-transfers". */
    name: string
    /** What the list is in the order of. Default: the id of a row. */
    key?: Key
  },
) => Promise<void>

/** One after another, whichever of them fail; the first error is thrown at the end. */
export const eachOf = async (works: readonly (() => Promise<void>)[]): Promise<void> => {
  const errors: unknown[] = []
  for (const work of works) await work().catch((error: unknown) => errors.push(error))
  if (errors.length > 0) throw errors[0]
}

/** Rows in a row of which a partner's silence ends the round: one slow record, or a few, do not. */
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
