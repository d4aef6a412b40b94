/** Questions and results over the page: `if (await confirm({...})) ...`. DialogHost draws them; the code comes when needed. */
import type { ReactElement } from 'react'
import { lazyPart, sayLost } from '../lazy-part.tsx'
import { addDialog, isDialogOpen } from './dialog-host.tsx'
import type { ConfirmDialogProps } from './confirm-dialog.tsx'
import type { ResultPopupProps } from './result-popup.tsx'
import { NOTIFICATION_TOAST_MS, showToast } from './toasts.ts'

const loadConfirmDialog = async () => (await import('./confirm-dialog.tsx')).ConfirmDialog
const loadResultPopup = async () => (await import('./result-popup.tsx')).ResultPopup
const ConfirmDialog = lazyPart(loadConfirmDialog)
const ResultPopup = lazyPart(loadResultPopup)
const ErrorListDialog = lazyPart(async () => (await import('./error-list-dialog.tsx')).ErrorListDialog)

/** Loads what most pages ask and answer with, so that it is there when the connection is gone. */
export const preloadDialogs = async (): Promise<void> => {
  await Promise.allSettled([loadConfirmDialog(), loadResultPopup()])
}

/** Shows it over whatever is there: what happened must be told, also when something else is told already. */
const putOnTop = <Result,>(
  draw: (close: (result: Result) => void) => ReactElement,
  whenLost: () => void,
): Promise<Result | undefined> =>
  new Promise((resolve) => {
    const close = (result?: Result) => {
      remove()
      resolve(result)
    }
    const remove = addDialog(draw(close), () => {
      close()
      whenLost()
    })
  })

/**
 * Shows what `draw` returns until it calls `close`, and answers what it was closed with: undefined, after `whenLost` said
 * so, when its code cannot be loaded. A button that is pressed twice opens one: the second answers undefined at once.
 */
export const openDialog = async <Result,>(
  draw: (close: (result: Result) => void) => ReactElement,
  whenLost: () => void = sayLost,
): Promise<Result | undefined> => {
  const kind = draw(() => {}).type
  return isDialogOpen(kind) ? undefined : putOnTop(draw, whenLost)
}

/** True when the customer said yes; false for no, Escape or a click beside it. */
export const confirm = async (question: Omit<ConfirmDialogProps, 'onAnswer'>): Promise<boolean> =>
  (await openDialog<boolean>((close) => <ConfirmDialog {...question} onAnswer={close} />)) ?? false

/** Tells how something went; answers when it is gone. */
export const showResult = (result: Omit<ResultPopupProps, 'onClose'>): Promise<void> =>
  putOnTop<void>(
    (close) => <ResultPopup {...result} onClose={close} />,
    // What happened must be known, also when the connection is gone. What goes by itself does so as a toast, too.
    () =>
      showToast(
        result.tone,
        typeof result.text === 'string' ? `${result.title} ${result.text}` : result.title,
        result.closesAfterMs === undefined ? undefined : NOTIFICATION_TOAST_MS,
      ),
  )

/** Shows the server's errors by field (FRAME-95). */
export const showErrorList = (errors: Record<string, string[]>): Promise<void> =>
  putOnTop<void>(
    (close) => <ErrorListDialog errors={errors} onClose={close} />,
    () => showToast('stop', Object.values(errors).flat().join(' ')),
  )

/** Shows complaints that belong to no field, under a title of their own. */
export const showErrorDetails = (title: string, details: readonly string[]): Promise<void> =>
  putOnTop<void>(
    (close) => <ErrorListDialog title={title} details={details} onClose={close} />,
    () => showToast('stop', [title, ...details].join(' ')),
  )
