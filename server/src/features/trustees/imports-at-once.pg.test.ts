/** Runs on PostgreSQL, where imports really run concurrently. */
import type { Trustee } from '@yoursuccess/contract/trustees/trustees'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importFile, officeOfFile } from '../../../tests/support/trustee-seeds.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'

let bank: TestBank
let ann: TestCustomer
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-11-20' })
  ann = await bank.createCustomer()
})
afterAll(() => bank.close())

/** A directory of its own: offices that the others do not list, and one that all of them list differently. */
const directoryOf = (number: number) => [
  officeOfFile(bank, { name: `Version ${number}` }),
  ...Array.from({ length: 20 }, (_, index) => officeOfFile(bank, { id: 1000 * number + index })),
]

// TRU-02
test('imports at once leave the directory of one of the files, complete', async () => {
  const numbers = [1, 2, 3, 4, 5, 6]
  const replies = await Promise.all(
    numbers.map((number) => importFile(bank, 'trustees.json', JSON.stringify(directoryOf(number)))),
  )
  const done = replies.filter(({ status }) => status === 200)
  const refused = replies.filter(({ body }) => body.code === 'trustee_directory.import_under_way')
  expect(done.length).toBeGreaterThan(0)
  expect(done.length + refused.length).toBe(replies.length)
  const { rows } = await bank.database.query<{ id: number }>(
    'select id from bank.trustees where retired_on is null order by id',
  )
  const { trustee } = (await ann.get<{ trustee: Trustee }>('/api/trustees/71')).body
  const winner = Number(trustee.name.replace('Version ', ''))
  expect(rows.map(({ id }) => Number(id))).toEqual(directoryOf(winner).map(({ id }) => id))
  const terms = await bank.database.query<{ id: number }>(
    'select distinct trustee_id as id from bank.trustee_terms order by 1',
  )
  expect(terms.rows).toEqual(rows)
})
