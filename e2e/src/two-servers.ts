/**
 * With STORIES_SERVERS=2, every bank runs as two servers on one PostgreSQL database, behind a balancer that
 * alternates between them. The tests are the same and don't know about it.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../scripts/dev/free-port.ts'
import { bankEnvironment } from '../../scripts/dev/sandbox-run.ts'
import { openBalancer } from '../../server/tests/support/balancer.ts'

export const hasTwoServers = (): boolean => process.env['STORIES_SERVERS'] === '2'

/** Starts a second server beside the one that `npm start` runs, and the balancer in front of both. */
export const startSecondServer = async (first: {
  /** The environment that the first server was started with. */
  environment: Record<string, string>
  port: number
  sandboxPort: number
  smtpPort: number
  /** The port for customers. */
  frontPort: number
  keep: (text: Buffer) => void
}): Promise<{ stop: () => Promise<void> }> => {
  const port = await freePort()
  const environment = bankEnvironment(first.environment, {
    dataDir: first.environment['DATA_DIR'] ?? '',
    port,
    sandbox: {
      url: `http://127.0.0.1:${first.sandboxPort}`,
      smtpUrl: `smtp://127.0.0.1:${first.smtpPort}`,
    },
  })
  const child = spawn(process.execPath, [resolve(import.meta.dirname, '../../server/src/main.ts')], {
    env: { ...environment, OPERATOR_PORT: String(await freePort()) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout.on('data', first.keep)
  child.stderr.on('data', first.keep)
  const exited = once(child, 'exit')
  const endWithUs = () => void child.kill('SIGKILL')
  process.once('exit', endWithUs)
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error('the second server did not start')
    await wait(100)
  }
  const balancer = await openBalancer(first.frontPort, [first.port, port])
  return {
    stop: async () => {
      process.off('exit', endWithUs)
      await balancer.close()
      child.kill('SIGTERM')
      await exited
    },
  }
}
