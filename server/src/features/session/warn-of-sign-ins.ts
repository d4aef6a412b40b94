/** Emails the customer when someone repeatedly fails to sign in to their account (PROTECTION-05). */
import type { Job } from '../../jobs/queue.ts'
import { common } from '../../messaging/common.messages.ts'
import { inLanguage } from '../../messaging/language.ts'
import { composeMessage } from '../../messaging/message.ts'
import { t } from '../../messaging/render.ts'
import type { Mail } from '../../partners/mail/port.ts'
import { copy } from './session.messages.ts'
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
    if (!customer) return
    const warned = inLanguage(customer.language ?? 'en', () => email(customer.email, warning, config))
    await mail.send(warned)
  },
})

const email = (to: string, warning: SignInWarning['warning'], config: SessionDeps['config']) => {
  const newPassword = new URL('/request-reset-password', config.publicUrl)
  const happened = t(copy.warning.happened, { product: config.PRODUCT_NAME })
  const call = t(common.questions, { phone: config.SUPPORT_PHONE })
  if (warning === 'many') {
    return composeMessage({
      to,
      subject: t(copy.warning.many.subject),
      paragraphs: [happened, t(copy.warning.many.forgot), newPassword, t(copy.warning.many.notYou), call],
    })
  }
  return composeMessage({
    to,
    subject: t(copy.warning.stopped.subject),
    paragraphs: [happened, t(copy.warning.stopped.why), newPassword, call],
  })
}
