/** A refund check's status, in sentences. */
import type { RefundCheck } from '@yoursuccess/contract/refunds/refunds'
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
        headline: headlines.planned(formatLongDay(mail_by)),
        more: !check.address
          ? copy.noAddress
          : address_until === null
            ? copy.printed
            : copy.addressUntil(formatLongDay(address_until)),
      }
    case 'mailed':
      return {
        tone: 'care',
        headline: headlines.mailed(formatLongDay(mailed_on ?? mail_by)),
        ...(cashable_until && { more: copy.cashBy(formatLongDay(cashable_until)) }),
      }
    case 'cashed':
      return { tone: 'good', headline: headlines.cashed(formatLongDay(ended_on ?? mail_by)) }
    case 'expired':
      return { tone: 'stop', headline: headlines.expired(formatLongDay(ended_on ?? mail_by)) }
    case 'dropped':
      return { tone: 'info', headline: headlines.dropped }
  }
}
