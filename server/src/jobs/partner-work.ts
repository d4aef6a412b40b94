/**
 * How an order reaches a partner once, whatever gets lost on the way. An order is a row that says what a
 * partner must do: a bill payment, a transfer, a card, a refund check, a credit. It takes five steps:
 *
 * 1. Record. A use case writes the order and enqueues its job in one transaction, so neither can be lost.
 * 2. Send. The job calls the partner, outside any transaction, with a reference made from the order's id.
 *    Every attempt sends the same reference. So the partner recognizes a second attempt, does the work only
 *    once, and repeats its reply.
 * 3. Apply. What the reply changes is written in one transaction. A final refusal is a reply, too: the
 *    partner did nothing, and the order ends. Any other error proves nothing, because the partner may have
 *    done the work. Then we throw, and the queue runs the job again.
 * 4. Check. Some partners accept an order first and report later how it ended. We request the status as soon
 *    as the reply is recorded: if an earlier reply was lost, the report arrived before we knew the order.
 * 5. Follow up. A scheduled job sends orders whose own job ran out of attempts, and checks open ones, whose
 *    reports may be lost. It leaves alone what is only waiting for its first turn.
 *
 * After a crash between two steps, the row still says which step is next. Two servers may run a step at the
 * same time: for the partner, the reference makes it one order, and each change is written only if the state
 * of the row still allows it.
 */
import type { Database, Db } from '@yoursuccess/database/database'
import { PartnerError } from '../partners/partner-error.ts'
import { eachOf, type ForEachDue } from './for-each-due.ts'
import type { Job, Queue } from './queue.ts'
import { REQUEST_ID } from './run-job.ts'

interface Owned {
  customerId: number
}
/** Writes what a reply changes. */
type Change = (tx: Db) => Promise<unknown>

/** What a feature says about its kind of order. `Key` is the payload of its job. */
export interface PartnerOrder<Key extends Owned, Row extends Key> {
  find(key: Key): Promise<Row | undefined>
  /** True until the order has ended or the partner's reply to it is recorded. */
  isUnsent(row: Row): boolean
  /**
   * Calls the partner for the account `prn` with the order's reference, and returns what the reply changes.
   * If customers can cancel the order, it first records the attempt, after which they no longer can. Returns
   * undefined if there is nothing left to change: the order ended in the meantime and nothing was sent, or `send`
   * has recorded the reply.
   */
  send(row: Row, prn: string): Promise<Change | undefined>
  /** What a refusal with this code changes. Undefined if a later attempt may succeed. Default: always. */
  refused?(row: Row, code: string): Change | undefined
  /** Asks the partner for the status of a sent order, and returns what it changes. */
  check?(row: Row, prn: string): Promise<Change>
  /** True if the reply to `send` has the status, so that no check follows it. */
  repliesWithStatus?: boolean
}

interface PartnerWorkDeps {
  database: Database
  account: { getReference(db: Db, customerId: number): Promise<string> }
}

export const partnerWork = <Key extends Owned, Row extends Key>(
  { database, account }: PartnerWorkDeps,
  order: PartnerOrder<Key, Row>,
) => {
  const prnOf = ({ customerId }: Owned) => account.getReference(database.db, customerId)

  /** Sends the order unless it was sent or has ended. Throws if it must be tried again. */
  const send = async (key: Key): Promise<void> => {
    const row = await order.find(key)
    if (!row || !order.isUnsent(row)) return
    const prn = await prnOf(row)
    let change: Change | undefined
    try {
      change = await order.send(row, prn)
    } catch (error) {
      const end = isRefusal(error) ? order.refused?.(row, error.code ?? 'refused') : undefined
      if (!end) throw error
      await database.transaction(end)
      return
    }
    if (!change) return
    await database.transaction(change)
    if (!order.check || order.repliesWithStatus) return
    const sent = await order.find(key)
    if (sent) await check(sent)
  }

  const check = async (row: Row): Promise<void> => {
    const change = await order.check?.(row, await prnOf(row))
    if (change) await database.transaction(change)
  }

  /** Sends or checks the order, whichever comes next. */
  const resume = (row: Row) => (order.isUnsent(row) ? send(row) : check(row))
  return { send, resume }
}

const isRefusal = (error: unknown): error is PartnerError =>
  error instanceof PartnerError && error.kind === 'refused'

const PAGE = 100

interface FollowUp<Row> {
  /** Name and cron line of the job. */
  name: string
  schedule: string
  /** The job that sends an order. Its payload's fields are in the order's row, too. */
  sentBy: Pick<Job<Owned>, 'name'>
  /** The orders to send or check, by the name of their list in the log and in metrics: "bills.open-payments". */
  lists: Record<string, (db: Db, after: number, limit: number) => Promise<readonly Row[]>>
  /** The key that orders the lists. */
  key?: 'id' | 'customerId'
}

/** The scheduled job of step 5. */
export const followUp = <Row extends Owned>(
  { database, forEachDue, queue }: FollowUpDeps,
  { resume }: { resume(row: Row): Promise<void> },
  { name, schedule, sentBy, lists, key = 'id' }: FollowUp<Row>,
): Job<Record<string, never>> => {
  /**
   * Without the rows that wait for their job's first turn, or are having it: to send them here would be a second
   * call for the same order. A page of only such rows ends the list, as newer ones wait as well.
   */
  const withoutFirstTurns = async (rows: readonly Row[]): Promise<readonly Row[]> => {
    if (rows.length === 0) return rows
    const waiting = await queue.listFirstTurns(
      sentBy,
      rows.map(({ customerId }) => customerId),
    )
    return rows.filter((row) => !waiting.some((payload) => isPartOf(payload, row)))
  }
  return {
    name,
    single: true,
    retries: 2,
    schedule,
    run: () =>
      eachOf(
        Object.entries(lists).map(
          ([list, rows]) =>
            () =>
              forEachDue(async (after) => withoutFirstTurns(await rows(database.db, after, PAGE)), resume, {
                name: list,
                key,
              }),
        ),
      ),
  }
}

interface FollowUpDeps {
  database: Database
  forEachDue: ForEachDue
  queue: Pick<Queue, 'listFirstTurns'>
}

/** True if the row has all fields of the payload. A request's id is no field of the row. */
const isPartOf = (payload: object, row: object): boolean =>
  Object.entries(payload).every(
    ([field, value]) => field === REQUEST_ID || (row as Record<string, unknown>)[field] === value,
  )
