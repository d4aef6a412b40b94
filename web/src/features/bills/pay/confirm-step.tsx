import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { BillPaymentPreview } from '@yoursuccess/contract/bill-payments'
import type { Biller } from '@yoursuccess/contract/billers'
import { day } from '@yoursuccess/contract/calendar-date'
import { useState } from 'react'
import { mayHaveHappened } from '../../../lib/again-when-lost.ts'
import { CallError, stoppedSentence } from '../../../lib/call-error.ts'
import { useOneAtATime } from '../../../lib/use-one-at-a-time.ts'
import { formatFriendlyDay } from '../../../lib/dates.ts'
import dialog from '../../../ui/dialog/dialog.module.css'
import { showResult } from '../../../ui/dialog/dialogs.tsx'
import { ErrorPanel } from '../../../ui/page/error-panel.tsx'
import { FactList } from '../../../ui/list/fact-list.tsx'
import { Money } from '../../../ui/figure/money.tsx'
import { Notice } from '../../../ui/page/notice.tsx'
import { TextSkeleton } from '../../../ui/page/skeletons.tsx'
import { paymentPreviewQuery, usePayBill } from '../bills.api.ts'
import classes from '../bills.module.css'
import { quoted, reasonOf, unspecified, whyNotPaid } from '../bills.messages.ts'
import { addressFacts } from '../billers/address-facts.ts'

interface ConfirmStepProps {
  biller: Biller
  amount: string
  onBusy: (isBusy: boolean) => void
  onBack: () => void
  onClose: () => void
}

/** All of it once more, with fee, total and the day on which it is there. Only this button pays (PAY-02 to PAY-07). */
export const ConfirmStep = ({ biller, amount, onBusy, onBack, onClose }: ConfirmStepProps) => {
  // Made once for this look at it: pressing again is the same payment.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const { data: preview, error, refetch } = useQuery(paymentPreviewQuery(biller.id, amount))
  const { mutateAsync: pay, isPending } = usePayBill()
  const [isLost, setIsLost] = useState(false)

  const submit = useOneAtATime(async () => {
    onBusy(true)
    try {
      await pay({ billerId: biller.id, amount, idempotencyKey })
      onClose()
      await showResult({ tone: 'good', title: quoted.created, text: unspecified.createdText })
    } catch (failure) {
      const code = failure instanceof CallError ? failure.code : undefined
      // Once an answer was lost, only this room's word on this very payment says that it was not made.
      const stopped = stoppedSentence(failure)
      if (mayHaveHappened(failure) || (isLost && !stopped && !reasonOf(code ?? ''))) return setIsLost(true)
      onClose()
      await showResult({ tone: 'stop', title: quoted.notCreated, text: stopped ?? whyNotPaid(code) })
    } finally {
      onBusy(false)
    }
  })
  if (error && !preview) return <ErrorPanel error={error} onRetry={() => void refetch()} />
  if (!preview) return <TextSkeleton lines={6} />
  return (
    <div className={classes.form}>
      <FactList facts={factsOf(biller, preview)} />
      <Arrival biller={biller} preview={preview} />
      {isLost && (
        <Notice tone="care" role="alert">
          <p>{unspecified.lost}</p>
        </Notice>
      )}
      <div className={dialog.actions}>
        <Button variant="default" onClick={onBack} disabled={isPending || isLost}>
          {unspecified.back}
        </Button>
        <Button variant="default" onClick={onClose} disabled={isPending}>
          {isLost ? unspecified.close : unspecified.cancel}
        </Button>
        <Button onClick={() => void submit()} loading={isPending}>
          {quoted.confirmPayment}
        </Button>
      </div>
    </div>
  )
}

const factsOf = (biller: Biller, { amount, fee, total }: BillPaymentPreview) => [
  { name: unspecified.payee, value: biller.biller_name },
  ...addressFacts(biller),
  { name: quoted.account, value: <span className="ys-figures">{biller.biller_account_number}</span> },
  { name: unspecified.amount, value: <Money amount={amount} /> },
  { name: unspecified.fee, value: <Money amount={fee} /> },
  { name: unspecified.total, value: <Money amount={total} /> },
]

/** When it is there; a trustee who would get it late is a reason to stop and think (decision 23). */
const Arrival = ({ biller, preview }: { biller: Biller; preview: BillPaymentPreview }) => {
  const on = formatFriendlyDay(day(preview.expected_on))
  if (!preview.is_late || !preview.due_on)
    return (
      <p className={classes.hint}>{biller.is_paper ? unspecified.checkBy(on) : unspecified.thereBy(on)}</p>
    )
  return (
    <Notice tone="stop" role="alert">
      <p>{unspecified.late(on, formatFriendlyDay(day(preview.due_on)))}</p>
    </Notice>
  )
}
