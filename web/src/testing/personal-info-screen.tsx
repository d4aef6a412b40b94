/** What a customer does on the personal information page. */
import { type Account, getAccount } from '@yoursuccess/contract/account/account'
import { updatePersonalInfo } from '@yoursuccess/contract/customer/personal-info'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { sampleAccount } from './account-replies.ts'
import { renderApp } from './render-app.tsx'
import { sampleUser } from './samples.ts'
import { type Handler, on } from './wire.ts'

export const HOME = {
  address_1: '12 Oak St.',
  address_2: null,
  city: 'Springfield',
  state: 'IL',
  postal_code: '62701',
}
export const ana: Account = { ...sampleAccount, primary_phone: '5550100177', address: HOME }
export const saved = (account: Account = ana, more: object = {}) =>
  on(updatePersonalInfo, {
    account,
    unconfirmed_email: account.unconfirmed_email,
    mfa_disabled: false,
    ...more,
  })

export const openPersonalInfo = (account: Account = ana, handlers: Handler[] = [], user = sampleUser) =>
  renderApp('/dashboard/settings', { user, handlers: [on(getAccount, account), ...handlers] })

export const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name)
export const retype = async (name: string, text: string) => {
  await userEvent.clear(await field(name))
  await userEvent.type(await field(name), text)
  await userEvent.tab()
}
export const saveButton = () => screen.getByRole('button', { name: 'Save Changes' })

/** Waits until the result of a save has appeared and closed automatically. */
export const untilShownAndGone = async () => {
  await screen.findByRole('dialog', { name: 'Your personal info has been updated.' })
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
}
