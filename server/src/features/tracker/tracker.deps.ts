import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { trackerRefusals } from '@yoursuccess/contract/tracker/tracker-fields'
import type { TrackedInstallment } from '@yoursuccess/contract/plan/installment-status.rules'
import type { Database, Db } from '@yoursuccess/database/database'
import type { Clock } from '../../clock/clock.ts'
import type { Idempotency } from '../../idempotency/idempotency.ts'
import { refusing } from '../../http/refusal.ts'

export interface PlanState {
  /** Nothing is owed to the trustee any more. */
  hasEnded: boolean
  /**
   * What was due before this day may have been paid before the customer used this account. Undefined once the customer
   * has said what the trustee had posted.
   */
  knownFrom: CalendarDate | undefined
}

export interface TrackerDeps {
  database: Database
  clock: Clock
  idempotency: Idempotency
  /** The installments of the customer's plan by due day; undefined if the tracker must do without a plan. */
  findInstallments: (db: Db, customerId: number) => Promise<TrackedInstallment[] | undefined>
  /** What the trustee card needs to know of the customer's plan; undefined if the tracker must do without one. */
  findPlanState: (db: Db, customerId: number) => Promise<PlanState | undefined>
}

export const refuse = refusing(trackerRefusals)
