import { Button } from '@mantine/core'
import { t } from '../../i18n/translate.ts'
import { showToast } from '../../ui/dialog/toasts.ts'
import { SubmitError } from '../../ui/form/submit-error.tsx'
import { Notice } from '../../ui/page/notice.tsx'
import { SectionCard } from '../../ui/page/section-card.tsx'
import { useHasEnded } from '../program/program.api.ts'
import { useOpenSetAside } from './setaside.api.ts'
import { copy, setAsideMessages } from './setaside.messages.ts'
import classes from './setaside.module.css'

interface OpeningSectionProps {
  /** It was closed, and opens again with the same button. */
  wasOpen: boolean
}

/** What a set-aside does and what it does not, and the one button that opens it (SETA-02, SETA-16). */
export const OpeningSection = ({ wasOpen }: OpeningSectionProps) => {
  const hasEnded = useHasEnded('spending')
  const { submit, isPending, error } = useOpenSetAside()
  const open = () =>
    submit(undefined, {
      onSuccess: ({ opened }) => opened && showToast('good', t(copy.start.opened)),
    })
  return (
    <SectionCard title={t(copy.start.title)}>
      {wasOpen && (
        <Notice tone="info" role="status">
          <p>{t(hasEnded ? copy.start.closed : copy.start.closedForNow)}</p>
        </Notice>
      )}
      <div className={classes.words}>
        <p>{t(copy.start.what)}</p>
        <p>{t(copy.start.out)}</p>
        <p>
          <strong>{t(copy.start.yours)}</strong>
        </p>
        <p>{t(copy.start.cost)}</p>
      </div>
      <SubmitError error={error} sentences={setAsideMessages} />
      {hasEnded ? (
        <Notice tone="care">
          <p>{t(copy.start.hasEnded)}</p>
        </Notice>
      ) : (
        <div>
          <Button loading={isPending} onClick={() => void open()}>
            {t(copy.start.open)}
          </Button>
        </div>
      )}
    </SectionCard>
  )
}
