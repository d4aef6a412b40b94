import { getApplication } from '@yoursuccess/contract/application/application'
import { sendVerification, verifyPhone } from '@yoursuccess/contract/application/phone-verification'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { filledApplication } from '../../../testing/application-replies.ts'
import { passTime } from '../../../testing/pass-time.ts'
import { openAgreements, press, review, submit } from '../../../testing/review-screen.tsx'
import { drop, type Handler, on, refuse } from '../../../testing/wire.ts'

describe('verifying the phone', () => {
  const DEMANDED = { ...filledApplication, has_phone_verification: true }
  const inAMinute = () => new Date(Date.now() + 60_000).toISOString()
  const sends = on(sendVerification, () => ({ message: 'ok', resend_at: inAMinute() }))
  const verifying = async (...handlers: Handler[]) => {
    const app = await review(DEMANDED, handlers)
    await openAgreements()
    return app
  }
  const code = () => screen.findByLabelText<HTMLInputElement>('Verification code')

  // APPLICATION-36
  test('phone verification appears once all agreements are opened', async () => {
    await review(DEMANDED)
    expect(screen.queryByRole('heading', { name: 'Verify your phone' })).not.toBeInTheDocument()
    await openAgreements()
    expect(screen.getByRole('heading', { name: 'Verify your phone' })).toBeInTheDocument()
    expect(submit()).toBeDisabled()
    expect(screen.getByText('Verify your phone to submit.')).toBeInTheDocument()
  })

  // APPLICATION-37, APPLICATION-39, APPLICATION-42
  test('calls the second phone with a code, accepts it pasted with a space, and enables Submit', async () => {
    const { wire } = await verifying(sends, on(verifyPhone, { message: 'ok' }))
    expect(screen.getAllByRole('radio', { name: /•/ })).toHaveLength(2)
    await userEvent.click(screen.getByRole('radio', { name: '(•••) •••-0145' }))
    await userEvent.click(screen.getByRole('radio', { name: 'Phone call' }))
    await press('Send code')
    expect(await screen.findByText('We have sent a verification code to your phone')).toBeInTheDocument()
    expect(wire.requestsOf(sendVerification)[0]?.body).toEqual({
      selected_phone: 'phone2',
      verification_type: 'call',
    })
    expect((await code()).autocomplete).toBe('one-time-code')
    expect((await code()).inputMode).toBe('numeric')
    expect(await code()).toHaveFocus()
    await userEvent.paste('123 456')
    wire.use(on(getApplication, filledApplication))
    await press('Verify')
    expect(await screen.findByText('Phone number successfully verified!')).toBeInTheDocument()
    await waitFor(() => expect(submit()).toBeEnabled())
    expect(screen.queryByRole('heading', { name: 'Verify your phone' })).not.toBeInTheDocument()
  })

  // APPLICATION-41
  test('requires a code before it verifies the phone', async () => {
    const { wire } = await verifying(sends)
    await press('Send code')
    await code()
    await press('Verify')
    expect(screen.getByText('This field is required')).toBeInTheDocument()
    expect(wire.requestsOf(verifyPhone)).toHaveLength(0)
  })

  // APPLICATION-44
  test('"Select Another Phone" returns to the choice of phones', async () => {
    await verifying(sends)
    await press('Send code')
    await code()
    await press('Select Another Phone')
    expect(screen.getByRole('button', { name: 'Send code' })).toBeInTheDocument()
  })

  // APPLICATION-45
  test('offers a new code after a countdown that screen readers announce sparingly', async () => {
    vi.useFakeTimers()
    let until = 0
    const { wire } = await verifying(
      on(sendVerification, () => {
        until = Date.now() + 60_000
        return { message: 'ok', resend_at: new Date(until).toISOString() }
      }),
    )
    const passUntilLeft = (ms: number) => passTime(until - ms - Date.now())
    await press('Send code')
    await code()
    const again = () => screen.getByRole('button', { name: 'Send a new code' })
    const announcements = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
    expect(again()).toBeDisabled()
    expect(announcements()).toContain('You can ask for a new code in 60 seconds.')
    await passUntilLeft(40_000)
    expect(screen.getByText(/in 0:40\./)).toBeInTheDocument()
    expect(announcements()).toContain('You can ask for a new code in 60 seconds.')
    await passUntilLeft(30_000)
    expect(announcements()).toContain('You can ask for a new code in 30 seconds.')
    await passUntilLeft(0)
    expect(announcements()).toContain('You can ask for a new code now.')
    await userEvent.click(again())
    await waitFor(() => expect(wire.requestsOf(sendVerification)).toHaveLength(2))
    await waitFor(() => expect(again()).toBeDisabled())
  })

  // APPLICATION-45
  test('opens at the code field after a reload with a code outstanding', async () => {
    await review({ ...DEMANDED, sent_phone_verification: true })
    await openAgreements()
    expect(await code()).toBeInTheDocument()
    expect(
      screen.getByText('We already sent you a code. To get a new one, choose Select Another Phone.'),
    ).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Select Another Phone' })).toBeInTheDocument()
  })

  // APPLICATION-40
  test.each<[string, Handler, string]>([
    [
      'the server’s error',
      refuse(sendVerification, 'phone.not_reached'),
      "We couldn't reach this phone. Try a phone call or another phone.",
    ],
    ['that there was an error', drop(sendVerification), 'There was an error sending the verification code'],
  ])('a code that could not be sent shows %s', async (_, handler, text) => {
    await verifying(handler)
    await press('Send code')
    expect((await screen.findByRole('alert')).textContent).toBe(text)
  })

  // APPLICATION-43
  test.each<[string, Handler, string]>([
    [
      'the server’s error',
      refuse(verifyPhone, 'phone.wrong_code'),
      "That code isn't right. Check it and try again.",
    ],
    ['that there was an error', drop(verifyPhone), 'An Error Occurred'],
  ])('a code that could not be verified shows %s', async (_, handler, text) => {
    await verifying(sends, handler)
    await press('Send code')
    await userEvent.type(await code(), '000000')
    await press('Verify')
    expect((await screen.findByRole('alert')).textContent).toBe(text)
  })
})
