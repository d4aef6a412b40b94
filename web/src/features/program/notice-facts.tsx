import type { Program } from '@yoursuccess/contract/program/program'
import { formatLongDay } from '../../lib/dates.ts'
import classes from './notice-facts.module.css'
import { copy } from './program.messages.ts'

/** The content that the notice page and the popup share (PROGRAM-10, PROGRAM-11). */
export const NoticeFacts = ({ windDown }: { windDown: Program['wind_down'] }) => {
  const lastSpend = formatLongDay(windDown.last_spend_on)
  const answers = [
    copy.lastDeposit(formatLongDay(windDown.last_deposit_on)),
    copy.lastSpend(lastSpend),
    copy.refund(lastSpend, windDown.refund_within_days),
    copy.cashable(windDown.check_cashable_days),
    copy.usOnly,
  ]
  return (
    <dl className={classes.facts}>
      {copy.questions.map((question, at) => (
        <div key={question}>
          <dt>{question}</dt>
          <dd>{answers[at]}</dd>
        </div>
      ))}
    </dl>
  )
}
