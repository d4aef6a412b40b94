import { signIn } from '@yoursuccess/contract/session/session'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { t } from '../../i18n/translate.ts'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { isInOtherLanguage } from '../../lib/chosen-language.ts'
import { leave } from '../../lib/leave.ts'
import { paths } from '../../lib/paths.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { dismissAllToasts, LOGIN_TOAST_MS, showToast } from '../../ui/dialog/toasts.ts'
import { userQuery } from './session.api.ts'
import { copy } from './session.messages.ts'
import { beginSession } from './session.storage.ts'

export interface Credentials {
  email: string
  password: string
}

export const NOBODY: Credentials = { email: '', password: '' }

/** Signs in: password, a code if needed, then the page that the customer wanted. */
export const useSignIn = ({ email, password }: Credentials) => {
  const client = useQueryClient()
  const router = useRouter()
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
      beginSession(reply.session, email)
      // Requests the user, to check that the browser kept the cookie. Without it nobody is signed in
      // (SESSION-08).
      if (!(await client.fetchQuery({ ...userQuery, staleTime: 0 })))
        return showToast('stop', t(copy.noResponse), LOGIN_TOAST_MS)
      // The customer reads another language than the page of this browser: it loads in theirs.
      if (isInOtherLanguage()) return leave.to(paths.login)
      showToast('good', t(copy.loginSuccess), LOGIN_TOAST_MS)
      // Reruns the route guard, which now finds the user and redirects.
      await router.invalidate()
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
