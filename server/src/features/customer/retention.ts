/** For operators: accounts that were not erased on time, and events about erased accounts (record 0119). */
import { addMonths, type CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { ReplyOf } from '@yoursuccess/contract/core/endpoint'
import { formatAmount } from '@yoursuccess/contract/core/money'
import {
  type getRetention,
  retentionReviewRefusals,
  type settleLateEvent,
} from '@yoursuccess/contract/customer/retention-review'
import type { Db } from '@yoursuccess/database/database'
import { audit } from '../../security/audit/audit.ts'
import type { ProcessorEvent } from '../../partners/card-processor/port.ts'
import { refusing } from '../../http/refusal.ts'
import type { CustomerDeps } from './customer.deps.ts'
import { markOf } from './erased-number.ts'
import {
  countKept,
  countOpenLateEvents,
  insertLateEvent,
  type LateEventRow,
  listKept,
  listMarked,
  listOpenLateEvents,
  recordKept,
  recordMark,
  settleOpenLateEvent,
} from './retention.queries.ts'

const MAX_LISTED = 500

const refuse = refusing(retentionReviewRefusals)

export const retention = ({ database, clock, config }: CustomerDeps) => {
  const months = 12 * config.RETENTION_YEARS
  const leftBy = (): CalendarDate => addMonths(clock.today(), -months)

  return {
    /** A keyed hash of an account's number, to recognize it once it is erased. */
    markOf: (prn: string): string => markOf(config, prn),
    /** Stores a keyed hash of the number before it is erased, to recognize later events about the account. */
    markErased: (tx: Db, customerId: number, prn: string) => recordMark(tx, customerId, markOf(config, prn)),

    /** Records why the holder was not erased today. Does nothing if the holder is erased. */
    recordKept: (db: Db, customerId: number, kept: { keptOn: CalendarDate; keptFor: string }) =>
      recordKept(db, customerId, kept),

    /** Maps account numbers to erased customers. Leaves out numbers of other accounts. */
    listErased: async (db: Db, prns: readonly string[]): Promise<Map<string, number>> => {
      if (prns.length === 0) return new Map()
      const customers = await listMarked(
        db,
        prns.map((prn) => markOf(config, prn)),
      )
      const found = prns.map((prn) => [prn, customers.get(markOf(config, prn))] as const)
      return new Map(found.filter((each): each is [string, number] => each[1] !== undefined))
    },

    /** Records an event about an erased account for an operator to review. The event is not applied. */
    recordLateEvent: (tx: Db, customerId: number, event: ProcessorEvent) =>
      insertLateEvent(tx, {
        customerId,
        eventId: event.eventId,
        kind: event.type === 'posted' ? event.transaction.kind : event.type,
        amountCents: event.type === 'posted' ? event.transaction.amountCents : null,
        reportedAt: clock.realNow(),
      }),

    /** The number of accounts past their erasure date, by the reason that keeps them. */
    countKept: () => countKept(database.db, leftBy()),
    /** The number of events about erased accounts that no operator has settled. */
    countLateEvents: () => countOpenLateEvents(database.db),

    /** For the operator. */
    getRetention: async (): Promise<ReplyOf<typeof getRetention>> => {
      const counts = await countKept(database.db, leftBy())
      const kept = await listKept(database.db, leftBy(), MAX_LISTED)
      const late = await listOpenLateEvents(database.db, MAX_LISTED)
      return {
        counts: Object.fromEntries(counts.map(({ reason, count }) => [reason, count])),
        kept: kept.map(({ id, reason, closedOn }) => ({
          subject: `account:${id}`,
          reason,
          due_on: addMonths(closedOn, months),
        })),
        late_events: late.map(viewLateEvent),
      }
    },

    /** For the operator. Throws `retention_review.unknown` if there is no such open event. */
    settleLateEvent: (id: number): Promise<ReplyOf<typeof settleLateEvent>> =>
      database.transaction(async (tx) => {
        const happenedAt = clock.realNow()
        const event = await settleOpenLateEvent(tx, id, happenedAt)
        if (!event) throw refuse('retention_review.unknown')
        await audit(tx, happenedAt, 'operator', 'late_event.settled', {
          customerId: event.customerId,
          subject: `late_event:${id}`,
        })
        return viewLateEvent(event)
      }),
  }
}
const viewLateEvent = ({ id, accountId, eventId, kind, amountCents, reportedAt }: LateEventRow) => ({
  id,
  subject: `account:${accountId}`,
  event_id: eventId,
  kind,
  amount: amountCents === null ? null : formatAmount(amountCents),
  told_at: reportedAt.toISOString(),
})
