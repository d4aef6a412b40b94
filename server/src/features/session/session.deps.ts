import type { Ending } from '@yoursuccess/contract/core/access'
import type { Database } from '@yoursuccess/database/database'
import type { Clock } from '../../clock/clock.ts'
import type { Config } from '../../boot/config.ts'
import type { Queue } from '../../jobs/queue.ts'
import type { Vault } from '../../security/vault/vault.ts'
import type { CustomerService } from '../customer/customer.service.ts'

export interface SessionDeps {
  database: Database
  clock: Clock
  config: Config
  vault: Vault
  queue: Queue
  customer: Pick<CustomerService, 'create' | 'setEmail' | 'findPhone' | 'restoreContact'>
  /** The program's calendar: whether deposits or spending have ended. */
  program: { hasEnded(what: Ending): boolean }
}
