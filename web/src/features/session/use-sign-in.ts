import { signIn } from '@yoursuccess/contract/session/session'
import { useState } from 'react'
import { t } from '../../i18n/translate.ts'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { dismissAllToasts, LOGIN_TOAST_MS, showToast } from '../../ui/dialog/toasts.ts'
import { copy } from './session.messages.ts'
import { useBegunSession } from './use-begun-session.ts'

export interface Credentials {
  email: string
  password: string
}

export const NOBODY: Credentials = { email: '', password: '' }

/** Signs in: password, a code if needed, then the page that the customer wanted. */
export const useSignIn = ({ email, password }: Credentials) => {
  const begunSession = useBegunSession()
  const [asksPasscode, setAsksPasscode] = useState(false)
  const [failures, setFailures] = useState(0)
  const { submit, isPending, error } = useSubmit({
    name: 'sign-in',
    send: (passcode: string | undefined) => {
      const user = { email, password, ...(passcode && { one_time_passcode: passcode }) }
      return call(signIn, { body: { user } })
    },
    onSuccess: async (reply) => {
      if ('prompt_otp' in reply) return setAsksPasscode(true)
      return begunSession(reply.session, email)
    },
  })

  return {
    submit: (passcode?: string) => {
      // Messages about earlier attempts no longer apply.
      dismissAllToasts()
      return submit(passcode, {
        onError: (failure) => {
          setFailures((before) => before + 1)
          if (failure instanceof CallError && failure.promptOtp) setAsksPasscode(true)
          showToast('stop', problemOf(failure), LOGIN_TOAST_MS)
        },
      })
    },
    busy: isPending,
    asksPasscode,
    failures,
    waitSeconds: isPending ? 0 : waitOf(error),
    startOver: () => setAsksPasscode(false),
  }
}

/** Seconds until the server accepts another attempt; 0 if it accepts one now. */
const waitOf = (error: unknown): number =>
  error instanceof CallError && error.code === 'session.invalid_credentials'
    ? Number(error.details[0] ?? 0)
    : 0

/** The message for a failed sign-in (SESSION-07, SESSION-08, SESSION-12). */
const problemOf = (error: unknown): string => {
  if (!(error instanceof CallError)) return t(copy.noResponse)
  if (error.promptOtp) return t(copy.wrongPasscode)
  const [first] = Array.isArray(error.errors) ? error.errors : Object.values(error.errors ?? {}).flat()
  return first ?? error.message
}
