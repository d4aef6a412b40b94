import { randomUUID } from 'node:crypto'
import type { ErrorReply } from '@yoursuccess/contract/core/error'
import type { SetAsideChoice } from '@yoursuccess/contract/setaside/set-aside-choice'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditBank } from '../../../tests/support/audit.ts'
import { hurry } from '../../../tests/support/hurry.ts'
import { mailsTo } from '../../../tests/support/mailbox.ts'
import { expectRefusal } from '../../../tests/support/planner.ts'
import { createSharer, type Saver } from '../../../tests/support/saver.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'

let bank: TestBank
let ann: Saver
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-12-01' })
})
afterAll(() => bank.close())
const goTo = async (day: string) => {
  await bank.control('/clock/set', { to: `${day}T17:00:00.000Z` })
  await bank.settle()
}
beforeEach(async () => {
  await goTo('2026-12-01')
  ann = await createSharer(bank)
  await ann.putIn('310.00')
  await bank.settle()
})

const switchTools = (planTools: boolean, { email }: Saver = ann) =>
  bank.operator('PUT', '/customers/features', { email, features: { planTools } })
const switchAll = (is_on: boolean) => bank.operator('PUT', '/features', { feature: 'planTools', is_on })
const look = async () => {
  await bank.dueWork.find(({ name }) => name === 'setaside.choices')?.runDue(bank.today())
  await bank.settle()
}
const turnOff = async () => {
  await switchTools(false)
  await look()
}
const choice = async () =>
  (await ann.get<{ choice: SetAsideChoice | null }>('/api/set_aside/choice')).body.choice
const answer = (given: 'keep' | 'return', key: string = randomUUID()) =>
  bank.send<ErrorReply>(
    'POST',
    '/api/set_aside/choice',
    { answer: given },
    { authorization: `Bearer ${ann.token}`, 'idempotency-key': key },
  )
const told = async () =>
  (await ann.notices()).filter((title) => /tools are turned off|case was|didn't hear/.test(title))
const state = async () => {
  const { rows } = await bank.database.query<{ state: string }>(
    'select state from bank.set_asides where customer_id = $1',
    [ann.id],
  )
  return rows[0]?.state
}

/** After the last day of all tests, because what was posted on later days than today is not audited. */
const auditFindings = async () => {
  await goTo('2026-12-31')
  return (await auditBank(bank)).findings
}

const ASKED =
  "Your plan tools are turned off, so nothing more is set aside. Tell us by December 11, 2026 whether to keep your money set aside. If we don't hear from you, we'll move it back to your account."
const RETURNED =
  "We didn't hear from you by December 11, 2026, so we're moving the money that you set aside back to your account."

// SETA-24, SETA-26
describe('when the plan tools are turned off', () => {
  test('the customer is asked once, in the app and by email', async () => {
    expect(await choice()).toBeNull()
    await turnOff()
    for (let again = 0; again < 3; again++) await look()
    await goTo('2026-12-05')
    await goTo('2026-12-01')
    expect(await told()).toEqual([ASKED])
    expect(await choice()).toEqual({
      cause: 'tools_off',
      answer_by: '2026-12-11',
      answer: null,
      balance: '310.00',
    })
    const mails = (await mailsTo(bank, ann.email)).filter(({ subject }) => subject.includes('set aside'))
    expect(mails.map(({ subject }) => subject)).toEqual(['What should we do with the money you set aside?'])
    expect(mails[0]?.links).toEqual([`${bank.config.publicUrl.origin}/dashboard`])
  })

  // SETA-27
  test('for all customers, each is asked, in one transaction for many', async () => {
    const ben = await createSharer(bank)
    await ben.putIn('60.00')
    await bank.settle()
    await switchAll(false)
    await look()
    expect(await told()).toEqual([ASKED])
    const { rows } = await bank.database.query(
      `select count(*)::int as asked, count(distinct xmin::text)::int as transactions from bank.set_aside_choices
       where customer_id = any($1::bigint[])`,
      [[ann.id, ben.id]],
    )
    expect(rows).toEqual([{ asked: 2, transactions: 1 }])
    await switchAll(true)
    await look()
    expect(await choice()).toBeNull()
  })

  test('nothing more is set aside until they are on again', async () => {
    await turnOff()
    await ann.getPaid()
    expect(await ann.setAsideMoves()).toEqual(['in 310.00 done'])
  })

  test('an answer keeps the money there, and a later one brings it back', async () => {
    await turnOff()
    expect((await answer('keep')).status).toBe(204)
    expect(await choice()).toMatchObject({ answer: 'keep', balance: '310.00' })
    await goTo('2026-12-20')
    expect([await state(), await ann.balance()]).toEqual(['open', '690.00'])
    expect(await told()).toEqual([ASKED])
    expect((await answer('return')).status).toBe(204)
    expect([await state(), await ann.balance(), await choice()]).toEqual(['closed', '1000.00', null])
  })

  test('an answer brings the money back at once, once for its key', async () => {
    await turnOff()
    const key = randomUUID()
    for (let again = 0; again < 2; again++) expect((await answer('return', key)).status).toBe(204)
    expect([await state(), await ann.balance()]).toEqual(['closed', '1000.00'])
    expectRefusal(await answer('keep'), 409, 'set_aside.no_choice')
    await goTo('2026-12-13')
    expect(await told()).toEqual([ASKED])
    expect(await ann.setAsideMoves()).toEqual(['out 310.00 done', 'in 310.00 done'])
    expect(await auditFindings()).toEqual([])
  })

  test('there is nothing to answer before', async () => {
    expectRefusal(await answer('return'), 409, 'set_aside.no_choice')
    expect(await state()).toBe('open')
  })

  test('and on again, the question is over, and asked again the next time', async () => {
    await turnOff()
    await goTo('2026-12-04')
    await switchTools(true)
    await look()
    expect(await choice()).toBeNull()
    await goTo('2026-12-15')
    expect(await state()).toBe('open')
    await turnOff()
    expect(await choice()).toMatchObject({ answer_by: '2026-12-25' })
    expect(await told()).toHaveLength(2)
  })

  test('and on again in the last moment, the money stays', async () => {
    await turnOff()
    await bank.database.query(
      `update bank.customers set features = array_append(features, 'planTools') where id = $1`,
      [ann.id],
    )
    // The look at this change is lost.
    await bank.database.query('delete from bank.set_aside_looks')
    await goTo('2026-12-13')
    expect([await state(), await told()]).toEqual(['open', [ASKED]])
  })

  test('without money set aside the customer is only told that shares stop', async () => {
    await ann.takeOut('310.00')
    await bank.settle()
    await ann.read()
    await bank.database.query(
      `update bank.set_aside_moves set ended_at = ended_at - interval '2 hours' where customer_id = $1`,
      [ann.id],
    )
    await turnOff()
    expect(await told()).toEqual([
      'Your plan tools are turned off, so nothing more is set aside from your pay.',
    ])
    expect(await choice()).toBeNull()
    await goTo('2026-12-13')
    expect(await state()).toBe('open')
  })

  // SETA-25
  test('a set-aside that was emptied before an answer stays open, and nothing is told of it', async () => {
    await ann.takeOut('310.00')
    await bank.settle()
    await turnOff()
    expect([await told(), await choice()]).toEqual([[ASKED], null])
    await bank.database.query(
      `update bank.set_aside_moves set ended_at = ended_at - interval '2 hours' where customer_id = $1`,
      [ann.id],
    )
    await goTo('2026-12-13')
    expect([await state(), await told(), await choice()]).toEqual(['open', [ASKED], null])
  })
})

// SETA-25
describe('without an answer', () => {
  test('the money goes back automatically on the day after the last one, once', async () => {
    await turnOff()
    await goTo('2026-12-11')
    expect(await state()).toBe('open')
    await goTo('2026-12-12')
    expect([await state(), await ann.balance()]).toEqual(['closed', '1000.00'])
    await goTo('2026-12-01')
    await goTo('2026-12-14')
    expect(await told()).toEqual([RETURNED, ASKED])
    expect(await ann.setAsideMoves()).toEqual(['out 310.00 done', 'in 310.00 done'])
    expect(await auditFindings()).toEqual([])
  })

  test('the money goes back once, if late, when the processor does not answer', async () => {
    await turnOff()
    await bank.control('/faults', {
      partner: 'galileo',
      call: 'createAccountTransfer',
      action: 'timeout_after',
      times: 2,
    })
    await goTo('2026-12-12')
    for (let again = 0; again < 4; again++) await hurry(bank)
    expect(await state()).toBe('closed')
    expect(await ann.setAsideMoves()).toEqual(['out 310.00 done', 'in 310.00 done'])
    expect(await told()).toEqual([RETURNED, ASKED])
  })
})

// SETA-24
describe.each(['dismissed', 'converted'])('when a case was %s', (status) => {
  test('the customer is asked, and told to ask the attorney first', async () => {
    expect((await ann.plan.status({ status, on: '2026-12-01' })).status).toBe(200)
    await look()
    expect(await told()).toEqual([
      `Your case was ${status}, so nothing more is set aside. Ask your attorney before you move this money. Tell us by December 11, 2026 whether to keep it set aside. If we don't hear from you, we'll move it back to your account.`,
    ])
    expect(await choice()).toMatchObject({ cause: status, answer: null })
    await goTo('2026-12-12')
    expect([await state(), await ann.balance()]).toEqual(['closed', '1000.00'])
  })

  test('the customer who closes the set-aside is asked nothing more', async () => {
    await ann.plan.status({ status, on: '2026-12-01' })
    await look()
    expect((await ann.close()).status).toBe(204)
    expect(await choice()).toBeNull()
    expectRefusal(await answer('keep'), 409, 'set_aside.no_choice')
  })
})
