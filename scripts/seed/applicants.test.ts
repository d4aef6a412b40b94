import type { AccountApplication } from '@yoursuccess/contract/application/application'
import type { User } from '@yoursuccess/contract/session/session'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestBank, type TestBank } from '../../server/tests/support/test-bank.ts'
import { applyForAccounts } from './applicants.ts'
import { callJson, signIn } from './calls.ts'
import { PASSWORD } from './personas.ts'

const LINK_KEYS = { client_id: 'nothing is linked', secret: '' }

let bank: TestBank
beforeAll(async () => {
  bank = await openTestBank()
  await applyForAccounts({ ...bank, operatorKey: bank.config.operatorKey, linkKeys: LINK_KEYS })
})
afterAll(() => bank.close())

const stage = async (email: string) => {
  const token = await signIn(bank.url, email, PASSWORD)
  const get = <Reply>(path: string) => callJson<Reply>(`${bank.url}${path}`, 'GET', undefined, token)
  const { user } = await get<{ user: User }>('/api/user')
  const application = await get<AccountApplication>('/api/account_application')
  return {
    status: application.status,
    step: application.furthest_enrollment_step,
    phone: application.has_phone_verification,
    approved: user.has_approved_account_application,
    redirect: user.redirectPath,
  }
}

// SANDBOX-01, SANDBOX-02
test.each([
  ['applicant', { status: 'pending', step: 'personal_information', phone: false, approved: false }],
  ['address', { status: 'pending', step: 'address', phone: false, approved: false }],
  ['identity', { status: 'pending', step: 'identification', phone: false, approved: false }],
  ['reviewing', { status: 'pending', step: 'review', phone: true, approved: false }],
  ['referred', { status: 'referred', step: 'review', phone: false, approved: false }],
  ['denied', { status: 'rejected', step: 'review', phone: false, approved: false }],
  [
    'approved',
    {
      status: 'approved',
      step: 'review',
      phone: false,
      approved: true,
      redirect: '/enrollment-funding',
    },
  ],
])('%s@example.com is in the state that the sign-in page shows', async (name, expected) => {
  expect(await stage(`${name}@example.com`)).toEqual({ redirect: null, ...expected })
})

test('signs a persona in twice without a new device notification', async () => {
  await signIn(bank.url, 'approved@example.com', PASSWORD)
  const token = await signIn(bank.url, 'approved@example.com', PASSWORD)
  await bank.settle()
  const { notifications } = await callJson<{ notifications: { title: string }[] }>(
    `${bank.url}/api/notifications`,
    'GET',
    undefined,
    token,
  )
  expect(notifications.filter(({ title }) => title.includes('new device'))).toEqual([])
})
