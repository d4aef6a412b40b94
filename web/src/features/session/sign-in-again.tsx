/**
 * If the session ends while a customer fills in a form, they sign in again in a dialog, and the form is
 * submitted.
 */
import type { QueryClient } from '@tanstack/react-query'
import { openDialog } from '../../ui/dialog/dialogs.tsx'
import { stayWhile, userQuery } from './session.api.ts'
import { signedInAs } from './session.storage.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'

const SignInAgainDialog = lazyPart(async () => (await import('./sign-in-again-dialog.tsx')).SignInAgainDialog)

let requested: Promise<boolean> | undefined

/**
 * Opens one dialog, even if several submissions wait for it. Resolves to false if the customer canceled, or
 * if the form's owner is unknown, because nobody else may submit it. `email` is the sign-in address, if the
 * page knows it.
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
