/** Gauges that say whether a server is ready and whether PostgreSQL archives its log. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@yoursuccess/database/database'
import { expect, test } from 'vitest'
import { startKeptPostgres } from '../../../scripts/dev/postgres.ts'
import { openTestBank } from '../../tests/support/test-bank.ts'
import { watchBank } from './bank-gauges.ts'
import { createMetrics } from './metrics.ts'

// OPERATIONS-143
test('bank_ready is what /readyz answers', async () => {
  const bank = await openTestBank()
  const look = async () => {
    const { status } = await fetch(`${bank.url}/readyz`)
    return [status, /^bank_ready (\d)$/m.exec(await bank.metrics.text())?.[1]]
  }
  expect(await look()).toEqual([200, '1'])
  await bank.database.query(
    "update bank.migrations set name = 'x' where name = (select max(name) from bank.migrations)",
  )
  expect(await look()).toEqual([503, '0'])
  await bank.close()
})

// OPERATIONS-144
test('bank_archive_failing is 1 from a failed attempt to archive until one that works', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'archiving-'))
  const postgres = await startKeptPostgres(folder, [
    ['archive_mode', 'on'],
    ['archive_command', `test -f ${folder}/works`],
    ['wal_level', 'replica'],
  ])
  const database = await openDatabase({ url: postgres.url() })
  const metrics = createMetrics()
  watchBank(metrics, {
    role: 'all',
    isReady: async () => true,
    database,
    claims: { countFailed: async () => [] },
    figures: { countIfDue: async () => false, read: async () => [], readAge: async () => undefined },
    moneyStop: { findStop: async () => undefined, countStoppedAccounts: async () => 0 },
    retention: { countKept: async () => [], countLateEvents: async () => 0 },
    listBreakers: () => [],
  })
  const look = async () => /^bank_archive_failing (\d)$/m.exec(await metrics.text())?.[1]
  expect(await look()).toBe('0')
  const fillPart = () => database.run('create table if not exists x (); drop table x; select pg_switch_wal()')
  await fillPart()
  await expect.poll(look, { timeout: 60_000 }).toBe('1')
  writeFileSync(join(folder, 'works'), '')
  await fillPart()
  await expect.poll(look, { timeout: 120_000 }).toBe('0')
  await database.close()
  await postgres.stop()
  rmSync(folder, { recursive: true })
}, 300_000)
