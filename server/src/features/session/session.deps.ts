import type { Database } from '@yoursuccess/database/database'
import type { Clock } from '../../clock/clock.ts'
import type { Config } from '../../boot/config.ts'
import type { Queue } from '../../jobs/queue.ts'
import type { Vault } from '../../security/vault/vault.ts'
import type { ProgramService } from '../program/program.service.ts'

export interface SessionDeps {
  database: Database
  clock: Clock
  config: Config
  vault: Vault
  queue: Queue
  program: Pick<ProgramService, 'hasEnded'>
}
