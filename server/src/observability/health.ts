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
 * /healthz: the process is alive. /readyz: the database is reachable and migrated, and the program that
 * started the bank has finished preparing it. Only then does a load balancer send requests.
 */
export const healthRoutes = (app: FastifyInstance, database: Database, isPrepared: () => boolean): void => {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const isReady =
      isPrepared() &&
      (await Promise.race([
        isMigrated(database, bankMigrations).catch(() => false),
        sleep(READY_WITHIN_MS, false, { ref: false }),
      ]))
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' })
  })
}
