import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { t } from '../../i18n/translate.ts'
import { lazyPart, sayLost, WhenLost } from '../../ui/lazy-part.tsx'
import { AuthLayout } from './auth-layout.tsx'
import { LoginScreen } from './login-screen.tsx'
import { copy } from './session.messages.ts'
import { NOBODY, useSignIn } from './use-sign-in.ts'

const PasskeySignIn = lazyPart(async () => (await import('./passkeys/passkey-sign-in.tsx')).PasskeySignIn)
const PasscodeForm = lazyPart(async () => (await import('./passcode-form.tsx')).PasscodeForm)

/** Sign-in: a passkey, or the password, then the code if multi-factor is on. */
export const LoginPage = () => {
  const { timedOut, ended, lost } = useSearch({ from: '/login' })
  const [credentials, setCredentials] = useState(NOBODY)
  const [usesPasskey, setUsesPasskey] = useState(false)
  const signIn = useSignIn(credentials)
  // Without a connection, the password form comes back, with all that was typed.
  const whenLost = (error: unknown) => {
    setUsesPasskey(false)
    signIn.startOver()
    sayLost(error)
  }
  if (usesPasskey) {
    return (
      <AuthLayout>
        <WhenLost value={whenLost}>
          <PasskeySignIn onBack={() => setUsesPasskey(false)} />
        </WhenLost>
      </AuthLayout>
    )
  }
  if (signIn.asksPasscode) {
    return (
      <AuthLayout>
        <WhenLost value={whenLost}>
          <PasscodeForm
            busy={signIn.busy}
            failures={signIn.failures}
            onSubmit={(passcode) => void signIn.submit(passcode)}
            onBack={signIn.startOver}
          />
        </WhenLost>
      </AuthLayout>
    )
  }
  return (
    <LoginScreen
      notice={timedOut ? t(copy.timedOut) : ((ended && t(copy.ended)) ?? (lost && t(copy.lost)))}
      credentials={credentials}
      onChange={(change) => setCredentials((before) => ({ ...before, ...change }))}
      busy={signIn.busy}
      waitSeconds={signIn.waitSeconds}
      onSubmit={() => void signIn.submit()}
      onPasskey={() => setUsesPasskey(true)}
    />
  )
}
