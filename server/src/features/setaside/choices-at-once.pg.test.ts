/** Runs on PostgreSQL, where servers really run concurrently. */
import { randomUUID } from 'node:crypto'
import { day } from '@yoursuccess/contract/core/calendar-date'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { auditBank } from '../../../tests/support/audit.ts'
import { hurry } from '../../../tests/support/hurry.ts'
import { openOtherServer } from '../../../tests/support/other-server.ts'
import { createSharer, type Saver } from '../../../tests/support/saver.ts'
import { openTestBank, send, type TestBank } from '../../../tests/support/test-bank.ts'

const TODAY = day('2026-12-01')
const TOO_LATE = day('2026-12-12')

let bank: TestBank
let others: Awaited<ReturnType<typeof openOtherServer>>[]
let savers: Saver[]
beforeAll(async () => {
  bank = await openTestBank({ today: TODAY })
  others = await Promise.all([1, 2].map(() => openOtherServer(bank)))
})
afterAll(async () => {
  for (const other of others) await other.close()
  await bank.close()
})
beforeEach(async () => {
  savers = await Promise.all([1, 2, 3].map(() => createSharer(bank)))
  await Promise.all(savers.map(({ putIn }) => putIn('60.00')))
  await bank.settle()
  await Promise.all(
    savers.map(({ email }) =>
      bank.operator('PUT', '/customers/features', { email, features: { planTools: false } }),
    ),
  )
})

const allLook = async (today = TODAY) => {
  await Promise.all([
    bank.dueWork.find(({ name }) => name === 'setaside.choices')?.runDue(today),
    ...others.map(({ runDue }) => runDue('setaside.choices', today)),
  ])
}
const settled = async () => {
  for (let again = 0; again < 2; again++) await hurry(bank)
  for (const { settle } of others) await settle()
}
const told = async ({ notices }: Saver) =>
  (await notices()).filter((title) => /tools are turned off|didn't hear/.test(title))

// SETA-24
test('several servers that look at once ask each customer once', async () => {
  await Promise.all([allLook(), allLook()])
  await settled()
  for (const saver of savers) expect(await told(saver)).toHaveLength(1)
  const { rows } = await bank.database.query('select 1 from bank.set_aside_looks')
  expect(rows).toEqual([])
})

// SETA-24
test('a change at the same moment as a look is not forgotten', async () => {
  await Promise.all([
    allLook(),
    ...savers.map(({ email }) =>
      bank.operator('PUT', '/customers/features', { email, features: { planTools: true } }),
    ),
  ])
  await allLook()
  const { rows } = await bank.database.query(
    'select 1 from bank.set_aside_choices where ended_at is null and customer_id = any($1::bigint[])',
    [savers.map(({ id }) => id)],
  )
  expect(rows).toEqual([])
})

// SETA-25
test('several servers move the money of each customer back once', async () => {
  await allLook()
  await Promise.all([allLook(TOO_LATE), allLook(TOO_LATE)])
  await settled()
  for (const saver of savers) {
    expect(await saver.setAsideMoves()).toEqual(['out 60.00 done', 'in 60.00 done'])
    expect(await told(saver)).toHaveLength(2)
  }
  expect((await auditBank(bank)).findings).toEqual([])
})

// SETA-26
test('of two answers at once one decides, and the money is in one place', async () => {
  await allLook()
  for (const saver of savers) {
    const answer = (server: string, given: string) =>
      send(
        server,
        'POST',
        '/api/set_aside/choice',
        { answer: given },
        { authorization: `Bearer ${saver.token}`, 'idempotency-key': randomUUID() },
      )
    await Promise.all([
      answer(bank.url, 'return'),
      ...others.map(({ url }, index) => answer(url, index === 0 ? 'keep' : 'return')),
      allLook(TOO_LATE),
    ])
    await settled()
    expect(await saver.setAsideMoves()).toEqual(['out 60.00 done', 'in 60.00 done'])
    expect(await saver.balance()).toBe('1000.00')
  }
})
