import { updatePassword } from '@yoursuccess/contract/password-reset'
import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { call, type CallErrorOf } from '../../lib/call.ts'
import { CallError, fieldErrors } from '../../lib/call-error.ts'
import { paths } from '../../lib/paths.ts'
import { useSecretOfAddress } from '../../lib/use-secret-of-address.ts'
import { Notice } from '../../ui/page/notice.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { dismissAllToasts, showToast } from '../../ui/dialog/toasts.ts'
import { AuthLayout } from './auth-layout.tsx'
import { NewPasswordForm, type NewPassword } from './new-password-form.tsx'
import { quoted, sessionMessages, unspecified } from './session.messages.ts'

/** Time to read that it worked before the page goes on. */
const READ_MS = 3000

export const PasswordResetPage = () => {
  const token = useSecretOfAddress('reset_password_token')
  const navigate = useNavigate()
  const update = useMutation<unknown, CallErrorOf<typeof updatePassword>, NewPassword>({
    mutationFn: (form) =>
      call(updatePassword, { body: { user: { reset_password_token: token ?? '', ...form } } }),
    onMutate: dismissAllToasts,
    onError: (error) => {
      if (!passwordComplaint(error)) showToast('stop', complaintOf(error))
    },
  })
  useEffect(() => {
    if (!update.isSuccess) return
    const timer = setTimeout(() => void navigate({ to: paths.landing }), READ_MS)
    return () => clearTimeout(timer)
  }, [update.isSuccess, navigate])

  if (!token) {
    return (
      <AuthLayout>
        <PageHeading>{unspecified.resetHeadline}</PageHeading>
        <LinkComplaint text={unspecified.resetLinkMissing} />
      </AuthLayout>
    )
  }
  return (
    <AuthLayout>
      <PageHeading lead={unspecified.passwordRule}>{unspecified.resetHeadline}</PageHeading>
      {isLinkOver(update.error) && <LinkComplaint text={unspecified.resetLinkOver} />}
      {update.isSuccess ? (
        <Notice tone="good" role="status">
          {quoted.resetDone}
        </Notice>
      ) : (
        <NewPasswordForm
          busy={update.isPending}
          complaint={passwordComplaint(update.error)}
          onSubmit={(form) => update.mutate(form)}
        />
      )}
    </AuthLayout>
  )
}

const LinkComplaint = ({ text }: { text: string }) => (
  <Notice tone="care" role="alert">
    {text} <Link to={paths.requestPasswordReset}>{unspecified.newLink}</Link>
  </Notice>
)

const isLinkOver = (error: unknown) =>
  error instanceof CallError && error.code === 'session.invalid_reset_token'

/** What belongs under the password: too common, or against the rule. */
const passwordComplaint = (error: unknown): string | undefined => {
  if (error instanceof CallError && error.code === 'session.common_password') {
    return sessionMessages['session.common_password']
  }
  const { password, 'user.password': nested } = fieldErrors(error)
  return password ?? nested
}

const complaintOf = (error: CallErrorOf<typeof updatePassword>) =>
  error instanceof CallError && error.code === 'session.busy'
    ? sessionMessages['session.busy']
    : quoted.resetFailed
