/** After the session ended elsewhere, the page is left without a word about what could not be loaded or saved. */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { getSetAside } from '@yoursuccess/contract/setaside/set-aside'
import { listTransactions } from '@yoursuccess/contract/transactions/transactions'
import { beforeEach, expect, test, vi } from 'vitest'
import { leave } from '../lib/leave.ts'
import { renderApp } from '../testing/render-app.tsx'
import { sampleUser } from '../testing/samples.ts'
import { saveCases } from '../testing/save-cases/save-cases.ts'
import { refuse } from '../testing/wire.ts'

beforeEach(() => {
  vi.spyOn(leave, 'to').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  // React reports the error of a whole page.
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

/** Lets React render what the reply of the server changed. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 50))

// FRAME-61
test.each([
  ['a part of the page', '/dashboard/transactions', listTransactions],
  ['the whole page', '/dashboard/plan/set-aside', getSetAside],
] as const)('shows no error for %s that was refused', async (_, path, endpoint) => {
  renderApp(path, { user: sampleUser, handlers: [refuse(endpoint, 'signed_out')] })
  await waitFor(() => expect(leave.to).toHaveBeenCalled())
  await settle()
  expect(screen.queryAllByRole('alert')).toEqual([])
})

// FRAME-61
test('says nothing of an amount of the home page that was refused', async () => {
  renderApp('/dashboard', { user: sampleUser, handlers: [refuse(getSetAside, 'signed_out')] })
  await screen.findByRole('region', { name: 'Available' })
  await waitFor(() => expect(leave.to).toHaveBeenCalled())
  await settle()
  expect(document.body).not.toHaveTextContent("We couldn't load your set-aside.")
})

// FRAME-61
test('shows no error for a change that the customer leaves without saving', async () => {
  const given = saveCases.find(({ name }) => name === 'cancel-transfer')
  if (!given) throw new Error('no case cancels a transfer')
  const { path, endpoint, handlers = [], fill, press } = given
  renderApp(path, { user: sampleUser, handlers: [...handlers, refuse(endpoint, 'signed_out')] })
  await fill()
  await press()
  await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }))
  await waitFor(() => expect(leave.to).toHaveBeenCalled())
  await settle()
  expect(document.body).not.toHaveTextContent("We couldn't cancel this transfer.")
})
