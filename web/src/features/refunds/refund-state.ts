/** A refund check's status, in sentences. */
import type { RefundCheck } from '@yoursuccess/contract/refunds/refunds'
import { t } from '../../i18n/translate.ts'
import { formatLongDay } from '../../lib/dates.ts'
import type { Tone } from '../../ui/dialog/toasts.ts'
import { copy } from './refunds.messages.ts'

export interface RefundState {
  tone: Tone
  headline: string
  /** What the customer should know or do; undefined if there is nothing. */
  more?: string
}

export const stateOf = (check: RefundCheck): RefundState => {
  const { state, mail_by, address_until, mailed_on, cashable_until, ended_on } = check
  const { headlines } = copy
  switch (state) {
    case 'planned':
      return {
        tone: check.address ? 'info' : 'care',
        headline: t(headlines.planned, { day: formatLongDay(mail_by) }),
        more: !check.address
          ? t(copy.noAddress)
          : address_until === null
            ? t(copy.printed)
            : t(copy.addressUntil, { day: formatLongDay(address_until) }),
      }
    case 'mailed':
      return {
        tone: 'care',
        headline: t(headlines.mailed, { day: formatLongDay(mailed_on ?? mail_by) }),
        ...(cashable_until && { more: t(copy.cashBy, { day: formatLongDay(cashable_until) }) }),
      }
    case 'cashed':
      return { tone: 'good', headline: t(headlines.cashed, { day: formatLongDay(ended_on ?? mail_by) }) }
    case 'expired':
      return { tone: 'stop', headline: t(headlines.expired, { day: formatLongDay(ended_on ?? mail_by) }) }
    case 'dropped':
      return { tone: 'info', headline: t(headlines.dropped) }
  }
}
