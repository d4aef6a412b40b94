import type { Cents } from '@yoursuccess/contract/core/money'
import type { Database } from '@yoursuccess/database/database'
import type { Clock } from '../../clock/clock.ts'
import type { ForEachDue } from '../../jobs/for-each-due.ts'
import type { Queue } from '../../jobs/queue.ts'
import type { Log } from '../../observability/log.ts'
import type { Partners } from '../../partners/partners.ts'
import type { AuditedAccount } from './audit-bank.queries.ts'
import type { MoneyStop } from './money-stop.ts'

export interface Finding {
  /** The record: "account:12", "transfer:7". Never an account number. */
  subject: string
  finding: string
  /**
   * True if the books do not agree: no money leaves the account until they agree, or an operator releases it.
   * False if something is only late.
   */
  breaks: boolean
  /** The account's owner; undefined for a finding without an account, which never breaks. */
  customerId?: number
  /** Both sides, when they are amounts. */
  ours?: Cents
  theirs?: Cents
}

export interface AuditDeps {
  database: Database
  clock: Clock
  log: Log
  partners: Pick<Partners, 'processor' | 'ach' | 'billers'>
  moneyStop: Pick<MoneyStop, 'stopBank' | 'stopAccount'>
  /** Ends the stop of an account whose books agree again. */
  release: (stopId: number) => Promise<boolean>
  /** Applies the events of partners that have arrived. */
  applyEvents: () => Promise<void>
  /** Adds what no event reported of an account and its set-aside to our copies. */
  catchUp: (account: AuditedAccount) => Promise<void>
  forEachDue: ForEachDue
  queue: Pick<Queue, 'send' | 'wake'>
}
