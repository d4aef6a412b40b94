import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { programQuery } from '../program/program.api.ts'
import { AuthLayout } from './auth-layout.tsx'
import { LoginForm } from './login-form.tsx'
import { PasscodeForm } from './passcode-form.tsx'
import { PersonaList } from './persona-list.tsx'
import { quoted } from './session.messages.ts'
import { TimedOutNotice } from './timed-out-notice.tsx'
import { type Credentials, useSignIn } from './use-sign-in.ts'

const NOBODY: Credentials = { email: '', password: '' }

/** Password first, then, where multi-factor is on, the code. Nothing else comes between. */
export const LoginPage = () => {
  const { timedOut } = useSearch({ from: '/login' })
  const { data: program } = useQuery(programQuery)
  const [credentials, setCredentials] = useState(NOBODY)
  const signIn = useSignIn(credentials)
  if (signIn.asksPasscode) {
    return (
      <AuthLayout>
        <PasscodeForm
          busy={signIn.busy}
          onSubmit={(passcode) => void signIn.submit(passcode)}
          onBack={signIn.startOver}
        />
      </AuthLayout>
    )
  }
  return (
    <AuthLayout>
      {timedOut && <TimedOutNotice text={quoted.timedOut} />}
      <LoginForm
        credentials={credentials}
        onChange={setCredentials}
        busy={signIn.busy}
        signupUrl={program?.signup_url}
        onSubmit={() => void signIn.submit()}
      />
      {program?.personas && <PersonaList personas={program.personas} onChoose={setCredentials} />}
    </AuthLayout>
  )
}
