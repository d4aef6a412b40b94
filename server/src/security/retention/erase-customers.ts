/**
 * Who left long ago is forgotten: what names the person goes, amounts, days and ids stay. A customer is one transaction,
 * so a server that is killed leaves each of them whole or erased, and the next look goes on.
 */
import { addMonths, type CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Database, Db } from '@yoursuccess/database/database'
import { audit } from '../audit/audit.ts'
import type { DueWork } from '../../clock/business-clock.ts'
import type { Clock } from '../../clock/clock.ts'
import type { Config } from '../../boot/config.ts'
import { eachOf, type ForEachDue } from '../../jobs/for-each-due.ts'
import { type CustomerRecord, nameOf } from './customer-records.ts'

/** People who left, as the room knows them that they left. */
export interface ErasureCandidates {
  /** Who left on that day or earlier and was not looked at today, in the order of their ids. */
  list(search: { leftBy: CalendarDate; today: CalendarDate; after: number; limit: number }): Promise<number[]>
  /** What partners must say or be told first: in a word what keeps the customer, undefined when nothing does. */
  retentionHold(customerId: number): Promise<string | undefined>
  /** In the transaction: whether it is still so. Nobody else can change it until the end. */
  lock(tx: Db, customerId: number, leftBy: CalendarDate): Promise<boolean>
  /** In the transaction, before anything goes: what partners tell of the customer later is recognised. */
  mark(tx: Db, customerId: number): Promise<void>
  /** Something keeps the customer, which operations are told: the next look is tomorrow. */
  keep(customerId: number, today: CalendarDate, reason: string): Promise<void>
}

export interface ErasureDeps {
  database: Database
  clock: Pick<Clock, 'realNow'>
  config: Pick<Config, 'RETENTION_YEARS'>
  records: readonly CustomerRecord[]
  erasureCandidates: readonly ErasureCandidates[]
  forEachDue: ForEachDue
  /** What no room keeps: jobs that carry the customer's letters, and events of partners, by these names, too. */
  forget(tx: Db, customerId: number, names: readonly string[]): Promise<void>
}

const BATCH = 100

/** Due by the business calendar, `RETENTION_YEARS` after somebody left. One customer's fault keeps no other. */
export const erasureWork = (deps: ErasureDeps): DueWork => ({
  name: 'retention.erase-customers',
  runDue: async (today) => {
    const leftBy = addMonths(today, -12 * deps.config.RETENTION_YEARS)
    await eachOf(
      deps.erasureCandidates.map(
        (erasureCandidates) => () =>
          deps.forEachDue(
            async (after) =>
              (await erasureCandidates.list({ leftBy, today, after, limit: BATCH })).map((customerId) => ({
                customerId,
              })),
            ({ customerId }) => erase(deps, erasureCandidates, { customerId, leftBy, today }),
            { name: 'retention.erase-customers', key: 'customerId' },
          ),
      ),
    )
  },
})

const erase = async (
  { database, clock, records, forget }: ErasureDeps,
  erasureCandidates: ErasureCandidates,
  { customerId, leftBy, today }: { customerId: number; leftBy: CalendarDate; today: CalendarDate },
): Promise<void> => {
  // Partners are asked before the transaction, and only of somebody whom nothing of ours keeps.
  const reason =
    (await openTable(database.db, records, customerId)) ?? (await erasureCandidates.retentionHold(customerId))
  if (reason !== undefined) return erasureCandidates.keep(customerId, today, reason)
  await database.transaction(async (tx) => {
    // Another server may have been faster, or the account was opened again.
    if (!(await erasureCandidates.lock(tx, customerId, leftBy)) || (await openTable(tx, records, customerId)))
      return
    await erasureCandidates.mark(tx, customerId)
    const names: string[] = []
    for (const record of records) names.push(...(await record.listNames(tx, customerId)))
    await forget(tx, customerId, names)
    for (const record of records) await record.blank(tx, customerId)
    await audit(tx, {
      happenedAt: clock.realNow(),
      actor: 'system',
      action: 'customer.erased',
      customerId,
    })
  })
}

/** The first table in which something of the customer is open. */
const openTable = async (db: Db, records: readonly CustomerRecord[], customerId: number) => {
  for (const record of records) if (await record.isOpen(db, customerId)) return nameOf(record)
  return undefined
}
