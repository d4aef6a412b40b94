import { Link } from '@tanstack/react-router'
import { isOutside, isPull } from '@yoursuccess/contract/autopay/outside.rules'
import { t } from '../../../i18n/translate.ts'
import { centsOf, usd } from '../../../lib/amounts.rules.ts'
import { formatPlannedDay } from '../../../lib/dates.ts'
import { paths } from '../../../lib/paths.ts'
import { Notice } from '../../../ui/page/notice.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { useToday } from '../../program/program.api.ts'
import { useSetAside } from '../../setaside/setaside.api.ts'
import type { CatchUpPreview } from '../autopay.api.ts'
import { copy as autopay } from '../autopay.messages.ts'
import classes from '../autopay.module.css'
import { copy } from './catch-up.messages.ts'

/** Each payday with what is left of it, and each payment with what it adds (AUTO-20). */
export const CatchUpWay = ({
  preview: { paydays, payments, method, fits },
  chosenCount,
}: {
  preview: CatchUpPreview
  chosenCount: number
}) => {
  const payment = isPull(method)
    ? copy.way.paymentPull
    : isOutside(method)
      ? copy.way.paymentOutside
      : copy.way.payment
  const today = useToday()
  const areSharesOn = useSetAside().data?.shares_on ?? false
  return (
    <SectionCard title={t(copy.way.title)}>
      <ol className={classes.way} aria-label={t(copy.way.list)}>
        {paydays.map(({ on, pay, set_aside, catch_up, left }) => (
          <li key={on}>
            {t(centsOf(left) < 0 ? copy.way.short : areSharesOn ? copy.way.payday : copy.way.noShares, {
              day: formatPlannedDay(on, today),
              pay: usd(pay),
              setAside: usd(set_aside),
              part: usd(catch_up),
              left: usd(left),
            })}
          </li>
        ))}
      </ol>
      {paydays.length > chosenCount && <p>{t(copy.way.more)}</p>}
      <ol className={classes.way} aria-label={t(copy.way.payments)}>
        {payments.map(({ due_on, send_on, amount, catch_up }) => (
          <li key={due_on}>
            {t(payment, {
              amount: usd(amount),
              dueOn: formatPlannedDay(due_on, today),
              sendOn: formatPlannedDay(send_on, today),
              part: usd(catch_up),
            })}
          </li>
        ))}
      </ol>
      {!areSharesOn && (
        <p>
          {t(autopay.way.sharesOff)} <Link to={paths.setAside}>{t(autopay.setUp.toSetAside)}</Link>
        </p>
      )}
      {!fits && (
        <Notice tone="care">
          <p>{t(copy.way.tooMuch)}</p>
        </Notice>
      )}
    </SectionCard>
  )
}
