/**
 * The guards of docs/requirements/wire.md (WIRE-09 to WIRE-15), written down again independently: real
 * customers in each state call every operation, so neither the contract nor the server can open a call to the
 * wrong people.
 */
import type { Feature } from '@yoursuccess/contract/core/access'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestBank, type TestBank } from '../support/test-bank.ts'
import { readyApplicant, signUp, submit } from '../support/applicant.ts'
import { requestOf } from '../support/calls.ts'
import { operationsOf, type Operation } from '../support/openapi.ts'
import { openWire, type Wire } from '../support/wire.ts'

/** Calls that need no session. Everything else that is not listed below is for open accounts only. */
const PUBLIC = [
  /^POST \/users\/sign_in$/,
  /^DELETE \/users\/sign_out$/,
  /^(POST|PUT) \/users\/password$/,
  /^POST \/users\/undo_change$/,
  /^GET \/api\/program$/,
  /^POST \/users\/email\/confirm$/,
]
const OWN_SESSION = [
  /^GET \/api\/user$/,
  /^POST \/api\/(refresh_token|step_up)$/,
  /^\w+ \/api\/user\/[a-z_]+$/,
]
const APPLICATION = [
  /^\w+ \/api\/account_application(\/submit)?$/,
  /^POST \/api\/phone_verifications\/(send_verification|verify)$/,
  /^GET \/api\/occupation_list$/,
]
// ACCOUNT-55
const OF_A_CLOSED_ACCOUNT = [/^GET \/api\/(account|balance)$/, /^POST \/api\/account\/reactivate$/]

type State = 'applicant' | 'referred' | 'denied' | 'approved' | 'closed_unfunded' | 'closed'
const isListed = (name: string, ...lists: RegExp[][]) => lists.flat().some((each) => each.test(name))
const mayCall = (state: State, name: string): boolean => {
  switch (state) {
    case 'applicant':
    case 'referred':
    case 'denied':
      return isListed(name, OWN_SESSION, APPLICATION)
    case 'closed_unfunded':
    case 'closed':
      return isListed(name, OWN_SESSION, OF_A_CLOSED_ACCOUNT)
    case 'approved':
      return true
  }
}

/** The feature of a call, by the start of its path (WIRE-13). */
const FEATURE_OF: readonly (readonly [RegExp, Feature])[] = [
  [/^\w+ \/api\/plaid\//, 'plaid'],
  [/^POST \/api\/ach_accounts$/, 'plaid'],
  // FUNDING-66
  [/^DELETE \/api\/ach_accounts\/\{id\}$/, 'delete_ach_accounts'],
  // FUNDING-123
  [/^\w+ \/api\/recurring_transfers/, 'recurring_transfers'],
  [
    /^\w+ \/api\/(payment_tracking|success_tracker_infos|income_goals|expense_goals|expense_items)/,
    'paymentTracker',
  ],
  [/^\w+ \/api\/(billers|bill_payments|search_billers)/, 'billPay'],
  [/^\w+ \/api\/reminders/, 'billerReminder'],
]
const featureOf = (name: string) => FEATURE_OF.find(([pattern]) => pattern.test(name))?.[1]

let bank: TestBank
let wire: Wire
let operations: Operation[]
const tokens = new Map<State, string>()
let unfundedId = 0

beforeAll(async () => {
  bank = await openTestBank()
  wire = openWire(bank)
  operations = operationsOf(bank.app)
  // Everyone has just proven ownership; api-sweep/step-up.test.ts tests that guard.
  const applicant = await signUp(bank)
  await bank.stepUp(applicant)
  tokens.set('applicant', applicant.token)
  for (const [state, idNumber, code] of [
    ['referred', '987654001', 'application.referred'],
    ['denied', '987654002', 'application.rejected'],
  ] as const) {
    const person = await readyApplicant(bank)
    const { body } = await submit(person, idNumber)
    if (body.code !== code) throw new Error(`the application was not ${state}: ${JSON.stringify(body)}`)
    await bank.stepUp(person)
    tokens.set(state, person.token)
  }
  for (const state of ['approved', 'closed_unfunded', 'closed'] as const) {
    const { id, token } = await bank.createCustomer()
    await bank.stepUp({ id })
    await bank.database.query('update bank.customers set state = $2 where id = $1', [id, state])
    tokens.set(state, token)
    if (state === 'closed_unfunded') unfundedId = id
  }
})
afterAll(async () => {
  wire.close()
  await bank.close()
})

const closeAgain = () =>
  bank.database.query("update bank.customers set state = 'closed_unfunded' where id = $1", [unfundedId])
const ofCustomers = () => operations.filter(({ access }) => access?.who === 'customer')
const call = (operation: Operation, token?: string) =>
  wire.send({
    ...requestOf(operation, {}),
    headers: token ? { authorization: `Bearer ${token}` } : {},
    body: operation.method === 'GET' ? undefined : '{}',
  })

// WIRE-09
test('an anonymous visitor may call what is listed as public, and nothing else', async () => {
  const opened = operations.filter(({ access }) => access?.who === 'anyone').map(({ name }) => name)
  expect(opened.filter((name) => !isListed(name, PUBLIC))).toEqual([])
  for (const operation of ofCustomers()) {
    expect([operation.name, (await call(operation)).status]).toEqual([operation.name, 401])
  }
})

describe.each(['applicant', 'referred', 'denied', 'approved', 'closed_unfunded', 'closed'] as const)(
  'who is %s',
  (state) => {
    // WIRE-08, WIRE-10, WIRE-11, WIRE-12
    test('reaches the calls that are open to them, and meets 403 at every other one', async () => {
      const found: string[] = []
      let reached = 0
      for (const operation of ofCustomers()) {
        const reply = await call(operation, tokens.get(state))
        // One of the calls ends the tested state.
        if (reply.status === 200 && operation.name === 'POST /api/account/reactivate') await closeAgain()
        const isOpen = ![401, 403].includes(reply.status)
        if (isOpen) reached++
        if (isOpen !== mayCall(state, operation.name))
          found.push(`${operation.name} ${isOpen ? 'is open' : 'is closed'}: ${reply.status}`)
      }
      expect(found).toEqual([])
      expect(reached).toBeGreaterThan(5)
    })
  },
)

// WIRE-13
test('each call belongs to the feature that is listed for it, and to no other', () => {
  const declared = ofCustomers().map(({ name, access }) => [
    name,
    access?.who === 'customer' ? access.feature : undefined,
  ])
  expect(declared).toEqual(ofCustomers().map(({ name }) => [name, featureOf(name)]))
})

/** Calls that need a second feature besides that of their page (WIRE-15). */
const ALSO = {
  'POST /api/billers/add_paper': 'paperBillPay',
  'GET /api/bill_payments/download_report': 'trackedBills',
  'POST /api/reminders': 'billPay',
  'DELETE /api/reminders/{id}': 'billPay',
}

// WIRE-15
test('a call that needs two features is closed without either', async () => {
  const declared = ofCustomers().flatMap(({ name, access }) =>
    access?.who === 'customer' && access.alsoFeature ? [[name, access.alsoFeature]] : [],
  )
  expect(Object.fromEntries(declared)).toEqual(ALSO)
  const { id, token } = await bank.createCustomer()
  for (const [name, feature] of Object.entries(ALSO)) {
    await bank.database.query(
      'update bank.customers set features = array_remove(features, $2) where id = $1',
      [id, feature],
    )
    const operation = operations.find((each) => each.name === name)
    if (!operation) throw new Error(`there is no ${name}`)
    expect([name, (await call(operation, token)).status]).toEqual([name, 403])
  }
})
