import { afterAll, beforeAll, expect, it } from 'vitest'
import { requestAccount } from '../testing/applicant.ts'
import { openPayer } from '../testing/bills.ts'
import { openTestBank } from '../testing/bank.ts'
import { openCustomer } from '../testing/customer.ts'
import { openTestSandbox, type TestSandbox } from '../testing/sandbox.ts'
import { callTwilio } from '../testing/twilio.ts'

let sandbox: TestSandbox
let prn: string
beforeAll(async () => {
  sandbox = await openTestSandbox()
  ;({ prn } = await openCustomer(sandbox, 'console@example.com'))
})
afterAll(() => sandbox.close())

const look = async (path = '/') => (await sandbox.app.inject({ url: path })).body
const press = (button: string, fields: Record<string, string> = {}) =>
  sandbox.app.inject({
    method: 'POST',
    url: `/console/${button}`,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

// SANDBOX-50
it('labels the console as a sandbox and loads nothing from other sites', async () => {
  const answer = await sandbox.app.inject({ url: '/' })
  expect(answer.body).toMatch(/Sandbox: no real money/)
  expect(answer.body).not.toMatch(/<script|<style|style=|https?:\/\//)
  expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'self'/)
  expect((await sandbox.app.inject({ url: '/console.css' })).headers['content-type']).toMatch(/text\/css/)
})

// SANDBOX-50
it('links to the sign-up page', async () => {
  const [, address = ''] = /<a [^>]*href="([^"]+)">Sign up as a new customer/.exec(await look()) ?? []
  expect(await look(address)).toContain('<title>Sandbox sign-up</title>')
})

// SANDBOX-23, SANDBOX-48
it('pays, buys and settles with its buttons', async () => {
  expect((await press('payday', { customer: prn, amount: '100', description: 'PAYROLL' })).statusCode).toBe(
    303,
  )
  expect(await look(`/?customer=${prn}`)).toMatch(/payday: done/)
  await press('purchase', { customer: prn, amount: '30', merchant: 'SHOP <b>&' })
  const page = await look(`/?customer=${prn}`)
  expect(page).toContain('SHOP &#60;b&#62;&#38;, 30.00')
  const [, id] = /console\/settle\/(\d+)/.exec(page) ?? []
  await press(`settle/${id}`, { customer: prn })
  expect(await sandbox.look('/_sim/customers')).toMatchObject([{ balance: '70.00' }])
  await press('suspicious-purchase', { customer: prn, amount: '1', merchant: 'FRAUD FREEZE' })
  expect(await sandbox.look('/_sim/customers')).toMatchObject([{ card_status: 'frozen' }])
})

// SBX-01
it('lets an employer pay regularly', async () => {
  const { prn: worker } = await openCustomer(sandbox, 'worker@example.com')
  const fields = { amount: '1200', payer: 'ACME WIDGETS', frequency: 'biweekly', first_on: '2026-12-04' }
  await press('employer', { customer: worker, ...fields })
  const page = await look(`/?customer=${worker}`)
  expect(page).toContain('employer: done')
  expect(page).toContain('ACME WIDGETS, biweekly, 1200.00: next announced for 2026-12-04')
})

// SBX-02
it("sends a wage order and posts by hand at a trustee's office", async () => {
  expect(await look()).toContain('<a href="/trustee-office">')
  await press('wage-order', { amount: '230.77', case_number: '24-10077', payer: 'ACME WIDGETS' })
  expect(await look()).toContain('wage-order: done')
  await press('post-receipt', { amount: '500', case_number: '24-10077' })
  expect(await look()).toContain('post-receipt: done')
  expect(await sandbox.look('/_sim/trustee_office/24-10077')).toMatchObject({
    total_posted: '500.00',
    waiting: [{ amount: '230.77' }],
  })
})

// SANDBOX-48
it('shows why a command was refused', async () => {
  await press('payday', { customer: prn, amount: 'much', description: 'PAYROLL' })
  expect(await look(`/?customer=${prn}`)).toMatch(/payday: refused. .*positive amount/)
})

// SANDBOX-48
it('moves the clock to the next day and to the next month', async () => {
  await press('next-day')
  expect(sandbox.clock.today()).toBe('2026-11-21')
  await press('next-month')
  expect(sandbox.clock.today()).toBe('2026-12-21')
})

// SANDBOX-48
it('sends, mails, clears, rejects and returns bill payments', async () => {
  const payer = await openPayer(sandbox)
  const [rejected, mailed] = [
    await payer.pay(await payer.addElectronic(), '30'),
    await payer.pay(await payer.addPaper(), '40'),
  ]
  const pageOfPayer = () => look(`/?customer=${payer.prn}`)
  expect(await pageOfPayer()).toContain('Saltgrass Power and Light, 30.00, electronic: created')
  await press(`bill/pending/${rejected}`, { customer: payer.prn })
  await press(`bill/failed/${rejected}`, { customer: payer.prn })
  expect(await pageOfPayer()).toContain('electronic: failed (R23)')
  await press(`bill/mailed/${mailed}`, { customer: payer.prn })
  const page = await pageOfPayer()
  expect(page).toContain('Corner Landlord, 40.00, check: mailed')
  expect(page.match(/console\/bill\/\w+/g)).toEqual(['console/bill/cleared', 'console/bill/returned'])
  await press(`bill/failed/${mailed}`, { customer: payer.prn })
  expect(await pageOfPayer()).toMatch(/bill\/failed\/\d+: refused/)
})

it('shows SMS messages, and calls with the words spoken', async () => {
  expect(await look()).toContain('No SMS or calls.')
  await callTwilio(sandbox, 'Verifications', { To: '+15555550100', Channel: 'sms' })
  await callTwilio(sandbox, 'Verifications', { To: '+15555550100', Channel: 'call' })
  const [call, text] = await sandbox.look<{ code: string }[]>('/_sim/phone?to=5555550100')
  const page = await look()
  expect(page).toContain(`code is ${text?.code}`)
  expect(page).toMatch(/Call to \+15555550100/)
  expect(page).toContain(`<q>Hello. Your verification code is ${call?.code.split('').join(', ')}.`)
})

it('lists documents to review until the clerk has decided', async () => {
  expect(await look()).toMatch(/Documents to review<\/h2>\s*<p>None/)
  await requestAccount(sandbox, 'documents', { id: '900124001', lastName: "O'Review" })
  const [, id] = /console\/review\/accepted\/(\d+)/.exec(await look()) ?? []
  expect(await look()).toContain('documents of Ada O&#39;Review')
  await press(`review/more_wanted/${id}`)
  expect(await look()).toContain('more requested')
  await press(`review/accepted/${id}`)
  expect(await sandbox.look('/_sim/reviews')).toMatchObject([{ status: 'accepted' }])
  expect(await look()).toMatch(/Documents to review<\/h2>\s*<p>None/)
})

// SANDBOX-49
it('announces, enforces and cancels the end of the program at the bank', async () => {
  const bank = await openTestBank()
  sandbox.meetBank({ internalUrl: bank.url })
  for (const button of ['announce-stated', 'announce-ahead', 'enforce-end', 'cancel-end']) {
    expect(await look()).toContain(`action="/console/${button}"`)
    await press(button)
    expect(await look()).toContain(`${button}: done`)
  }
  const notices = bank.calls.filter(({ path }) => path === '/internal/program_calendar')
  expect(notices.map(({ body }) => body)).toEqual([
    { mode: 'notice', last_deposit_on: '2025-07-30', last_spend_on: '2025-09-03' },
    // The sandbox's day is now December 21, 2026.
    { mode: 'notice', last_deposit_on: '2027-01-20', last_spend_on: '2027-02-24' },
    { mode: 'enforced' },
    { mode: 'off' },
  ])
  await bank.close()
  await press('cancel-end')
  expect(await look()).toContain('cancel-end: refused')
})
