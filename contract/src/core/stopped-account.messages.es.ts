/** Spanish. */
import type { Translation } from './messages.ts'
import type * as english from './stopped-account.messages.ts'

export const stoppedAccount: Translation<typeof english.stoppedAccount> = {
  checking: 'Estamos revisando su cuenta. Le enviaremos un correo electrónico a más tardar el {by}.',
}
