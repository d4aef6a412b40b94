/** The calls of passkeys. Loaded with the dialogs and pages that use them, never with the login page. */
import {
  addPasskey,
  listPasskeys,
  preparePasskey,
  preparePasskeySignIn,
  removePasskey,
  signInWithPasskey,
} from '@yoursuccess/contract/session/passkeys'
import { signOut } from '@yoursuccess/contract/session/session'
import { prepareStepUp, stepUp } from '@yoursuccess/contract/session/step-up'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { paths } from '../../../lib/paths.ts'
import { useSubmit } from '../../../lib/use-submit.ts'
import { placesQuery } from '../sign-in-settings/places.api.ts'
import { endSession } from '../sign-out.ts'
import { makePasskey, takePasskey } from './webauthn.ts'

export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: ({ signal }) => call(listPasskeys, { signal }),
  select: ({ passkeys }) => passkeys,
})

/** Other devices are signed out, too. */
const reload = (client: QueryClient) =>
  Promise.all(
    [passkeysQuery.queryKey, placesQuery.queryKey].map((queryKey) => client.invalidateQueries({ queryKey })),
  )

/** Each of these resolves to a problem, and sends nothing more, if the browser gives no passkey. */
export const useAddPasskey = () =>
  useSubmit({
    name: 'add-passkey',
    send: async (name: string) => {
      const passkey = await makePasskey(await call(preparePasskey, {}))
      return typeof passkey === 'string' ? passkey : call(addPasskey, { body: { name, passkey } })
    },
    onSettled: reload,
  })

export const useRemovePasskey = () =>
  useSubmit({
    name: 'remove-passkey',
    send: (id: number) => call(removePasskey, { params: { id } }),
    onSettled: reload,
  })

export const useSignInWithPasskey = () =>
  useSubmit({
    name: 'sign-in-with-passkey',
    send: async () => {
      const passkey = await takePasskey(await call(preparePasskeySignIn, {}))
      return typeof passkey === 'string' ? passkey : call(signInWithPasskey, { body: { passkey } })
    },
  })

/** Resolves to `other` if the passkey is of another account. Nobody stays signed in then. */
export const useSignInAgainWithPasskey = (email: string) =>
  useSubmit({
    name: 'sign-in-again-with-passkey',
    send: async () => {
      const passkey = await takePasskey(await call(preparePasskeySignIn, {}))
      if (typeof passkey === 'string') return passkey
      const reply = await call(signInWithPasskey, { body: { passkey } })
      if (reply.email.toLowerCase() === email.trim().toLowerCase()) return reply
      await leaveOtherAccount()
      return 'other' as const
    },
  })

/** If the server does not answer, the page is hidden until it does. */
const leaveOtherAccount = async (): Promise<void> => {
  try {
    await call(signOut, {})
  } catch {
    endSession(paths.landing)
  }
}

export const useStepUpWithPasskey = () =>
  useSubmit({
    name: 'step-up-with-passkey',
    send: async () => {
      const passkey = await takePasskey(await call(prepareStepUp, {}))
      return typeof passkey === 'string' ? passkey : call(stepUp, { body: { passkey } })
    },
  })
