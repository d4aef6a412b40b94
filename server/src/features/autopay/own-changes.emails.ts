/**
 * Confirms by email what the customer stopped or skipped (AUTO-04, AUTO-06). They know of it already, so it is neither in the
 * panel nor in a text, but someone else may have done it.
 */
import type { PayingMethod } from '@yoursuccess/contract/autopay/autopay'
import { isOutside, isPull } from '@yoursuccess/contract/autopay/outside.rules'
import { add, type Cents, subtract } from '@yoursuccess/contract/core/money'
import { trusteeGuard } from '@yoursuccess/contract/trustees/guard.messages'
import type { PullMethodKind } from '@yoursuccess/contract/trustees/trustee-methods'
import type { Db } from '@yoursuccess/database/database'
import { common } from '../../messaging/common.messages.ts'
import { day, longDay, message, type StoredMessage, usd } from '../../messaging/render.ts'
import type { AutopayDeps } from './autopay.deps.ts'
import { copy } from './autopay.messages.ts'
import { linkOf } from './autopay.notifications.ts'
import { underWay } from './autopay.rules.ts'
import { pullOf } from './expected-pull.ts'
import type { Planned } from './plan-payments.ts'

type EmailDeps = Pick<AutopayDeps, 'clock' | 'config' | 'emails'>

/** With the payments for which it was too late. */
export const mailStopped = (deps: EmailDeps, tx: Db, customerId: number, planned: readonly Planned[]) =>
  post(deps, tx, customerId, copy.ownStop.subject, [
    message(copy.ownStop.text, { on: longDay(deps.clock.today()) }),
    ...planned.flatMap(onItsWay),
    ...planned.flatMap((row) => {
      const pull = row.state === 'pull_expected' ? pullOf(row) : null
      return pull ? [mayCollect(pull.method, add(pull.amountCents, pull.feeCents))] : []
    }),
  ])

/** `row` is what was planned until then. */
export const mailSkipped = (deps: EmailDeps, tx: Db, row: Planned, method: PayingMethod) => {
  const leftCents = subtract(row.plannedCents, row.sentCents)
  const values = { amount: usd(leftCents), dueOn: day(row.dueOn) }
  return post(deps, tx, row.customerId, copy.ownSkip.subject, [
    message(isOutside(method) ? copy.ownSkip.outside : copy.ownSkip.text, values),
    ...onItsWay(row),
    ...(isPull(method) ? [mayCollect(method, leftCents)] : []),
  ])
}

const onItsWay = (row: Planned): StoredMessage[] => {
  const amountCents = underWay(row)
  if (amountCents <= 0) return []
  return [message(copy.ownStop.onItsWay, { amount: usd(amountCents), arriveBy: day(row.arriveBy) })]
}

const mayCollect = (method: PullMethodKind, amountCents: Cents): StoredMessage =>
  message(copy.ownStop.pull, { method: message(trusteeGuard.methods[method]), amount: usd(amountCents) })

const post = (
  deps: EmailDeps,
  tx: Db,
  customerId: number,
  subject: Parameters<typeof message>[0],
  texts: readonly StoredMessage[],
) =>
  deps.emails.post(tx, customerId, {
    subject: message(subject),
    paragraphs: [...texts, message(common.notYou, { phone: deps.config.SUPPORT_PHONE }), linkOf(deps)],
  })
