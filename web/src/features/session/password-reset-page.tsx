import { updatePassword } from '@yoursuccess/contract/session/password-reset'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { t } from '../../i18n/translate.ts'
import { call } from '../../lib/call.ts'
import { CallError, fieldErrors } from '../../lib/call-error.ts'
import { paths } from '../../lib/paths.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { useSecretOfAddress } from '../../lib/use-secret-of-address.ts'
import { Notice } from '../../ui/page/notice.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { dismissAllToasts, showToast } from '../../ui/dialog/toasts.ts'
import { AuthLayout } from './auth-layout.tsx'
import { NewPasswordForm, type NewPassword } from './new-password-form.tsx'
import { sessionMessages } from './refusals.messages.ts'
import { resetCopy } from './reset.messages.ts'

/** Leaves time to read the success message before the landing page opens. */
const READ_MS = 3000

export const PasswordResetPage = () => {
  const token = useSecretOfAddress('reset_password_token')
  const navigate = useNavigate()
  const [isDone, setIsDone] = useState(false)
  const { submit, isPending, error } = useSubmit({
    name: 'reset-password',
    send: (form: NewPassword) =>
      call(updatePassword, { body: { user: { reset_password_token: token ?? '', ...form } } }),
  })
  const save = (form: NewPassword) => {
    dismissAllToasts()
    return submit(form, {
      onSuccess: () => setIsDone(true),
      onError: (failure) => {
        if (!passwordError(failure)) showToast('stop', problemOf(failure))
      },
    })
  }
  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(() => void navigate({ to: paths.landing }), READ_MS)
    return () => clearTimeout(timer)
  }, [isDone, navigate])

  if (!token) {
    return (
      <AuthLayout>
        <PageHeading>{t(resetCopy.resetHeadline)}</PageHeading>
        <LinkError text={t(resetCopy.resetLinkMissing)} />
      </AuthLayout>
    )
  }
  return (
    <AuthLayout>
      <PageHeading lead={t(resetCopy.passwordRule)}>{t(resetCopy.resetHeadline)}</PageHeading>
      {isLinkOver(error) && <LinkError text={t(resetCopy.resetLinkOver)} />}
      {isDone ? (
        <Notice tone="good" role="status">
          {t(resetCopy.resetDone)}
        </Notice>
      ) : (
        <NewPasswordForm
          busy={isPending}
          problem={passwordError(error)}
          onSubmit={(form) => void save(form)}
        />
      )}
    </AuthLayout>
  )
}

const LinkError = ({ text }: { text: string }) => (
  <Notice tone="care" role="alert">
    {text} <Link to={paths.requestPasswordReset}>{t(resetCopy.newLink)}</Link>
  </Notice>
)

const isLinkOver = (error: unknown) =>
  error instanceof CallError && error.code === 'session.invalid_reset_token'

/** Errors for the password field: too common, or against the rules. */
const passwordError = (error: unknown): string | undefined => {
  if (error instanceof CallError && error.code === 'session.common_password') {
    return t(sessionMessages['session.common_password'])
  }
  const { password, 'user.password': nested } = fieldErrors(error)
  return password ?? nested
}

const problemOf = (error: unknown) =>
  error instanceof CallError && error.code === 'session.busy'
    ? t(sessionMessages['session.busy'])
    : t(resetCopy.resetFailed)
