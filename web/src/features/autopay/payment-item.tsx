import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { PayingMethod } from '@yoursuccess/contract/autopay/autopay'
import { isOutside, isPull } from '@yoursuccess/contract/autopay/outside.rules'
import type { PlannedPaymentReply, PlannedState } from '@yoursuccess/contract/autopay/planned-payments'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Message } from '@yoursuccess/contract/core/messages'
import { trusteeGuard } from '@yoursuccess/contract/trustees/guard.messages'
import type { ComponentProps, ReactNode } from 'react'
import { elements, t } from '../../i18n/translate.ts'
import { formatPlannedDay } from '../../lib/dates.ts'
import { paths } from '../../lib/paths.ts'
import { confirm, openDialog } from '../../ui/dialog/dialogs.tsx'
import { showToast } from '../../ui/dialog/toasts.ts'
import { Money } from '../../ui/figure/money.tsx'
import { StatusBadge } from '../../ui/figure/status-badge.tsx'
import { SubmitError } from '../../ui/form/submit-error.tsx'
import { useToday } from '../program/program.api.ts'
import { useSkipPayment } from './autopay.api.ts'
import { autopayMessages, copy as autopayCopy } from './autopay.messages.ts'
import classes from './autopay.module.css'
import { ChangeDialog } from './change-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { centsOf, usd } from '../../lib/amounts.rules.ts'
import { leftOf } from '../setaside/setaside.api.ts'
import { copy } from './payments.messages.ts'
import { PullQuestion } from './pull-question.tsx'

const TONES: Record<PlannedState, ComponentProps<typeof StatusBadge>['tone']> = {
  planned: 'ahead',
  waiting_for_money: 'care',
  pull_expected: 'care',
  sending: 'info',
  sent: 'info',
  delivered: 'info',
  posted: 'good',
  returned: 'stop',
  refused: 'stop',
  skipped: 'quiet',
  by_hand: 'care',
  dropped: 'quiet',
  ended: 'care',
}

/** In these, the bank sends the payment automatically, unless the customer says otherwise. */
const OPEN: readonly PlannedState[] = ['planned', 'waiting_for_money']
/** In these, it is sent only if the customer moves it to another day. */
const isToSendAfterAll = (state: PlannedState): state is keyof typeof copy.meansOff => state in copy.meansOff

interface PaymentItemProps {
  payment: PlannedPaymentReply
  isOn: boolean
  /** Nothing is sent until the customer has done what the page says, so nothing can be changed either. */
  isOnHold: boolean
  /** Each share of pay is sent automatically. */
  isSplit: boolean
  method: PayingMethod
}

/** A planned payment: what becomes of it, and what the customer can do about it (AUTO-16). */
export const PaymentItem = ({ payment, isOn, ...agreed }: PaymentItemProps) => {
  const today = useToday()
  const { kind, planned, sent, state } = payment
  const day = formatPlannedDay(payment.due_on, today)
  const canChange = isOn && !agreed.isOnHold
  const isOpen = canChange && OPEN.includes(state)
  // What the bank does not send is moved or skipped where it is sent.
  const canMove = !isOutside(agreed.method) && (isOpen || (canChange && isToSendAfterAll(state)))
  return (
    <li className={classes.payment}>
      <div className={classes.head}>
        <span>
          <strong>
            <Money amount={planned} />
          </strong>{' '}
          {t(copy.due[kind], { day })}
        </span>
        <StatusBadge tone={TONES[state]}>{t(copy.states[state])}</StatusBadge>
      </div>
      <p className={classes.hint}>
        {meaningOf(payment, { isOn, ...agreed }, today)}{' '}
        {state === 'waiting_for_money' && !agreed.isOnHold && (
          <Link to={paths.setAside}>{t(autopayCopy.pausedActions.set_aside)}</Link>
        )}
        {(state === 'returned' || state === 'refused') && (
          <Link to={paths.planTrustee}>{t(copy.otherWays)}</Link>
        )}
      </p>
      {centsOf(sent) > 0 && leftOf(payment) > 0 && (
        <p className={classes.hint}>{t(copy.sentOf, { sent: usd(sent) })}</p>
      )}
      {payment.may_be_pull.map((debit) => (
        <PullQuestion key={debit.transaction_id} payment={payment} debit={debit} />
      ))}
      {canMove && (
        <div className={classes.actions}>
          {isOpen && <SkipButton payment={payment} day={day} />}
          <Button variant="default" onClick={() => void openMove(payment)}>
            {labelOf(copy.move.button, day)}
          </Button>
          {isOpen && (
            <Button variant="default" onClick={() => void openChange(payment)}>
              {labelOf(copy.change.button, day)}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

/** What its state means. By some methods, the bank sends nothing (AUTO-09). */
const meaningOf = (
  payment: PlannedPaymentReply,
  { isOn, isOnHold, isSplit, method }: Omit<PaymentItemProps, 'payment'>,
  today: CalendarDate,
): string => {
  const { state, ask_first: reason, pull } = payment
  const sendOn = formatPlannedDay(payment.send_on, today)
  // What was agreed to since does not change who collects it.
  if (pull && state === 'pull_expected')
    return t(copy.pullExpected, { amount: usd(pull.amount), method: t(trusteeGuard.methods[pull.method]) })
  if (pull && state === 'refused') return t(copy.pullMissed, { method: t(trusteeGuard.methods[pull.method]) })
  if (pull && state === 'returned')
    return t(copy.pullReturned, { method: t(trusteeGuard.methods[pull.method]) })
  if (state === 'by_hand' && isOutside(method) && !isPull(method)) return t(copy.outsideByHand)
  if (reason !== null && (state === 'returned' || state === 'refused'))
    return t(copy.askFirst[state], { why: t(copy.askFirst.why[reason]) })
  if (isOnHold && OPEN.includes(state)) return t(copy.onHold)
  if (state !== 'planned')
    return t(
      (!isOn || isOnHold || isOutside(method)) && isToSendAfterAll(state)
        ? copy.meansOff[state]
        : copy.means[state],
    )
  if (isPull(method)) return t(copy.plannedPull, { sendOn, method: t(trusteeGuard.methods[method]) })
  if (isOutside(method)) return t(copy.plannedOutside, { sendOn })
  return t(isSplit ? copy.plannedSplit : copy.means.planned, { sendOn })
}

/** Screen readers hear which payment it is about, too. */
const labelOf = (button: Message<never>, day: string) =>
  elements(button, { day, more: (words: ReactNode[]) => <span className="ys-sr-only">{words}</span> })

const openMove = (payment: PlannedPaymentReply) =>
  openDialog<void>((close) => <MoveDialog payment={payment} onClose={close} />)
const openChange = (payment: PlannedPaymentReply) =>
  openDialog<void>((close) => <ChangeDialog payment={payment} onClose={close} />)

/** Asks first, and says what stays owed (AUTO-06). */
const SkipButton = ({ payment, day }: { payment: PlannedPaymentReply; day: string }) => {
  const today = useToday()
  const { submit, isPending, error } = useSkipPayment()
  const { title, text, confirmLabel, cancelLabel, done } = copy.skip
  const skip = () =>
    submit(payment.id, {
      askFirst: () =>
        confirm({
          title: t(title),
          text: t(text, { amount: usd(leftOf(payment)), day: formatPlannedDay(payment.send_on, today) }),
          confirmLabel: t(confirmLabel),
          cancelLabel: t(cancelLabel),
        }),
      onSuccess: () => showToast('good', t(done, { day })),
    })
  return (
    <>
      <Button variant="default" loading={isPending} onClick={() => void skip()}>
        {labelOf(copy.skip.button, day)}
      </Button>
      {error && (
        <div className={classes.error}>
          <SubmitError error={error} sentences={autopayMessages} />
        </div>
      )}
    </>
  )
}
