/** An error of ours is replied to as ours. Database errors are planted as triggers of a table. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ErrorReply } from '@yoursuccess/contract/core/error'
import { openTestBank, type TestBank } from '../../tests/support/test-bank.ts'
import { createLog } from '../observability/log.ts'

let bank: TestBank
const lines: string[] = []
beforeAll(async () => {
  bank = await openTestBank({ log: createLog('error', { write: (line) => void lines.push(line) }) })
})
afterAll(() => bank.close())

test.each([
  ['a number that is too large', '22003'],
  ['text that the database cannot store', '22021'],
  ['a broken check', '23514'],
])('our own SQL error is a fault, logged with the id in the reply: %s', async (_what, state) => {
  const customer = await bank.createCustomer()
  await bank.database.run(`create or replace function bank.fail() returns trigger language plpgsql as
    $$ begin raise exception 'planted' using errcode = '${state}'; end $$;
    create or replace trigger planted before insert on bank.expense_items execute function bank.fail()`)
  const item = { amount: '1.00', category: 'other', external: false }
  const reply = await customer.post<ErrorReply>('/api/expense_items', { expense_item: item })
  expect(reply).toMatchObject({ status: 500, body: { code: 'internal' } })
  const faults = lines.map((line) => JSON.parse(line) as { msg: string; request_id: string })
  expect(faults).toContainEqual(expect.objectContaining({ msg: 'fault', request_id: reply.body.request_id }))
})
