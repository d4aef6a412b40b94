import { trackerRefusals } from '@yoursuccess/contract/tracker-fields'
import type { Database } from '@yoursuccess/database/database'
import type { Clock } from '../../clock.ts'
import { refusing } from '../../refusal.ts'

/** What every story of the tracker works with. */
export interface TrackerParts {
  database: Database
  clock: Clock
}

/** What a change needs that may be part of a transaction that is open already. */
export interface TrackerWrites {
  database: Pick<Database, 'transaction'>
  clock: Clock
}

export const refuse = refusing(trackerRefusals)
