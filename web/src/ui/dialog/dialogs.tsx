/** Questions and results over the page: `if (await confirm({...})) ...`. DialogHost draws them; the code comes when needed. */
import { lazy, type ReactElement } from 'react'
import type { ConfirmDialogProps } from './confirm-dialog.tsx'
import { addDialog } from './dialog-host.tsx'
import type { ResultPopupProps } from './result-popup.tsx'

const ConfirmDialog = lazy(() => import('./confirm-dialog.tsx').then((m) => ({ default: m.ConfirmDialog })))
const ResultPopup = lazy(() => import('./result-popup.tsx').then((m) => ({ default: m.ResultPopup })))
const ErrorListDialog = lazy(() =>
  import('./error-list-dialog.tsx').then((m) => ({ default: m.ErrorListDialog })),
)

/** Shows what `draw` returns until it calls `close`, and answers what it was closed with. */
export const openDialog = <Result,>(
  draw: (close: (result: Result) => void) => ReactElement,
): Promise<Result> =>
  new Promise((resolve) => {
    const remove = addDialog(
      draw((result) => {
        remove()
        resolve(result)
      }),
    )
  })

/** True when the customer said yes; false for no, Escape or a click beside it. */
export const confirm = (question: Omit<ConfirmDialogProps, 'onAnswer'>): Promise<boolean> =>
  openDialog((close) => <ConfirmDialog {...question} onAnswer={close} />)

/** Tells how something went; answers when it is gone. */
export const showResult = (result: Omit<ResultPopupProps, 'onClose'>): Promise<void> =>
  openDialog((close) => <ResultPopup {...result} onClose={close} />)

/** Shows the server's complaints by field (TBL-05). */
export const showErrorList = (errors: Record<string, string[]>): Promise<void> =>
  openDialog((close) => <ErrorListDialog errors={errors} onClose={close} />)

/** Shows complaints that belong to no field, under a title of their own. */
export const showErrorDetails = (title: string, details: readonly string[]): Promise<void> =>
  openDialog((close) => <ErrorListDialog title={title} details={details} onClose={close} />)
