import { Button } from '@mantine/core'
import type { TrusteeCard } from '@yoursuccess/contract/tracker/tracker'
import { t } from '../../../i18n/translate.ts'
import { formatFriendlyDay, formatMonthName } from '../../../lib/dates.ts'
import dialog from '../../../ui/dialog/dialog.module.css'
import { Notice } from '../../../ui/page/notice.tsx'
import classes from '../bills.module.css'
import { copy } from '../bills.messages.ts'
import type { Cover } from './use-trustee-payment.ts'

interface CoveredStepProps {
  card: Pick<TrusteeCard, 'month' | 'next_due_on'>
  cover: Cover
  onPay: () => void
  onCancel: () => void
}

/** Asks before a second payment in a month that is covered (BILLS-126). */
export const CoveredStep = ({ card: { month, next_due_on }, cover, onPay, onCancel }: CoveredStepProps) => (
  <div className={classes.form}>
    <Notice tone="care" role="alert">
      <p>
        <strong>{t(copy.covered[cover], { month: formatMonthName(month) })}</strong>
      </p>
      <p>
        {next_due_on
          ? t(copy.extraUntil, { day: formatFriendlyDay(next_due_on) })
          : t(copy.extra, { month: formatMonthName(month) })}
      </p>
    </Notice>
    <div className={dialog.actions}>
      <Button variant="default" onClick={onCancel} data-autofocus>
        {t(copy.cancel)}
      </Button>
      <Button onClick={onPay}>{t(copy.payAnyway)}</Button>
    </div>
  </div>
)
