import { getPaymentTracking } from '@yoursuccess/contract/tracker'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderApp } from '../../../testing/render-app.tsx'
import { sampleUser } from '../../../testing/samples.ts'
import { emptyTracker, sampleTracker, trackerReplies } from '../../../testing/tracker-replies.ts'
import { refuse } from '../../../testing/wire.ts'

const open = (state = sampleTracker()) =>
  renderApp('/dashboard', { user: sampleUser, handlers: trackerReplies(state) })

test('the home says what can be spent, and what the trustee still gets by when', async () => {
  open()
  expect((await screen.findByText('You can spend')).parentElement?.textContent).toContain('$1,260.50')
  const trustee = screen.getByRole('region', { name: 'Trustee Payment' })
  expect(trustee.textContent).toContain('$300.00 still to pay by Wed, Nov 25')
  expect(trustee.textContent).toContain('$200.00 of $500.00 paid')
  const link = screen.getByRole('link', { name: 'Open the tracker' })
  expect(link.getAttribute('href')).toBe('/dashboard/tracker/track-success')
})

test('a trustee payment that is paid in full is good news', async () => {
  const state = sampleTracker()
  open({
    ...state,
    items: state.items.map((item) => (item.id === 24 ? { ...item, amount: '500.00' } : item)),
  })
  expect(await screen.findByText('Paid for this month')).toBeTruthy()
})

test('who has no goals yet is invited to set the month up', async () => {
  open(emptyTracker())
  const widget = await screen.findByText(/we will show what you can spend/)
  const section = widget.closest('section') as HTMLElement
  expect(within(section).getByRole('link', { name: 'Set up this month' }).getAttribute('href')).toBe(
    '/dashboard/tracker',
  )
})

test('a tracker that does not load leaves the home as it is', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  renderApp('/dashboard', {
    user: sampleUser,
    handlers: [...trackerReplies(sampleTracker()), refuse(getPaymentTracking, 'conflict')],
  })
  await waitFor(() => expect(warn).toHaveBeenCalledWith('loading the tracker failed: conflict test-request'))
  expect(screen.queryByText('You can spend')).toBeNull()
  expect(screen.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeTruthy()
})
