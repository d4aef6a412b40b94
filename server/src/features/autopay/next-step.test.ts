/** What a customer is told to do about a payment of autopay that failed or came back. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Autopayer, createAutopayer } from '../../../tests/support/autopayer.ts'
import { goToNoon } from '../../../tests/support/hurry.ts'
import { mailsTo } from '../../../tests/support/mailbox.ts'
import { importSandboxTrustees } from '../../../tests/support/trustee-seeds.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'

let bank: TestBank
let ann: Autopayer
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-12-01' })
  await importSandboxTrustees(bank)
})
afterAll(() => bank.close())
beforeEach(async () => {
  await goToNoon(bank, '2026-12-01')
  ann = await createAutopayer(bank)
  await ann.putIn('476.00')
  await ann.agree()
})

const textsOfMails = async () => (await mailsTo(bank, ann.email)).map(({ text }) => text)
const mailWith = async (words: string) => (await textsOfMails()).find((text) => text.includes(words))

// AUTO-11
test('one that came back names the latest safe day and how else the office may be paid', async () => {
  await goToNoon(bank, '2026-12-09')
  await ann.advance('returned')
  const title =
    "Your trustee payment of $465.00 came back to your set-aside. We won't send it again automatically. To be posted in time, it must be sent by Fri, Dec 11. The office also takes a check that we mail for you, cashier's check, money order, TFS, or deduction from your pay. Other ways can take longer."
  expect(await ann.told('came back to your set-aside')).toEqual([title])
  expect(await mailWith(title)).toBeDefined()
})

// AUTO-11
test('one that was refused names the latest safe day and how else the office may be paid', async () => {
  await goToNoon(bank, '2026-12-09')
  await ann.advance('failed')
  const title =
    "We couldn't send your trustee payment of $465.00 due Tue, Dec 15. Nothing was sent. To be posted in time, it must be sent by Fri, Dec 11. The office also takes a check that we mail for you, cashier's check, money order, TFS, or deduction from your pay. Other ways can take longer."
  expect(await ann.told("We couldn't send your trustee payment")).toEqual([title])
  expect((await ann.list())[0]).toMatchObject({ state: 'refused', ask_first: null })
  expect(await mailWith(title)).toBeDefined()
})

// AUTO-11
test('one that is refused again, after it was moved to the same day, is told again', async () => {
  const refused = () => ann.told("We couldn't send your trustee payment")
  await goToNoon(bank, '2026-12-09')
  await ann.advance('failed')
  expect(await refused()).toHaveLength(1)
  expect((await ann.move('2026-12-09')).status).toBe(200)
  await goToNoon(bank, '2026-12-09')
  expect(await ann.taken()).toHaveLength(2)
  await ann.advance('failed')
  expect(await refused()).toHaveLength(2)
})

// AUTO-11
test('of a case that the office has closed, nobody is told to pay again', async () => {
  const closed =
    'The office says that this case is closed. Call your attorney or the office before you pay again.'
  // The network refuses amounts of x.71 on the next morning, because the account is closed.
  await ann.change('465.71')
  await goToNoon(bank, '2026-12-09')
  await goToNoon(bank, '2026-12-10')
  expect(await ann.told("We couldn't send your trustee payment")).toEqual([
    `We couldn't send your trustee payment of $465.71 due Tue, Dec 15. Nothing was sent. ${closed}`,
  ])
  expect((await ann.list())[0]).toMatchObject({ state: 'refused', ask_first: 'account_closed' })
  const mail = await mailWith('failed because')
  expect(mail).toContain(closed)
  expect(mail).not.toContain('Pay your trustee again')
})

// AUTO-11, AUTO-14
test.each([
  { by: 'autopay', begin: () => ann.change('465.71') },
  { by: 'hand', begin: () => ann.payTrustee('465.71') },
])(
  'after a payment by $by of a closed case, nothing is sent until the customer agrees again',
  async ({ begin }) => {
    await begin()
    await goToNoon(bank, '2026-12-09')
    // The network refuses amounts of x.71 on the next morning, because the account is closed.
    await goToNoon(bank, '2026-12-10')
    expect((await ann.readAutopay())?.paused_for).toBe('case_closed')
    expect(await ann.told('Autopay is on hold')).toEqual([
      "Autopay is on hold because your trustee's office says that your case is closed. Call your attorney or the office. If your case is open, turn autopay on again.",
    ])
    const before = await ann.taken()
    for (const on of ['2027-01-08', '2027-01-11', '2027-01-12']) await goToNoon(bank, on)
    expect(await ann.taken()).toEqual(before)
    expect(await ann.setAsideBalance()).toBe('476.00')
    expect(await ann.told('Autopay is on hold')).toHaveLength(1)
    await ann.agree()
    expect((await ann.readAutopay())?.paused_for).toBeNull()
  },
)

// AUTO-11
test('a payment that came back for another reason puts nothing on hold', async () => {
  await goToNoon(bank, '2026-12-09')
  await ann.advance('returned')
  await goToNoon(bank, '2026-12-10')
  expect((await ann.readAutopay())?.paused_for).toBeNull()
})
