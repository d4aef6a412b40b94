import { type Account, getAccount } from '@yoursuccess/contract/account/account'
import { enableMfa } from '@yoursuccess/contract/session/mfa'
import { updatePersonalInfo } from '@yoursuccess/contract/customer/personal-info'
import { stepUp } from '@yoursuccess/contract/session/step-up'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import {
  ana,
  field,
  openPersonalInfo as open,
  retype,
  saveButton,
  saved,
} from '../../../testing/personal-info-screen.tsx'
import { sampleUser } from '../../../testing/samples.ts'
import { on, refuse } from '../../../testing/wire.ts'

describe('changing the email', () => {
  const changing: Account = { ...ana, unconfirmed_email: 'new@example.com' }

  // ACCOUNT-44, SETTINGS-04
  test('says that multi-factor was reset and where the confirmation link was sent', async () => {
    const { wire } = open(ana, [], { ...sampleUser, mfa_active: true, mfa_confirmed: true })
    expect(await screen.findByRole('switch')).toBeChecked()
    wire.use(saved(changing, { mfa_disabled: true }), on(getAccount, changing))
    await retype('Email', 'new@example.com')
    await userEvent.click(saveButton())
    const dialog = await screen.findByRole('dialog', { name: 'Your personal info has been updated.' })
    expect(dialog).toHaveTextContent(
      'Changing your email requires you to reset Multi-Factor Authentication. It has been disabled on your account and you will need to re-enable it to use it when you login.',
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    // The result shows for a second and a half, too short to read this.
    const reset = /^Changing your email requires you to reset/
    expect(await screen.findByText(reset)).toBeInTheDocument()
    expect(screen.getByRole('switch')).not.toBeChecked()
    expect(await screen.findByText(/We sent a link to new@example.com/)).toHaveTextContent(
      'Until then, sign in with ana@example.com',
    )
    expect(await field('Email')).toHaveValue('ana@example.com')

    wire.use(on(enableMfa, { mfa_active: true, otp_url: 'otpauth://totp/YourSuccess:ana?secret=JBSWY3DP' }))
    await userEvent.click(screen.getByRole('switch'))
    await userEvent.click(await screen.findByRole('button', { name: 'Turn on' }))
    await waitFor(() => expect(screen.queryByText(reset)).not.toBeInTheDocument())
  })

  // ACCOUNT-44, SETTINGS-04
  test('shows the multi-factor notice until the customer dismisses it', async () => {
    const { wire } = open(ana, [], { ...sampleUser, mfa_active: true, mfa_confirmed: true })
    await field('Email')
    wire.use(saved(changing, { mfa_disabled: true }), on(getAccount, changing))
    await retype('Email', 'new@example.com')
    await userEvent.click(saveButton())
    await userEvent.click(await screen.findByRole('button', { name: 'Got it' }))
    expect(screen.queryByRole('button', { name: 'Got it' })).not.toBeInTheDocument()
  })

  // SETTINGS-04
  test('does not mention multi-factor when it was off', async () => {
    open(ana, [saved(changing)])
    await retype('Email', 'new@example.com')
    await userEvent.click(saveButton())
    const dialog = await screen.findByRole('dialog', { name: 'Your personal info has been updated.' })
    expect(dialog).not.toHaveTextContent('Multi-Factor')
    expect(screen.queryByText(/^Changing your email requires/)).not.toBeInTheDocument()
  })

  // ACCOUNT-46, PROTECTION-26
  test('asks for the password in a dialog, then repeats the same save', async () => {
    const { wire } = open(ana, [refuse(updatePersonalInfo, 'step_up.required', { details: ['password'] })])
    await retype('Email', 'new@example.com')
    await userEvent.click(saveButton())
    const ask = within(await screen.findByRole('dialog', { name: "Confirm it's you" }))
    const password = ask.getByLabelText<HTMLInputElement>('Password')
    expect(password.autocomplete).toBe('current-password')
    wire.use(refuse(stepUp, 'step_up.wrong_password', { errors: { password: ['Not right.'] } }))
    await userEvent.type(password, 'Wrong1234{Enter}')
    expect(await ask.findByText('Not right.')).toBeInTheDocument()
    wire.use(on(stepUp, { expires_at: 1 }), saved(changing), on(getAccount, changing))
    await userEvent.clear(password)
    await userEvent.type(password, 'Passw0rd1{Enter}')
    await screen.findByRole('dialog', { name: 'Your personal info has been updated.' })
    const [first, second] = wire.requestsOf(updatePersonalInfo)
    expect(second?.body).toEqual(first?.body)
    expect(wire.requestsOf(stepUp).at(-1)?.body).toEqual({ password: 'Passw0rd1' })
  })

  // SETTINGS-22
  test('keeps the input without an error when the customer cancels the password dialog', async () => {
    open(ana, [refuse(updatePersonalInfo, 'step_up.required', { details: ['password'] })])
    await retype('Email', 'new@example.com')
    await userEvent.click(saveButton())
    await screen.findByRole('dialog', { name: "Confirm it's you" })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(await field('Email')).toHaveValue('new@example.com')
    expect(saveButton()).toBeEnabled()
  })

  // SETTINGS-05
  test('does not mention multi-factor when the email is the same', async () => {
    open(ana, [saved()])
    await retype('Email', 'ANA@example.com')
    await userEvent.click(saveButton())
    const dialog = await screen.findByRole('dialog', { name: 'Your personal info has been updated.' })
    expect(dialog).not.toHaveTextContent('Multi-Factor')
  })

  // ACCOUNT-45, SETTINGS-01
  test('shows an unconfirmed email on the next visit', async () => {
    open(changing)
    expect(await screen.findByText(/We sent a link to new@example.com/)).toBeInTheDocument()
  })
})
