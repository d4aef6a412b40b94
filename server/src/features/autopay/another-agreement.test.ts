/** Another agreement sends nothing again, and what was shown before it holds. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { expectBalanced } from '../../../tests/support/audit.ts'
import { type Autopayer, createAutopayer } from '../../../tests/support/autopayer.ts'
import { goToNoon } from '../../../tests/support/hurry.ts'
import { mailsTo } from '../../../tests/support/mailbox.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'

let bank: TestBank
let ann: Autopayer
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-12-01' })
})
afterAll(() => bank.close())
const goTo = (on: string) => goToNoon(bank, on)
beforeEach(async () => {
  await goTo('2026-12-01')
  ann = await createAutopayer(bank)
  await ann.putIn('466.00')
  await ann.agree()
})
// Nothing more is sent on the days of the next test.
afterEach(() => ann.stop())
/** On a day after all of these tests, because the processor lists what it posted until today. */
const isBalanced = async () => {
  await ann.stop()
  await goTo('2027-01-15')
  await expectBalanced(bank)
}
const first = async () => (await ann.planned())[0]
const NO_LONGER_SENT = 'We no longer send your trustee payment due Tue, Dec 15'
interface Shown {
  installments: { due_on: string; send_on: string; amount: string; by_hand: boolean }[]
}
/** What is shown before agreeing, as "due amount on day", or "due amount by hand". */
const shown = async (buffer = 2) => {
  const { body } = await ann.get<Shown>(`/api/autopay/preview?biller_id=${ann.billerId}&buffer=${buffer}`)
  return body.installments.map(
    ({ due_on, send_on, amount, by_hand }) => `${due_on} ${amount} ${by_hand ? 'by hand' : `on ${send_on}`}`,
  )
}

// AUTO-04
test('is mailed once if the button is pressed twice, and again with other words or after a stop', async () => {
  const mails = async () => {
    await bank.settle()
    const all = await mailsTo(bank, ann.email)
    return all.filter(({ subject }) => subject === 'You turned on autopay for your trustee payments').length
  }
  expect(await mails()).toBe(1)
  await ann.agree()
  expect(await mails()).toBe(1)
  await ann.agree({ use_main: '100.00' })
  expect(await mails()).toBe(2)
  await ann.stop()
  await ann.agree({ use_main: '100.00' })
  expect(await mails()).toBe(3)
})

// AUTO-10
test('leaves a payment whose send day passed while autopay was off to the customer, as it was shown', async () => {
  await ann.stop()
  await goTo('2026-12-10')
  expect((await shown())[0]).toBe('2026-12-15 465.00 by hand')
  await ann.agree()
  expect(await first()).toBe('2026-12-15 465.00 sent 0.00 on 2026-12-09 by_hand')
  await goTo('2026-12-16')
  expect(await ann.taken()).toEqual([])
  expect(await ann.setAsideBalance()).toBe('466.00')
  await isBalanced()
})

// AUTO-10
test('sends such a payment once after all, if it is early enough by the choices that follow', async () => {
  await ann.stop()
  await goTo('2026-12-10')
  await ann.agree()
  expect((await shown(0))[0]).toBe('2026-12-15 465.00 on 2026-12-11')
  await ann.agree({ buffer: 0 })
  expect(await first()).toBe('2026-12-15 465.00 sent 0.00 on 2026-12-11 planned')
  await goTo('2026-12-14')
  expect(await ann.taken()).toMatchObject([{ amount: '465.00' }])
  expect(await ann.setAsideBalance()).toBe('0.00')
  await isBalanced()
})

// AUTO-10, AUTO-12
test('shows and sends nothing again that was sent', async () => {
  await goTo('2026-12-09')
  expect(await ann.taken()).toHaveLength(1)
  expect(await shown(0)).toEqual([
    '2027-01-15 465.00 on 2027-01-13',
    '2027-02-15 465.00 on 2027-02-10',
    '2027-03-15 465.00 on 2027-03-11',
  ])
  await ann.agree({ buffer: 0 })
  await goTo('2026-12-11')
  expect(await ann.taken()).toMatchObject([{ amount: '465.00' }])
  expect(await first()).toContain('2026-12-15 465.00 sent 465.00 on 2026-12-09')
  await isBalanced()
})

// AUTO-07, AUTO-10
test('shows what is left of a payment that was paid in part by hand, and nothing that was skipped', async () => {
  await ann.payTrustee('100.00')
  expect((await shown())[0]).toBe('2026-12-15 365.00 on 2026-12-09')
  await ann.skip()
  expect((await shown())[0]).toBe('2027-01-15 465.00 on 2027-01-11')
})

// AUTO-06, AUTO-10
test('sends what was due before it once, if the customer moves it to another day', async () => {
  await ann.skip()
  await goTo('2026-12-16')
  await ann.agree()
  await goTo('2026-12-17')
  expect(await first()).toBe('2026-12-15 465.00 sent 0.00 on 2026-12-09 skipped')
  expect((await ann.move('2026-12-21', true)).body.payment.state).toBe('planned')
  await goTo('2026-12-18')
  expect(await ann.taken()).toEqual([])
  expect(await ann.told('We plan to send $465.00 to your trustee on Mon, Dec 21')).toHaveLength(1)
  await goTo('2026-12-21')
  await goTo('2026-12-22')
  expect(await ann.taken()).toMatchObject([{ amount: '465.00' }])
  expect(await first()).toContain('2026-12-15 465.00 sent 465.00 on 2026-12-21')
  await isBalanced()
})

// AUTO-03, AUTO-06
test('sends the next one as it was agreed to, also after a smaller one that was due before it', async () => {
  await ann.skip()
  await goTo('2026-12-16')
  await ann.agree()
  await ann.move('2027-01-04', true)
  await ann.change('200.00')
  await goTo('2027-01-04')
  expect(await ann.sent()).toEqual(['200.00 with 1.00'])
  await ann.putIn('201.00')
  await goTo('2027-01-11')
  expect(await ann.sent()).toEqual(['465.00 with 1.00', '200.00 with 1.00'])
  await isBalanced()
})

// AUTO-06
test('one that was moved is no longer sent after yet another agreement, and the customer is told', async () => {
  await ann.skip()
  await goTo('2026-12-16')
  await ann.agree()
  await ann.move('2026-12-21', true)
  await goTo('2026-12-17')
  await ann.agree()
  expect(await first()).toBe('2026-12-15 465.00 sent 0.00 on 2026-12-21 ended')
  expect(await ann.told(NO_LONGER_SENT)).toHaveLength(1)
  await goTo('2026-12-21')
  expect(await ann.taken()).toEqual([])
})

/** As a server of the build before left it: moved after the agreement, and never sent. */
const moveAsBefore = (sendOn: string) =>
  bank.database.query(
    `update bank.planned_payments set state = 'planned', send_on = $2, ends_on = '2027-01-10', is_moved = true
     where customer_id = $1 and due_on = '2026-12-15'`,
    [ann.id, sendOn],
  )

// AUTO-06
test.each([
  { was: 'skipped', begin: () => ann.skip(), taken: 0 },
  {
    was: 'returned',
    begin: async () => {
      await goTo('2026-12-09')
      await ann.advance('returned')
    },
    taken: 1,
  },
])(
  'one that was $was, and that a server of the build before only said to send, is not sent, and the customer is told',
  async ({ was, begin, taken }) => {
    await begin()
    expect(await ann.state()).toBe(was)
    await goTo('2026-12-16')
    await ann.agree()
    await moveAsBefore('2026-12-18')
    expect(await first()).toBe('2026-12-15 465.00 sent 0.00 on 2026-12-18 ended')
    for (const on of ['2026-12-18', '2026-12-21', '2027-01-04', '2027-01-05']) await goTo(on)
    expect(await ann.taken()).toHaveLength(taken)
    expect(await ann.setAsideBalance()).toBe('466.00')
    expect(await ann.told(NO_LONGER_SENT)).toHaveLength(1)
    await isBalanced()
  },
)

// AUTO-06
test('one that a server of the build before said to send is sent once the customer moves it again', async () => {
  await ann.skip()
  await goTo('2026-12-16')
  await ann.agree()
  await moveAsBefore('2026-12-22')
  expect((await ann.move('2026-12-18', true)).body.payment.state).toBe('planned')
  await goTo('2026-12-18')
  expect(await ann.sent()).toEqual(['465.00 with 1.00'])
})
