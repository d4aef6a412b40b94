import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  DEFAULT_PREFERENCES,
  getNotificationPreferences,
  saveNotificationPreferences,
} from '@yoursuccess/contract/notifications/notification-preferences'
import { expect, test } from 'vitest'
import { renderApp } from '../../../testing/render-app.tsx'
import { sampleUser } from '../../../testing/samples.ts'
import { on } from '../../../testing/wire.ts'

const open = () =>
  renderApp('/dashboard/settings/notifications', {
    user: sampleUser,
    handlers: [
      on(getNotificationPreferences, { preferences: DEFAULT_PREFERENCES }),
      on(saveNotificationPreferences, { preferences: DEFAULT_PREFERENCES }),
    ],
  })
const group = async (name: string) => within(await screen.findByRole('group', { name }))

// NOTIFICATIONS-24
test('shows what is chosen for each group, and says what cannot be turned off', async () => {
  open()
  for (const name of ['Trustee payment', 'Bills', 'Card', 'Transfers', 'Statements']) {
    expect((await group(name)).getByRole('checkbox', { name: 'Email' })).toBeChecked()
    expect((await group(name)).getByRole('checkbox', { name: 'Text' })).not.toBeChecked()
  }
  for (const name of ['Paydays and set-aside', 'Tips'])
    expect((await group(name)).getByRole('checkbox', { name: 'Email' })).not.toBeChecked()
  expect(screen.getByText(/^The bell always shows everything\./)).toBeInTheDocument()
  expect(
    screen.getByText(
      "We always email you about your sign-in, your card's security, trustee payments that failed or came back, and what the law requires. We also text you if a trustee payment failed or came back. You can't turn these off.",
    ),
  ).toBeInTheDocument()
  expect(screen.getByLabelText('From')).toHaveValue('21')
  expect(screen.getByLabelText('Until')).toHaveValue('8')
  expect(screen.getByLabelText('Time zone')).toHaveValue('America/New_York')
})

// NOTIFICATIONS-24
test('saves channels and quiet hours together', async () => {
  const { wire } = open()
  await userEvent.click((await group('Bills')).getByRole('checkbox', { name: 'Email' }))
  await userEvent.click((await group('Trustee payment')).getByRole('checkbox', { name: 'Text' }))
  await userEvent.selectOptions(screen.getByLabelText('From'), '20')
  await userEvent.selectOptions(screen.getByLabelText('Time zone'), 'Pacific/Honolulu')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Your choices are saved.')).toBeInTheDocument()
  expect(wire.requestsOf(saveNotificationPreferences).map(({ body }) => body)).toEqual([
    {
      preferences: {
        groups: {
          ...DEFAULT_PREFERENCES.groups,
          bills: { email: false, text: false },
          trustee_payment: { email: true, text: true },
        },
        quiet_hours: { from: 20, to: 8, zone: 'Pacific/Honolulu' },
      },
    },
  ])
})

// NOTIFICATIONS-21
test('says that no hours are quiet if both are the same', async () => {
  open()
  await userEvent.selectOptions(await screen.findByLabelText('Until'), '21')
  expect(screen.getByText('Both are the same, so no hours are quiet.')).toBeInTheDocument()
})

// NOTIFICATIONS-24
test('the settings lead to the page', async () => {
  renderApp('/dashboard/settings', { user: sampleUser })
  expect(await screen.findByRole('link', { name: 'Choose how we notify you' })).toHaveAttribute(
    'href',
    '/dashboard/settings/notifications',
  )
})
