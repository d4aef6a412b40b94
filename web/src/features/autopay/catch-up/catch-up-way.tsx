import { t } from '../../../i18n/translate.ts'
import { centsOf, usd } from '../../../lib/amounts.rules.ts'
import { formatPlannedDay } from '../../../lib/dates.ts'
import { Notice } from '../../../ui/page/notice.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { useToday } from '../../program/program.api.ts'
import type { CatchUpPreview } from '../autopay.api.ts'
import classes from '../autopay.module.css'
import { copy } from './catch-up.messages.ts'

/** Each payday with what is left of it, and each payment with what it adds (AUTO-20). */
export const CatchUpWay = ({ preview: { paydays, payments, fits } }: { preview: CatchUpPreview }) => {
  const today = useToday()
  return (
    <SectionCard title={t(copy.way.title)}>
      <ol className={classes.way} aria-label={t(copy.way.list)}>
        {paydays.map(({ on, pay, set_aside, catch_up, left }) => (
          <li key={on}>
            {t(centsOf(left) < 0 ? copy.way.short : copy.way.payday, {
              day: formatPlannedDay(on, today),
              pay: usd(pay),
              setAside: usd(set_aside),
              part: usd(catch_up),
              left: usd(left),
            })}
          </li>
        ))}
      </ol>
      <ol className={classes.way} aria-label={t(copy.way.payments)}>
        {payments.map(({ due_on, send_on, amount, catch_up }) => (
          <li key={due_on}>
            {t(copy.way.payment, {
              amount: usd(amount),
              dueOn: formatPlannedDay(due_on, today),
              sendOn: formatPlannedDay(send_on, today),
              part: usd(catch_up),
            })}
          </li>
        ))}
      </ol>
      {!fits && (
        <Notice tone="care">
          <p>{t(copy.way.tooMuch)}</p>
        </Notice>
      )}
    </SectionCard>
  )
}
