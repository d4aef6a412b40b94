import { useProgram } from '../program/program.api.ts'
import { AuthLayout } from './auth-layout.tsx'
import { LoginForm } from './login-form.tsx'
import { PersonaList } from './persona-list.tsx'
import { TimedOutNotice } from './timed-out-notice.tsx'
import type { Credentials } from './use-sign-in.ts'

interface LoginScreenProps {
  /** Why the customer is back on this page. */
  notice?: string | undefined
  credentials: Credentials
  /**
   * Both fields may change at once: the app takes over what was typed before it loaded (docs/decisions/0093).
   */
  onChange: (change: Partial<Credentials>) => void
  busy: boolean
  /** Seconds until the server accepts another attempt. */
  waitSeconds?: number
  onSubmit: () => void
  /** Left out by the server, whose page cannot ask for a passkey yet. */
  onPasskey?: () => void
}

/** The password screen. Rendered by the server first, then by the app (docs/decisions/0093). */
export const LoginScreen = ({
  notice,
  credentials,
  onChange,
  busy,
  waitSeconds = 0,
  onSubmit,
  onPasskey,
}: LoginScreenProps) => {
  const program = useProgram()
  return (
    <AuthLayout>
      {notice && <TimedOutNotice text={notice} />}
      <LoginForm
        credentials={credentials}
        onChange={onChange}
        busy={busy}
        waitSeconds={waitSeconds}
        signupUrl={program?.signup_url}
        onSubmit={onSubmit}
        onPasskey={onPasskey}
      />
      {program?.personas && <PersonaList personas={program.personas} onChoose={onChange} />}
    </AuthLayout>
  )
}
