import { getAccount } from '@yoursuccess/contract/account/account'
import { getAuthDenial } from '@yoursuccess/contract/fraud/fraud-alerts'
import { listNotifications } from '@yoursuccess/contract/notifications/notifications'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { accountReplies, accountWithCard } from '../../testing/account-replies.ts'
import { denial } from '../../testing/fraud-replies.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { sampleUser } from '../../testing/samples.ts'
import { on } from '../../testing/wire.ts'
import type { AuthDenial } from './fraud.rules.ts'

const notification = (id: number, url: string | null) => ({
  id,
  title: 'Did you try to pay $300.00?',
  read: true,
  url,
  timestamp: '2026-11-21T15:05:00.000Z',
})

/** The newest notification is about something else. The customer has read the alert but not answered it. */
const openHome = ({ frozen = true, change = {} }: { frozen?: boolean; change?: Partial<AuthDenial> } = {}) =>
  renderApp('/dashboard', {
    user: sampleUser,
    handlers: [
      ...accountReplies(),
      on(getAccount, accountWithCard({ frozen })),
      on(listNotifications, {
        notifications: [notification(9, '/dashboard/settings'), notification(8, '/fraud-alerts/4')],
      }),
      on(getAuthDenial, { ...denial, ...change }),
    ],
  })
const alert = () => screen.findByRole('region', { name: 'Fraud alert' })

// FRAUD-12
test('the home page asks about the purchase that froze the card, and links to the answer', async () => {
  const { path } = openHome()
  const region = within(await alert())
  expect(region.getByText(/FAR AWAY GEMS/)).toHaveTextContent('$300.00')
  await userEvent.click(region.getByRole('link', { name: 'Answer now' }))
  await waitFor(() => expect(path()).toBe('/fraud-alerts/4'))
})

// CARD-11
test('a card frozen over a purchase offers the fraud alert instead of Unfreeze', async () => {
  openHome()
  const card = within(await screen.findByRole('region', { name: 'YourSuccess Card' }))
  const link = await card.findByRole('link', { name: 'Answer the fraud alert' })
  expect(link).toHaveAttribute('href', '/fraud-alerts/4')
  expect(card.queryByRole('button', { name: 'Unfreeze card' })).not.toBeInTheDocument()
  expect(card.getByText('Purchases are declined until you answer the fraud alert.')).toBeInTheDocument()
  expect(card.queryByText('Purchases are declined until you unfreeze it.')).not.toBeInTheDocument()
})

// FRAUD-12
test.each([
  ['was answered', { result: 'confirmed', can_answer: false }],
  ['is too old to be answered', { can_answer: false }],
  ['did not freeze the card', { fraud_result: 'DENY' }],
] as const)('the home page does not ask about an alert that %s', async (_, change) => {
  const { wire } = openHome({ change })
  await waitFor(() => expect(wire.requestsOf(getAuthDenial)).toHaveLength(1))
  await screen.findByText('Purchases are declined until you unfreeze it.')
  expect(screen.queryByRole('region', { name: 'Fraud alert' })).not.toBeInTheDocument()
})

// FRAUD-12
test('requests no alert while the card works', async () => {
  const { wire } = openHome({ frozen: false })
  await screen.findByRole('button', { name: 'Freeze card' })
  expect(wire.requestsOf(getAuthDenial)).toEqual([])
})
