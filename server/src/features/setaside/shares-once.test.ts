/** Shares move once whatever fails, and go back if their deposit is taken back. */
import { cents } from '@yoursuccess/contract/core/money'
import { day } from '@yoursuccess/contract/core/calendar-date'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditBank } from '../../../tests/support/audit.ts'
import { hurry } from '../../../tests/support/hurry.ts'
import { recorderOf } from '../../../tests/support/reconciliation.ts'
import { createSharer, type Saver } from '../../../tests/support/saver.ts'
import { giveBackTooMuch, release, runAudit, stopOf } from '../../../tests/support/stopped-account.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'

let bank: TestBank
let ann: Saver
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-12-01' })
})
afterAll(() => bank.close())
beforeEach(async () => {
  await bank.control('/clock/set', { to: '2026-12-01T17:00:00.000Z' })
  ann = await createSharer(bank)
})

const fail = (call: string, fault: object, times: number) =>
  bank.control('/faults', { partner: 'galileo', call, ...fault, times })
const isAway = { action: 'status', status: 500 }
const runDue = async () => {
  await bank.dueWork.find(({ name }) => name === 'setaside.shares')?.runDue(day('2026-12-01'))
}

describe('moves once', () => {
  // SETA-05
  test.each([
    ['createAccountTransfer', 'does not answer', isAway],
    ['createAccountTransfer', 'answers too late', { action: 'timeout_after' }],
    ['getBalance', 'does not answer', isAway],
  ])('when %s of the processor %s', async (call, _what, fault) => {
    await fail(call, fault, 2)
    await ann.getPaid()
    for (let again = 0; again < 4; again++) await hurry(bank)
    expect(await ann.moves()).toEqual(['in 233.00 done'])
    expect([await ann.balance(), await ann.setAsideBalance()]).toEqual(['1967.00', '233.00'])
    await runDue()
    expect(await ann.moves()).toHaveLength(1)
    expect((await auditBank(bank)).findings).toEqual([])
  })

  // SETA-05
  test('after a move by hand that was under way', async () => {
    await fail('createAccountTransfer', isAway, 1)
    expect((await ann.putIn('100.00')).body.move.state).toBe('wanted')
    await ann.getPaid()
    await hurry(bank)
    // The share is of what the move by hand left.
    expect(await ann.moves()).toEqual(['in 183.00 done', 'in 100.00 done'])
  })

  // SETA-05
  test('even if the deposit is reported again', async () => {
    await ann.getPaid()
    await bank.transactions.reconcileAll()
    await runDue()
    await hurry(bank)
    expect(await ann.moves()).toEqual(['in 233.00 done'])
  })
})

describe('nothing moves', () => {
  // SETA-18
  test('while the account is stopped, and the share moves once it is released', async () => {
    await giveBackTooMuch(bank, ann)
    await runAudit(bank)
    await ann.getPaid()
    expect(await ann.moves()).toEqual([])
    expect(await release(bank, (await stopOf(bank, ann))?.id)).toBe(204)
    await runDue()
    await bank.settle()
    expect(await ann.moves()).toEqual(['in 233.00 done'])
  })

  // SETA-18
  test('of a deposit from before the customer turned shares off', async () => {
    await fail('getBalance', isAway, 1)
    await ann.getPaid()
    await ann.share(false)
    for (let again = 0; again < 3; again++) await hurry(bank)
    expect(await ann.moves()).toEqual([])
  })

  // SETA-12, SETA-18
  test('into a set-aside that was closed before its share was decided', async () => {
    await fail('getBalance', isAway, 1)
    await ann.getPaid()
    await ann.close()
    for (let again = 0; again < 3; again++) await hurry(bank)
    expect(await ann.read()).toMatchObject({ state: 'closed', balance: '0.00' })
    expect(await ann.moves()).toEqual([])
  })

  // SETA-18
  test('for a plan that was dismissed, and everything moves with a frozen card', async () => {
    await ann.plan.status({ status: 'dismissed', on: '2026-12-01' })
    await ann.getPaid()
    expect(await ann.moves()).toEqual([])
    const ben = await createSharer(bank)
    expect((await ben.post('/api/account/freeze_card')).status).toBeLessThan(300)
    await ben.getPaid()
    expect(await ben.moves()).toEqual(['in 233.00 done'])
  })
})

describe('a deposit that is taken back', () => {
  /** The processor takes the newest deposit back, in the bank's books only. */
  const takeBack = async (amount = 1_200_00, id = 'back') => {
    const { rows } = await bank.database.query<{ reference: string }>(
      `select processor_id as reference from bank.posted_transactions
       where customer_id = $1 and kind = 'deposit' order by id desc limit 1`,
      [ann.id],
    )
    await recorderOf(bank)([
      {
        customerId: ann.id,
        transaction: {
          id: `${id}-${ann.id}`,
          kind: 'adjustment',
          amountCents: cents(-amount),
          postedAt: bank.clock.now(),
          details: 'RETURNED PAY',
          reverses: rows[0]?.reference ?? '',
        },
      },
    ])
    await bank.settle()
  }
  const told = async () => (await ann.notices()).filter((title) => title.includes('was taken back'))

  // SETA-21
  test('brings its share back, only up to what is kept back, once, and later shares rise', async () => {
    await ann.getPaid()
    await ann.spend('1957.00')
    await takeBack()
    expect(await ann.moves()).toEqual(['out 15.00 done', 'in 233.00 done'])
    expect([await ann.balance(), await ann.setAsideBalance()]).toEqual(['25.00', '218.00'])
    expect(await told()).toEqual([
      'A deposit of $1,200.00 was taken back, so $15.00 goes from your trustee set-aside back to your account.',
    ])
    await takeBack()
    await runDue()
    expect(await ann.moves()).toHaveLength(2)
    expect((await ann.read()).next_move).toEqual({ on: '2026-12-08', amount: '248.00' })
  })

  // SETA-21
  test('leaves the share where it is if the main account has enough', async () => {
    await ann.getPaid()
    await takeBack()
    expect(await ann.moves()).toEqual(['in 233.00 done'])
    expect(await told()).toEqual([])
  })

  // SETA-21
  test('in parts brings back no more than its share', async () => {
    await ann.getPaid()
    await ann.putIn('200.00')
    await ann.share(true, '500.00')
    await ann.spend('1767.00')
    await takeBack(100_00, 'first')
    await takeBack(1_100_00, 'second')
    expect(await ann.moves()).toEqual([
      'out 133.00 done',
      'out 100.00 done',
      'in 200.00 done',
      'in 233.00 done',
    ])
    expect([await ann.balance(), await ann.setAsideBalance()]).toEqual(['233.00', '200.00'])
  })

  // SETA-21
  test('before its share was decided moves nothing', async () => {
    // Without paydays, each deposit is asked for all that is missing.
    await bank.database.query('delete from bank.pay_schedules where customer_id = $1', [ann.id])
    await fail('getBalance', isAway, 1)
    await ann.getPaid()
    await takeBack()
    for (let again = 0; again < 3; again++) await hurry(bank)
    expect(await ann.moves()).toEqual([])
    expect(await told()).toEqual([])
  })
})

// SETA-03, SETA-05
test('two paydays that are recorded together, after days without a server, bear a share each', async () => {
  await bank.control('/clock/set', { to: '2026-12-08T17:00:00.000Z' })
  await bank.settle()
  await recorderOf(bank)(
    ['2026-12-01', '2026-12-08'].map((on) => ({
      customerId: ann.id,
      transaction: {
        id: `late-${ann.id}-${on}`,
        kind: 'deposit' as const,
        amountCents: cents(1_200_00),
        postedAt: new Date(`${on}T15:00:00Z`),
        details: 'ACME CORP PAYROLL',
      },
    })),
  )
  await bank.settle()
  expect(await ann.moves()).toEqual(['in 233.00 done', 'in 233.00 done'])
})
