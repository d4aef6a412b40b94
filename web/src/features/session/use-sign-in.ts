import { signIn } from '@yoursuccess/contract/session'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { dismissAllToasts, LOGIN_TOAST_MS, showToast } from '../../ui/dialog/toasts.ts'
import { userQuery } from './session.api.ts'
import { quoted } from './session.messages.ts'
import { beginSession } from './session.storage.ts'

export interface Credentials {
  email: string
  password: string
}

export const NOBODY: Credentials = { email: '', password: '' }

/** The sign-in story: password, maybe a code, and on to where the customer was going. */
export const useSignIn = ({ email, password }: Credentials) => {
  const client = useQueryClient()
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const [asksPasscode, setAsksPasscode] = useState(false)

  const submit = async (passcode?: string) => {
    setBusy(true)
    // What went wrong before is no news about this attempt.
    dismissAllToasts()
    try {
      const user = { email, password, ...(passcode && { one_time_passcode: passcode }) }
      const reply = await call(signIn, { body: { user } })
      if ('prompt_otp' in reply) {
        setAsksPasscode(true)
        return
      }
      beginSession(reply.session, email)
      // The user as the session knows it; without the cookie there is no sign-in, whatever the reply said (AMB-037).
      if (!(await client.fetchQuery({ ...userQuery, staleTime: 0 })))
        throw new Error('the session was not kept')
      showToast('good', quoted.loginSuccess, LOGIN_TOAST_MS)
      // The guard of this page now knows the user, and sends on.
      await router.invalidate()
    } catch (error) {
      if (error instanceof CallError && error.promptOtp) setAsksPasscode(true)
      showToast('stop', complaintOf(error), LOGIN_TOAST_MS)
    } finally {
      setBusy(false)
    }
  }

  return { submit, busy, asksPasscode, startOver: () => setAsksPasscode(false) }
}

/** ERR-01 to ERR-03. */
const complaintOf = (error: unknown): string => {
  if (!(error instanceof CallError)) return quoted.noResponse
  if (error.promptOtp) return quoted.wrongPasscode
  const [first] = Array.isArray(error.errors) ? error.errors : Object.values(error.errors ?? {}).flat()
  return first ?? error.message
}
