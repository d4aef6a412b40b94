import { trackerRefusals } from '@yoursuccess/contract/tracker/tracker-fields'
import type { Database } from '@yoursuccess/database/database'
import type { Clock } from '../../clock/clock.ts'
import type { Idempotency } from '../../idempotency/idempotency.ts'
import { refusing } from '../../http/refusal.ts'

export interface TrackerDeps {
  database: Database
  clock: Clock
  idempotency: Idempotency
}

export const refuse = refusing(trackerRefusals)
