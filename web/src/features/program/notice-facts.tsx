import type { Program } from '@yoursuccess/contract/program/program'
import { formatLongDay } from '../../lib/dates.ts'
import classes from './notice-facts.module.css'
import { unspecified } from './program.messages.ts'

/** The content that the notice page and the popup share (PROGRAM-10, PROGRAM-11). */
export const NoticeFacts = ({ windDown }: { windDown: Program['wind_down'] }) => {
  const lastSpend = formatLongDay(windDown.last_spend_on)
  const answers = [
    unspecified.lastDeposit(formatLongDay(windDown.last_deposit_on)),
    unspecified.lastSpend(lastSpend),
    unspecified.refund(lastSpend, windDown.refund_within_days),
    unspecified.cashable(windDown.check_cashable_days),
    unspecified.usOnly,
  ]
  return (
    <dl className={classes.facts}>
      {unspecified.questions.map((question, at) => (
        <div key={question}>
          <dt>{question}</dt>
          <dd>{answers[at]}</dd>
        </div>
      ))}
    </dl>
  )
}
