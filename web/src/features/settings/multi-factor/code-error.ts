import type { MfaCode } from '@yoursuccess/contract/session/mfa'
import { t } from '../../../i18n/translate.ts'
import { CallError } from '../../../lib/call-error.ts'
import { mfaMessages } from '../settings.messages.ts'

const OF_THE_CODE: readonly MfaCode[] = ['mfa.wrong_code', 'mfa.too_many_tries']

/** The error for a code's field; undefined when the code isn't the problem. */
export const codeError = (error: unknown): string | undefined => {
  const code = error instanceof CallError && OF_THE_CODE.find((known) => known === error.code)
  return code ? t(mfaMessages[code]) : undefined
}
