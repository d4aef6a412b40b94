import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { BillPaymentPreview, PayingAccount } from '@yoursuccess/contract/bills/bill-payments'
import type { Biller } from '@yoursuccess/contract/bills/billers'
import { day } from '@yoursuccess/contract/core/calendar-date'
import { useState } from 'react'
import { t } from '../../../i18n/translate.ts'
import { centsOf } from '../../../lib/amounts.rules.ts'
import { stoppedSentence } from '../../../lib/stopped-account.ts'
import { formatFriendlyDay } from '../../../lib/dates.ts'
import dialog from '../../../ui/dialog/dialog.module.css'
import { openDialog, showResult } from '../../../ui/dialog/dialogs.tsx'
import { useDialogStays } from '../../../ui/dialog/use-dialog-stays.ts'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { FactList } from '../../../ui/list/fact-list.tsx'
import { Money } from '../../../ui/figure/money.tsx'
import { Notice } from '../../../ui/page/notice.tsx'
import { TextSkeleton } from '../../../ui/page/skeletons.tsx'
import { guardSentence, TrusteeWarnings } from '../../trustees/trustees.api.ts'
import { isPaymentUndecided, type PaymentDraft, paymentPreviewQuery, usePayBill } from '../bills.api.ts'
import classes from '../bills.module.css'
import { billsMessages, copy } from '../bills.messages.ts'
import { refusalSentence } from '../../../lib/failure-sentence.ts'
import { addressFacts } from '../billers/address-facts.ts'
import { balanceQuery } from '../../account/account.api.ts'
import { useToday } from '../../program/program.api.ts'
import { leftAfter } from './left-after.ts'
import { PaymentReceipt } from './payment-receipt.tsx'

interface ConfirmStepProps {
  biller: Biller
  amount: string
  from: PayingAccount
  onBack: () => void
  onClose: () => void
}

/**
 * Second step: a review with fee, total and arrival date. Only its button pays (BILLS-57, BILLS-61 to
 * BILLS-66).
 */
export const ConfirmStep = ({ biller, amount, from, onBack, onClose }: ConfirmStepProps) => {
  const isSetAside = from === 'set_aside'
  const draft: PaymentDraft = { billerId: biller.id, amount, ...(from === 'set_aside' && { from }) }
  const kind = biller.is_paper ? 'bill_pay_check' : 'electronic'
  const payment = usePayBill()
  const { isPending } = payment
  useDialogStays(isPending)
  const [isLost, setIsLost] = useState(() => isPaymentUndecided(draft))

  const pay = () =>
    payment.submit(draft, {
      onSuccess: ({ bill_payment: made }) => {
        onClose()
        return openDialog<void>((onDone) => (
          <PaymentReceipt biller={biller} payment={made} onClose={onDone} />
        ))
      },
      onError: (failure) => {
        if (isPaymentUndecided(draft)) return setIsLost(true)
        const text =
          stoppedSentence(failure) ??
          guardSentence(failure, kind) ??
          refusalSentence(failure, billsMessages) ??
          t(copy.nothingTaken)
        onClose()
        return showResult({ tone: 'stop', title: t(copy.notCreated), text })
      },
    })
  const today = useToday()
  const { data: balance } = useQuery(balanceQuery)
  const left = leftAfter(centsOf(amount), balance)
  const query = useQuery(paymentPreviewQuery(biller.id, amount))
  const refused = guardSentence(query.error, kind)
  if (refused !== undefined) return <Refused sentence={refused} onBack={onBack} onClose={onClose} />
  return (
    <Loaded query={query} loading={<TextSkeleton lines={6} />}>
      {(preview) => (
        <div className={classes.form}>
          <FactList
            facts={[
              ...factsOf(biller, preview),
              isSetAside && { name: t(copy.paidFrom), value: t(copy.fromSetAsideShort) },
              { name: t(copy.sendDate), value: t(copy.today, { day: formatFriendlyDay(today) }) },
              !isSetAside &&
                left !== undefined &&
                left >= 0 && { name: t(copy.leavesYou), value: <Money amount={left} /> },
            ]}
          />
          <Arrival biller={biller} preview={preview} />
          <TrusteeWarnings warnings={preview.trustee_warnings} />
          {isLost && (
            <Notice tone="care" role="alert">
              <p>{t(copy.lost)}</p>
            </Notice>
          )}
          <div className={dialog.actions}>
            <Button variant="default" onClick={onBack} disabled={isPending || isLost}>
              {t(copy.back)}
            </Button>
            <Button variant="default" onClick={onClose} disabled={isPending}>
              {isLost ? t(copy.close) : t(copy.cancel)}
            </Button>
            <Button onClick={() => void pay()} loading={isPending}>
              {t(copy.confirmPayment)}
            </Button>
          </div>
        </div>
      )}
    </Loaded>
  )
}

/** The trustee's office sends this payment back, so it cannot be confirmed (TRU-05, TRU-06, TRU-08). */
const Refused = ({
  sentence,
  onBack,
  onClose,
}: { sentence: string } & Pick<ConfirmStepProps, 'onBack' | 'onClose'>) => (
  <div className={classes.form}>
    <Notice tone="stop" role="alert">
      <p>{sentence}</p>
    </Notice>
    <div className={dialog.actions}>
      <Button variant="default" onClick={onBack}>
        {t(copy.back)}
      </Button>
      <Button onClick={onClose} data-autofocus>
        {t(copy.close)}
      </Button>
    </div>
  </div>
)

const factsOf = (biller: Biller, { amount, fee, total }: BillPaymentPreview) => [
  { name: t(copy.payee), value: biller.biller_name },
  ...addressFacts(biller),
  { name: t(copy.account), value: <span className="ys-figures">{biller.biller_account_number}</span> },
  { name: t(copy.amount), value: <Money amount={amount} /> },
  { name: t(copy.fee), value: <Money amount={fee} /> },
  { name: t(copy.total), value: <Money amount={total} /> },
]

/** When the payment arrives. Warns if it would reach the trustee late (BILLS-80). */
const Arrival = ({ biller, preview }: { biller: Biller; preview: BillPaymentPreview }) => {
  const on = formatFriendlyDay(day(preview.expected_on))
  if (!preview.is_late || !preview.due_on)
    return (
      <p className={classes.hint}>{biller.is_paper ? t(copy.checkBy, { on }) : t(copy.thereBy, { on })}</p>
    )
  return (
    <Notice tone="stop" role="alert">
      <p>{t(copy.late, { on, dueOn: formatFriendlyDay(day(preview.due_on)) })}</p>
    </Notice>
  )
}
