import { type AchTransaction, expectedBy } from '@yoursuccess/contract/funding/ach-transactions'
import { day } from '@yoursuccess/contract/core/calendar-date'
import { t } from '../../../i18n/translate.ts'
import { formatFriendlyDay } from '../../../lib/dates.ts'
import { shownTransferName } from '../../../lib/transfer-name.ts'
import { Money } from '../../../ui/figure/money.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { copy } from '../funding.messages.ts'
import classes from '../funding.module.css'
import { copy as transfersCopy } from '../transfers/transfers.messages.ts'

/** The transfers that haven't arrived, each with its amount and date. */
export const OnItsWay = ({ transfers }: { transfers: readonly AchTransaction[] }) => (
  <SectionCard>
    <ul className={classes.onItsWay} aria-label={t(copy.onItsWayList)}>
      {transfers.map(({ id, amount, description, date }) => (
        <li key={id}>
          <p className={classes.amount}>
            <Money amount={amount} />
          </p>
          <p className={classes.hint}>{shownTransferName(description)}</p>
          <p className={classes.sentence}>
            {t(transfersCopy.expectedOn, { when: formatFriendlyDay(expectedBy(day(date))) })}
          </p>
        </li>
      ))}
    </ul>
  </SectionCard>
)
