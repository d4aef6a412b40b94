import { requestPasswordReset, updatePassword } from '@yoursuccess/contract/session/password-reset'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { renderApp } from '../../testing/render-app.tsx'
import { drop, type Handler, on, refuse } from '../../testing/wire.ts'

describe('requesting a reset link', () => {
  // PROGRAM-64, SESSION-45
  test('requests a reset link and says to check the email', async () => {
    const { wire } = renderApp('/request-reset-password', {
      handlers: [on(requestPasswordReset, { message: 'ok' })],
    })
    await userEvent.type(await screen.findByLabelText('Email'), 'ann@example.com')
    await userEvent.click(screen.getByRole('button', { name: 'Send link' }))
    expect(await screen.findByText('Check your email for a link to reset your password.')).toBeInTheDocument()
    expect(wire.requestsOf(requestPasswordReset)[0]?.body).toEqual({ user: { email: 'ann@example.com' } })
  })
})

describe('choosing a new password', () => {
  const open = (handlers: Handler[] = []) =>
    renderApp('/password-reset?reset_password_token=0012e3', { handlers })
  const fill = async (first: string, second = first) => {
    await userEvent.type(await screen.findByLabelText('New password'), first)
    await userEvent.type(screen.getByLabelText('Confirm new password'), second)
    await userEvent.click(screen.getByRole('button', { name: 'Save new password' }))
  }

  // PROGRAM-65, PROGRAM-66, SESSION-46, SESSION-54
  test('removes the token from the address and sends it unchanged', async () => {
    const { wire, router } = open([on(updatePassword, { message: 'ok' })])
    await fill('Str0ngerOne')
    await screen.findByText(
      'Your password has been successfully updated. You will now be redirected to login',
    )
    expect(router.state.location.href).toBe('/password-reset')
    expect(wire.requestsOf(updatePassword)[0]?.body).toEqual({
      user: { reset_password_token: '0012e3', password: 'Str0ngerOne', password_confirmation: 'Str0ngerOne' },
    })
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  })

  // SESSION-50, SESSION-51, SESSION-52
  test.each([
    ['Sh0rt', 'Sh0rt', 'Password Too Short'],
    [
      'alllowercase1',
      'alllowercase1',
      'Password must contain uppercase letters, lowercase letters, and numbers.',
    ],
    ['Str0ngerOne', 'Str0ngerTwo', 'Passwords must match'],
    [`Aa1${'x'.repeat(126)}`, `Aa1${'x'.repeat(126)}`, 'Password Too Long'],
  ])('refuses the password %s before sending it', async (first, second, text) => {
    const { wire } = open()
    const field = await screen.findByLabelText('New password')
    await userEvent.click(field)
    await userEvent.paste(first)
    await userEvent.click(screen.getByLabelText('Confirm new password'))
    await userEvent.paste(second)
    await userEvent.click(screen.getByRole('button', { name: 'Save new password' }))
    expect(await screen.findByText(text)).toBeInTheDocument()
    expect(wire.requestsOf(updatePassword)).toHaveLength(0)
  })

  // SESSION-53
  test('shows an error under a common password', async () => {
    open([refuse(updatePassword, 'session.common_password')])
    await fill('Password1')
    const text = 'This password is too easy to guess. Choose another one.'
    expect(await screen.findByText(text)).toBeInTheDocument()
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(expect.stringContaining(text))
  })

  // SESSION-55
  test('offers a new link when the reset link no longer works', async () => {
    open([refuse(updatePassword, 'session.invalid_reset_token')])
    await fill('Str0ngerOne')
    expect(
      await screen.findByText('There was an error while resetting your password. Please try again.'),
    ).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Get a new link' })).toHaveAttribute(
      'href',
      '/request-reset-password',
    )
  })

  // SESSION-49
  test('requires a password and its confirmation', async () => {
    const { wire } = open()
    await userEvent.click(await screen.findByRole('button', { name: 'Save new password' }))
    expect(await screen.findByText('Password is required')).toBeInTheDocument()
    expect(screen.getByText('Password confirmation is required')).toBeInTheDocument()
    expect(wire.requestsOf(updatePassword)).toHaveLength(0)
  })

  // SESSION-55
  test('keeps the form for a retry when saving gets no reply', async () => {
    open([drop(updatePassword)])
    await fill('Str0ngerOne')
    expect(
      await screen.findByText('There was an error while resetting your password. Please try again.'),
    ).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Get a new link' })).not.toBeInTheDocument()
    expect(screen.getByLabelText('New password')).toHaveValue('Str0ngerOne')
  })

  test('clears the error of a failed save when the next one succeeds', async () => {
    const { wire } = open([drop(updatePassword)])
    await fill('Str0ngerOne')
    const failed = 'There was an error while resetting your password. Please try again.'
    expect(await screen.findByText(failed)).toBeInTheDocument()
    wire.use(on(updatePassword, { message: 'done' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save new password' }))
    expect(await screen.findByText(/Your password has been successfully updated/)).toBeInTheDocument()
    expect(screen.queryByText(failed)).not.toBeInTheDocument()
  })

  // SESSION-46
  test('a reset link without a token shows that it is incomplete', async () => {
    renderApp('/password-reset')
    expect(await screen.findByRole('alert')).toHaveTextContent('This link is incomplete')
  })
})
