/**
 * Records requests and replies, one file per partner role, in docs/partners/examples. The files show the wire
 * format to authors of partner adapters, whose tests can use them. After a deliberate change, update them
 * with `npx vitest run --project unit <this file> -u` (`-u` must come last).
 */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { APPLICANT } from './testing/applicant.ts'
import { PAPER_BILLER } from './testing/bills.ts'
import { openCustomer } from './testing/customer.ts'
import { openTestSandbox, type TestSandbox } from './testing/sandbox.ts'

const NOW = new Date('2026-11-20T18:20:33Z')

let sandbox: TestSandbox
let recorded: object[]
beforeEach(async () => {
  sandbox = await openTestSandbox({}, () => NOW)
  recorded = []
})
afterEach(() => sandbox.close())

const EXAMPLES = '../../docs/partners/examples'

interface Request {
  method?: 'GET' | 'POST'
  path: string
  form?: Record<string, string>
  headers?: Record<string, string>
}

/** Replaces values that differ between runs. */
const steady = (text: string): unknown =>
  JSON.parse(text.replaceAll(sandbox.url, 'http://127.0.0.1:3001'), (name, value: unknown) =>
    name === 'rtoken' ? '…' : value,
  )

const record = async (name: string, { method = 'POST', path, form, headers = {} }: Request) => {
  const given = { method, headers, ...(form && { body: new URLSearchParams(form) }) }
  const response = await fetch(`${sandbox.url}${path}`, given)
  const text = await response.text()
  recorded.push({
    name,
    request: { method, path, ...(form && { form }) },
    status: response.status,
    answer: steady(text),
  })
}

const asFile = () => `${JSON.stringify(recorded, null, 2)}\n`

// SANDBOX-42
it('records the wire format of identity checks', async () => {
  const { apiLogin, apiTransKey, providerId, productId: prodId } = sandbox.config.galileo
  const call = (name: string, endpoint: string, parameters: Record<string, string>) =>
    record(name, {
      path: `/galileo/${endpoint}`,
      form: { apiLogin, apiTransKey, providerId, ...parameters },
    })
  const ask = (name: string, transactionId: string, change: object = {}) =>
    call(name, 'createAccount', { transactionId, prodId, ...APPLICANT, ...change })
  await ask('passed', 'check-1')
  await ask('the same request again', 'check-1')
  await ask('another person under the same id', 'check-1', { firstName: 'Grace' })
  await ask('documents needed', 'check-2', { id: '900124001' })
  await ask('not eligible', 'check-3', { id: '900124002' })
  await ask('mismatch', 'check-4', { id: '900124003' })
  await ask('invalid parameters, in sentences', 'check-5', { id: '900124004' })
  await ask('invalid parameter, malformed', 'check-6', { id: '12345' })
  await ask('possible sanctions match', 'check-7', { id: '900124006' })
  await ask('the number already has an account', 'check-8', { firstName: 'Grace' })
  await call('the verdict requested again', 'getEnrollmentInfo', { transactionId: 'check-1' })
  await call('the verdict of a referred person', 'getEnrollmentInfo', { transactionId: 'check-2' })
  await call('no such check', 'getEnrollmentInfo', { transactionId: 'check-9' })
  await expect(asFile()).toMatchFileSnapshot(`${EXAMPLES}/identity-check.json`)
})

// SANDBOX-42
it('records the wire format of bill payments', async () => {
  const { apiLogin, apiTransKey, providerId } = sandbox.config.galileo
  const { prn } = await openCustomer(sandbox, 'payer@example.com')
  await sandbox.command(`/_sim/accounts/${prn}/deposits`, {
    kind: 'payroll',
    amount: '500',
    description: 'PAY',
  })
  const call = (name: string, endpoint: string, transactionId: string, parameters: Record<string, string>) =>
    record(name, {
      path: `/galileo/${endpoint}`,
      form: { apiLogin, apiTransKey, providerId, transactionId, ...parameters },
    })
  const ofPrn = (parameters: Record<string, string>) => ({ accountNo: prn, ...parameters })
  const add = (name: string, id: string, rppsBillerId: string, billerAccountNo: string) =>
    call(name, 'addRppsBiller', id, ofPrn({ rppsBillerId, billerAccountNo }))
  const pay = (name: string, id: string, billerId: string, amount: string) =>
    call(name, 'createBillPayment', id, ofPrn({ billerId, amount, feeAmount: '1.00' }))
  const one = (name: string, billpayTransactionId: string) =>
    call(name, 'getBillPayHistory', 'look', ofPrn({ billpayTransactionId }))

  await call('searched', 'searchBillerDirectory', 'look', { billerName: 'fairwick', billerState: 'CA' })
  await call('no biller found', 'searchBillerDirectory', 'look', { billerName: 'nobody' })
  await add('added', 'biller-1', '0000009001', '24-10077')
  await add('already added', 'biller-2', '0000009001', '24-10077')
  await add('an account number that fits no mask', 'biller-3', '0000009001', '2410077')
  await add('inactive', 'biller-4', '0000002011', '1234567890')
  const { name, ...rest } = PAPER_BILLER
  await call('a biller who is paid by check', 'addPaperBiller', 'biller-5', ofPrn({ name, ...rest }))
  await call('the billers', 'getBillers', 'look', ofPrn({}))
  await pay('paid', 'bill-1', '1', '120.50')
  await pay('the same request again', 'bill-1', '1', '120.50')
  await pay('not enough money', 'bill-2', '1', '378.51')
  await pay('to be rejected', 'bill-3', '1', '20.71')
  await pay('by check', 'bill-4', '3', '50.77')
  await sandbox.control('POST', '/_sim/clock/set', { to: '2026-12-08T18:00:00Z' })
  await one('cleared', '1')
  await one('rejected', '2')
  await one('a returned check', '3')
  recorded.push({
    name: 'the events sent to the bank',
    events: (await sandbox.look<{ body: Record<string, string> }[]>('/_sim/webhooks'))
      .map(({ body: { event_id: _differs, ...facts } }) => facts)
      .filter((facts) => 'billpay_id' in facts)
      .reverse(),
  })
  await expect(asFile()).toMatchFileSnapshot(`${EXAMPLES}/biller-network.json`)
})

// SANDBOX-42, SBX-03
it('records the wire format of second accounts', async () => {
  const { apiLogin, apiTransKey, providerId, productId, setAsideProductId } = sandbox.config.galileo
  const { prn } = await openCustomer(sandbox, 'saver@example.com')
  const pay = { kind: 'payroll', amount: '500', description: 'PAY' }
  await sandbox.command(`/_sim/accounts/${prn}/deposits`, pay)
  const call = (name: string, endpoint: string, transactionId: string, parameters: Record<string, string>) =>
    record(name, {
      path: `/galileo/${endpoint}`,
      form: { apiLogin, apiTransKey, providerId, transactionId, accountNo: prn, ...parameters },
    })
  const add = (name: string, id: string, prodId: string) => call(name, 'addAccount', id, { prodId })
  const second = '279000000003'
  const move = (name: string, id: string, amount: string, change: Record<string, string> = {}) =>
    call(name, 'createAccountTransfer', id, {
      transferToAccountNo: second,
      amount,
      message: 'To your trustee set-aside',
      ...change,
    })
  const history = (name: string, accountNo: string) =>
    call(name, 'getTransHistory', 'look', { accountNo, startDate: '2026-11-20', endDate: '2026-11-20' })

  await add('a product with a card', 'add-1', productId)
  await add('added', 'add-2', setAsideProductId)
  await add('the same request again', 'add-2', setAsideProductId)
  await add('already has this product', 'add-3', setAsideProductId)
  await move('moved', 'move-1', '155.34')
  await move('the same request again', 'move-1', '155.34')
  await move('another amount under the same id', 'move-1', '155.33')
  await move('more than there is', 'move-2', '344.67')
  await move('no such account', 'move-3', '1.00', { transferToAccountNo: '279000000009' })
  await move('moved back', 'move-4', '55.34', {
    accountNo: second,
    transferToAccountNo: prn,
    message: 'From your trustee set-aside',
  })
  await history('the history of the first account', prn)
  await history('the history of the second account', second)
  recorded.push({
    name: 'the events sent to the bank',
    events: (await sandbox.look<{ body: Record<string, string> }[]>('/_sim/webhooks'))
      .map(({ body: { event_id: _differs, ...facts } }) => facts)
      .filter(({ otype }) => otype === 'OT')
      .reverse(),
  })
  await expect(asFile()).toMatchFileSnapshot(`${EXAMPLES}/second-accounts.json`)
})

// SANDBOX-42
it('records the wire format of phone verifications', async () => {
  const { accountSid, authToken, serviceSid } = sandbox.config.twilio
  const credentials = Buffer.from(`${accountSid}:${authToken}`).toString('base64')
  const headers = { authorization: `Basic ${credentials}` }
  const service = `/twilio/v2/Services/${serviceSid}`
  const post = (name: string, resource: string, form: Record<string, string>) =>
    record(name, { path: `${service}/${resource}`, form, headers })
  const send = (name: string, To: string, Channel: string) => post(name, 'Verifications', { To, Channel })
  const To = '+15555550100'
  const check = (name: string, Code: string) => post(name, 'VerificationCheck', { To, Code })

  await send('sent by SMS', To, 'sms')
  await send('sent again, by call', To, 'call')
  await check('a wrong code', '000000')
  const [message] = await sandbox.look<{ code: string }[]>('/_sim/phone')
  await check('the right code', message?.code ?? '')
  await check('the same code once more', message?.code ?? '')
  await send('not a phone number', '+15005550001', 'sms')
  await send('cannot receive SMS', '+15005550009', 'sms')
  for (let count = 1; count <= 5; count += 1) await send('sent', To, 'sms')
  await send('sent too often', To, 'sms')
  for (let count = 1; count <= 5; count += 1) await check('a wrong code', '000000')
  await check('checked too often', '000000')
  await record('without credentials', { path: `${service}/Verifications`, form: { To, Channel: 'sms' } })
  recorded = recorded.filter((one, index) => !isRepeated(one, recorded[index - 1]))
  await expect(asFile()).toMatchFileSnapshot(`${EXAMPLES}/phone-codes.json`)
})

/** Whether an exchange has the same name as the one before it. Only the first of them is recorded. */
const isRepeated = (one: object, before: object | undefined): boolean =>
  'name' in one && before !== undefined && 'name' in before && one.name === before.name
