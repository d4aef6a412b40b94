import { reviewRemaining } from '@yoursuccess/contract/tracker/tracker.rules'
import { t } from '../../../i18n/translate.ts'
import { Money } from '../../../ui/figure/money.tsx'
import type { SetUpTotals } from './returning-month.rules.ts'
import { wizardCopy } from './wizard.messages.ts'
import classes from './wizard.module.css'

/** What remains of the income after the planned expenses and the trustee payment (TRACKER-29). */
export const Remaining = ({ totals }: { totals: SetUpTotals }) => (
  <p className={classes.remaining}>
    <span>{t(wizardCopy.remaining)}</span>
    <strong>
      <Money amount={reviewRemaining(totals)} />
    </strong>
  </p>
)
