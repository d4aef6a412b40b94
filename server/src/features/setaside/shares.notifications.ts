/** What customers are told of shares that could not be set aside in full, or that went back. */
import type { Cents } from '@yoursuccess/contract/core/money'
import { longDay, message, usd } from '../../messaging/render.ts'
import type { Notice } from '../notifications/notifications.service.ts'
import { copy } from './setaside.messages.ts'
import type { WantedShare } from './share-of-pay.rules.ts'

export type ShareNotice = Notice & { customerId: number }

const PLAN_PATH = '/dashboard/plan'

/**
 * Once for each payday whose share was short, and once for a payment without a payday left. A later deposit that bears
 * what was short says nothing more.
 */
export const shortNotice = ({
  customerId,
  share: { wantedCents, dueOn, payday, shortFor },
  movedCents,
  missingCents,
  happenedAt,
}: {
  customerId: number
  share: WantedShare
  movedCents: Cents
  missingCents: Cents
  happenedAt: Date
}): ShareNotice | undefined => {
  if (missingCents <= 0 || dueOn === null || (shortFor !== null && !payday)) return undefined
  const values = { share: usd(wantedCents), dueOn: longDay(dueOn) }
  return {
    customerId,
    title:
      movedCents > 0
        ? message(copy.short.part, { ...values, moved: usd(movedCents) })
        : message(copy.short.all, values),
    url: PLAN_PATH,
    dedupeKey: `set-aside-short-${dueOn}-${payday ? `${payday.scheduleId}-${payday.on}` : 'last'}`,
    happenedAt,
    group: 'paydays',
    subject: message(copy.subject),
  }
}

export const takenBackNotice = (
  {
    customerId,
    transactionId,
    amountCents,
  }: { customerId: number; transactionId: number; amountCents: Cents },
  movedCents: Cents,
  happenedAt: Date,
): ShareNotice => ({
  customerId,
  title: message(copy.takenBack, { deposit: usd(amountCents), amount: usd(movedCents) }),
  url: PLAN_PATH,
  dedupeKey: `set-aside-taken-back-${transactionId}`,
  happenedAt,
  group: 'paydays',
  subject: message(copy.subject),
})
