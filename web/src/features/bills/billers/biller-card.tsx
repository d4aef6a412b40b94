import { Button } from '@mantine/core'
import type { Biller } from '@yoursuccess/contract/bills/billers'
import { t } from '../../../i18n/translate.ts'
import { openDialog } from '../../../ui/dialog/dialogs.tsx'
import { FactList } from '../../../ui/list/fact-list.tsx'
import { useFeature } from '../../session/session.api.ts'
import classes from '../bills.module.css'
import { copy } from '../bills.messages.ts'
import { descriptionName } from '../description-name.ts'
import { PaymentDialog } from '../pay/payment-dialog.tsx'
import { UntilPaymentsEnd } from '../payments-end.tsx'
import { addressFacts } from './address-facts.ts'
import { ReminderControl } from './reminder-control.tsx'
import { useAskToDelete } from './use-ask-to-delete.ts'

/** A biller's details and actions. */
export const BillerCard = ({ biller }: { biller: Biller }) => {
  const hasReminders = useFeature('billerReminder')
  const { ask, isPending } = useAskToDelete()
  const pay = () => openDialog<void>((close) => <PaymentDialog biller={biller} onClose={close} />)
  return (
    <div className={classes.card}>
      <FactList facts={factsOf(biller)} />
      {hasReminders && <ReminderControl biller={biller} />}
      <div className={classes.row}>
        <UntilPaymentsEnd>
          <Button onClick={() => void pay()}>{t(copy.pay)}</Button>
        </UntilPaymentsEnd>
        <Button variant="default" loading={isPending} onClick={() => void ask(biller)}>
          {t(copy.remove)}
        </Button>
      </div>
    </div>
  )
}

const factsOf = (biller: Biller) => [
  {
    name: t(copy.account),
    value: <span className="ys-figures">{biller.biller_account_number}</span>,
  },
  { name: t(copy.description), value: descriptionName(biller.description) },
  { name: t(copy.paidBy), value: biller.is_paper ? t(copy.byCheck) : t(copy.electronically) },
  ...addressFacts(biller),
]
