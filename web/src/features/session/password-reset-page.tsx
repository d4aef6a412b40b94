import { updatePassword } from '@yoursuccess/contract/session'
import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { call, type CallErrorOf } from '../../lib/call.ts'
import { CallError, fieldErrors } from '../../lib/call-error.ts'
import { paths } from '../../lib/paths.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import { showToast } from '../../ui/toasts.ts'
import { AuthLayout } from './auth-layout.tsx'
import { NewPasswordForm, type NewPassword } from './new-password-form.tsx'
import { quoted, sessionMessages, unspecified } from './session.messages.ts'

/** Time to read that it worked before the page goes on. */
const READ_MS = 3000

export const PasswordResetPage = () => {
  const token = useTokenOfLink()
  const navigate = useNavigate()
  const update = useMutation<unknown, CallErrorOf<typeof updatePassword>, NewPassword>({
    mutationFn: (form) =>
      call(updatePassword, { body: { user: { reset_password_token: token ?? '', ...form } } }),
    onError: (error) => {
      if (!passwordComplaint(error)) showToast('stop', complaintOf(error))
    },
  })
  useEffect(() => {
    if (!update.isSuccess) return
    const timer = setTimeout(() => void navigate({ to: paths.landing }), READ_MS)
    return () => clearTimeout(timer)
  }, [update.isSuccess, navigate])

  return (
    <AuthLayout>
      <PageHeading lead={unspecified.passwordRule}>{unspecified.resetHeadline}</PageHeading>
      {update.isSuccess ? (
        <p role="status">{quoted.resetDone}</p>
      ) : token ? (
        <NewPasswordForm
          busy={update.isPending}
          complaint={passwordComplaint(update.error)}
          onSubmit={(form) => update.mutate(form)}
        />
      ) : (
        <p role="alert">
          {unspecified.resetLinkMissing}{' '}
          <Link to={paths.requestPasswordReset}>{unspecified.resetRequestHeadline}</Link>
        </p>
      )}
    </AuthLayout>
  )
}

/** The token of the mailed link. It leaves the address bar and the history as soon as it is read (AMB-091). */
const useTokenOfLink = () => {
  const search = useSearch({ from: '/password-reset' })
  const navigate = useNavigate()
  const [token] = useState(search.reset_password_token)
  const isInAddress = search.reset_password_token !== undefined
  useEffect(() => {
    if (isInAddress) void navigate({ to: paths.passwordReset, search: {}, replace: true })
  }, [isInAddress, navigate])
  return token
}

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
