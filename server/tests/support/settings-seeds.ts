/** Valid requests for the settings: multi-factor sign-in and personal information. */
import { TOTP, URI } from 'otpauth'
import { TEST_PASSWORD, type TestBank, type TestCustomer } from './test-bank.ts'
import { nextMail } from './mailbox.ts'

interface Holder {
  bank: TestBank
  customer: TestCustomer
}

/** An authenticator app that has read the QR code. */
export const authenticatorOf = (otpUrl: string): TOTP => {
  const read = URI.parse(otpUrl)
  if (!(read instanceof TOTP)) throw new Error('the QR code is not for a TOTP authenticator')
  return read
}

/**
 * Turns multi-factor sign-in off and on again, so that the bank accepts a code of the same minute. No code
 * has been entered yet.
 */
const enable = async ({ bank, customer }: Holder): Promise<TOTP> => {
  await switchOff({ bank, customer })
  await bank.stepUp(customer)
  const { body } = await customer.post<{ otp_url: string }>('/api/user/enable_mfa')
  return authenticatorOf(body.otp_url)
}

const switchOff = ({ bank, customer }: Holder) =>
  bank.database.query('update bank.customers set mfa_active = false, mfa_confirmed_at = null where id = $1', [
    customer.id,
  ])

const ADDRESS = {
  address_1: '12 Oak St.',
  address_2: null,
  city: 'Springfield',
  state: 'IL',
  postal_code: '62701',
}

export const personalInfoOf = ({ email }: { email: string }) => ({
  first_name: 'Jordan',
  last_name: 'Tester',
  primary_phone: '5005550006',
  email,
  address_attributes: ADDRESS,
  shipping_address_different: false,
})

/** Requests a change of the email address, and reads the token from the email to the new address. */
export const emailTokenOf = async ({ bank, customer }: Holder, email: string): Promise<string> => {
  await bank.stepUp(customer)
  const mail = await nextMail(bank, email, () =>
    customer.post('/api/account/update_personal_info', { ...personalInfoOf(customer), email }),
  )
  return new URL(mail.links[0] ?? '').searchParams.get('token') ?? ''
}

let newPhones = 0

/** Changes the phone and reads the token from the email about it. */
export const undoTokenOf = async ({ bank, customer }: Holder): Promise<string> => {
  await bank.stepUp(customer)
  const primary_phone = `31255${String(50_000 + ++newPhones)}`
  const mail = await nextMail(
    bank,
    customer.email,
    () => customer.post('/api/account/update_personal_info', { ...personalInfoOf(customer), primary_phone }),
    ({ links }) => links.some((link) => link.includes('/undo?')),
  )
  return new URL(mail.links[0] ?? '').searchParams.get('token') ?? ''
}

let newAddresses = 0

export const SETTINGS_SEEDS: Readonly<Record<string, (world: Holder) => Promise<{ body?: unknown }>>> = {
  'POST /api/step_up': async (world) => {
    await switchOff(world)
    return { body: { password: TEST_PASSWORD } }
  },
  'POST /api/user/enable_mfa': async (world) => {
    await switchOff(world)
    await world.bank.stepUp(world.customer)
    return {}
  },
  'POST /api/user/confirm_mfa': async (world) => {
    const authenticator = await enable(world)
    return {
      body: {
        one_time_passcode: authenticator.generate({ timestamp: world.bank.clock.realNow().getTime() }),
      },
    }
  },
  'POST /api/user/disable_mfa': async (world) => {
    await enable(world)
    return {}
  },
  'POST /api/user/generate_backup_codes': async (world) => {
    await enable(world)
    return {}
  },
  'POST /api/account/update_personal_info': async ({ bank, customer }) => {
    await bank.stepUp(customer)
    return { body: personalInfoOf(customer) }
  },
  'POST /users/undo_change': async (world) => ({ body: { token: await undoTokenOf(world) } }),
  'POST /users/email/confirm': async (world) => ({
    body: { token: await emailTokenOf(world, `moved${++newAddresses}@example.com`) },
  }),
}
