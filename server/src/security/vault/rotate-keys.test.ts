/**
 * Keys are rotated without interruption (OPERATIONS-66): in batches, resumable, and the old key can be
 * removed afterwards.
 */
import { randomBytes } from 'node:crypto'
import type { Database } from '@yoursuccess/database/database'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createClock } from '../../clock/clock.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'
import { createVault } from './vault.ts'
import { checkVaultKeys } from './check-keys.ts'
import { rotateKeys, SEALED_COLUMNS } from './rotate-keys.ts'

const OLD = randomBytes(32)
const NEW = randomBytes(32)
const oldVault = createVault(new Map([['old1', OLD]]))
const bothKeys = createVault(
  new Map([
    ['new2', NEW],
    ['old1', OLD],
  ]),
)
const newVault = createVault(new Map([['new2', NEW]]))
const CUSTOMERS = 60
const clock = createClock()

let bank: TestBank
let database: Database
beforeAll(async () => {
  bank = await openTestBank()
  database = bank.database
  await bank.createCustomer()
})
afterAll(() => bank.close())

const placeOf = (id: number) => `customers.mfa_secret:${id}`
beforeEach(async () => {
  await database.query('delete from bank.vault_keys')
  await database.query("delete from bank.customers where email like 'sealed%'")
  await database.query(
    `insert into bank.customers (email, password_hash, state, features, created_at)
     select 'sealed' || n || '@example.com', 'x', 'applicant', '{}', now() from generate_series(1, ${CUSTOMERS}) as n`,
  )
  for (const id of await sealedIds())
    await database.query('update bank.customers set mfa_secret = $1 where id = $2', [
      oldVault.seal(`seed ${id}`, placeOf(id)),
      id,
    ])
  await checkVaultKeys({ database, clock, vault: oldVault })
})

const sealedIds = async () =>
  (
    await database.query<{ id: number }>(
      "select id from bank.customers where email like 'sealed%' order by id",
    )
  ).rows.map(({ id }) => id)
const secrets = async () =>
  (
    await database.query<{ id: number; sealed: string }>(
      "select id, mfa_secret as sealed from bank.customers where email like 'sealed%' order by id",
    )
  ).rows
const sealedWith = async (key: string) =>
  (await secrets()).filter(({ sealed }) => oldVault.keyOf(sealed) === key).length
/** A database that fails after this many transactions, as if the process was killed. */
const dying = (at: number): Database => {
  let left = at
  return {
    ...database,
    transaction: (work) => {
      if (--left < 0) throw new Error('killed')
      return database.transaction(work)
    },
  }
}

// OPERATIONS-66
test('a rotation killed repeatedly finishes, every value opens, and the old key can be removed', async () => {
  await checkVaultKeys({ database, clock, vault: bothKeys })
  for (let kill = 0; kill < 5; kill++) {
    await expect(rotateKeys({ database: dying(2), vault: bothKeys }, 5)).rejects.toThrow('killed')
    expect(await sealedWith('new2')).toBe((kill + 1) * 10)
    for (const { id, sealed } of await secrets())
      expect(bothKeys.open(sealed, placeOf(id))).toBe(`seed ${id}`)
  }
  expect(await rotateKeys({ database, vault: bothKeys }, 5)).toEqual({
    key: 'new2',
    rotated: CUSTOMERS - 50,
    removable: ['old1'],
  })
  await checkVaultKeys({ database, clock, vault: newVault })
  for (const { id, sealed } of await secrets()) expect(newVault.open(sealed, placeOf(id))).toBe(`seed ${id}`)
  expect((await rotateKeys({ database, vault: newVault }, 5)).rotated).toBe(0)
})

// OPERATIONS-67
test('the server does not start without a key in use or with another key of the same name', async () => {
  await expect(checkVaultKeys({ database, clock, vault: newVault })).rejects.toThrow(
    'VAULT_KEYS: the key old1',
  )
  const impostor = createVault(new Map([['old1', NEW]]))
  await expect(checkVaultKeys({ database, clock, vault: impostor })).rejects.toThrow(
    'VAULT_KEYS: the key old1',
  )
})

test('a value that does not open stops the rotation and is not lost', async () => {
  const [first = 0] = await sealedIds()
  await database.query('update bank.customers set mfa_secret = $1 where id = $2', [
    oldVault.seal('seed', placeOf(first + 1)),
    first,
  ])
  await expect(rotateKeys({ database, vault: bothKeys })).rejects.toThrow('authenticate')
  expect(await sealedWith('old1')).toBe(CUSTOMERS)
})

// OPERATIONS-66, PROTECTION-38
test('rotates every column of sealed values', async () => {
  const { rows } = await database.query<{ column: string }>(
    `select table_name || '.' || column_name as column from information_schema.columns
     where table_schema = 'bank' and (column_name like '%sealed%' or column_name like '%secret%') order by 1`,
  )
  expect(SEALED_COLUMNS.map(({ table, column }) => `${table}.${column}`).toSorted()).toEqual(
    rows.map(({ column }) => column),
  )
})

test("the operator's call rotates with the server's keys", async () => {
  await database.query("delete from bank.customers where email like 'sealed%'")
  const { status, body } = await bank.operator<{ removable: string[] }>('POST', '/key_rotation', undefined)
  expect(status).toBe(200)
  expect(body.removable).toEqual(['old1'])
})
