import { Button } from '@mantine/core'
import type { ChoiceAnswer, SetAsideChoice } from '@yoursuccess/contract/setaside/set-aside-choice'
import { elements, t } from '../../i18n/translate.ts'
import { formatPlannedDay } from '../../lib/dates.ts'
import { showToast } from '../../ui/dialog/toasts.ts'
import { Money } from '../../ui/figure/money.tsx'
import buttons from '../../ui/form/button-row.module.css'
import { SubmitError } from '../../ui/form/submit-error.tsx'
import { Notice } from '../../ui/page/notice.tsx'
import { useToday } from '../program/program.api.ts'
import { choiceCopy } from './choice.messages.ts'
import { useAnswerChoice } from './setaside.api.ts'
import { setAsideMessages } from './setaside.messages.ts'

/** The question, with a button for each answer. Money that was kept can still be moved back. */
export const ChoiceQuestion = ({ choice }: { choice: SetAsideChoice }) => {
  const today = useToday()
  const { submit, isPending, error } = useAnswerChoice()
  const { cause, answer, answer_by, balance } = choice
  const amount = <Money amount={balance} />
  const give = (given: ChoiceAnswer) =>
    void submit(given, { onSuccess: () => showToast('good', t(choiceCopy.done[given])) })
  return (
    <Notice tone={answer === null ? 'care' : 'info'}>
      <p>
        <strong>{t(choiceCopy.causes[cause])}</strong>
      </p>
      <p>
        {answer === null
          ? elements(choiceCopy.question, { amount, day: formatPlannedDay(answer_by, today) })
          : elements(choiceCopy.kept, { amount })}
      </p>
      {cause !== 'tools_off' && <p>{t(choiceCopy.attorney)}</p>}
      <div className={buttons.row}>
        <Button variant="default" loading={isPending} onClick={() => give('return')}>
          {t(choiceCopy.return)}
        </Button>
        {answer === null && (
          <Button loading={isPending} onClick={() => give('keep')}>
            {t(choiceCopy.keep)}
          </Button>
        )}
      </div>
      <SubmitError error={error} sentences={setAsideMessages} />
    </Notice>
  )
}
