import { Button } from '@mantine/core'
import type { CatchUp } from '@yoursuccess/contract/autopay/catch-up'
import { t } from '../../../i18n/translate.ts'
import { usd } from '../../../lib/amounts.rules.ts'
import { formatPlannedDay } from '../../../lib/dates.ts'
import { showToast } from '../../../ui/dialog/toasts.ts'
import buttons from '../../../ui/form/button-row.module.css'
import { SubmitError } from '../../../ui/form/submit-error.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { useToday } from '../../program/program.api.ts'
import { useStopCatchUp } from '../autopay.api.ts'
import { autopayMessages } from '../autopay.messages.ts'
import classes from '../autopay.module.css'
import { copy as payments } from '../payments.messages.ts'
import { TermsList } from '../terms-list.tsx'
import { copy } from './catch-up.messages.ts'

/** What was agreed to, how far it is, and the button that stops it. */
export const CurrentCatchUp = ({ catchUp }: { catchUp: CatchUp }) => {
  const today = useToday()
  const { submit, isPending, error } = useStopCatchUp()
  const stop = () => submit(undefined, { onSuccess: () => showToast('good', t(copy.current.stopped)) })
  return (
    <SectionCard title={t(copy.current.title)}>
      <p>{t(copy.current.text, { amount: usd(catchUp.amount) })}</p>
      <ol className={classes.way} aria-label={t(copy.current.list)}>
        {catchUp.parts.map(({ due_on, amount, state }) => (
          <li key={due_on}>
            {t(copy.current.part, {
              amount: usd(amount),
              dueOn: formatPlannedDay(due_on, today),
              state: t(payments.states[state]),
            })}
          </li>
        ))}
      </ol>
      <TermsList terms={catchUp.terms} label={t(copy.current.terms)} />
      <SubmitError error={error} sentences={autopayMessages} />
      <div className={buttons.row}>
        <Button variant="default" loading={isPending} onClick={() => void stop()}>
          {t(copy.current.stop)}
        </Button>
      </div>
    </SectionCard>
  )
}
