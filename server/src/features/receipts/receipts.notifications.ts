/** How customers are notified of the posting of their payments, each once (REC-05). */
import { trusteeGuard } from '@yoursuccess/contract/trustees/guard.messages'
import { day, message, type StoredMessage, usd } from '../../messaging/render.ts'
import type { Notice } from '../notifications/notifications.service.ts'
import type { PostedPayment } from './posted-payments.ts'
import { copy } from './receipts.messages.ts'
import type { PostingNews } from './notify-postings.rules.ts'

const RECEIPTS_PATH = '/dashboard/plan/receipts'

type PostingNotice = Notice & { customerId: number }

/** A text about a missing posting that still waits is dropped by this key once the payment is posted. */
export const missingKey = ({ id }: Pick<PostedPayment, 'id'>) => `receipt-${id}-should_have_been_posted`

/**
 * A posting needs no action, so the panel is all. The others come by the channels that the customer chose for trustee
 * payments. A missing one is a step of the plan's warnings, too (LAD-01), so its email says what those say.
 */
export const postingNotice = (
  customerId: number,
  payment: PostedPayment,
  news: PostingNews,
  happenedAt: Date,
): PostingNotice => ({
  customerId,
  title: titleOf(payment, news),
  url: RECEIPTS_PATH,
  dedupeKey: `receipt-${payment.id}-${news}`,
  happenedAt,
  ...(news !== 'posted' && { group: 'trustee_payment' as const, subject: message(copy.subject) }),
  ...(news === 'should_have_been_posted' && { more: payment.whatFollows }),
})

const titleOf = (payment: PostedPayment, news: PostingNews): StoredMessage => {
  const { amountCents, sentOn, receipt } = payment
  const amount = usd(amountCents)
  if (news === 'should_have_been_posted') return missingTitle(payment)
  if (!receipt) throw new Error('a payment was posted without a receipt')
  const postedOn = day(receipt.row.postedOn)
  return news === 'posted'
    ? message(copy.posted, { amount, postedOn })
    : message(copy.otherAmount, {
        amount,
        postedOn,
        sentOn: day(sentOn),
        posted: usd(receipt.row.amountCents),
      })
}

const missingTitle = ({ kind, amountCents, sentOn, postBy, reference, phone }: PostedPayment) => {
  const values = { amount: usd(amountCents), sentOn: day(sentOn), postBy: day(postBy) }
  if (reference === null) {
    const pulled = { ...values, method: message(trusteeGuard.methods[kind]) }
    return phone === null
      ? message(copy.pullShouldHaveBeenPostedNoPhone, pulled)
      : message(copy.pullShouldHaveBeenPosted, { ...pulled, phone: phoneInWords(phone) })
  }
  const sent = { ...values, reference }
  return phone === null
    ? message(copy.shouldHaveBeenPostedNoPhone, sent)
    : message(copy.shouldHaveBeenPosted, { ...sent, phone: phoneInWords(phone) })
}

/** "(916) 555-0101" */
const phoneInWords = (phone: string): string => phone.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3')
