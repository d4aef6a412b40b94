/** The session ended while a customer filled in a form. They sign in again in a dialog, and the form continues. */
import type { QueryClient } from '@tanstack/react-query'
import { openDialog } from '../../ui/dialog/dialogs.tsx'
import { stayWhile, userQuery } from './session.api.ts'
import { signedInAs } from './session.storage.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'

const SignInAgainDialog = lazyPart(async () => (await import('./sign-in-again-dialog.tsx')).SignInAgainDialog)

let requested: Promise<boolean> | undefined

/**
 * Asks once, however many submissions wait for it. False when the customer canceled, or when the form's owner is
 * unknown: then nobody else may submit it. `email` is the sign-in address, if the page knows it.
 */
export const askToSignInAgain = (client: QueryClient, email: string | undefined): Promise<boolean> => {
  const owner = email ?? signedInAs()
  if (!owner || !client.getQueryData(userQuery.queryKey)) return Promise.resolve(false)
  requested ??= stayWhile(openDialog<boolean>((close) => <SignInAgainDialog email={owner} onClose={close} />))
    .then((signedIn) => signedIn ?? false)
    .finally(() => {
      requested = undefined
    })
  return requested
}
