import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Database } from '@yoursuccess/database/database'
import { isMigrated } from '@yoursuccess/database/migrate'
import { bankMigrations } from '../boot/schema.ts'

/**
 * A load balancer expects a faster reply than a customer, so a database slower than this counts as not ready.
 */
const READY_WITHIN_MS = 2000

/**
 * Ready: the database is reachable and migrated, and the program that started the bank has finished preparing
 * it. Only then does a load balancer send requests.
 */
export const createReadiness =
  (database: Database, isPrepared: () => boolean) => async (): Promise<boolean> =>
    isPrepared() &&
    Promise.race([
      isMigrated(database, bankMigrations).catch(() => false),
      sleep(READY_WITHIN_MS, false, { ref: false }),
    ])

/** /healthz: the process is alive. /readyz: it is ready. */
export const healthRoutes = (app: FastifyInstance, isReady: () => Promise<boolean>): void => {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) =>
    (await isReady())
      ? reply.code(200).send({ status: 'ready' })
      : reply.code(503).send({ status: 'not ready' }),
  )
}
