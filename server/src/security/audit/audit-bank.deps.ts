import type { Cents } from '@yoursuccess/contract/core/money'
import type { Database } from '@yoursuccess/database/database'
import type { Clock } from '../../clock/clock.ts'
import type { Log } from '../../observability/log.ts'
import type { Partners } from '../../partners/partners.ts'
import type { AuditedAccount } from './audit-bank.queries.ts'
import type { MoneyStop } from './money-stop.ts'

export interface Finding {
  /** Which record: "account:12", "transfer:7". Never a number of an account. */
  subject: string
  finding: string
  /** The books do not agree: no money leaves the account until they do, or a person has looked. Otherwise it is late. */
  breaks: boolean
  /** Whose account it is; undefined for what is of no account alone, which never breaks. */
  customerId?: number
  /** Both sides, where they are amounts. */
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
  /** Adds to the mirror what events did not bring. */
  reconcile: () => Promise<void>
  /** The same for one account. */
  catchUp: (account: AuditedAccount) => Promise<void>
}
