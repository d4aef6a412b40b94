/** Runs the bank alone: `node server/src/main.ts`. The sandbox run hosts it together with the sandbox. */
import { openDatabase } from '@yoursuccess/database/database'
import { migrate } from '@yoursuccess/database/migrate'
import { resolve } from 'node:path'
import { buildBank } from './app.ts'
import { createClock } from './clock.ts'
import { ConfigFault, readConfig, type Config } from './config.ts'
import { createLog } from './log.ts'
import { connectPartners } from './partners/partners.ts'
import { bankMigrations } from './schema.ts'

const readConfigOrStop = (): Config => {
  try {
    return readConfig()
  } catch (error) {
    if (!(error instanceof ConfigFault)) throw error
    process.stderr.write(`The configuration has faults:\n${error.message}\n`)
    process.exit(1)
  }
}

const config = readConfigOrStop()
const log = createLog(config.LOG_LEVEL)
const database = await openDatabase({
  url: config.DATABASE_URL,
  dataDir: resolve(config.DATA_DIR, 'database'),
  connections: config.DATABASE_CONNECTIONS,
})
await migrate(database, bankMigrations)
const clock = createClock()
const bank = await buildBank({ config, database, clock, partners: connectPartners(config, clock), log })
await bank.app.listen({ host: config.HOST, port: config.PORT })
await bank.startWork()

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    void bank
      .close()
      .then(() => database.close())
      .then(() => process.exit(0))
  })
}
