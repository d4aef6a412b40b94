import {
  CATCH_UP_TERMS_VERSION,
  type CatchUp,
  type previewCatchUp,
} from '@yoursuccess/contract/autopay/catch-up'
import type { ReplyOf } from '@yoursuccess/contract/core/endpoint'
import type { ErrorReply } from '@yoursuccess/contract/core/error'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Autopayer, createAutopayer } from '../../../tests/support/autopayer.ts'
import { hurry } from '../../../tests/support/hurry.ts'
import { mailOf } from '../../../tests/support/mailbox.ts'
import { expectRefusal } from '../../../tests/support/planner.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'

const PATH = '/api/plan/catch_up'

let bank: TestBank
let ann: Autopayer
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-12-01' })
})
afterAll(() => bank.close())
/** Noon in New York. */
const goTo = async (day: string) => {
  await bank.control('/clock/set', { to: `${day}T17:00:00.000Z` })
  await hurry(bank)
}
/** Two days after an installment of 465.00 was due that nobody paid. Pay of 1,200.00 arrives on Tuesdays. */
beforeEach(async () => {
  await goTo('2026-12-01')
  ann = await createAutopayer(bank)
  await ann.addSchedule()
  await goTo('2026-12-17')
  await ann.agree()
})

const preview = (paydays: number) =>
  ann.get<ReplyOf<typeof previewCatchUp> & ErrorReply>(`${PATH}/preview?paydays=${paydays}`)
const agree = (change: object = {}) =>
  ann.post<{ catch_up: CatchUp | null } & ErrorReply>(PATH, {
    catch_up: { paydays: 4, amount: '465.00', terms_version: CATCH_UP_TERMS_VERSION, ...change },
  })
const read = async () => (await ann.get<{ catch_up: CatchUp | null }>(PATH)).body.catch_up

describe('the preview', () => {
  // AUTO-19
  test('shows what each pay bears and leaves, and with which payment it is sent', async () => {
    const { body } = await preview(4)
    expect(body).toMatchObject({
      amount: '465.00',
      paydays: [
        { on: '2026-12-22', pay: '1200.00', catch_up: '116.25', set_aside: '271.59', left: '928.41' },
        { on: '2026-12-29', pay: '1200.00', catch_up: '116.25', set_aside: '271.58', left: '928.42' },
        { on: '2027-01-05', pay: '1200.00', catch_up: '116.25', set_aside: '271.58', left: '928.42' },
        { on: '2027-01-12', pay: '1200.00', catch_up: '29.07', set_aside: '145.57', left: '1054.43' },
        // Not chosen, but the second payment is set aside of these, too.
        { on: '2027-01-19', pay: '1200.00', catch_up: '29.06', set_aside: '145.56', left: '1054.44' },
        { on: '2027-01-26', pay: '1200.00', catch_up: '29.06', set_aside: '145.56', left: '1054.44' },
        { on: '2027-02-02', pay: '1200.00', catch_up: '29.06', set_aside: '145.56', left: '1054.44' },
      ],
      payments: [
        { due_on: '2027-01-15', send_on: '2027-01-11', amount: '813.75', catch_up: '348.75' },
        { due_on: '2027-02-15', send_on: '2027-02-08', amount: '581.25', catch_up: '116.25' },
      ],
      fits: true,
      terms_version: CATCH_UP_TERMS_VERSION,
    })
    expect(body.terms.join(' ')).toContain('Your trustee or the court may want the money sooner.')
    expect(body.terms.join(' ')).toContain('$348.75 with the payment due January 15, 2027')
  })

  // AUTO-19
  test('says if a pay is too small', async () => {
    await ann.plan.addStep({ from_month: '2027-01-01', amount: '9000.00', reason: 'step' })
    expect((await preview(1)).body.fits).toBe(false)
  })

  // AUTO-19
  test.each(['0', '13', 'x'])('is refused for %s paydays', async (paydays) => {
    expect((await ann.get(`${PATH}/preview?paydays=${paydays}`)).status).toBe(422)
  })

  // AUTO-19
  test('needs autopay, and something that is behind', async () => {
    await ann.stop()
    expectRefusal(await preview(4), 422, 'autopay.not_on')
    await goTo('2026-12-01')
    await ann.agree()
    expectRefusal(await preview(4), 422, 'autopay.not_behind')
    expect(await read()).toBeNull()
  })
})

describe('a catch-up', () => {
  // AUTO-19
  test('raises the planned payments and what must be set aside, and its words are kept and mailed', async () => {
    const words = (await preview(4)).body.terms
    const { status, body } = await agree()
    expect(status).toBe(200)
    expect(body.catch_up).toMatchObject({
      paydays: 4,
      amount: '465.00',
      terms: words,
      parts: [
        { due_on: '2027-01-15', send_on: '2027-01-11', amount: '348.75', state: 'planned' },
        { due_on: '2027-02-15', send_on: '2027-02-08', amount: '116.25', state: 'planned' },
      ],
    })
    expect(await ann.planned()).toEqual([
      '2027-01-15 813.75 sent 0.00 on 2027-01-11 planned',
      '2027-02-15 581.25 sent 0.00 on 2027-02-08 planned',
      '2027-03-15 465.00 sent 0.00 on 2027-03-09 planned',
    ])
    expect((await ann.read()).needed).toBe('814.75')
    await bank.settle()
    const mail = await mailOf(bank, ann.email, 'You agreed to a catch-up for your trustee payments')
    expect(mail?.text).toContain(words[0])
  })

  // AUTO-19, AUTO-03
  test('is sent with the payment, though that leaves the range of autopay', async () => {
    await agree({ paydays: 5 })
    expect((await ann.putIn('745.00')).status).toBe(201)
    await goTo('2027-01-11')
    expect((await ann.taken()).map(({ amount }) => amount)).toEqual(['744.00'])
    expect((await ann.notices()).filter((title) => title.includes('will be'))).toEqual([])
    await goTo('2027-01-12')
    expect(await ann.taken()).toHaveLength(1)
  })

  // AUTO-19
  test('is refused with another amount than the one that is behind, or other words', async () => {
    expectRefusal(await agree({ amount: '465.01' }), 409, 'autopay.catch_up_changed')
    expectRefusal(await agree({ terms_version: '2020-01-01' }), 422, 'autopay.terms_changed')
    expect(await read()).toBeNull()
  })

  // AUTO-22
  test('ends at once when the customer stops it, and with autopay', async () => {
    await agree()
    expect((await ann.delete(PATH)).status).toBe(204)
    expect((await ann.delete(PATH)).status).toBe(204)
    expect(await read()).toBeNull()
    expect((await ann.planned())[0]).toBe('2027-01-15 465.00 sent 0.00 on 2027-01-11 planned')
    await agree()
    await ann.stop()
    expect(await read()).toBeNull()
  })

  // AUTO-19
  test('another one takes the place of the one before', async () => {
    await agree()
    await agree({ paydays: 1 })
    expect((await read())?.parts).toMatchObject([{ due_on: '2027-01-15', amount: '465.00' }])
    expect((await ann.planned())[0]).toContain('2027-01-15 930.00')
  })

  // AUTO-22
  test('is over after its last due day, and the customer is told once what was not sent', async () => {
    await agree()
    await goTo('2027-02-15')
    expect(await read()).not.toBeNull()
    await goTo('2027-02-16')
    await goTo('2027-02-17')
    expect(await read()).toBeNull()
    expect((await ann.notices()).filter((title) => title.startsWith('Your catch-up has ended'))).toEqual([
      'Your catch-up has ended, and $465.00 of it was not sent. Look at your plan to see where you stand.',
    ])
  })
})
