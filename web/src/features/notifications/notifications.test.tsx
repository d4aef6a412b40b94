import { getAccount } from '@yoursuccess/contract/account/account'
import {
  listNotifications,
  markNotificationRead,
  type Notification,
} from '@yoursuccess/contract/notifications/notifications'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { sampleAccount } from '../../testing/account-replies.ts'
import { expectAfter } from '../../testing/pass-time.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { sampleUser } from '../../testing/samples.ts'
import { type Handler, on, refuse } from '../../testing/wire.ts'

const paid: Notification = {
  id: 1,
  title: 'Your transfer has arrived',
  read: false,
  url: null,
  timestamp: '2026-11-21T15:00:00.000Z',
}
const linked: Notification = { ...paid, id: 2, title: 'Your card was used', url: '/fraud-alerts/5' }

const open = async (notifications: Notification[], ...handlers: Handler[]) => {
  const unread = notifications.filter(({ read }) => !read).length
  const app = renderApp('/dashboard/transactions', {
    user: sampleUser,
    handlers: [
      on(getAccount, { ...sampleAccount, unread_notifications_count: unread }),
      on(listNotifications, { notifications }),
      ...handlers,
    ],
  })
  const name = unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'
  await userEvent.click(await screen.findByRole('button', { name }))
  return { ...app, panel: within(await screen.findByRole('dialog', { name: 'Notifications' })) }
}
const bell = (name: string | RegExp) => screen.findByRole('button', { name, hidden: true })

// NOTIFICATIONS-10
test('groups notifications under Today, Yesterday and the date', async () => {
  const { panel } = await open([
    paid,
    { ...paid, id: 3, timestamp: '2026-11-21T04:00:00.000Z' },
    { ...paid, id: 4, timestamp: '2026-11-05T15:00:00.000Z' },
  ])
  await panel.findByText('Today')
  expect(panel.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Today',
    // Four in the morning UTC is still the evening before in New York.
    'Yesterday',
    '2026-11-05',
  ])
})

// NOTIFICATIONS-11
test('says when there are no notifications', async () => {
  const { panel } = await open([])
  expect(await panel.findByText('You have no notifications')).toBeInTheDocument()
})

// NOTIFICATIONS-12
test('a click marks a notification as read and lowers the badge by one', async () => {
  const { panel, wire } = await open(
    [paid, linked],
    on(markNotificationRead, { notification: { ...paid, read: true } }),
  )
  await userEvent.click(await panel.findByRole('button', { name: /Your transfer has arrived/ }))
  await waitFor(() => expect(panel.queryByRole('button', { name: /Your transfer has arrived/ })).toBeNull())
  expect(await bell('Notifications, 1 unread')).toBeInTheDocument()
  expect(wire.requestsOf(markNotificationRead).map(({ params }) => params)).toEqual([{ id: '1' }])
})

// FRAME-23, NOTIFICATIONS-09
test('the badge shows the unread count, nothing at zero, and at most 99+', async () => {
  const badgeOf = async (unread: number) => {
    renderApp('/dashboard/transactions', {
      user: sampleUser,
      handlers: [on(getAccount, { ...sampleAccount, unread_notifications_count: unread })],
    })
    // The customer's name and the number arrive in the same reply.
    await screen.findByText(/^Welcome, /)
    const badge = (await bell(unread > 0 ? /unread$/ : 'Notifications')).textContent
    cleanup()
    return badge
  }
  expect([await badgeOf(0), await badgeOf(1), await badgeOf(99), await badgeOf(100)]).toEqual([
    '',
    '1',
    '99',
    '99+',
  ])
})

// NOTIFICATIONS-13
test('a notification with a link opens it in an isolated new tab and is marked as read', async () => {
  const { panel, wire } = await open(
    [linked],
    on(markNotificationRead, { notification: { ...linked, read: true } }),
  )
  const link = await panel.findByRole('link', { name: /Your card was used.*opens in a new tab/ })
  expect(link).toHaveAttribute('href', '/fraud-alerts/5')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  await userEvent.click(link)
  await waitFor(() => expect(wire.requestsOf(markNotificationRead)).toHaveLength(1))
})

// NOTIFICATIONS-12
test('a click on a notification already read sends nothing', async () => {
  const { panel, wire } = await open([
    { ...paid, read: true },
    { ...linked, read: true },
  ])
  await userEvent.click(await panel.findByText('Your transfer has arrived'))
  await userEvent.click(panel.getByRole('link', { name: /Your card was used/ }))
  expect(wire.requestsOf(markNotificationRead)).toHaveLength(0)
})

// NOTIFICATIONS-15
test('a failed update restores the unread notification and the badge, and shows an error', async () => {
  const { panel } = await open([paid], refuse(markNotificationRead, 'internal'))
  await userEvent.click(await panel.findByRole('button', { name: /Your transfer has arrived/ }))
  expect(await screen.findByText('An error occurred')).toBeInTheDocument()
  expect(await panel.findByRole('button', { name: /Unread: ?Your transfer has arrived/ })).toBeInTheDocument()
  expect(await bell('Notifications, 1 unread')).toBeInTheDocument()
})

// NOTIFICATIONS-16
test('the error of a failed update disappears after six seconds', async () => {
  vi.useFakeTimers()
  const { panel } = await open([paid], refuse(markNotificationRead, 'internal'))
  const before = Date.now()
  await userEvent.click(await panel.findByRole('button', { name: /Your transfer has arrived/ }))
  expect(await screen.findByText('An error occurred')).toBeInTheDocument()
  await expectAfter(6000, before, () => !screen.queryByText('An error occurred'))
})

// NOTIFICATIONS-15
test('notifications that fail to load show "An error occurred" and can be retried', async () => {
  const { panel, wire } = await open([], refuse(listNotifications, 'internal'))
  expect(await panel.findByRole('heading', { name: 'An error occurred' })).toBeInTheDocument()
  wire.use(on(listNotifications, { notifications: [paid] }))
  await userEvent.click(panel.getByRole('button', { name: 'Try again' }))
  expect(await panel.findByText('Your transfer has arrived')).toBeInTheDocument()
})
