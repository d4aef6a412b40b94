import { createHash } from 'node:crypto'
import { importJWK, jwtVerify, decodeProtectedHeader } from 'jose'
import { Products, SandboxItemSetVerificationStatusRequestVerificationStatusEnum as Status } from 'plaid'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestBank } from '../testing/bank.ts'
import { codeOf, openPlaid } from '../testing/plaid.ts'
import { openTestSandbox, type TestSandbox } from '../testing/sandbox.ts'
import { nameScore } from './name-match.rules.ts'

const FRIDAY = new Date('2026-11-20T18:00:00Z')

let sandbox: TestSandbox
let bank: Awaited<ReturnType<typeof openTestBank>>
let real = FRIDAY
beforeAll(async () => {
  bank = await openTestBank()
  sandbox = await openTestSandbox({ bankUrl: bank.url }, () => real)
})
beforeEach(async () => {
  real = FRIDAY
  await sandbox.control('DELETE', '/_sim/faults')
  await sandbox.control('POST', '/_sim/clock/set', { to: FRIDAY.toISOString() })
})
afterAll(async () => {
  await sandbox.close()
  await bank.close()
})

/** Creates a login at another bank without the Link window. */
const link = async (username = 'user_good', password = 'pass_good', institution_id = 'ins_109508') => {
  const { plaid, exchange } = openPlaid(sandbox)
  const { data } = await plaid.sandboxPublicTokenCreate({
    institution_id,
    initial_products: [Products.Auth],
    options: {
      webhook: 'http://elsewhere.example/webhooks/plaid',
      override_username: username,
      override_password: password,
    },
  })
  const access_token = await exchange(data.public_token)
  const accounts = (await plaid.accountsGet({ access_token })).data.accounts
  return {
    plaid,
    access_token,
    public_token: data.public_token,
    accounts,
    account_id: accounts[0]?.account_id ?? '',
  }
}
const linkCalls = () => bank.calls.filter(({ path }) => path === '/webhooks/plaid')

describe('the official SDK', () => {
  it('exchanges a public token once and reads accounts, numbers and owners', async () => {
    const { plaid, access_token, public_token, accounts, account_id } = await link('user_nickname')
    expect(accounts).toMatchObject([
      { name: 'Plaid Checking', mask: '0000', subtype: 'checking' },
      { name: 'Plaid Saving', mask: '1111', subtype: 'savings' },
    ])
    expect(accounts[0]).not.toHaveProperty('verification_status')
    const { numbers } = (await plaid.authGet({ access_token, options: { account_ids: [account_id] } })).data
    expect(numbers.ach).toMatchObject([{ account: '1111222233330000', routing: '021000021', account_id }])
    const { data } = await plaid.identityGet({ access_token })
    expect(data.accounts[0]?.owners[0]?.names).toEqual(['NICKNAME'])
    const match = await plaid.identityMatch({ access_token, user: { legal_name: 'Ann Example' } })
    expect(match.data.accounts[0]?.legal_name.score).toBe(80)
    expect((await plaid.itemGet({ access_token })).data.item.institution_id).toBe('ins_109508')
    expect(await codeOf(plaid.itemPublicTokenExchange({ public_token }))).toBe('INVALID_PUBLIC_TOKEN')
  })

  it('refuses wrong keys, tokens and accounts', async () => {
    const { plaid, access_token } = await link()
    expect(await codeOf(openPlaid(sandbox, 'wrong').plaid.itemGet({ access_token }))).toBe('INVALID_API_KEYS')
    expect(await codeOf(plaid.accountsGet({ access_token: 'access-sandbox-none' }))).toBe(
      'INVALID_ACCESS_TOKEN',
    )
    expect(await codeOf(plaid.authGet({ access_token, options: { account_ids: ['x'] } }))).toBe(
      'INVALID_ACCOUNT_ID',
    )
    await plaid.itemRemove({ access_token })
    expect(await codeOf(plaid.accountsGet({ access_token }))).toBe('INVALID_ACCESS_TOKEN')
  })

  it('expires a public token after half an hour', async () => {
    const { plaid } = openPlaid(sandbox)
    const { data } = await plaid.sandboxPublicTokenCreate({
      institution_id: 'ins_109508',
      initial_products: [Products.Auth],
    })
    real = new Date(FRIDAY.getTime() + 30 * 60_000)
    const { public_token } = data
    expect(await codeOf(plaid.itemPublicTokenExchange({ public_token }))).toBe('INVALID_PUBLIC_TOKEN')
  })

  // SANDBOX-43
  it('injects a planned fault, and keeps secrets out of the journal', async () => {
    const { plaid, access_token } = await link()
    await sandbox.command('/_sim/faults', {
      partner: 'plaid',
      call: '/auth/get',
      action: 'status',
      status: 500,
    })
    await expect(plaid.authGet({ access_token })).rejects.toMatchObject({ response: { status: 500 } })
    const journal = JSON.stringify(await sandbox.look('/_sim/journal?partner=plaid'))
    expect(journal).toContain('/plaid/auth/get')
    expect(journal).not.toContain(sandbox.config.plaid.secret)
  })
})

describe('automatic micro-deposits', () => {
  it('verifies an account on the next banking day and sends a signed webhook', async () => {
    const { plaid, access_token, account_id } = await link('user_good', 'microdeposits_good', 'ins_109512')
    expect(await codeOf(plaid.authGet({ access_token }))).toBe('PRODUCT_NOT_READY')
    await sandbox.control('POST', '/_sim/clock/advance', { to: '2026-11-23T13:29:00Z' })
    expect(await codeOf(plaid.authGet({ access_token }))).toBe('PRODUCT_NOT_READY')
    await sandbox.control('POST', '/_sim/clock/advance', { to: '2026-11-23T13:30:00Z' })
    expect((await plaid.authGet({ access_token })).data.numbers.ach).toHaveLength(1)
    const call = linkCalls().at(-1)
    expect(call?.body).toMatchObject({
      webhook_type: 'AUTH',
      webhook_code: 'AUTOMATICALLY_VERIFIED',
      account_id,
    })
    const token = call?.linkSignature ?? ''
    const { kid = '' } = decodeProtectedHeader(token)
    const { key } = (await plaid.webhookVerificationKeyGet({ key_id: kid })).data
    const { payload } = await jwtVerify(token, await importJWK({ ...key }, 'ES256'), { currentDate: real })
    expect(payload['request_body_sha256']).toBe(
      createHash('sha256')
        .update(call?.rawBody ?? '')
        .digest('hex'),
    )
    expect(await codeOf(plaid.webhookVerificationKeyGet({ key_id: 'none' }))).toBe('INVALID_FIELD')
  })

  it('expires unconfirmed micro-deposits after a week', async () => {
    const { plaid, access_token } = await link('user_good', 'microdeposits_expire', 'ins_109512')
    await sandbox.control('POST', '/_sim/clock/advance', { days: 7 })
    const { accounts } = (await plaid.accountsGet({ access_token })).data
    expect(accounts[0]?.verification_status).toBe('verification_expired')
    expect(linkCalls().at(-1)?.body).toMatchObject({ webhook_code: 'VERIFICATION_EXPIRED' })
  })

  it('verifies micro-deposits on command, once', async () => {
    const { plaid, access_token, account_id } = await link('user_good', 'microdeposits_good', 'ins_109512')
    const verify = () =>
      plaid.sandboxItemSetVerificationStatus({
        access_token,
        account_id,
        verification_status: Status.AutomaticallyVerified,
      })
    await verify()
    expect((await plaid.authGet({ access_token })).status).toBe(200)
    expect(await codeOf(verify())).toBe('INVALID_FIELD')
  })
})

it('can send a webhook unsigned or with an old signature, and replays it correctly signed', async () => {
  const { plaid, access_token } = await link()
  for (const action of ['unsigned', 'stale'])
    await sandbox.command('/_sim/faults', { partner: 'webhook', call: 'ITEM:ERROR', action })
  const before = linkCalls().length
  await plaid.sandboxItemResetLogin({ access_token })
  await sandbox.command('/_sim/webhooks/replay', { last: 1 })
  await sandbox.command('/_sim/webhooks/replay', { last: 1 })
  const signatures = linkCalls()
    .slice(before)
    .map(({ linkSignature }) => linkSignature)
  expect(signatures).toContain('')
  expect(new Set(signatures).size).toBeGreaterThan(1)
})

it('requires a repair of a broken login, and keeps a revoked login revoked', async () => {
  const { plaid, access_token } = await link()
  await plaid.sandboxItemResetLogin({ access_token })
  expect(await codeOf(plaid.authGet({ access_token }))).toBe('ITEM_LOGIN_REQUIRED')
  const [{ id } = { id: 0 }] = (await sandbox.look<{ id: number; status: string }[]>('/_sim/links'))
    .filter(({ status }) => status === 'login_required')
    .slice(-1)
  await sandbox.command(`/_sim/links/${id}/revoke`)
  expect(await codeOf(plaid.authGet({ access_token }))).toBe('ACCESS_NOT_GRANTED')
})

it.each([
  ['Ann Example', 'Ann Example', 100],
  ['ANN EXAMPLE', 'Ann Example Jr.', 100],
  ['José Núñez', 'Jose Nunez', 100],
  ['Ann B. Example', 'Ann Example', 90],
  ['Rob Example', 'Robert Example', 80],
  ['Ann Other', 'Ann Example', 75],
  ['Zoe Other', 'Ann Example', 20],
  ['MISMATCH', 'Ann Example', 20],
  ['NICKNAME', 'Ann Example', 80],
  ['', 'Ann Example', 0],
])('scores the owner name "%s" against "%s" at %i', (owner, legalName, score) => {
  expect(nameScore(owner, legalName)).toBe(score)
})
