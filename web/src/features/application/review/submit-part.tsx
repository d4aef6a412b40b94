import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { t } from '../../../i18n/translate.ts'
import { paths } from '../../../lib/paths.ts'
import { copy } from '../application.messages.ts'
import classes from '../application.module.css'
import { useSubmission } from './use-submission.ts'

/** The buttons Back and Submit. While Submit is disabled, the text above says why. */
export const SubmitPart = ({ waitsFor }: { waitsFor: 'agreements' | 'phone' | undefined }) => {
  const navigate = useNavigate()
  const { submit, busy } = useSubmission()
  const reason =
    waitsFor === 'agreements'
      ? t(copy.submitWaitsForAgreements)
      : waitsFor === 'phone'
        ? t(copy.submitWaitsForPhone)
        : busy
          ? t(copy.submitting)
          : ''
  return (
    <div className={classes.submit}>
      <p role="status" className={classes.hint}>
        {reason}
      </p>
      <div className={classes.buttons}>
        <Button variant="default" disabled={busy} onClick={() => void navigate({ to: paths.identification })}>
          {t(copy.back)}
        </Button>
        <Button disabled={waitsFor !== undefined || busy} loading={busy} onClick={() => void submit()}>
          {t(copy.submit)}
        </Button>
      </div>
    </div>
  )
}
