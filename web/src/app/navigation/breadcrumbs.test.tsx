import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../testing/render-app.tsx'
import { sampleUser } from '../../testing/samples.ts'

const links = async (fundingShutoff: boolean) => {
  const features = { ...sampleUser.features, fundingShutoff }
  renderApp('/dashboard/funding/ach/transactions-list', { user: { ...sampleUser, features } })
  const trail = within(await screen.findByRole('navigation', { name: 'Breadcrumb' }))
  expect(trail.getByText('Fund bank account')).toBeInTheDocument()
  return trail.getAllByRole('link').map(({ textContent }) => textContent)
}

test('the trail links back to funding', async () => {
  expect(await links(false)).toEqual(['Dashboard', 'Fund bank account'])
})

// FRAME-31, FUNDING-142
test('the trail names funding without a link once it is shut off', async () => {
  expect(await links(true)).toEqual(['Dashboard'])
})

// FRAME-33
test('marks only the navigation entry, the end of the trail and the open tab as current', async () => {
  await links(false)
  await screen.findByRole('link', { name: 'View All transactions', current: 'page' })
  const current = [...document.querySelectorAll('[aria-current]')].map(({ textContent }) => textContent)
  expect(current).toEqual(['Your transfers', 'Your transfers', 'View All transactions'])
})

// FRAME-42
test.each(['/dashboard/nonsense', '/dashboard/tracker/expense-item-by-category/nonsense'])(
  '"Page not found" (%s) shows no part of the address',
  async (path) => {
    renderApp(path, { user: sampleUser })
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument()
    expect(document.body).not.toHaveTextContent(/nonsense/i)
  },
)
