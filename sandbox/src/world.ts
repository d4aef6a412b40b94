/** The dependencies that all parts of the sandbox share. */
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
  /** Aborted when the sandbox stops: its database may close at any moment. */
  closing: AbortSignal
}

/**
 * A command that the sandbox refuses: 404 not found, 409 not possible in the current state, 422 invalid, 502
 * the bank did not answer.
 */
export class Refusal extends Error {
  readonly status: 404 | 409 | 422 | 502

  constructor(status: 404 | 409 | 422 | 502, message: string) {
    super(message)
    this.status = status
  }
}

/** The HTTP status with which the sandbox answers an error. */
export const statusOf = (error: unknown): number => {
  if (error instanceof Refusal) return error.status
  return error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
}
