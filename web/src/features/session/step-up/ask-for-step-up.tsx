/**
 * Some changes need proof of ownership. A dialog asks for it over the page, whose form stays, and then the change
 * continues.
 */
import type { StepUpMethod } from '@yoursuccess/contract/session/step-up'
import { openDialog } from '../../../ui/dialog/dialogs.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'

const StepUpDialog = lazyPart(async () => (await import('./step-up-dialog.tsx')).StepUpDialog)

let requested: Promise<boolean> | undefined

/** Asks once, however many submissions wait for it. False when the customer canceled. */
export const askForStepUp = (method: StepUpMethod): Promise<boolean> => {
  requested ??= openDialog<boolean>((close) => <StepUpDialog asks={method} onClose={close} />)
    .then((proved) => proved ?? false)
    .finally(() => {
      requested = undefined
    })
  return requested
}
