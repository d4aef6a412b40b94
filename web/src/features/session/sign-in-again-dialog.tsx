import { TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { ReplyOf } from '@yoursuccess/contract/core/endpoint'
import { IDLE_SECONDS, signIn } from '@yoursuccess/contract/session/session'
import { useEffect, useRef, useState } from 'react'
import { t } from '../../i18n/translate.ts'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { FormButtons } from '../../ui/form/form-buttons.tsx'
import { Form } from '../../ui/form/form.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { SubmitError } from '../../ui/form/submit-error.tsx'
import { PasskeySignInAgain } from './passkeys/passkey-sign-in-again.tsx'
import { userQuery } from './session.api.ts'
import classes from './session-form.module.css'
import { sessionMessages } from './refusals.messages.ts'
import { copy } from './session.messages.ts'
import { againCopy } from './sign-in-again.messages.ts'
import { beginSession } from './session.storage.ts'
import { PasscodeField } from './passcode-field.tsx'
import { PasswordField } from './password-field.tsx'

type SignedIn = Extract<ReplyOf<typeof signIn>, { user: unknown }>

interface SignInAgainDialogProps {
  /** The email of this page's customer. Nobody else can sign in here. */
  email: string
  /** True once the customer has signed in; false when they canceled, or nobody responded. */
  onClose: (isSignedIn: boolean) => void
}

export const SignInAgainDialog = ({ email, onClose }: SignInAgainDialogProps) => {
  const client = useQueryClient()
  const [password, setPassword] = useState('')
  const [passcode, setPasscode] = useState('')
  const [asksPasscode, setAsksPasscode] = useState(false)
  const { submit, isPending, error } = useSubmit({
    name: 'sign-in-again',
    send: () => {
      const code = passcode.replace(/\s/g, '')
      return call(signIn, { body: { user: { email, password, ...(code && { one_time_passcode: code }) } } })
    },
  })
  const codeField = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (asksPasscode) codeField.current?.focus()
  }, [asksPasscode])
  // Account data must not stay visible behind this dialog longer than on any other page.
  useEffect(() => {
    const timer = setTimeout(() => onClose(false), IDLE_SECONDS * 1000)
    return () => clearTimeout(timer)
  }, [password, passcode, onClose])

  const signedIn = async (reply: SignedIn) => {
    beginSession(reply.session, email)
    client.setQueryData(userQuery.queryKey, reply)
    onClose(true)
    // Reloads all data, because requests sent after the session ended were refused.
    await client.invalidateQueries()
  }

  const goOn = () =>
    submit(undefined, {
      onSuccess: async (reply) => {
        if ('prompt_otp' in reply) return setAsksPasscode(true)
        return signedIn(reply)
      },
      onError: (failure) => {
        if (failure instanceof CallError && failure.promptOtp) setAsksPasscode(true)
      },
    })

  return (
    <Dialog title={t(againCopy.title)} onClose={() => onClose(false)}>
      <Form className={classes.form} method="post" onSubmit={goOn}>
        <p>{t(againCopy.lead)}</p>
        <TextInput label={t(copy.email)} name="username" autoComplete="username" readOnly value={email} />
        <PasswordField
          required
          withAsterisk={false}
          data-autofocus
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        {asksPasscode && (
          <PasscodeField
            required
            withAsterisk={false}
            ref={codeField}
            value={passcode}
            onChange={(event) => setPasscode(event.currentTarget.value)}
          />
        )}
        <SubmitError error={error} sentences={sessionMessages} />
        <PasskeySignInAgain email={email} disabled={isPending} onSignedIn={signedIn} />
        <FormButtons
          submitLabel={t(againCopy.goOn)}
          valid
          busy={isPending}
          backLabel={t(againCopy.leave)}
          onBack={() => onClose(false)}
        />
      </Form>
    </Dialog>
  )
}
