/** Some changes need proof of ownership: it is asked for over the page, whose form stays, and then the change goes on. */
import type { StepUpMethod } from '@yoursuccess/contract/step-up'
import { lazy } from 'react'
import { openDialog } from '../../../ui/dialog/dialogs.tsx'

const StepUpDialog = lazy(() => import('./step-up-dialog.tsx').then((m) => ({ default: m.StepUpDialog })))

let asked: Promise<boolean> | undefined

/** Asks once, however many submissions wait for it. False when the customer gave up. */
export const askForStepUp = (method: StepUpMethod): Promise<boolean> => {
  asked ??= openDialog<boolean>((close) => <StepUpDialog asks={method} onClose={close} />).finally(() => {
    asked = undefined
  })
  return asked
}
