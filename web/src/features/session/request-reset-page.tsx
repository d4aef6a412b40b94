import { Button, TextInput } from '@mantine/core'
import { requestPasswordReset } from '@yoursuccess/contract/session'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { paths } from '../../lib/paths.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import { showToast } from '../../ui/toasts.ts'
import { AuthLayout } from './auth-layout.tsx'
import classes from './session-form.module.css'
import { quoted, unspecified } from './session.messages.ts'

/** The answer is the same for every address, so that nobody learns who has an account (AMB-090). */
export const RequestResetPage = () => {
  const [email, setEmail] = useState('')
  const request = useMutation({
    mutationFn: () => call(requestPasswordReset, { body: { user: { email } } }),
    onError: (error) =>
      showToast('stop', error instanceof CallError ? error.message : unspecified.requestNotSent),
  })
  return (
    <AuthLayout>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (!request.isPending) request.mutate()
        }}
      >
        <PageHeading lead={unspecified.resetRequestLead}>{unspecified.resetRequestHeadline}</PageHeading>
        <TextInput
          label="Email"
          name="username"
          type="email"
          autoComplete="username"
          required
          withAsterisk={false}
          maxLength={254}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <Button type="submit" fullWidth disabled={request.isPending} loading={request.isPending}>
          Send link
        </Button>
        <p role="status">{request.isSuccess && quoted.resetRequested}</p>
        <Link to={paths.login}>{unspecified.backToLogin}</Link>
      </form>
    </AuthLayout>
  )
}
