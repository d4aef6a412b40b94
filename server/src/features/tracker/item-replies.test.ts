import { afterAll, beforeAll, expect, test } from 'vitest'
import { day } from '@yoursuccess/contract/core/calendar-date'
import { expenseItem } from '@yoursuccess/contract/tracker/tracker-fields'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'
import { listItemReplies } from './item-replies.queries.ts'
import { listItems } from './items.queries.ts'
import { viewItem } from './tracker.views.ts'

let bank: TestBank
let ann: TestCustomer
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-08-22' })
  ann = await bank.createCustomer()
})
afterAll(() => bank.close())

const RANGE = { from: day('2026-08-01'), to: day('2026-08-31') }

// TRACKER-154
test('returns the items of a month exactly as other calls do, whatever text they contain', async () => {
  const odd = [
    'plain',
    'quote " and \\ back',
    'tab\tline\nend',
    '</script>',
    'Łukasz 王小明 🙂',
    '王'.repeat(90),
    '',
    null,
  ]
  for (const [index, description] of odd.entries()) {
    await bank.database.query(
      `insert into bank.expense_items (customer_id, effective_on, amount_cents, category, description, external,
         from_transaction, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        ann.id,
        `2026-08-0${(index % 3) + 1}`,
        [0, 7, 100, 123_456_789][index % 4],
        index % 2 ? 'housing' : null,
        description,
        index % 2 === 0,
        index % 3 === 0,
        ['2026-08-22T12:00:00Z', '2026-08-22T12:00:00.5Z', '2026-08-22T12:00:00.123456Z'][index % 3],
      ],
    )
  }
  await bank.database.query(
    `insert into bank.expense_items (customer_id, effective_on, amount_cents, external, created_at, split_at)
     values ($1, '2026-08-03', 500, false, now(), now())`,
    [ann.id],
  )
  const replies = JSON.parse(String(await listItemReplies(bank.database, ann.id, RANGE))) as unknown[]
  const items = await listItems(bank.database.db, ann.id, RANGE)
  expect(replies).toEqual(items.map(viewItem))
  expect(replies).toHaveLength(odd.length)
  for (const reply of replies) expect(expenseItem.safeParse(reply).error).toBeUndefined()
})

test('a month without items has an empty list', async () => {
  const july = { from: day('2026-07-01'), to: day('2026-07-31') }
  expect(String(await listItemReplies(bank.database, ann.id, july))).toBe('[]')
})
