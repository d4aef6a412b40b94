/** Emails that the sandbox's mail server received, as their recipients see them. */
import type { TestBank } from './test-bank.ts'

export interface ReceivedMail {
  id: number
  subject: string
  text: string
  html: string
  links: string[]
}

const MAX_WAIT_MS = 5000
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

export const mailsTo = (bank: TestBank, address: string): Promise<ReceivedMail[]> =>
  bank.look<ReceivedMail[]>(`/mail?to=${encodeURIComponent(address)}`)

/** Returns the newest email with this subject. Two emails sent in a row may arrive in either order. */
export const mailOf = async (
  bank: TestBank,
  address: string,
  wanted: string,
): Promise<ReceivedMail | undefined> =>
  (await mailsTo(bank, address)).find(({ subject }) => subject === wanted)

/**
 * Runs `cause` and returns the email that it sends. Emails already in transit do not count, and other emails
 * of the same cause may be skipped. Throws if none arrives.
 */
export const nextMail = async (
  bank: TestBank,
  address: string,
  cause: () => Promise<unknown>,
  isWanted: (mail: ReceivedMail) => boolean = () => true,
): Promise<ReceivedMail> => {
  await bank.settle()
  const before = (await mailsTo(bank, address)).filter(isWanted).length
  await cause()
  for (let waited = 0; waited < MAX_WAIT_MS; waited += 20) {
    const mails = (await mailsTo(bank, address)).filter(isWanted)
    const [newest] = mails
    if (newest && mails.length > before) return newest
    await pause(20)
  }
  throw new Error(`no email arrived at ${address}`)
}

/**
 * Requests a reset link, as if the last request were two minutes older, and reads the token from the email.
 */
export const resetTokenOf = async (bank: TestBank, email: string): Promise<string> => {
  await bank.database.query(
    "update bank.reset_tokens set created_at = created_at - interval '2 minutes' where customer_id = (select id from bank.customers where email = $1)",
    [email],
  )
  const ask = () => bank.send('POST', '/users/password', { user: { email } })
  const mail = await nextMail(bank, email, ask, ({ subject }) => subject === 'Choose a new password')
  return new URL(mail.links[0] ?? '').searchParams.get('reset_password_token') ?? ''
}
