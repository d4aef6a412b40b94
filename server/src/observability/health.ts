import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Database } from '@yoursuccess/database/database'
import { isMigrated } from '@yoursuccess/database/migrate'
import { bankMigrations } from '../boot/schema.ts'

/** A balancer wants its answer sooner than a customer: a database that is slower than this is not ready. */
const READY_WITHIN_MS = 2000

/**
 * /healthz: the process lives. /readyz: database and migrations are there, and whoever started the bank has finished
 * preparing it; a balancer sends work only then.
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
