import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestBank } from '../testing/bank.ts'
import { openTestSandbox, type TestSandbox } from '../testing/sandbox.ts'

const KEY = 'a-key-of-the-sign-up-site-for-tests'

let sandbox: TestSandbox
let bank: Awaited<ReturnType<typeof openTestBank>>
let reply: { status: number; body: object }
beforeAll(async () => {
  bank = await openTestBank(() => reply)
  sandbox = await openTestSandbox({
    bankUrl: bank.url,
    publicUrl: 'https://bank.example',
    partnerKey: KEY,
  })
})
beforeEach(() => {
  bank.calls.length = 0
  reply = { status: 201, body: { customer_id: 7 } }
})
afterAll(async () => {
  await sandbox.close()
  await bank.close()
})

const refused = (status: number, error: string, errors?: Record<string, string[]>) => ({
  status,
  body: { error, code: 'any', request_id: 'r', ...(errors && { errors }) },
})
const open = async () => (await sandbox.app.inject({ url: '/sign-up' })).body
const valueOf = (page: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1]
const faultOf = (page: string, name: string) =>
  new RegExp(`id="${name}-fault">([^<]*)<`).exec(page)?.[1]?.replaceAll('&#39;', "'")

const ADA = {
  first_name: 'Ada',
  last_name: 'Example',
  email: 'ada@example.com',
  password: 'Quiet-River-42',
  phone1: '(555) 555-0100',
}
const fillIn = (fields: Record<string, string> = {}) =>
  sandbox.app.inject({
    method: 'POST',
    url: '/sign-up',
    payload: new URLSearchParams({ reference: 'ref-1', ...ADA, ...fields }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

describe('the sign-up page', () => {
  it('labels the sign-up page and its fields, and loads nothing from other sites', async () => {
    const answer = await sandbox.app.inject({ url: '/sign-up' })
    expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'/)
    expect(answer.body).toMatch(/Sandbox: no real money/)
    expect(answer.body).not.toMatch(/<script|<style|style=|https?:\/\//)
    const inputs = [...answer.body.matchAll(/<input id="(\w+)"/g)].map(([, id]) => id)
    expect(inputs).toHaveLength(8)
    for (const id of inputs) expect(answer.body).toMatch(new RegExp(`<label for="${id}">\\w`))
  })

  it('gives each visit a separate reference', async () => {
    const [first, second] = [valueOf(await open(), 'reference'), valueOf(await open(), 'reference')]
    expect(first).toMatch(/^[\w-]{36}$/)
    expect(second).not.toBe(first)
  })
})

describe('signing up', () => {
  // SANDBOX-41
  it("sends a signed request to the bank and links to the bank's sign-in", async () => {
    const answer = await fillIn({ middle_name: ' ', phone3: '500-555-0009', phone_verification: 'yes' })
    expect(answer.statusCode).toBe(303)
    expect(bank.calls).toHaveLength(1)
    const [call] = bank.calls
    expect(call?.path).toBe('/partner/customers')
    expect(call?.body).toEqual({
      reference: 'ref-1',
      email: 'ada@example.com',
      password: 'Quiet-River-42',
      first_name: 'Ada',
      middle_name: null,
      last_name: 'Example',
      phones: ['(555) 555-0100', '500-555-0009'],
      phone_verification: true,
    })
    const [, seconds, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(call?.signature ?? '') ?? []
    expect(createHmac('sha256', KEY).update(`${seconds}.${call?.rawBody}`).digest('hex')).toBe(signature)
    expect(Math.abs(Number(seconds) * 1000 - sandbox.clock.realNow().getTime())).toBeLessThan(60_000)

    const done = await sandbox.app.inject({ url: String(answer.headers.location) })
    expect(done.body).toContain('href="https://bank.example/login"')
  })

  it('requests no phone verification unless the box is checked', async () => {
    await fillIn()
    expect(bank.calls[0]?.body).toMatchObject({ phone_verification: false })
  })

  it.each([
    ['first_name', 'R2D2', 'first_name'],
    ['middle_name', '<b>', 'middle_name'],
    ['last_name', '', 'last_name'],
    ['email', 'ada', 'email'],
    ['password', 'short', 'password'],
    ['phone1', '', 'phones.0'],
    ['phone3', '12', 'phones.1'],
  ])('shows under %s ("%s") the bank\'s error for %s and keeps the rest', async (name, value, onTheWire) => {
    const message = 'This is not right.'
    reply = refused(422, 'Please check what you entered.', { [onTheWire]: [message, 'And more.'] })
    const answer = await fillIn({ phone_verification: 'yes', [name]: value })
    expect(answer.statusCode).toBe(422)
    expect(faultOf(answer.body, name)).toBe(message)
    expect(answer.body).toMatch(new RegExp(`id="${name}"[^>]*aria-invalid="true"`))
    expect(answer.body).toMatch(new RegExp(`role="alert"[^]*href="#${name}"`))
    expect(answer.body.match(/class="fault"/g)).toHaveLength(1)
    expect(valueOf(answer.body, 'reference')).toBe('ref-1')
    expect(valueOf(answer.body, 'last_name')).toBe(name === 'last_name' ? value : 'Example')
    expect(answer.body).toMatch(/name="phone_verification"[^>]* checked/)
  })

  it('shows markup in names as text', async () => {
    reply = refused(422, 'Please check what you entered.', { first_name: ['Invalid'] })
    const { body } = await fillIn({ first_name: '"><script>' })
    expect(body).not.toContain('<script>')
    expect(body).toContain('&#34;&#62;&#60;script&#62;')
  })

  it('never repeats the password in a page', async () => {
    reply = refused(422, 'Please check what you entered.', { last_name: ['This field is required'] })
    const { body } = await fillIn({ last_name: '' })
    expect(body).not.toContain('Quiet-River-42')
  })

  it('sends an empty first phone when only another phone is given', async () => {
    await fillIn({ phone1: '', phone2: '5555550100' })
    expect(bank.calls[0]?.body).toMatchObject({ phones: ['', '5555550100'] })
  })

  it('shows an error that names no field above the form', async () => {
    reply = refused(409, 'This was changed.')
    expect((await fillIn()).body).toMatch(/role="alert"[^]*<p>This was changed\.<\/p>/)
  })

  it.each([401, 500, 503])('keeps the reference for another try when the bank answers %s', async (status) => {
    reply = refused(status, 'no')
    const answer = await fillIn()
    expect(answer.statusCode).toBe(502)
    expect(answer.body).toContain('The bank did not answer. Please try again.')
    expect(valueOf(answer.body, 'reference')).toBe('ref-1')
    expect(valueOf(answer.body, 'email')).toBe('ada@example.com')
  })
})

it('shows no form and accepts no sign-up without a key', async () => {
  const apart = await openTestSandbox({ partnerKey: undefined })
  const page = await apart.app.inject({ url: '/sign-up' })
  expect(page.body).toContain('Sign-up is not connected')
  expect(page.body).not.toMatch(/<form/)
  const posted = await apart.app.inject({ method: 'POST', url: '/sign-up', payload: {} })
  expect(posted.statusCode).toBe(503)
  await apart.close()
})
