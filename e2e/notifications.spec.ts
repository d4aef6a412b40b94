/** The bank's notifications: the badge, the days, reading them and following their links. */
import type { Page } from '@playwright/test'
import { expect, test } from './src/fixtures.ts'
import { enterAccount } from './src/sign-in.ts'
import { todayOf } from './src/time.ts'

// On the phone only, where the panel covers the page. navigation.spec.ts opens it on a desktop.
test.beforeAll(({ bank }) => bank.restore())

test('lists notifications by day, marks them read on a click and opens links in a new tab @phone', async ({
  bank,
  page,
  axe,
}) => {
  await enterAccount(page, bank.url, 'active@example.com')
  const days = [await daysAgo(page, 0), await daysAgo(page, 1), await daysAgo(page, 9)]
  await serveNotifications(page, [
    { title: 'Your transfer of $1,250.00 from Springfield Teachers Credit Union has arrived', day: days[0] },
    { title: 'See what was posted', day: days[1], url: '/dashboard/transactions' },
    { title: 'Your password was changed', day: days[2], read: true },
  ])
  await page.reload()
  await page.getByRole('button', { name: 'Notifications, 2 unread' }).click()
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await expect(panel.getByRole('heading', { level: 3 })).toHaveText(['Today', 'Yesterday', days[2] ?? ''])
  await axe()

  await panel.getByRole('button', { name: /Your transfer of/ }).click()
  await expect(panel.getByRole('button', { name: /Your transfer of/ })).toHaveCount(0)
  const opened = page.waitForEvent('popup')
  await panel.getByRole('link', { name: /See what was posted/ }).click()
  await expect(await opened).toHaveURL(/\/dashboard\/transactions$/)
  await (await opened).close()
  await expect(panel.getByText('Unread')).toHaveCount(0)
  await axe()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
})

interface SampleNotification {
  title: string
  day: string | undefined
  url?: string
  read?: boolean
}

/**
 * Intercepts requests between page and bank and answers with these notifications. It also records which ones
 * are read.
 */
const serveNotifications = async (page: Page, samples: readonly SampleNotification[]): Promise<void> => {
  const notifications = samples.map(({ title, day, url = null, read = false }, at) => ({
    id: at + 1,
    title,
    read,
    url,
    timestamp: `${day}T17:00:00.000Z`,
  }))
  const unread = () => notifications.filter(({ read }) => !read).length
  await page.route(/\/api\/notifications$/, (route) => route.fulfill({ json: { notifications } }))
  await page.route(/\/api\/notifications\/\d+$/, (route) => {
    const id = Number(route.request().url().split('/').at(-1))
    const notification = notifications.find((one) => one.id === id)
    if (notification) notification.read = true
    return route.fulfill({ json: { notification } })
  })
  await page.route(/\/api\/account$/, async (route) => {
    const response = await route.fetch()
    const account = (await response.json()) as object
    await route.fulfill({ response, json: { ...account, unread_notifications_count: unread() } })
  })
}

/** The day this many days before the bank's current day, `yyyy-MM-dd`. */
const daysAgo = async (page: Page, days: number): Promise<string> =>
  new Date(Date.parse(await todayOf(page)) - days * 86_400_000).toISOString().slice(0, 10)

// NOTIFICATIONS-18, NOTIFICATIONS-24
test('keeps what the customer chose about emails, texts and quiet hours @phone', async ({
  bank,
  page,
  axe,
}) => {
  await enterAccount(page, bank.url, 'active@example.com')
  await page.goto(`${bank.url}/dashboard/settings`)
  await page.getByRole('link', { name: 'Choose how we notify you' }).click()
  await expect(page).toHaveURL(/\/settings\/notifications$/)
  const bills = page.getByRole('group', { name: 'Bills' })
  await expect(bills).toBeVisible()
  await axe()
  await bills.getByLabel('Text').check()
  await page.getByLabel('From').selectOption('20')
  await page.getByLabel('Time zone').selectOption('America/Chicago')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your choices are saved.')).toBeVisible()
  await page.reload()
  await expect(bills.getByLabel('Text')).toBeChecked()
  await expect(page.getByLabel('From')).toHaveValue('20')
  await expect(page.getByLabel('Time zone')).toHaveValue('America/Chicago')
})
