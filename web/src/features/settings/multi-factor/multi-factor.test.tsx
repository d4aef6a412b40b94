import { confirmMfa, disableMfa, enableMfa, generateBackupCodes } from '@yoursuccess/contract/session/mfa'
import { getUser } from '@yoursuccess/contract/session/session'
import { stepUp } from '@yoursuccess/contract/session/step-up'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { expectAfter } from '../../../testing/pass-time.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { sampleSession, sampleUser } from '../../../testing/samples.ts'
import { drop, type Handler, on, refuse } from '../../../testing/wire.ts'

const OTP_URL =
  'otpauth://totp/YourSuccess:ana%40example.com?issuer=YourSuccess&secret=JBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30'
const CODES = Array.from({ length: 10 }, (_, index) => `ABCDEFGHJ${'KLMNPQRSTU'.charAt(index)}`)
const protectedUser = { ...sampleUser, mfa_active: true, mfa_confirmed: true }
const withCodes = { ...protectedUser, has_backup_codes: true }

const open = (user = sampleUser, handlers: Handler[] = []) =>
  renderApp('/dashboard/settings', { user, handlers })
const findSwitch = () =>
  screen.findByRole('switch', {
    name: 'Secure your account with multi factor authentication',
  })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const enabling = on(enableMfa, { mfa_active: true, otp_url: OTP_URL })
const generating = on(generateBackupCodes, { codes: CODES })
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

describe('turning on multi-factor', () => {
  // SETTINGS-10
  test('asks before turning on multi-factor, and "Not now" changes nothing', async () => {
    const { wire } = open()
    await userEvent.click(await findSwitch())
    await press('Not now')
    expect(wire.requestsOf(enableMfa)).toEqual([])
    expect(await findSwitch()).not.toBeChecked()
  })

  // SETTINGS-11
  test('shows a QR code and its key, and accepts the first code on the same screen', async () => {
    const { wire } = open(sampleUser, [enabling, on(confirmMfa, { mfa_active: true })])
    await userEvent.click(await findSwitch())
    await press('Turn on')
    expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeInTheDocument()
    expect(await findSwitch()).toBeChecked()
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: /Set it up in your authenticator app/ })).toHaveAttribute(
      'href',
      OTP_URL,
    )
    await userEvent.type(screen.getByLabelText('Code from the app'), '123 456')
    await press('Confirm')
    expect(await screen.findByText(/We'll ask for a code the next time you sign in/)).toBeInTheDocument()
    expect(wire.requestsOf(confirmMfa)[0]?.body).toEqual({ one_time_passcode: '123456' })
    expect(screen.queryByText('JBSW Y3DP EHPK 3PXP')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Generate Backup Codes' })).toBeInTheDocument()
  })

  // SETTINGS-13
  test('shows an error under a wrong first code', async () => {
    open(sampleUser, [enabling, refuse(confirmMfa, 'mfa.wrong_code')])
    await userEvent.click(await findSwitch())
    await press('Turn on')
    await userEvent.type(await screen.findByLabelText('Code from the app'), '000000')
    await press('Confirm')
    expect(await screen.findByText(/That code isn't right/)).toBeInTheDocument()
    expect(screen.getByRole('img', { name: 'QR code for your authenticator app' })).toBeInTheDocument()
    await userEvent.type(screen.getByLabelText('Code from the app'), '1')
    expect(screen.queryByText(/That code isn't right/)).not.toBeInTheDocument()
  })

  // SETTINGS-10
  test('disables the multi-factor switch while the request is in progress', async () => {
    let answer = () => {}
    const answered = new Promise<void>((resolve) => (answer = resolve))
    const reply = { mfa_active: true as const, otp_url: OTP_URL }
    open(sampleUser, [on(enableMfa, () => answered.then(() => reply))])
    await userEvent.click(await findSwitch())
    await press('Turn on')
    await waitFor(async () => expect(await findSwitch()).toBeDisabled())
    answer()
    await screen.findByRole('img', { name: 'QR code for your authenticator app' })
    expect(await findSwitch()).toBeEnabled()
  })

  // SETTINGS-21
  test('a failure to turn on multi-factor shows an error and leaves the switch off', async () => {
    open(sampleUser, [drop(enableMfa)])
    await userEvent.click(await findSwitch())
    await press('Turn on')
    await screen.findByRole('dialog', { name: 'There was an error enabling MFA.' })
    expect(await findSwitch()).not.toBeChecked()
  })

  test('shows multi-factor as on when it was turned on elsewhere', async () => {
    const { wire } = open(sampleUser, [refuse(enableMfa, 'mfa.active')])
    await userEvent.click(await findSwitch())
    wire.use(on(getUser, { user: protectedUser, session: sampleSession() }))
    await press('Turn on')
    await waitFor(async () => expect(await findSwitch()).toBeChecked())
  })

  // SETTINGS-12
  test('offers a new QR code when setup was left before the first code', async () => {
    open({ ...sampleUser, mfa_active: true }, [enabling])
    expect(await screen.findByText(/We won't ask for a code at sign-in/)).toBeInTheDocument()
    await press('Show a new QR code')
    expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeInTheDocument()
  })
})

describe('turning off multi-factor', () => {
  // PROTECTION-26, SETTINGS-14
  test('turns off multi-factor after confirmation and a code', async () => {
    const { wire } = open(withCodes, [refuse(disableMfa, 'step_up.required', { details: ['code'] })])
    await userEvent.click(await findSwitch())
    await press('Turn off')
    const ask = await dialog("Confirm it's you")
    wire.use(refuse(stepUp, 'step_up.wrong_code', { errors: { otp_attempt: ['That code is wrong.'] } }))
    await userEvent.type(ask.getByLabelText('Code from the app, or a backup code'), 'ABCDE-FGHJK{Enter}')
    expect(await ask.findByText('That code is wrong.')).toBeInTheDocument()
    expect(await findSwitch()).toBeChecked()
    wire.use(on(stepUp, { expires_at: 1 }), on(disableMfa, { mfa_active: false }))
    await userEvent.clear(ask.getByLabelText('Code from the app, or a backup code'))
    await userEvent.type(ask.getByLabelText('Code from the app, or a backup code'), '123 456{Enter}')
    await waitFor(async () => expect(await findSwitch()).not.toBeChecked())
    expect(wire.requestsOf(stepUp).at(-1)?.body).toEqual({ otp_attempt: '123456' })
    expect(wire.requestsOf(disableMfa)).toHaveLength(2)
    expect(screen.queryByRole('button', { name: /Backup Codes/ })).not.toBeInTheDocument()
  })

  // SETTINGS-22
  test('keeps multi-factor on without an error when the customer cancels the code dialog', async () => {
    open(withCodes, [refuse(disableMfa, 'step_up.required', { details: ['code'] })])
    await userEvent.click(await findSwitch())
    await press('Turn off')
    const ask = await dialog("Confirm it's you")
    await userEvent.click(ask.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(await findSwitch()).toBeChecked()
  })

  // SETTINGS-21
  test('a failure to turn off multi-factor shows an error and leaves the switch on', async () => {
    open(withCodes, [drop(disableMfa)])
    await userEvent.click(await findSwitch())
    await press('Turn off')
    await screen.findByRole('dialog', { name: 'There was an error disabling MFA.' })
    expect(await findSwitch()).toBeChecked()
  })
})

describe('backup codes', () => {
  // FRAME-12, SETTINGS-15
  test('offers no backup codes while multi-factor is off', async () => {
    open()
    await findSwitch()
    expect(screen.queryByRole('button', { name: /Backup Codes/ })).not.toBeInTheDocument()
  })

  // SETTINGS-15, SETTINGS-16, SETTINGS-17
  test('shows backup codes once, to copy, download or print', async () => {
    const user = userEvent.setup()
    const print = vi.spyOn(window, 'print').mockImplementation(() => {})
    open(protectedUser, [generating])
    await press('Generate Backup Codes')
    const list = await screen.findByRole('list', { name: 'Your backup codes' })
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(CODES.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`))
    await user.click(screen.getByRole('button', { name: 'Copy' }))
    expect(await navigator.clipboard.readText()).toContain('ABCDE-FGHJK\nABCDE-FGHJL')
    const file = decodeURIComponent(screen.getByRole('link', { name: 'Download' }).getAttribute('href') ?? '')
    expect(file).toContain('YourSuccess backup codes')
    expect(file).toContain('ABCDE-FGHJU')
    await user.click(screen.getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
    await user.click(screen.getByRole('button', { name: "I've saved them" }))
    expect(screen.queryByRole('list', { name: 'Your backup codes' })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Regenerate Backup Codes' })).toBeInTheDocument()
  })

  // SETTINGS-15
  test('asks before new backup codes replace the old ones', async () => {
    const { wire } = open(withCodes, [generating])
    await press('Regenerate Backup Codes')
    await press('Keep old codes')
    expect(wire.requestsOf(generateBackupCodes)).toEqual([])
    await press('Regenerate Backup Codes')
    await press('Make new codes')
    expect(await screen.findByRole('list', { name: 'Your backup codes' })).toBeInTheDocument()
  })

  // SETTINGS-21
  test('shows an error when generating backup codes fails', async () => {
    open(protectedUser, [drop(generateBackupCodes)])
    await press('Generate Backup Codes')
    expect(
      await screen.findByRole('dialog', { name: 'There was an error generating your backup codes' }),
    ).toBeInTheDocument()
  })
})

// SETTINGS-21
test.each([
  ['There was an error enabling MFA.', sampleUser, drop(enableMfa), 'Turn on'],
  ['There was an error disabling MFA.', withCodes, drop(disableMfa), 'Turn off'],
  [
    'There was an error generating your backup codes',
    protectedUser,
    drop(generateBackupCodes),
    'Generate Backup Codes',
  ],
] as const)(
  'shows a multi-factor error for a second and a half: %s',
  async (words, user, failing, button) => {
    vi.useFakeTimers()
    open(user, [failing])
    const control = await findSwitch()
    if (button.startsWith('Turn')) await userEvent.click(control)
    const pressed = await screen.findByRole('button', { name: button })
    const before = Date.now()
    await userEvent.click(pressed)
    expect(await screen.findByRole('dialog', { name: words })).toBeInTheDocument()
    await expectAfter(1500, before, () => !screen.queryByRole('dialog', { name: words }))
  },
)
