import type { Program } from '@yoursuccess/contract/program/program'
import { t, texts } from '../../i18n/translate.ts'
import { formatLongDay } from '../../lib/dates.ts'
import classes from './notice-facts.module.css'
import { copy } from './program.messages.ts'

/** The content that the notice page and the popup share (PROGRAM-10, PROGRAM-11). */
export const NoticeFacts = ({ windDown }: { windDown: Program['wind_down'] }) => {
  const lastSpend = formatLongDay(windDown.last_spend_on)
  const answers = [
    t(copy.lastDeposit, { on: formatLongDay(windDown.last_deposit_on) }),
    t(copy.lastSpend, { on: lastSpend }),
    t(copy.refund, { after: lastSpend, days: windDown.refund_within_days }),
    t(copy.cashable, { days: windDown.check_cashable_days }),
    t(copy.usOnly),
  ]
  return (
    <dl className={classes.facts}>
      {texts(copy.questions).map((question, at) => (
        <div key={question}>
          <dt>{question}</dt>
          <dd>{answers[at]}</dd>
        </div>
      ))}
    </dl>
  )
}
