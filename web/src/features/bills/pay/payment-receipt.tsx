import { Button } from '@mantine/core'
import { IconShare } from '@tabler/icons-react'
import { billNames } from '@yoursuccess/contract/bills/bill-names.messages'
import type { BillPayment } from '@yoursuccess/contract/bills/bill-payments'
import type { Biller } from '@yoursuccess/contract/bills/billers'
import { day } from '@yoursuccess/contract/core/calendar-date'
import { t } from '../../../i18n/translate.ts'
import { usd } from '../../../lib/amounts.rules.ts'
import { dayOf, formatFriendlyDay } from '../../../lib/dates.ts'
import { paths } from '../../../lib/paths.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import dialog from '../../../ui/dialog/dialog.module.css'
import { openDialog } from '../../../ui/dialog/dialogs.tsx'
import { showToast } from '../../../ui/dialog/toasts.ts'
import { Money } from '../../../ui/figure/money.tsx'
import { FactList } from '../../../ui/list/fact-list.tsx'
import { ToneIcon } from '../../../ui/look/tone-icon.tsx'
import { useFeature } from '../../session/session.api.ts'
import { ReminderDialog } from '../billers/reminder-dialog.tsx'
import classes from '../bills.module.css'
import { copy } from '../bills.messages.ts'

interface PaymentReceiptProps {
  biller: Biller
  payment: BillPayment
  onClose: () => void
}

/**
 * The receipt of a payment that was created: its number, what it takes, and when it arrives. It stays until it is
 * closed, so that it can be shared, and has no check, because nothing was received yet (BILLS-63, BILLS-128).
 */
export const PaymentReceipt = ({ biller, payment, onClose }: PaymentReceiptProps) => {
  const { amount, fee, reference, expected_on, status } = payment
  return (
    <Dialog title={t(copy.created)} onClose={onClose} width={480}>
      <div className={classes.form}>
        <p className={classes.state} role="status">
          <ToneIcon tone="info" />{' '}
          {t(copy.receiptState, {
            state: t(billNames.statuses[status]),
            on: formatFriendlyDay(day(expected_on)),
          })}
        </p>
        <FactList
          facts={[
            { name: t(copy.payee), value: biller.biller_name },
            { name: t(copy.amount), value: <Money amount={amount} /> },
            { name: t(copy.fee), value: <Money amount={fee} /> },
            { name: t(copy.reference), value: <span className="ys-figures">{reference}</span> },
          ]}
        />
        <p className={classes.hint}>{t(copy.createdText)}</p>
        <Repeat biller={biller} onClose={onClose} />
        <div className={dialog.actions}>
          <Button
            variant="default"
            leftSection={<IconShare size={18} aria-hidden />}
            onClick={() => void share(payment)}
          >
            {t(copy.share)}
          </Button>
          <Button onClick={onClose} data-autofocus>
            {t(copy.understood)}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

/** Only the plan's trustee can be paid automatically. Of other bills the customer is reminded. */
const Repeat = ({ biller, onClose }: Pick<PaymentReceiptProps, 'biller' | 'onClose'>) => {
  const hasPlans = useFeature('planTools')
  const hasReminders = useFeature('billerReminder')
  if (biller.is_trustee && hasPlans)
    return (
      // Dialogs are beside the router, so the link loads the page.
      <Button component="a" href={paths.autopay} variant="default">
        {t(copy.repeatMonthly)}
      </Button>
    )
  if (!hasReminders || biller.reminder) return null
  const remind = () => {
    onClose()
    return openDialog<void>((close) => <ReminderDialog biller={biller} onClose={close} />)
  }
  return (
    <Button variant="default" onClick={() => void remind()}>
      {t(copy.remindMonthly)}
    </Button>
  )
}

/** Few browsers of desktops can. The type says that all can. */
const canShare = (): boolean => 'share' in navigator

/** Shares the receipt as text, or copies it where the browser cannot share. */
const share = async (payment: BillPayment): Promise<void> => {
  const { biller_name, amount, reference, created_at, expected_on } = payment
  const text = t(copy.sharedText, {
    biller: biller_name,
    amount: usd(amount),
    reference,
    madeOn: formatFriendlyDay(dayOf(created_at)),
    on: formatFriendlyDay(day(expected_on)),
  })
  try {
    if (canShare()) return await navigator.share({ text })
    await navigator.clipboard.writeText(text)
    showToast('good', t(copy.copied))
  } catch (error) {
    // The customer closed the list of apps.
    if (error instanceof DOMException && error.name === 'AbortError') return
    showToast('care', t(copy.notShared))
  }
}
