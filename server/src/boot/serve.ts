/** Runs one server of the bank from start to end. */
import { openDatabase } from '@yoursuccess/database/database'
import { migrate } from '@yoursuccess/database/migrate'
import { resolve } from 'node:path'
import { buildBank } from '../app.ts'
import { createClock } from '../clock/clock.ts'
import { keepCompiled } from './fast-start.ts'
import { readConfig } from './config.ts'
import { installCrashHandler } from './crash-handler.ts'
import { createLog } from '../observability/log.ts'
import { connectPartners } from '../partners/partners.ts'
import { bankMigrations } from './schema.ts'
import { stopAtStartError } from './start-error.ts'

/** Supervisors usually wait about this long before they kill a process. */
const STOP_WITHIN_MS = 10_000

const { bank, database, log } = await stopAtStartError(async () => {
  const config = readConfig()
  const log = createLog(config.LOG_LEVEL)
  const database = await openDatabase({
    url: config.DATABASE_URL,
    directUrl: config.DATABASE_DIRECT_URL,
    dataDir: resolve(config.DATA_DIR, 'database'),
    connections: config.DATABASE_CONNECTIONS,
  })
  await migrate(database, bankMigrations)
  const clock = createClock()
  const bank = await buildBank({ config, database, clock, partners: connectPartners(config, clock), log })
  // The queue starts before the first request, because requests enqueue jobs.
  await bank.startWork()
  await bank.app.listen({ host: config.HOST, port: config.PORT })
  keepCompiled()
  return { bank, database, log }
})

const stop = async (exitCode: number) => {
  // Exits in any case: if the database is gone, current requests may never finish.
  setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
  try {
    await bank.close()
    await database.close()
    process.exit(exitCode)
  } catch (error) {
    log.error({ err: error }, 'stopping')
    process.exit(1)
  }
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(0))
installCrashHandler(log, () => void stop(1))
