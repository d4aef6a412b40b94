/** Mails that the sandbox's mail server took, as the people they were written to see them. */
import type { TestBank } from '../testing.ts'

export interface ReceivedMail {
  id: number
  subject: string
  text: string
  html: string
  links: string[]
}

const LONGEST_WAIT_MS = 5000
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

export const mailsTo = (bank: TestBank, address: string): Promise<ReceivedMail[]> =>
  bank.look<ReceivedMail[]>(`/mail?to=${encodeURIComponent(address)}`)

/** Does something that causes a mail, and waits for it. Throws when none comes. */
export const nextMail = async (
  bank: TestBank,
  address: string,
  cause: () => Promise<unknown>,
): Promise<ReceivedMail> => {
  const before = (await mailsTo(bank, address)).length
  await cause()
  for (let waited = 0; waited < LONGEST_WAIT_MS; waited += 20) {
    const mails = await mailsTo(bank, address)
    const [newest] = mails
    if (newest && mails.length > before) return newest
    await pause(20)
  }
  throw new Error(`no mail to ${address}`)
}

/** Asks for a reset link and takes the token out of the mail. */
export const resetTokenOf = async (bank: TestBank, email: string): Promise<string> => {
  const mail = await nextMail(bank, email, () => bank.send('POST', '/users/password', { user: { email } }))
  return new URL(mail.links[0] ?? '').searchParams.get('reset_password_token') ?? ''
}
