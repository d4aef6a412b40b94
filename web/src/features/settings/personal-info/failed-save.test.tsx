import { getAccount } from '@yoursuccess/contract/account'
import { updatePersonalInfo } from '@yoursuccess/contract/personal-info'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { sampleAccount } from '../../../testing/account-replies.ts'
import { expectAfter } from '../../../testing/pass-time.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { sampleUser } from '../../../testing/samples.ts'
import { on, refuse } from '../../../testing/wire.ts'

const FAILED = 'There was an error updating your personal info'
const address = {
  address_1: '12 Oak St.',
  address_2: null,
  city: 'Springfield',
  state: 'IL',
  postal_code: '62701',
}

test('a save that failed says so for a second and a half', async () => {
  vi.useFakeTimers()
  const account = { ...sampleAccount, primary_phone: '5550100177', address }
  renderApp('/dashboard/settings', {
    user: sampleUser,
    handlers: [on(getAccount, account), refuse(updatePersonalInfo, 'internal')],
  })
  await userEvent.type(await screen.findByLabelText('First name'), 'bel')
  const before = Date.now()
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByRole('dialog', { name: FAILED })).toBeTruthy()
  await expectAfter(1500, before, () => !screen.queryByRole('dialog', { name: FAILED }))
})
