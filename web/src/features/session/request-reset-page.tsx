import { Button, TextInput } from '@mantine/core'
import { requestPasswordReset } from '@yoursuccess/contract/session/password-reset'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { t } from '../../i18n/translate.ts'
import { call } from '../../lib/call.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { CallError } from '../../lib/call-error.ts'
import { paths } from '../../lib/paths.ts'
import { Form } from '../../ui/form/form.tsx'
import { Notice } from '../../ui/page/notice.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { dismissAllToasts, showToast } from '../../ui/dialog/toasts.ts'
import { AuthLayout } from './auth-layout.tsx'
import classes from './session-form.module.css'
import { resetCopy } from './reset.messages.ts'
import { copy } from './session.messages.ts'

/** Shows the same result for every address, so nobody can find out who has an account (SESSION-45). */
export const RequestResetPage = () => {
  const [email, setEmail] = useState('')
  const [isSent, setIsSent] = useState(false)
  const { submit, isPending } = useSubmit({
    name: 'request-reset',
    send: () => call(requestPasswordReset, { body: { user: { email } } }),
  })
  const ask = () => {
    dismissAllToasts()
    setIsSent(false)
    return submit(undefined, {
      onSuccess: () => setIsSent(true),
      onError: (error) =>
        showToast('stop', error instanceof CallError ? error.message : t(resetCopy.requestNotSent)),
    })
  }
  return (
    <AuthLayout>
      <Form className={classes.form} onSubmit={ask}>
        <PageHeading lead={t(resetCopy.resetRequestLead)}>{t(resetCopy.resetRequestHeadline)}</PageHeading>
        <TextInput
          label={t(copy.email)}
          name="username"
          type="email"
          autoComplete="username"
          required
          withAsterisk={false}
          maxLength={254}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <Button type="submit" fullWidth disabled={isPending} loading={isPending}>
          {t(resetCopy.sendLink)}
        </Button>
        <div role="status">{isSent && <Notice tone="good">{t(resetCopy.resetRequested)}</Notice>}</div>
        <Link to={paths.login}>{t(copy.backToLogin)}</Link>
      </Form>
    </AuthLayout>
  )
}
