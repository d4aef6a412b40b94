import { Products } from 'plaid'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Exchange } from './journal.ts'
import { callGalileo, openCustomer } from './testing/customer.ts'
import { openPlaid } from './testing/plaid.ts'
import { openTestSandbox, type TestSandbox } from './testing/sandbox.ts'

let sandbox: TestSandbox
let prn: string
beforeAll(async () => {
  sandbox = await openTestSandbox()
  ;({ prn } = await openCustomer(sandbox, 'journal@example.com'))
})
beforeEach(() => sandbox.control('DELETE', '/_sim/faults'))
afterAll(() => sandbox.close())

const journal = (query = '') => sandbox.look<Exchange[]>(`/_sim/journal${query}`)

// SANDBOX-47
it('keeps requests and replies, newest first, and finds them by partner or customer', async () => {
  await callGalileo(sandbox, 'getBalance', { accountNo: prn })
  expect(await journal(`?partner=galileo&about=${prn}`)).toMatchObject([
    {
      call: 'getBalance',
      status: 200,
      answer: { status_code: 0, response_data: { balance: 0 } },
      fault: null,
    },
  ])
  expect(await journal('?about=journal@example.com')).toMatchObject([{ call: 'createAccount' }])
  expect(await journal('?partner=plaid')).toEqual([])
  expect((await journal()).map(({ call }) => call)).toEqual(['getBalance', 'createAccount'])
})

// SANDBOX-47
it('shows no credentials or bank account numbers, neither of requests nor of replies', async () => {
  const { plaid, exchange } = openPlaid(sandbox)
  const { data } = await plaid.sandboxPublicTokenCreate({
    institution_id: 'ins_109508',
    initial_products: [Products.Auth],
  })
  const access_token = await exchange(data.public_token)
  const { numbers } = (await plaid.authGet({ access_token })).data
  const { apiLogin, apiTransKey } = sandbox.config.galileo
  const secrets = [apiLogin, apiTransKey, data.public_token, access_token, numbers.ach[0]?.account ?? 'none']
  const text = JSON.stringify(await journal())
  expect(text).toContain('mask')
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
})

// SANDBOX-47
it('records a call that the partner refuses', async () => {
  const refused = await fetch(`${sandbox.url}/rewards/api/sso_links`, {
    method: 'POST',
    headers: { authorization: 'Bearer sandbox-rewards-key' },
    body: new URLSearchParams({ member: '0', path: '/' }),
  })
  expect(refused.status).toBe(404)
  expect(await journal('?partner=rewards')).toMatchObject([{ call: 'sso_links', status: 404, answer: null }])
})

it('records a broken connection and the fault that caused it', async () => {
  const fault = { partner: 'galileo', call: 'getBalance', action: 'timeout_after' }
  await sandbox.command('/_sim/faults', fault)
  await expect(callGalileo(sandbox, 'getBalance', { accountNo: prn })).rejects.toThrow(/fetch failed/)
  expect((await journal())[0]).toMatchObject({ call: 'getBalance', status: null, fault: 'timeout_after' })
  await sandbox.command('/_sim/faults', { ...fault, action: 'status', status: 503 })
  await callGalileo(sandbox, 'getBalance', { accountNo: prn })
  expect((await journal())[0]).toMatchObject({ status: 503, fault: 'status' })
})
