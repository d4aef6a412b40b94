import type { Database } from '@yoursuccess/database/database'
import type { Clock } from '../clock/clock.ts'
import type { Config } from './config.ts'
import type { CalendarStore } from '../features/program/calendar.ts'
import type { Idempotency } from '../idempotency/idempotency.ts'
import type { ForEachDue } from '../jobs/for-each-due.ts'
import type { Queue } from '../jobs/queue.ts'
import type { Partners } from '../partners/partners.ts'
import type { Vault } from '../security/vault/vault.ts'

/** The dependencies that all features share. */
export interface ServerDeps {
  database: Database
  clock: Clock
  config: Config
  calendar: CalendarStore
  queue: Queue
  forEachDue: ForEachDue
  vault: Vault
  idempotency: Idempotency
  partners: Partners
}
