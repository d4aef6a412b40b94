import { getAccount } from '@yoursuccess/contract/account/account'
import { updatePersonalInfo } from '@yoursuccess/contract/customer/personal-info'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { sampleAccount } from '../../../testing/account-replies.ts'
import { expectAfter } from '../../../testing/pass-time.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { sampleUser } from '../../../testing/samples.ts'
import { type Handler, on, refuse } from '../../../testing/wire.ts'

const address = {
  address_1: '12 Oak St.',
  address_2: null,
  city: 'Springfield',
  state: 'IL',
  postal_code: '62701',
}
const account = { ...sampleAccount, primary_phone: '5550100177', address }

/** Saves another first name. Returns the time of the press and the message. */
const save = async (answer: Handler, words: string) => {
  vi.useFakeTimers()
  renderApp('/dashboard/settings', { user: sampleUser, handlers: [on(getAccount, account), answer] })
  await userEvent.type(await screen.findByLabelText('First name'), 'bel')
  const pressedAt = Date.now()
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
  return { pressedAt, result: await screen.findByRole('dialog', { name: words }) }
}

// ACCOUNT-41
test('shows a successful save for a second and a half', async () => {
  const saved = { account, unconfirmed_email: null, mfa_disabled: false }
  const { pressedAt, result } = await save(
    on(updatePersonalInfo, saved),
    'Your personal info has been updated.',
  )
  expect(result).toBeInTheDocument()
  await expectAfter(1500, pressedAt, () => !result.isConnected)
})

// ACCOUNT-42
test('shows a failed save for a second and a half', async () => {
  const { pressedAt, result } = await save(
    refuse(updatePersonalInfo, 'internal'),
    'There was an error updating your personal info',
  )
  expect(result).toBeInTheDocument()
  await expectAfter(1500, pressedAt, () => !result.isConnected)
})
