import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../testing/render-app.tsx'
import { sampleUser } from '../../testing/samples.ts'

const links = async (fundingShutoff: boolean) => {
  const features = { ...sampleUser.features, fundingShutoff }
  renderApp('/dashboard/funding/ach/transactions-list', { user: { ...sampleUser, features } })
  const trail = within(await screen.findByRole('navigation', { name: 'Breadcrumb' }))
  expect(trail.getByText('Fund bank account')).toBeTruthy()
  return trail.getAllByRole('link').map(({ textContent }) => textContent)
}

test('the trail leads back to funding', async () => {
  expect(await links(false)).toEqual(['Dashboard', 'Fund bank account'])
})

// FRAME-31, FUNDING-142
test('once funding is shut off the trail names it and does not lead there', async () => {
  expect(await links(true)).toEqual(['Dashboard'])
})

// FRAME-33
test('of the whole page only the place in the navigation, the end of the trail and the open tab are current', async () => {
  await links(false)
  await screen.findByRole('link', { name: 'View All transactions', current: 'page' })
  const current = [...document.querySelectorAll('[aria-current]')].map(({ textContent }) => textContent)
  expect(current).toEqual(['Fund bank account', 'Your transfers', 'View All transactions'])
})

// FRAME-42
test.each(['/dashboard/nonsense', '/dashboard/tracker/expense-item-by-category/nonsense'])(
  'a page that is not there (%s) repeats nothing of its address',
  async (path) => {
    renderApp(path, { user: sampleUser })
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy()
    expect(document.body.textContent).not.toMatch(/nonsense/i)
  },
)
