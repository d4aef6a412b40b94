import type { PayPattern } from '@yoursuccess/contract/paydays/pay-days.rules'
import { t } from '../../../i18n/translate.ts'
import { formatPlannedDay } from '../../../lib/dates.ts'
import { LiveText } from '../../../ui/figure/live-text.tsx'
import { useToday } from '../../program/program.api.ts'
import { nextPaydays } from '../payday-words.ts'
import classes from '../paydays.module.css'
import { formCopy } from './form.messages.ts'

/** The next three paydays of what is in the form, so that a wrong rhythm is seen before it is saved. */
export const ComingPaydays = ({ pattern }: { pattern: PayPattern | undefined }) => {
  const today = useToday()
  if (!pattern) return null
  const days = nextPaydays(pattern, today).map((on) => formatPlannedDay(on, today))
  return (
    <div className={classes.coming}>
      <h3>{t(formCopy.coming)}</h3>
      {days.length === 0 ? (
        <p>{t(formCopy.none)}</p>
      ) : (
        <ol>
          {days.map((on) => (
            <li key={on}>{on}</li>
          ))}
        </ol>
      )}
      <LiveText>
        {days.length === 0 ? t(formCopy.none) : t(formCopy.comingDays, { days: days.join(', ') })}
      </LiveText>
    </div>
  )
}
