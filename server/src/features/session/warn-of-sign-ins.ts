/** Emails the customer when someone repeatedly fails to sign in to their account (PROTECTION-05). */
import type { Job } from '../../jobs/queue.ts'
import { composeMessage } from '../../messaging/message.ts'
import type { Mail } from '../../partners/mail/port.ts'
import { findCustomer } from './session.queries.ts'
import type { SessionDeps } from './session.deps.ts'

export const WARN_OF_SIGN_INS = { name: 'session.warn-of-sign-ins' } as const

export interface SignInWarning {
  customerId: number
  warning: 'many' | 'stopped'
}

export const warnOfSignInsJob = (
  { database, config }: Pick<SessionDeps, 'database' | 'config'>,
  mail: Mail,
): Job<SignInWarning> => ({
  ...WARN_OF_SIGN_INS,
  retries: 5,
  run: async ({ customerId, warning }) => {
    const customer = await findCustomer(database.db, customerId)
    if (customer) await mail.send(email(customer.email, warning, config))
  },
})

const email = (to: string, warning: SignInWarning['warning'], config: SessionDeps['config']) => {
  const newPassword = new URL('/request-reset-password', config.publicUrl)
  const happened = `Somebody failed to sign in to your ${config.PRODUCT_NAME} account many times in a row.`
  const call = `Questions? Call us at ${config.SUPPORT_PHONE}.`
  if (warning === 'many') {
    return composeMessage({
      to,
      subject: 'Somebody tries to sign in to your account',
      paragraphs: [
        happened,
        'If it was you and you forgot your password, choose a new one here:',
        newPassword,
        'If it was not you, nobody came in. A new password that you use nowhere else keeps it so.',
        call,
      ],
    })
  }
  return composeMessage({
    to,
    subject: 'Choose a new password to sign in again',
    paragraphs: [
      happened,
      'To keep your money safe, your password works only in browsers that you used before. To sign in anywhere else, choose a new one here:',
      newPassword,
      call,
    ],
  })
}
