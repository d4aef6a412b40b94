/** Runs on PostgreSQL, where servers really run concurrently. */
import { randomUUID } from 'node:crypto'
import { day } from '@yoursuccess/contract/core/calendar-date'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectBalanced } from '../../../tests/support/audit.ts'
import { hurry, retryDueRows, runNow } from '../../../tests/support/hurry.ts'
import { openOtherServer } from '../../../tests/support/other-server.ts'
import { createSharer, type Saver } from '../../../tests/support/saver.ts'
import { openTestBank, send, type TestBank } from '../../../tests/support/test-bank.ts'

/** The race window is short, so one round might miss it. */
const ROUNDS = 5
const TODAY = day('2026-12-01')

let bank: TestBank
let others: Awaited<ReturnType<typeof openOtherServer>>[]
beforeAll(async () => {
  bank = await openTestBank({ today: TODAY })
  others = await Promise.all([1, 2].map(() => openOtherServer(bank)))
})
afterAll(async () => {
  for (const other of others) await other.close()
  await bank.close()
})

const pay = ({ prn }: Saver) =>
  bank.control(`/accounts/${prn}/deposits`, { kind: 'payroll', amount: '1200.00', description: 'ACME CORP' })
/** All servers look for due shares at the same moment, beside the jobs that began with the deposits. */
const allLook = () =>
  Promise.all([
    bank.dueWork.find(({ name }) => name === 'setaside.shares')?.runDue(TODAY),
    ...others.map(({ runDue }) => runDue('setaside.shares', TODAY)),
  ])
/** What one server left to another, or to the next look, is done by then. */
const settled = async () => {
  for (let again = 0; again < 2; again++) {
    await hurry(bank)
    await allLook()
  }
  for (const { settle } of others) await settle()
}
const expectBooksInOrder = async () => {
  await expectBalanced(bank)
}

// SETA-05
test('several servers that look at once move one share of each deposit', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const savers = await Promise.all([1, 2, 3].map(() => createSharer(bank)))
    await Promise.all(savers.map(pay))
    await Promise.all([bank.settle(), allLook(), allLook()])
    await settled()
    for (const saver of savers) expect(await saver.moves()).toEqual(['in 233.00 done'])
  }
  await expectBooksInOrder()
})

// SETA-05, SETA-23
test('servers that send the same shares at the same moment end each of them once', async () => {
  const isAway = { partner: 'galileo', call: 'createAccountTransfer', action: 'status', status: 500 }
  for (let round = 0; round < ROUNDS; round++) {
    const savers = await Promise.all([1, 2, 3, 4].map(() => createSharer(bank)))
    await bank.control('/faults', { ...isAway, times: 1000 })
    await Promise.all(savers.map(pay))
    await bank.settle()
    for (const saver of savers) expect(await saver.moves()).toEqual(['in 233.00 wanted'])
    await bank.control('/faults', undefined, 'DELETE')
    // The follow-up has claims of its own, so it sends what a look sends, too.
    await Promise.all([retryDueRows(bank).then(allLook), runNow(bank, 'setaside.follow-up-moves')])
    await settled()
    for (const saver of savers) expect(await saver.moves()).toEqual(['in 233.00 done'])
  }
  const { rows } = await bank.database.query(
    `select subject from bank.audit_entries where action = 'set_aside_move.done'
     group by subject having count(*) > 1`,
  )
  expect(rows).toEqual([])
  await expectBooksInOrder()
})

// SETA-04, SETA-05
test('a share and moves by hand at the same moment never exceed what is needed', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const ann = await createSharer(bank)
    const putIn = (server: string) =>
      send(
        server,
        'POST',
        '/api/set_aside/moves',
        { move: { direction: 'in', amount: '932.00' } },
        {
          authorization: `Bearer ${ann.token}`,
          'idempotency-key': randomUUID(),
        },
      )
    await Promise.all([
      pay(ann).then(() => bank.settle()),
      putIn(bank.url),
      ...others.map(({ url }) => putIn(url)),
    ])
    await settled()
    expect(Number(await ann.setAsideBalance())).toBeLessThanOrEqual(932)
  }
  await expectBooksInOrder()
})
