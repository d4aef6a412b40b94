import type { FastifyInstance } from 'fastify'
import type { Database } from '@yoursuccess/database/database'
import { isMigrated } from '@yoursuccess/database/migrate'
import { bankMigrations } from './schema.ts'

/** /healthz: the process lives. /readyz: database and migrations are there; a balancer sends work only then. */
export const healthRoutes = (app: FastifyInstance, database: Database): void => {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const isReady = await isMigrated(database, bankMigrations).catch(() => false)
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' })
  })
}
