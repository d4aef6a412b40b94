/**
 * Time from starting the server to its first page, on an empty database and on each later start, compared
 * with a bare server.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfStale } from '../../scripts/dev/build-web.ts'
import { startPostgres } from '../../scripts/dev/postgres.ts'
import { createDatabase, SESSION_KEY, startProcess } from './bank.ts'
import { type Benchmark, inTurns, rounded } from './report.ts'

const ROUNDS = 7

export const start: Benchmark = {
  title: `From the start of the program to its first page (median of ${ROUNDS})`,
  run: async () => {
    await buildIfStale()
    const postgres = await startPostgres()
    const dataDir = mkdtempSync(join(tmpdir(), 'bench-'))
    try {
      const env = { DATABASE_URL: await createDatabase(postgres.url()), DATA_DIR: dataDir, SESSION_KEY }
      const bank = () => millisecondsTo('server/src/main.ts', env, '/')
      const bare = () => millisecondsTo('bench/src/bare-server.ts', env, '/healthz')
      const first = await bank()
      const again = await inTurns(ROUNDS, bank, bare)
      return [
        { what: 'on an empty database', value: rounded(first, 0), unit: 'ms' },
        { what: 'started again', value: rounded(again.first, 0), unit: 'ms', target: { atMost: 2000 } },
        { what: 'bare server', value: rounded(again.second, 0), unit: 'ms' },
        { what: 'started again / bare', value: rounded(again.ratio), unit: '' },
      ]
    } finally {
      await postgres.stop()
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
}

const millisecondsTo = async (program: string, env: Record<string, string>, path: string) => {
  const startedAt = performance.now()
  const server = await startProcess(program, env, path)
  const ms = performance.now() - startedAt
  await server.stop()
  return ms
}
