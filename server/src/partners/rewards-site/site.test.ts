import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { callGalileo } from '../../../../sandbox/src/testing/customer.ts'
import { openTestSandbox, type TestSandbox } from '../../../../sandbox/src/testing/sandbox.ts'
import { createRewardsSite } from './site.ts'

let sandbox: TestSandbox
let member: string
beforeAll(async () => {
  sandbox = await openTestSandbox()
  const answer = await callGalileo(sandbox, 'createAccount', {
    prodId: sandbox.config.galileo.productId,
    firstName: 'Test',
    lastName: 'Customer',
    email: 'member@example.com',
    primaryPhone: '5555550100',
    address1: '1 Main Street',
    city: 'Springfield',
    state: 'IL',
    postalCode: '62701',
  })
  ;[{ pmt_ref_no: member }] = answer.response_data['new_account'] as [{ pmt_ref_no: string }]
})
afterEach(() => sandbox.control('DELETE', '/_sim/faults'))
afterAll(() => sandbox.close())

const site = (change: Partial<Parameters<typeof createRewardsSite>[0]> = {}) =>
  createRewardsSite({
    baseUrl: `${sandbox.url}/rewards/api/`,
    key: 'sandbox-rewards-key',
    siteOrigin: sandbox.url,
    ...change,
  })

test('a link opens the page and signs the member in', async () => {
  const link = await site().createSsoLink({ member, path: '/offers/pantry-box' })
  const entered = await fetch(link, { redirect: 'manual' })
  expect([entered.status, entered.headers.get('location')]).toEqual([303, '/rewards/offers/pantry-box'])
})

test.each([
  ['a wrong key', { key: 'guess' }, {}, 'refused', 'http_401'],
  ['an unknown member', {}, { member: '1' }, 'refused', 'http_404'],
  ['a link to an unexpected host', { siteOrigin: 'https://rewards.example' }, {}, 'malformed', 'host'],
])('%s is an error', async (_what, options, visit, kind, code) => {
  const link = site(options).createSsoLink({ member, path: '/', ...visit })
  await expect(link).rejects.toMatchObject({ partner: 'rewards', kind, code })
})

test('a rewards site that does not listen is an error', async () => {
  const { url, close } = await answering({})
  await close()
  const link = site({ baseUrl: url }).createSsoLink({ member, path: '/' })
  await expect(link).rejects.toMatchObject({ kind: 'unreachable' })
})

test.each(['timeout_before', 'timeout_after'])('a lost reply (%s) is an error', async (action) => {
  await sandbox.command('/_sim/faults', { partner: 'rewards', call: 'sso_links', action })
  await expect(site().createSsoLink({ member, path: '/' })).rejects.toMatchObject({ kind: 'timeout' })
})

describe('a reply that leads elsewhere', () => {
  const SITE = 'https://rewards.example'
  test.each([
    'https://evil.test/enter?token=x',
    'https://rewards.example.evil.test/enter',
    'https://rewards.example@evil.test/enter',
    'https://name:word@rewards.example/enter',
    'http://rewards.example/enter',
    'https://rewards.example:8443/enter',
    'javascript:alert(1)',
    '/enter?token=x',
    '',
    42,
  ])('refuses the link %j from the rewards site', async (sso_link) => {
    const { url, close } = await answering({ sso_link })
    const link = site({ baseUrl: url, siteOrigin: SITE }).createSsoLink({ member, path: '/' })
    await expect(link).rejects.toMatchObject({ kind: 'malformed' })
    await close()
  })
})

const answering = async (body: object) => {
  const server = createServer((_request, response) => {
    response.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
