/** Some changes need proof of ownership: it is asked for over the page, whose form stays, and then the change goes on. */
import type { StepUpMethod } from '@yoursuccess/contract/step-up'
import { dialogCode } from '../../../ui/dialog/dialog-code.tsx'
import { closedUnseen, openDialog } from '../../../ui/dialog/dialogs.tsx'

const drawStepUp = dialogCode(() => import('./step-up-dialog.tsx').then((m) => m.StepUpDialog))

let asked: Promise<boolean> | undefined

/** Asks once, however many submissions wait for it. False when the customer gave up. */
export const askForStepUp = (method: StepUpMethod): Promise<boolean> => {
  asked ??= openDialog<boolean>(
    (close) => drawStepUp({ asks: method, onClose: close }),
    closedUnseen(false),
  ).finally(() => {
    asked = undefined
  })
  return asked
}
