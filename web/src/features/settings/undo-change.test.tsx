import { undoChange } from '@yoursuccess/contract/session/undo-change'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderApp } from '../../testing/render-app.tsx'
import { drop, on, refuse } from '../../testing/wire.ts'

const LINK = '/undo?token=abc123'
const NOTHING = {
  bank_accounts: 0,
  recurring_transfers: 0,
  transfers: 0,
  bill_payments: 0,
  autopay_agreements: 0,
  catch_ups: 0,
}
const undone = (more: object = {}) => ({
  restored: { email: true, phone: false, multi_factor: true },
  cancelled: NOTHING,
  not_cancelled: { transfers: 0, bill_payments: 0 },
  changed: { autopay_payments: 0, stopped_autopay: 0 },
  reset_password_token: 'reset-me',
  ...more,
})
const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Undo the change' }))

// PROTECTION-27
test('undoes a change on a click and not on load, then asks for a new password', async () => {
  const { wire, router } = renderApp(LINK, { handlers: [on(undoChange, undone())] })
  await screen.findByRole('heading', { name: 'Undo the change to your sign-in' })
  expect(wire.requestsOf(undoChange)).toEqual([])
  // The token is no longer in the address bar.
  expect(router.state.location.href).toBe('/undo')
  await press()
  expect(await screen.findByText('We undid the change and signed everyone out.')).toBeInTheDocument()
  expect(wire.requestsOf(undoChange)[0]?.body).toEqual({ token: 'abc123' })
  await userEvent.click(screen.getByRole('link', { name: 'Choose a new password' }))
  expect(await screen.findByLabelText('New password')).toBeInTheDocument()
  expect(router.state.location.href).toBe('/password-reset')
})

// PROTECTION-29
test('lists what was canceled and what could not be', async () => {
  const cancelled = { ...NOTHING, bank_accounts: 1, transfers: 2, autopay_agreements: 1, catch_ups: 1 }
  const not_cancelled = { transfers: 0, bill_payments: 1 }
  renderApp(LINK, { handlers: [on(undoChange, undone({ cancelled, not_cancelled }))] })
  await press()
  expect(
    await screen.findByText(
      'We canceled what was set up after the change: 1 linked account, 2 transfers, 1 autopay agreement, 1 catch-up.',
    ),
  ).toBeInTheDocument()
  expect(
    screen.getByText(/already sent: 1 bill payment\. If it wasn't you, call us right away\./),
  ).toBeInTheDocument()
})

// PROTECTION-29
test('names what was changed in autopay and stays so', async () => {
  const changed = { autopay_payments: 2, stopped_autopay: 1 }
  renderApp(LINK, { handlers: [on(undoChange, undone({ changed }))] })
  await press()
  expect(
    await screen.findByText(
      "We left these as they are: 2 autopay payments that were skipped, moved or changed, autopay, which was stopped. If it wasn't you, set them right in Autopay.",
    ),
  ).toBeInTheDocument()
})

test('says that the reset link was emailed when the reply has no token', async () => {
  renderApp(LINK, { handlers: [on(undoChange, undone({ reset_password_token: null }))] })
  await press()
  expect(await screen.findByText(/We emailed a link/)).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Choose a new password' })).not.toBeInTheDocument()
})

test('an undo link that has expired says so', async () => {
  renderApp(LINK, { handlers: [refuse(undoChange, 'undo_change.invalid_token')] })
  await press()
  expect(await screen.findByRole('alert')).toHaveTextContent('older than 72 hours')
  expect(screen.queryByRole('button', { name: 'Undo the change' })).not.toBeInTheDocument()
})

test('undoing a change can be retried after a lost connection', async () => {
  const { wire } = renderApp(LINK, { handlers: [drop(undoChange)] })
  await press()
  expect(await screen.findByRole('alert')).toHaveTextContent('try again')
  wire.use(on(undoChange, undone()))
  await press()
  expect(await screen.findByText(/We undid the change/)).toBeInTheDocument()
})

test('an undo link without a token shows that it is incomplete', async () => {
  renderApp('/undo')
  expect(await screen.findByRole('alert')).toHaveTextContent('incomplete')
})
