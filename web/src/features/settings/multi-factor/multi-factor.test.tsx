import { confirmMfa, disableMfa, enableMfa, generateBackupCodes } from '@yoursuccess/contract/mfa'
import { getUser } from '@yoursuccess/contract/session'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
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
const theSwitch = () =>
  screen.findByRole<HTMLInputElement>('switch', {
    name: 'Secure your account with multi factor authentication',
  })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const enabling = on(enableMfa, { mfa_active: true, otp_url: OTP_URL })
const making = on(generateBackupCodes, { codes: CODES })
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

describe('switching on', () => {
  test('is asked for first, and "Not now" changes nothing', async () => {
    const { wire } = open()
    await userEvent.click(await theSwitch())
    await press('Not now')
    expect(wire.requestsOf(enableMfa)).toEqual([])
    expect((await theSwitch()).checked).toBe(false)
  })

  test('shows a QR code, its key, and takes the first code on the same screen', async () => {
    const { wire } = open(sampleUser, [enabling, on(confirmMfa, { mfa_active: true })])
    await userEvent.click(await theSwitch())
    await press('Turn on')
    expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeTruthy()
    expect((await theSwitch()).checked).toBe(true)
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy()
    expect(screen.getByRole('link', { name: /Open it in your authenticator app/ }).getAttribute('href')).toBe(
      OTP_URL,
    )
    await userEvent.type(screen.getByLabelText('Code from the app'), '123 456')
    await press('Confirm')
    expect(await screen.findByText(/The next sign-in asks for a code/)).toBeTruthy()
    expect(wire.requestsOf(confirmMfa)[0]?.body).toEqual({ one_time_passcode: '123456' })
    expect(screen.queryByText('JBSW Y3DP EHPK 3PXP')).toBeNull()
    expect(screen.getByRole('button', { name: 'Generate Backup Codes' })).toBeTruthy()
  })

  test('a wrong first code is told under its field', async () => {
    open(sampleUser, [enabling, refuse(confirmMfa, 'mfa.wrong_code')])
    await userEvent.click(await theSwitch())
    await press('Turn on')
    await userEvent.type(await screen.findByLabelText('Code from the app'), '000000')
    await press('Confirm')
    expect(await screen.findByText(/This code is not right/)).toBeTruthy()
    expect(screen.getByRole('img', { name: 'QR code for your authenticator app' })).toBeTruthy()
    await userEvent.type(screen.getByLabelText('Code from the app'), '1')
    expect(screen.queryByText(/This code is not right/)).toBeNull()
  })

  test('the switch is disabled while the request runs', async () => {
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    const reply = { mfa_active: true as const, otp_url: OTP_URL }
    open(sampleUser, [on(enableMfa, () => held.then(() => reply))])
    await userEvent.click(await theSwitch())
    await press('Turn on')
    await waitFor(async () => expect((await theSwitch()).disabled).toBe(true))
    answer()
    await screen.findByRole('img', { name: 'QR code for your authenticator app' })
    expect((await theSwitch()).disabled).toBe(false)
  })

  test('a failure is told, and the switch stays off', async () => {
    open(sampleUser, [drop(enableMfa)])
    await userEvent.click(await theSwitch())
    await press('Turn on')
    await screen.findByRole('dialog', { name: 'There was an error enabling MFA.' })
    expect((await theSwitch()).checked).toBe(false)
  })

  test('switched on elsewhere meanwhile is shown as it is', async () => {
    const { wire } = open(sampleUser, [refuse(enableMfa, 'mfa.active')])
    await userEvent.click(await theSwitch())
    wire.use(on(getUser, { user: protectedUser, session: sampleSession() }))
    await press('Turn on')
    await waitFor(async () => expect((await theSwitch()).checked).toBe(true))
  })

  test('whoever left before the first code is told that nothing is asked yet, and gets a new QR code', async () => {
    open({ ...sampleUser, mfa_active: true }, [enabling])
    expect(await screen.findByText(/signing in does not ask for one/)).toBeTruthy()
    await press('Show a new QR code')
    expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeTruthy()
  })
})

describe('switching off', () => {
  test('asks for a code, and tells a wrong one under its field', async () => {
    const { wire } = open(withCodes, [refuse(disableMfa, 'mfa.wrong_code')])
    await userEvent.click(await theSwitch())
    const ask = await dialog('Turn off multi-factor authentication?')
    await userEvent.type(ask.getByLabelText('Code from the app, or a backup code'), 'ABCDE-FGHJK')
    await userEvent.click(ask.getByRole('button', { name: 'Turn off' }))
    expect(await ask.findByText(/This code is not right/)).toBeTruthy()
    expect((await theSwitch()).checked).toBe(true)
    wire.use(on(disableMfa, { mfa_active: false }))
    await userEvent.click(ask.getByRole('button', { name: 'Turn off' }))
    await waitFor(async () => expect((await theSwitch()).checked).toBe(false))
    expect(wire.requestsOf(disableMfa)[1]?.body).toEqual({ one_time_passcode: 'ABCDE-FGHJK' })
    expect(screen.queryByRole('button', { name: /Backup Codes/ })).toBeNull()
  })

  test('too many wrong codes are told there too', async () => {
    open(withCodes, [refuse(disableMfa, 'mfa.too_many_tries')])
    await userEvent.click(await theSwitch())
    const ask = await dialog('Turn off multi-factor authentication?')
    await userEvent.type(ask.getByLabelText('Code from the app, or a backup code'), '123456{Enter}')
    expect(await ask.findByText('Too many wrong codes. Please wait and try again.')).toBeTruthy()
  })

  test('a failure is told, and it stays on', async () => {
    open(withCodes, [drop(disableMfa)])
    await userEvent.click(await theSwitch())
    const ask = await dialog('Turn off multi-factor authentication?')
    await userEvent.type(ask.getByLabelText('Code from the app, or a backup code'), '123456{Enter}')
    await screen.findByRole('dialog', { name: 'There was an error disabling MFA.' })
    expect((await theSwitch()).checked).toBe(true)
  })

  test('before the first code only the question is asked', async () => {
    const { wire } = open({ ...sampleUser, mfa_active: true }, [on(disableMfa, { mfa_active: false })])
    await userEvent.click(await theSwitch())
    await press('Turn off')
    await waitFor(async () => expect((await theSwitch()).checked).toBe(false))
    expect(wire.requestsOf(disableMfa)[0]?.body).toEqual({})
  })
})

describe('backup codes', () => {
  test('there is no button while multi-factor is off', async () => {
    open()
    await theSwitch()
    expect(screen.queryByRole('button', { name: /Backup Codes/ })).toBeNull()
  })

  test('are shown once, to be copied, downloaded or printed', async () => {
    const user = userEvent.setup()
    const print = vi.spyOn(window, 'print').mockImplementation(() => {})
    open(protectedUser, [making])
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
    await user.click(screen.getByRole('button', { name: 'I have saved them' }))
    expect(screen.queryByRole('list', { name: 'Your backup codes' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Regenerate Backup Codes' })).toBeTruthy()
  })

  test('new ones need a code', async () => {
    const { wire } = open(withCodes, [making])
    await press('Regenerate Backup Codes')
    const ask = await dialog('Make new backup codes?')
    await userEvent.type(ask.getByLabelText('Code from the app, or a backup code'), '123456{Enter}')
    await screen.findByRole('list', { name: 'Your backup codes' })
    expect(wire.requestsOf(generateBackupCodes)[0]?.body).toEqual({ one_time_passcode: '123456' })
  })

  test('the first ones need one too when setting up was long ago', async () => {
    const { wire } = open(protectedUser, [refuse(generateBackupCodes, 'mfa.wrong_code')])
    await press('Generate Backup Codes')
    const ask = await dialog('Generate Backup Codes')
    wire.use(making)
    await userEvent.type(ask.getByLabelText('Code from the app, or a backup code'), '123456{Enter}')
    expect(await screen.findByRole('list', { name: 'Your backup codes' })).toBeTruthy()
  })

  test('a failure is told', async () => {
    open(protectedUser, [drop(generateBackupCodes)])
    await press('Generate Backup Codes')
    expect(
      await screen.findByRole('dialog', { name: 'There was an error generating your backup codes' }),
    ).toBeTruthy()
  })
})
