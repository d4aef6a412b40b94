/**
 * Backs up while customers use the bank, and restores into an empty database: no data is lost, and everything
 * continues (docs/reliability.md, B9).
 */
import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { readHead, restoreBackup, writeBackup } from '@yoursuccess/database/backup'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestBank, type TestBank, type TestCustomer } from '../../tests/support/test-bank.ts'
import { assertBalanced } from '../../tests/support/events.ts'

const SCHEMAS = ['bank', 'jobs', 'sandbox']
let folder: string
let file: string
let bank: TestBank
let empty: TestBank
let customer: TestCustomer
let rows: number
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'backup-test-'))
  file = join(folder, 'backup.jsonl.gz')
  bank = await openTestBank()
  empty = await openTestBank()
  customer = await bank.createCustomer()
  await deposit('20.00', 'BEFORE')
  await bank.settle()
  await bank.database.query(
    `insert into jobs.job (name, data, start_after)
     select min(name), '{"waits": true}', now() + interval '1 day' from jobs.queue`,
  )
  let isOver = false
  const load = (async () => {
    for (let number = 0; !isOver; number++) await deposit('1.00', `DURING ${number}`)
  })()
  rows = await writeBackup(bank.database, { schemas: SCHEMAS, file, madeAt: bank.clock.realNow() })
  isOver = true
  await load
  await bank.settle()
})
afterAll(async () => {
  await bank.close()
  await empty.close()
  rmSync(folder, { recursive: true, force: true })
})

const deposit = (amount: string, description: string) =>
  bank.control(`/accounts/${customer.prn}/deposits`, { kind: 'payroll', amount, description })
const restore = (from: string) => (database: TestBank['database']) =>
  restoreBackup(database, { file: from, emptyTable: 'bank.customers' }).then(() => undefined)

// OPERATIONS-56
test('only its owner can read the backup file, which names its schemas', async () => {
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(rows).toBeGreaterThan(50)
  expect(await readHead(file)).toMatchObject({ schemas: SCHEMAS })
})

// OPERATIONS-57
test('after a restore the customer signs in, the books balance and money keeps moving', async () => {
  const keys = [...bank.config.vaultKeys].map(([id, key]) => `${id}:${key.toString('base64')}`)
  const env = { VAULT_KEYS: keys.join(',') }
  const restored = await openTestBank({ fill: restore(file), env })
  try {
    const token = await restored.signIn(customer.email)
    const get = <Body>(path: string) =>
      restored.send<Body>('GET', path, undefined, { authorization: `Bearer ${token}` })
    const waiting = await restored.database.query(`select 1 from jobs.job where data = '{"waits": true}'`)
    expect(waiting.rows).toHaveLength(1)
    await restored.settle()
    await assertBalanced(restored)
    const { body } = await get<{ transactions: { details: string }[] }>('/api/transactions')
    expect(body.transactions.map(({ details }) => details)).toContain('BEFORE')

    await restored.control(`/accounts/${customer.prn}/deposits`, {
      kind: 'payroll',
      amount: '7.00',
      description: 'AFTER',
    })
    await restored.settle()
    const after = await get<{ transactions: { details: string }[] }>('/api/transactions')
    expect(after.body.transactions.map(({ details }) => details)).toContain('AFTER')
    await assertBalanced(restored)
    expect((await restored.createCustomer({ email: 'next@example.com' })).id).toBeGreaterThan(customer.id)
    // Append-only tables still refuse changes.
    await expect(restored.database.query('delete from bank.audit_entries')).rejects.toThrow('append-only')
  } finally {
    await restored.close()
  }
})

// OPERATIONS-57
test('refuses to restore over existing data', async () => {
  await expect(restore(file)(bank.database)).rejects.toThrow('not empty')
  expect((await customer.get('/api/user')).status).toBe(200)
})

// OPERATIONS-58
test.each([
  [
    'cut off in the middle',
    'unexpected end of file',
    () => {
      const cut = join(folder, 'cut.gz')
      writeFileSync(cut, readFileSync(file))
      truncateSync(cut, Math.floor(statSync(file).size / 2))
      return cut
    },
  ],
  [
    'without one of its rows',
    'not whole',
    () =>
      changed((lines) =>
        lines.toSpliced(
          lines.findLastIndex((line) => line.startsWith('{"id"')),
          1,
        ),
      ),
  ],
  [
    'of another version',
    'another version',
    () => changed((lines) => lines.with(0, (lines[0] ?? '').replace('0001_', '0000_'))),
  ],
  ['that is not one', 'no backup', () => changed(() => ['{"hello":1}'])],
])('refuses a backup %s and leaves the database empty', async (_what, fault, make) => {
  const broken = make()
  await expect(restore(broken)(empty.database)).rejects.toThrow(fault)
  const { rows: customers } = await empty.database.query('select 1 from bank.customers')
  expect(customers).toEqual([])
})

let changes = 0
const changed = (change: (lines: string[]) => string[]): string => {
  const lines = gunzipSync(readFileSync(file)).toString('utf8').trimEnd().split('\n')
  const target = join(folder, `changed-${changes++}.gz`)
  writeFileSync(target, gzipSync(`${change(lines).join('\n')}\n`))
  return target
}
