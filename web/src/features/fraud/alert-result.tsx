import { Button } from '@mantine/core'
import type { Message } from '@yoursuccess/contract/core/messages'
import { elements, t } from '../../i18n/translate.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/page/button-link.tsx'
import { Notice } from '../../ui/page/notice.tsx'
import { PhoneLink } from '../../ui/page/phone-link.tsx'
import { useSetFrozen } from '../card/card.api.ts'
import { useProgram } from '../program/program.api.ts'
import classes from './fraud.module.css'
import { copy } from './fraud.messages.ts'
import type { AlertView } from './fraud.rules.ts'
import { reportFailure } from './use-answer.ts'

type ResultView = Exclude<AlertView, 'question'>

const SENTENCES: Record<ResultView, Message> = {
  confirmed: copy.confirmed,
  denied: copy.denied,
  unfreezing: copy.unfreezing,
  stillFrozen: copy.stillFrozen,
  replacing: copy.replacing,
  tooOld: copy.tooOld,
}
const TONES = {
  confirmed: 'good',
  denied: 'good',
  unfreezing: 'info',
  replacing: 'info',
  stillFrozen: 'care',
  tooOld: 'care',
} as const satisfies Record<ResultView, string>

/** The result of the alert, and what the customer can do now (FRAUD-16, FRAUD-20). */
export const AlertResult = ({ view }: { view: ResultView }) => (
  <>
    <Notice tone={TONES[view]} role="status">
      <p>
        <strong>{t(SENTENCES[view])}</strong>
      </p>
      {view === 'denied' && <p>{t(copy.arrives)}</p>}
      {view === 'tooOld' && <TooOld />}
    </Notice>
    <div className={classes.answers}>
      {view === 'stillFrozen' && <Unfreeze />}
      <ButtonLink to={paths.dashboard} variant={view === 'stillFrozen' ? 'default' : 'filled'}>
        {t(copy.toDashboard)}
      </ButtonLink>
    </div>
  </>
)

const TooOld = () => {
  const phone = useProgram()?.support.phone
  return <p>{elements(copy.tooOldNext, { phone: phone && <PhoneLink phone={phone} /> })}</p>
}

/** Shown when the answer was saved but unfreezing the card failed. */
const Unfreeze = () => {
  const { submit, isPending } = useSetFrozen()
  return (
    <Button loading={isPending} onClick={() => void submit(false, { onError: reportFailure })}>
      {t(copy.unfreeze)}
    </Button>
  )
}
