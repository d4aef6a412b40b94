/** What every room of the sandbox is given. */
import type { Database } from '@yoursuccess/database/database'
import type { Clock } from './clock.ts'
import type { SandboxConfig } from './config.ts'
import type { Faults } from './faults.ts'
import type { Journal } from './journal.ts'
import type { WebhookWorker } from './webhooks/worker.ts'

export interface World {
  database: Database
  clock: Clock
  config: SandboxConfig
  faults: Faults
  journal: Journal
  webhooks: WebhookWorker
}

/** A command that the sandbox cannot follow: 404 nobody there, 409 no legal step, 422 not understood. */
export class Refusal extends Error {
  readonly status: 404 | 409 | 422 | 502

  constructor(status: 404 | 409 | 422 | 502, message: string) {
    super(message)
    this.status = status
  }
}
