/**
 * Some changes require a password or code again. A dialog asks for it above the form, then the change
 * continues.
 */
import type { StepUpMethod } from '@yoursuccess/contract/session/step-up'
import { openDialog } from '../../../ui/dialog/dialogs.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'

const StepUpDialog = lazyPart(async () => (await import('./step-up-dialog.tsx')).StepUpDialog)

let requested: Promise<boolean> | undefined

/** Opens one dialog, even if several submissions wait for it. Resolves to false if the customer canceled. */
export const askForStepUp = (method: StepUpMethod): Promise<boolean> => {
  requested ??= openDialog<boolean>((close) => <StepUpDialog asks={method} onClose={close} />)
    .then((proved) => proved ?? false)
    .finally(() => {
      requested = undefined
    })
  return requested
}
