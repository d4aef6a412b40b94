import { Button } from '@mantine/core'
import { useEffect, useEffectEvent, useState } from 'react'
import { t } from '../../../i18n/translate.ts'
import { SubmitError } from '../../../ui/form/submit-error.tsx'
import { Notice } from '../../../ui/page/notice.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import classes from '../session-form.module.css'
import { useBegunSession } from '../use-begun-session.ts'
import { useSignInWithPasskey } from './passkeys.api.ts'
import { passkeyCopy as copy, passkeyMessages } from './passkeys.messages.ts'
import type { UseProblem } from './webauthn.ts'

/** Asks for a passkey as soon as it is shown, because the customer has pressed "Use a passkey". */
export const PasskeySignIn = ({ onBack }: { onBack: () => void }) => {
  const { submit, isPending, error } = useSignInWithPasskey()
  const [problem, setProblem] = useState<UseProblem>()
  const begunSession = useBegunSession()
  const signIn = () =>
    submit(undefined, {
      onSuccess: (reply) =>
        typeof reply === 'string' ? setProblem(reply) : begunSession(reply.session, reply.email),
    })
  const tryAgain = () => {
    setProblem(undefined)
    void signIn()
  }
  const begin = useEffectEvent(() => void signIn())
  useEffect(() => begin(), [])

  return (
    <div className={classes.form}>
      <PageHeading lead={t(copy.lead)}>{t(copy.headline)}</PageHeading>
      {problem && (
        <Notice tone="stop" role="alert">
          <p>{t(copy.problems[problem])}</p>
        </Notice>
      )}
      {!problem && <SubmitError error={error} sentences={passkeyMessages} />}
      <Button fullWidth loading={isPending} disabled={isPending} onClick={tryAgain}>
        {t(copy.tryAgain)}
      </Button>
      <Button variant="subtle" disabled={isPending} onClick={onBack}>
        {t(copy.usePassword)}
      </Button>
    </div>
  )
}
