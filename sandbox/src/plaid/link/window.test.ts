import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeOf, openPlaid } from '../../testing/plaid.ts'
import { openTestSandbox, type TestSandbox } from '../../testing/sandbox.ts'
import type { Outcome } from './views.ts'

const NOW = new Date('2026-11-20T18:00:00Z')

let sandbox: TestSandbox
let real = NOW
beforeAll(async () => {
  sandbox = await openTestSandbox({}, () => real)
})
beforeEach(() => {
  real = NOW
})
afterAll(() => sandbox.close())

type Result = Outcome & { error?: { code: string } | null }

/**
 * Plays a person in the Link window: takes steps, and reads the page and the outcome that the opening page
 * gets.
 */
const openWindow = async (token: string, returned_to?: string) => {
  const origin = 'http://localhost:3000'
  const query = new URLSearchParams({ token, origin, ...(returned_to ? { returned_to } : {}) })
  let page = (await sandbox.app.inject({ url: `/link?${query.toString()}` })).body
  const step = async (action: string, fields: Record<string, string> = {}) => {
    page = (
      await sandbox.app.inject({
        method: 'POST',
        url: '/link/step',
        payload: new URLSearchParams({ token, origin, action, ...fields }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    ).body
  }
  const title = () => /<h1[^>]*>([^<]*)</.exec(page)?.[1]
  const outcome = (): Result | undefined => {
    const [, text] = /data-outcome="([^"]*)"/.exec(page) ?? []
    return text === undefined
      ? undefined
      : (JSON.parse(text.replace(/&#(\d+);/g, (_all, code) => String.fromCharCode(Number(code)))) as Result)
  }
  const signIn = async (username: string, password: string, institution_id = 'ins_109508') => {
    await step('institution', { institution_id })
    await step('credentials', { username, password })
  }
  const publicToken = () => {
    const result = outcome()
    if (result?.type !== 'success') throw new Error(`no success on the page ${title()}`)
    return result.public_token
  }
  return { page: () => page, step, title, outcome, signIn, publicToken }
}

const start = async () => openWindow(await openPlaid(sandbox).createLinkToken())

describe('linking an account', () => {
  // SANDBOX-38
  it('links the chosen account by a login, once', async () => {
    const token = await openPlaid(sandbox).createLinkToken()
    const person = await openWindow(token)
    expect(person.title()).toBe('Choose your bank')
    await person.signIn('user_good', 'pass_good')
    await person.step('accounts')
    expect(person.page()).toContain('Please choose an account.')
    await person.step('accounts', { account: '1' })
    expect(person.outcome()).toMatchObject({
      type: 'success',
      institution: { institution_id: 'ins_109508' },
      accounts: [{ name: 'Plaid Saving', mask: '1111', verification_status: null }],
    })
    const { plaid, exchange } = openPlaid(sandbox)
    const access_token = await exchange(person.publicToken())
    const match = await plaid.identityMatch({ access_token, user: { legal_name: 'Ann Example' } })
    expect(match.data.accounts.map(({ legal_name }) => legal_name.score)).toEqual([100])
    expect((await openWindow(token)).outcome()).toMatchObject({ error: { code: 'INVALID_LINK_TOKEN' } })
  })

  it('requires the code sent to the device', async () => {
    const person = await start()
    await person.signIn('user_good', 'mfa_device')
    await person.step('mfa', { code: '9999' })
    expect(person.page()).toContain('The code is not right.')
    await person.step('mfa', { code: '1234' })
    expect(person.title()).toBe('Choose an account')
  })

  // SANDBOX-38
  it('checks entered account numbers, and verifies them by deposits or at once at Houndstooth', async () => {
    const good = {
      name: 'Ann Example',
      routing: '021000021',
      account: '1111222233330000',
      confirm: '1111222233330000',
    }
    const person = await start()
    await person.signIn('user_good', 'microdeposits_good', 'ins_109512')
    await person.step('numbers', { ...good, routing: '021000022', confirm: '1' })
    expect(person.page()).toContain('id="routing-fault"')
    expect(person.page()).toContain('id="confirm-fault"')
    expect(person.page()).toContain('value="1111222233330000"')
    await person.step('numbers', good)
    expect(person.outcome()).toMatchObject({
      accounts: [{ verification_status: 'pending_automatic_verification' }],
    })
    const other = await start()
    await other.signIn('user_good', 'microdeposits_good', 'ins_109512')
    await other.step('numbers', { ...good, account: '1111222233331111', confirm: '1111222233331111' })
    expect(other.outcome()).toMatchObject({ accounts: [{ verification_status: null }] })
  })

  it('sends the person to a bank with its own sign-in and back', async () => {
    const token = await openPlaid(sandbox).createLinkToken()
    const person = await openWindow(token)
    await person.step('institution', { institution_id: 'ins_127287' })
    const [, href = ''] = /target="_top" href="([^"]*)"/.exec(person.page()) ?? []
    const page = (await sandbox.app.inject({ url: href.replaceAll('&#38;', '&') })).body
    const [back = '', refused = ''] = [...page.matchAll(/href="(http[^"]*)"/g)].map(([, url = '']) =>
      url.replaceAll('&#38;', '&'),
    )
    expect(back).toMatch(/^http:\/\/localhost:3000\/plaid\/link-oauth\?oauth_state_id=/)
    expect((await openWindow(token, 'http://localhost:3000/?oauth_state_id=other')).title()).toBe(
      'Choose your bank',
    )
    await person.step('institution', { institution_id: 'ins_127287' })
    expect(refused).toContain('error=access_denied')
  })

  it("returns from the bank's sign-in to the accounts, or to an error after a refusal", async () => {
    const leave = async () => {
      const token = await openPlaid(sandbox).createLinkToken()
      const person = await openWindow(token)
      await person.step('institution', { institution_id: 'ins_127287' })
      const state = /state=([^&"]*)/.exec(person.page())?.[1] ?? ''
      return { token, back: `http://localhost:3000/plaid/link-oauth?oauth_state_id=${state}` }
    }
    const allowed = await leave()
    const person = await openWindow(allowed.token, allowed.back)
    expect(person.title()).toBe('Choose an account')
    await person.step('accounts', { account: '0' })
    expect(person.outcome()).toMatchObject({ type: 'success', institution: { institution_id: 'ins_127287' } })
    const refused = await leave()
    const other = await openWindow(refused.token, `${refused.back}&error=access_denied`)
    await other.step('exit')
    expect(other.outcome()).toMatchObject({ error: { code: 'OAUTH_STATE_INVALID' } })
  })
})

describe('leaving the window', () => {
  it('exits without an error when nothing went wrong', async () => {
    const person = await start()
    await person.step('exit')
    expect(person.outcome()).toMatchObject({ type: 'exit', error: null })
  })

  it.each(['ITEM_LOCKED', 'INSTITUTION_DOWN', 'INSTITUTION_NOT_RESPONDING', 'NO_ACCOUNTS'])(
    'exits with the error %s after it occurred',
    async (code) => {
      const person = await start()
      await person.signIn('user_good', `error_${code}`)
      expect(person.page()).toContain('role="alert"')
      await person.step('exit')
      expect(person.outcome()).toMatchObject({ type: 'exit', error: { code } })
    },
  )

  // SANDBOX-38
  it('exits and ends the token after five wrong logins', async () => {
    const token = await openPlaid(sandbox).createLinkToken()
    const person = await openWindow(token)
    await person.signIn('user_good', 'wrong')
    for (let tries = 1; tries < 5; tries += 1) {
      expect(person.page()).toContain('The user name or password is not right.')
      await person.step('credentials', { username: 'user_good', password: 'wrong' })
    }
    expect(person.outcome()).toMatchObject({ error: { code: 'INVALID_LINK_TOKEN' } })
    expect((await openWindow(token)).outcome()).toMatchObject({ error: { code: 'INVALID_LINK_TOKEN' } })
  })

  it('exits at once with an expired or unknown token', async () => {
    const token = await openPlaid(sandbox).createLinkToken()
    real = new Date(NOW.getTime() + 4 * 3_600_000)
    for (const each of [token, 'link-sandbox-unknown'])
      expect((await openWindow(each)).outcome()).toMatchObject({ error: { code: 'INVALID_LINK_TOKEN' } })
  })
})

describe('opening the window again', () => {
  const linkByNumbers = async (account = '9876543210') => {
    const { exchange } = openPlaid(sandbox)
    const person = await start()
    await person.step('institution', { institution_id: 'manual' })
    await person.step('numbers', { name: 'Ann Example', routing: '222222226', account, confirm: account })
    return exchange(person.publicToken())
  }
  const again = async (access_token: string) =>
    openWindow(await openPlaid(sandbox).createLinkToken({ access_token }))
  const statusOf = async (access_token: string) =>
    (await openPlaid(sandbox).plaid.accountsGet({ access_token })).data.accounts[0]?.verification_status

  it('verifies an account with the code in the deposit', async () => {
    const access_token = await linkByNumbers()
    expect(await codeOf(openPlaid(sandbox).plaid.authGet({ access_token }))).toBe('PRODUCT_NOT_READY')
    expect((await sandbox.app.inject({ url: '/other-bank' })).body).not.toContain('ABC')
    await sandbox.control('POST', '/_sim/clock/advance', { days: 4 })
    expect((await sandbox.app.inject({ url: '/other-bank' })).body).toContain('ABC')
    const person = await again(access_token)
    await person.step('code', { code: 'XYZ' })
    expect(person.page()).toContain('This is not the code.')
    await person.step('code', { code: ' abc ' })
    expect(person.outcome()).toMatchObject({ type: 'success' })
    expect(await statusOf(access_token)).toBe('manually_verified')
  })

  it('fails verification for good at the third wrong code, even across windows', async () => {
    const access_token = await linkByNumbers()
    await (await again(access_token)).step('code', { code: 'AAA' })
    const person = await again(access_token)
    await person.step('code', { code: 'BBB' })
    await person.step('code', { code: 'CCC' })
    await person.step('exit')
    expect(person.outcome()).toMatchObject({ error: { code: 'TOO_MANY_VERIFICATION_ATTEMPTS' } })
    expect(await statusOf(access_token)).toBe('verification_failed')
  })

  it('repairs a broken login', async () => {
    const { plaid, exchange } = openPlaid(sandbox)
    const person = await start()
    await person.signIn('user_good', 'pass_good')
    await person.step('accounts', { account: '0' })
    const access_token = await exchange(person.publicToken())
    await plaid.sandboxItemResetLogin({ access_token })
    const second = await again(access_token)
    expect(second.title()).toBe('Sign in to First Platypus Bank')
    await second.step('credentials', { username: 'user_good', password: 'pass_good' })
    expect(await exchange(second.publicToken())).toBe(access_token)
    expect((await plaid.authGet({ access_token })).status).toBe(200)
  })

  it('requires the code at once at Windowpane', async () => {
    const person = await start()
    await person.step('institution', { institution_id: 'ins_135858' })
    await person.step('numbers', {
      name: 'Ann Example',
      routing: '333333334',
      account: '1111222233330000',
      confirm: '1111222233330000',
    })
    await person.step('code', { code: 'ABC' })
    expect(person.outcome()).toMatchObject({ accounts: [{ verification_status: 'manually_verified' }] })
  })
})

it('labels the window, loads nothing from other sites, and allows only pages of this machine', async () => {
  const token = await openPlaid(sandbox).createLinkToken()
  const answer = await sandbox.app.inject({ url: `/link?token=${token}&origin=http://localhost:3000` })
  expect(answer.body).toContain('Sandbox: no real bank')
  expect(answer.body).not.toMatch(/<style|style=|<script(?! type="module" src)/)
  expect(answer.headers['content-security-policy']).toContain("script-src 'self'")
  const foreign = await sandbox.app.inject({ url: `/link?token=${token}&origin=https://evil.example` })
  expect(foreign.statusCode).toBe(422)
  for (const path of ['/link/v2/stable/link-initialize.js', '/link/frame.js', '/link/link.css'])
    expect((await sandbox.app.inject({ url: path })).statusCode).toBe(200)
})
