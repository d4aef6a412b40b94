/** The screen that replaces a page whose code a new release replaced. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { leave } from '../lib/leave.ts'
import { watchLostCode } from '../lib/lost-code.ts'
import { renderPiece } from '../testing/render-piece.tsx'
import { ErrorScreen } from './error-screen.tsx'

const reload = vi.fn<() => void>()
const look = vi.fn<typeof fetch>()
beforeAll(watchLostCode)
beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('fetch', look)
  vi.spyOn(leave, 'reload').mockImplementation(reload)
})
afterEach(() => {
  reload.mockReset()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Shows the screen for a page whose code failed to load, while the server answers its file with this status. */
const openScreen = (status: number) => {
  look.mockResolvedValue(new Response(null, { status }))
  const payload = new TypeError('Failed to fetch dynamically imported module: /assets/page-1.js')
  window.dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }))
  const rootRoute = createRootRoute({ component: () => <ErrorScreen error={payload} reset={() => {}} /> })
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() })
  renderPiece(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
}
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

// FRAME-106
test('offers a reload, and no other try, where a release replaced the code of a page with typed text', async () => {
  const field = document.body.appendChild(document.createElement('input'))
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.remove()
  openScreen(404)
  await screen.findByText(/We've updated YourSuccess/, undefined, { timeout: 20_000 })
  expect(buttons()).toEqual(['Reload the page'])
  expect(screen.queryByText(/Try again/)).not.toBeInTheDocument()
  expect(reload).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Reload the page' }))
  expect(reload).toHaveBeenCalledTimes(1)
})

test('offers another try where the code is still there', async () => {
  openScreen(200)
  await screen.findByText('Something went wrong', undefined, { timeout: 20_000 })
  expect(buttons()).toEqual(['Try again'])
})
