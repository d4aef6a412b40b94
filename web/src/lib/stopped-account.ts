import { stoppedAccount } from '@yoursuccess/contract/core/stopped-account.messages'
import { t } from '../i18n/translate.ts'
import { CallError } from './call-error.ts'
import { formatFriendlyDay } from './dates.ts'

/**
 * Says by which day the bank emails the customer of a stopped account. Nothing was recorded then, not by earlier
 * attempts either. Undefined for any other error.
 */
export const stoppedSentence = (error: unknown): string | undefined => {
  if (!(error instanceof CallError) || error.code !== 'account.stopped') return undefined
  const { promisedOn } = error
  return promisedOn ? t(stoppedAccount.checking, { by: formatFriendlyDay(promisedOn) }) : error.message
}
