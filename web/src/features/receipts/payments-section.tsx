import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { Plan } from '@yoursuccess/contract/plan/plan-terms'
import type { Receipt, TrusteePayment } from '@yoursuccess/contract/receipts/receipts'
import { type ReactNode, useState } from 'react'
import { elements, t } from '../../i18n/translate.ts'
import { usd } from '../../lib/amounts.rules.ts'
import { formatPlannedDay } from '../../lib/dates.ts'
import { paths } from '../../lib/paths.ts'
import type { Tone } from '../../ui/dialog/toasts.ts'
import { Money } from '../../ui/figure/money.tsx'
import { ToneIcon } from '../../ui/look/tone-icon.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { SectionCard } from '../../ui/page/section-card.tsx'
import { useToday } from '../program/program.api.ts'
import { AtHand } from './at-hand.tsx'
import { isOverdue, receiptOf, type ShownState, shownState } from './payment-words.ts'
import { copy } from './receipts.messages.ts'
import classes from './receipts.module.css'
import { seeReceipt } from './see-receipt.tsx'

/** A year of payments shows at first. */
const FEW = 12

interface PaymentsSectionProps {
  plan: Plan
  payments: readonly TrusteePayment[]
  receipts: readonly Receipt[]
}

/** Each payment from this account, the newest first, and beside it what the office made of it (REC-21). */
export const PaymentsSection = ({ plan, payments, receipts }: PaymentsSectionProps) => {
  const [areAllShown, showAll] = useState(false)
  const shown = areAllShown ? payments : payments.slice(0, FEW)
  if (payments.length === 0)
    return (
      <SectionCard title={t(copy.payments)}>
        <EmptyState picture="calendar">{t(copy.noPayments)}</EmptyState>
      </SectionCard>
    )
  return (
    <SectionCard title={t(copy.payments)}>
      <ul className={classes.payments} aria-label={t(copy.payments)}>
        {shown.map((payment) => (
          <li key={payment.id} className={classes.payment}>
            <Sent payment={payment} />
            <Posted
              plan={plan}
              payment={payment}
              receipt={receiptOf(payment, receipts)}
              payments={payments}
              atHand={isOverdue(payment, plan) && <AtHand plan={plan} payment={payment} />}
            />
          </li>
        ))}
      </ul>
      {shown.length < payments.length && (
        <div>
          <Button variant="subtle" className="ys-flush" onClick={() => showAll(true)}>
            {t(copy.showAll, { count: payments.length })}
          </Button>
        </div>
      )}
    </SectionCard>
  )
}

const Sent = ({ payment }: { payment: TrusteePayment }) => {
  const today = useToday()
  const { kind, amount, sent_on, delivered_on, reference } = payment
  const delivered = delivered_on !== null && t(copy.delivered, { day: formatPlannedDay(delivered_on, today) })
  return (
    <div className={classes.side}>
      <strong className={classes.amount}>
        <Money amount={amount} />
      </strong>
      <p>{t(copy.sentBy[kind], { day: formatPlannedDay(sent_on, today) })}</p>
      {reference !== null && (
        <p className={classes.quiet}>
          {delivered && `${delivered} · `}
          <span className={classes.number}>{t(copy.number, { reference })}</span>
        </p>
      )}
    </div>
  )
}

const TONES: Record<ShownState, Tone> = {
  on_its_way: 'info',
  not_posted_yet: 'info',
  should_have_been_posted: 'care',
  in_opening: 'info',
  posted: 'good',
  other_amount: 'care',
  came_back: 'stop',
}

interface PostedProps {
  plan: Plan
  payment: TrusteePayment
  receipt: Receipt | undefined
  payments: readonly TrusteePayment[]
  atHand: ReactNode
}

const Posted = ({ plan, payment, receipt, payments, atHand }: PostedProps) => {
  const today = useToday()
  const state = shownState(payment, plan)
  const inOpening = state === 'in_opening' ? plan.opening?.as_of : undefined
  const day = formatPlannedDay(inOpening ?? payment.posted_on ?? payment.post_by, today)
  const amount = receipt ? receipt.amount : payment.amount
  return (
    <div className={classes.side}>
      <p className={classes.state}>
        <ToneIcon tone={TONES[state]} size={18} />
        <span>{elements(copy.states[state], { day, amount: <Money amount={amount} /> })}</span>
      </p>
      {state === 'other_amount' && <p className={classes.quiet}>{t(copy.states.posted, { day })}</p>}
      {state === 'came_back' && (
        <p>
          <Link to={paths.planTrustee}>{t(copy.otherWays)}</Link>
        </p>
      )}
      {receipt && receipt.payment_ids.length > 1 && (
        <p className={classes.quiet}>{elements(copy.together, { amount: <Money amount={amount} /> })}</p>
      )}
      {atHand}
      {receipt && (
        <div>
          <Button variant="subtle" className="ys-flush" onClick={() => void seeReceipt(receipt, payments)}>
            {elements(copy.seeReceipt, {
              amount: usd(receipt.amount),
              day: formatPlannedDay(receipt.posted_on, today),
              more: (words) => <span className="ys-sr-only">{words}</span>,
            })}
          </Button>
        </div>
      )}
    </div>
  )
}
