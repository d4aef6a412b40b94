import { afterAll, beforeAll, expect, it } from 'vitest'
import { openCustomer } from '../testing/customer.ts'
import { openTestSandbox, type TestSandbox } from '../testing/sandbox.ts'

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

it('is labelled, and brings nothing from elsewhere', async () => {
  const answer = await sandbox.app.inject({ url: '/' })
  expect(answer.body).toMatch(/Sandbox: no real money/)
  expect(answer.body).not.toMatch(/<script|<style|style=|https?:\/\//)
  expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'self'/)
  expect((await sandbox.app.inject({ url: '/console.css' })).headers['content-type']).toMatch(/text\/css/)
})

it('pays, buys and settles by its buttons', async () => {
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

it('says what was refused', async () => {
  await press('payday', { customer: prn, amount: 'much', description: 'PAYROLL' })
  expect(await look(`/?customer=${prn}`)).toMatch(/payday: refused. .*positive amount/)
})

it('moves to the next day and to the next month', async () => {
  await press('next-day')
  expect(sandbox.clock.today()).toBe('2026-11-21')
  await press('next-month')
  expect(sandbox.clock.today()).toBe('2026-12-21')
})

it('says where people sign up, without pretending to take an application', async () => {
  const answer = await sandbox.app.inject({ url: '/sign-up' })
  expect(answer.body).toMatch(/Sign-up is closed/)
  expect(answer.body).not.toMatch(/<form/)
})
