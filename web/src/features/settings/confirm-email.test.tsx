import { confirmEmail } from '@yoursuccess/contract/customer/personal-info'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderApp } from '../../testing/render-app.tsx'
import { sampleUser } from '../../testing/samples.ts'
import { drop, on, refuse } from '../../testing/wire.ts'

const LINK = '/confirm-email?token=abc123'
const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Confirm my new email' }))

// SETTINGS-01
test.each([
  ['a visitor', undefined],
  ['a customer', sampleUser],
])('confirms the email on a click and not on load, for %s', async (_who, user) => {
  const { wire, router } = renderApp(LINK, {
    handlers: [on(confirmEmail, { message: 'Confirmed' })],
    ...(user && { user }),
  })
  await screen.findByRole('heading', { name: 'Confirm your new email' })
  expect(wire.requestsOf(confirmEmail)).toEqual([])
  // The token is no longer in the address bar.
  expect(router.state.location.href).toBe('/confirm-email')
  await press()
  expect(await screen.findByText(/Your new email is confirmed/)).toBeInTheDocument()
  expect(wire.requestsOf(confirmEmail)[0]?.body).toEqual({ token: 'abc123' })
  expect(screen.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/login')
})

// SETTINGS-02
test('an expired confirmation link says how to get a new one', async () => {
  renderApp(LINK, { handlers: [refuse(confirmEmail, 'personal_info.invalid_token')] })
  await press()
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'save the new one again in your account settings',
  )
  expect(screen.queryByRole('button', { name: 'Confirm my new email' })).not.toBeInTheDocument()
})

test('confirming the email can be retried after a lost connection', async () => {
  const { wire } = renderApp(LINK, { handlers: [drop(confirmEmail)] })
  await press()
  expect(await screen.findByRole('alert')).toHaveTextContent('try again')
  wire.use(on(confirmEmail, { message: 'Confirmed' }))
  await press()
  expect(await screen.findByText(/Your new email is confirmed/)).toBeInTheDocument()
})

test('a confirmation link without a token shows that it is incomplete', async () => {
  renderApp('/confirm-email')
  expect(await screen.findByRole('alert')).toHaveTextContent('incomplete')
})
