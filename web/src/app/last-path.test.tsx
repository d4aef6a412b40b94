import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../testing/render-app.tsx'
import { sampleUser } from '../testing/samples.ts'

// FRAME-06
test('remembers the last page even if it was still loading', async () => {
  const { router } = renderApp('/dashboard', { user: sampleUser })
  await screen.findByRole('heading', { name: 'Dashboard' })
  // Checks while the page is still loading, as if it were reloaded at this moment.
  void router.navigate({ to: '/dashboard/transactions', search: { from: 'mail' } as never })
  await Promise.resolve()
  expect(router.state.status).toBe('pending')
  expect(sessionStorage.getItem('ys.last-path')).toBe('/dashboard/transactions?from=mail')
})
