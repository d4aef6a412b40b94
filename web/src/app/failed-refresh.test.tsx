/** Loaded data that can't be refreshed stays on the page, and the page says that it may be out of date. */
import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { getAccount, getBalance } from '@yoursuccess/contract/account/account'
import { listTransactions } from '@yoursuccess/contract/transactions/transactions'
import { afterEach, expect, test } from 'vitest'
import { accountReplies } from '../testing/account-replies.ts'
import { renderApp } from '../testing/render-app.tsx'
import { sampleUser } from '../testing/samples.ts'
import { drop } from '../testing/wire.ts'

afterEach(() => onlineManager.setOnline(true))

const openHome = async () => {
  const app = renderApp('/dashboard', { user: sampleUser, isImpatient: true })
  await screen.findByText('No Transactions')
  await waitFor(() => expect(app.queryClient.isFetching()).toBe(0))
  return app
}
const outOfDate = () => screen.queryByText(/some of it may be out of date/)

// FRAME-57
test.each([
  ['the balance', getBalance],
  ['the account', getAccount],
  ['the list of transactions', listTransactions],
])(
  'a page says that it may be out of date after a failed refresh of %s, until one succeeds',
  async (_, endpoint) => {
    const { wire, queryClient } = await openHome()
    expect(outOfDate()).not.toBeInTheDocument()
    wire.use(drop(endpoint))
    await act(() => queryClient.refetchQueries())
    await waitFor(() => expect(outOfDate()).toBeInTheDocument())
    expect(screen.getByText('No Transactions')).toBeInTheDocument()
    wire.use(...accountReplies())
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(outOfDate()).not.toBeInTheDocument())
  },
)

// FRAME-58
test('a page opened offline says so and loads when the connection returns', async () => {
  const { wire, router } = await openHome()
  onlineManager.setOnline(false)
  wire.use(drop(listTransactions))
  await act(() => router.navigate({ to: '/dashboard/transactions' }))
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Try again' })).not.toEqual([]))
  wire.use(...accountReplies())
  act(() => onlineManager.setOnline(true))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument())
})
