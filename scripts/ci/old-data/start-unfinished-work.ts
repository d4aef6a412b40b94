/** Starts five pieces of work. Faults in the sandbox keep each of them from completing. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Caller, Programs } from './programs.ts'

export const PASSWORD = 'Quiet-River-42'
/** This customer pays a bill, pulls money from another bank, and changes an address, which sends an email. */
export const PAYER = 'payer@example.com'
/** This customer has money left when the program ends, and gets a refund check. */
export const LEAVER = 'leaver@example.com'

/** Values by which the test recognizes each piece of work. */
export const UNDER_WAY = {
  payment: '120.00',
  transfer: '75.00',
  refund: '80.00',
  mail: 'Your personal information was changed',
  street: '77 New Street',
}

const SOON_MS = 60_000
const LOOK_MS = 50
const MANY = 1000
/** A fault: the call never reaches the processor. */
const NO_ANSWER = { action: 'timeout_before', times: MANY }

export const startUnfinishedWork = async (bank: Programs): Promise<void> => {
  const { now } = await bank.control<{ now: string }>('GET', '/clock')
  await bank.control('POST', '/clock/set', { to: now })
  await orderRefund(bank)
  const payer = await createPayer(bank)
  await orderPayment(bank, payer)
  await orderTransfer(bank, payer)
  await changeAddress(bank, payer)
}

const createCustomer = async (bank: Programs, email: string, firstName: string): Promise<string> => {
  const created = await bank.operator<{ galileo_payment_reference_number: string }>('POST', '/customers', {
    email,
    password: PASSWORD,
    first_name: firstName,
    last_name: 'Tester',
    primary_phone: '5005550006',
    address: { address_1: '12 Oak St.', city: 'Springfield', state: 'IL', postal_code: '62701' },
  })
  return created.galileo_payment_reference_number
}

const deposit = (bank: Programs, prn: string, amount: string) =>
  bank.control('POST', `/accounts/${prn}/deposits`, { kind: 'refund', amount, description: 'ACME' })

/** Enforces the end of the program until the check is ordered, then cancels the end. The order stays. */
const orderRefund = async (bank: Programs): Promise<void> => {
  const prn = await createCustomer(bank, LEAVER, 'Lea')
  await deposit(bank, prn, UNDER_WAY.refund)
  await fail(bank, 'createRefundCheck', NO_ANSWER)
  await bank.control('POST', '/program', {
    mode: 'enforced',
    last_deposit_on: '2026-08-24',
    last_spend_on: '2026-08-24',
  })
  await bank.control('POST', '/clock/advance', { days: 11 })
  await waitForCall(bank, 'createRefundCheck')
  await bank.control('POST', '/program', { mode: 'off' })
}

const createPayer = async (bank: Programs): Promise<Caller> => {
  const prn = await createCustomer(bank, PAYER, 'Pat')
  await deposit(bank, prn, '1000.00')
  const payer = await bank.signIn(PAYER, PASSWORD)
  await payer('POST', '/api/step_up', { password: PASSWORD })
  return payer
}

/** The processor accepts the payment, but its reply is lost. */
const orderPayment = async (bank: Programs, payer: Caller): Promise<void> => {
  const { biller } = await payer<{ biller: { id: number } }>('POST', '/api/billers/add_paper', {
    biller: {
      biller_name: 'Green Meadow Rentals',
      biller_account_number: 'LEASE-4711',
      biller_address_1: '12 Orchard Road',
      biller_city: 'Springfield',
      biller_state: 'IL',
      biller_zip: '62701',
      biller_phone: '5005550006',
    },
  })
  await fail(bank, 'createBillPayment', { action: 'timeout_after', times: 1 })
  await fail(bank, 'createBillPayment', NO_ANSWER)
  await payer('POST', '/api/bill_payments', {
    bill_payment: { amount: UNDER_WAY.payment, biller_id: biller.id },
  })
  await waitForCall(bank, 'createBillPayment')
}

/** As with the payment, the processor accepts the transfer, but its reply is lost. */
const orderTransfer = async (bank: Programs, payer: Caller): Promise<void> => {
  const { public_token } = await bank.sandbox<{ public_token: string }>(
    'POST',
    '/plaid/sandbox/public_token/create',
    {
      client_id: 'sandbox-plaid-client',
      secret: 'sandbox-plaid-secret',
      institution_id: 'ins_109508',
      initial_products: ['auth'],
      options: {
        override_username: 'user_good',
        override_password: 'pass_good',
        webhook: `${bank.url}/webhooks/plaid`,
      },
      user: { legal_name: 'Pat Tester' },
    },
  )
  const [link] = await bank.control<{ account_id: string }[]>('GET', '/links')
  const { id } = await payer<{ id: number }>('POST', '/api/plaid/upsert_ach_account', {
    public_token,
    account_id: link?.account_id,
  })
  await waitUntil('the linked account is verified', async () => {
    const account = await payer<{ verified: boolean }>('GET', `/api/ach_accounts/${id}`)
    return account.verified
  })
  await fail(bank, 'createAchTransaction', { action: 'timeout_after', times: 1 })
  await fail(bank, 'createAchTransaction', NO_ANSWER)
  await payer('POST', '/api/ach_transactions', {
    ach_transaction: { amount: UNDER_WAY.transfer, ach_account_id: id },
  })
  await waitForCall(bank, 'createAchTransaction')
}

/** Leaves a job that cannot reach the processor, and an email that the mail server has not accepted yet. */
const changeAddress = async (bank: Programs, payer: Caller): Promise<void> => {
  await fail(bank, 'updateAccount', NO_ANSWER)
  await bank.control('POST', '/faults', {
    partner: 'mail',
    call: 'send',
    action: 'slow',
    ms: 10_000,
    times: 1000,
  })
  await payer('POST', '/api/account/update_personal_info', {
    first_name: 'Pat',
    last_name: 'Tester',
    primary_phone: '5005550006',
    email: PAYER,
    address_attributes: {
      address_1: UNDER_WAY.street,
      address_2: null,
      city: 'Springfield',
      state: 'IL',
      postal_code: '62701',
    },
    shipping_address_different: false,
  })
  await waitUntil('an email is being delivered', async () => {
    const faults = await bank.control<{ partner: string; times: number }[]>('GET', '/faults')
    return faults.some(({ partner, times }) => partner === 'mail' && times < MANY)
  })
}

const fail = (bank: Programs, call: string, fault: object) =>
  bank.control('POST', '/faults', { partner: 'galileo', call, ...fault })

const waitForCall = (bank: Programs, call: string) =>
  waitUntil(`${call} was called`, async () => {
    const calls = await bank.control<{ call: string }[]>('GET', '/journal?partner=galileo')
    return calls.some((each) => each.call === call)
  })

const waitUntil = async (what: string, isSo: () => Promise<boolean>): Promise<void> => {
  const since = performance.now()
  while (!(await isSo())) {
    if (performance.now() - since > SOON_MS) throw new Error(`gave up waiting until ${what}`)
    await pause(LOOK_MS)
  }
}
