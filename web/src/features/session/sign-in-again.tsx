/** The session ended while a form was filled in: the same customer signs in over the page, and the form goes on. */
import type { QueryClient } from '@tanstack/react-query'
import { openDialog } from '../../ui/dialog/dialogs.tsx'
import { stayWhile, userQuery } from './session.api.ts'
import { signedInAs } from './session.storage.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'

const SignInAgainDialog = lazyPart(async () => (await import('./sign-in-again-dialog.tsx')).SignInAgainDialog)

let asked: Promise<boolean> | undefined

/**
 * Asks once, however many submissions wait for it. False when the customer gave up, or when nobody knows whose form it
 * is: then it must not be sent by somebody else. `email` is the address that signs in, where the page knows it.
 */
export const askToSignInAgain = (client: QueryClient, email: string | undefined): Promise<boolean> => {
  const owner = email ?? signedInAs()
  if (!owner || !client.getQueryData(userQuery.queryKey)) return Promise.resolve(false)
  asked ??= stayWhile(openDialog<boolean>((close) => <SignInAgainDialog email={owner} onClose={close} />))
    .then((signedIn) => signedIn ?? false)
    .finally(() => {
      asked = undefined
    })
  return asked
}
