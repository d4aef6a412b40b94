import { trackerRefusals } from '@yoursuccess/contract/tracker/tracker-fields'
import type { TrackedInstallment } from '@yoursuccess/contract/plan/installment-status.rules'
import type { Database, Db } from '@yoursuccess/database/database'
import type { Clock } from '../../clock/clock.ts'
import type { Idempotency } from '../../idempotency/idempotency.ts'
import { refusing } from '../../http/refusal.ts'

export interface TrackerDeps {
  database: Database
  clock: Clock
  idempotency: Idempotency
  /** The installments of the customer's plan by due day; undefined if the tracker must do without a plan. */
  findInstallments: (db: Db, customerId: number) => Promise<TrackedInstallment[] | undefined>
  /** Whether the customer's plan has ended, so that nothing is owed to the trustee any more. */
  hasPlanEnded: (db: Db, customerId: number) => Promise<boolean>
}

export const refuse = refusing(trackerRefusals)
