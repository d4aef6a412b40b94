/** Runs the sandbox as a separate program. */
import { DirectoryInUse, openDatabase } from '@yoursuccess/database/database'
import { openSandbox } from './app.ts'
import { ConfigError, readSandboxConfig } from './config.ts'

const start = async () => {
  const config = readSandboxConfig()
  const database = await openDatabase(
    config.databaseUrl ? { url: config.databaseUrl } : { dataDir: `${config.dataDir}/sandbox` },
  )
  const sandbox = await openSandbox({ database, config })
  const { url, smtpUrl } = await sandbox.listen()
  console.log(`Sandbox: ${url} (mail at ${smtpUrl}), business day ${sandbox.clock.today()}`)

  const stop = async () => {
    await sandbox.close()
    await database.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop())
}

start().catch((error: unknown) => {
  console.error(error instanceof ConfigError || error instanceof DirectoryInUse ? error.message : error)
  process.exit(1)
})
