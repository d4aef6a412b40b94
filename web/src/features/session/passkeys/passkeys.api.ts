/** The calls of passkeys. Loaded with the dialogs and pages that use them, never with the login page. */
import {
  addPasskey,
  listPasskeys,
  preparePasskey,
  preparePasskeySignIn,
  removePasskey,
  signInWithPasskey,
} from '@yoursuccess/contract/session/passkeys'
import { prepareStepUp, stepUp } from '@yoursuccess/contract/session/step-up'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { useSubmit } from '../../../lib/use-submit.ts'
import { placesQuery } from '../sign-in-settings/places.api.ts'
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

export const useStepUpWithPasskey = () =>
  useSubmit({
    name: 'step-up-with-passkey',
    send: async () => {
      const passkey = await takePasskey(await call(prepareStepUp, {}))
      return typeof passkey === 'string' ? passkey : call(stepUp, { body: { passkey } })
    },
  })
