/**
 * Questions and results over the page: `if (await confirm({...})) ...`. DialogHost renders them. Their code
 * loads when needed.
 */
import type { Message } from '@yoursuccess/contract/core/messages'
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

/** Loads the most common dialogs early, so that they work when the connection is lost. */
export const preloadDialogs = async (): Promise<void> => {
  await Promise.allSettled([loadConfirmDialog(), loadResultPopup()])
}

/**
 * Opens the dialog that `draw` returns above all others, and resolves to the value that it is closed with. If
 * its code fails to load, calls `whenLost` and resolves to undefined. When all dialogs are closed, a question
 * resolves to undefined too; a result doesn't resolve, because what follows it must not happen.
 */
const putOnTop = <Result,>(
  draw: (close: (result: Result) => void) => ReactElement,
  whenLost: (error: unknown) => void,
  { isQuestion }: { isQuestion: boolean } = { isQuestion: false },
): Promise<Result | undefined> =>
  new Promise((resolve) => {
    const close = (result?: Result) => {
      remove()
      resolve(result)
    }
    const remove = addDialog(draw(close), {
      whenLost: (error) => {
        close()
        whenLost(error)
      },
      whenDismissed: () => isQuestion && resolve(undefined),
    })
  })

/**
 * Opens the dialog that `draw` returns, and resolves to the value that it passes to `close`. If its code
 * fails to load, calls `whenLost` and resolves to undefined. Also resolves to undefined when all dialogs are
 * closed. If a dialog of the same kind is open, resolves to undefined at once, so that a button pressed twice
 * opens one dialog.
 */
export const openDialog = async <Result,>(
  draw: (close: (result: Result) => void) => ReactElement,
  whenLost: (error: unknown) => void = sayLost,
): Promise<Result | undefined> => {
  const kind = draw(() => {}).type
  return isDialogOpen(kind) ? undefined : putOnTop(draw, whenLost, { isQuestion: true })
}

/** Resolves to true for yes, and to false for no, Escape or a click outside. */
export const confirm = async (question: Omit<ConfirmDialogProps, 'onAnswer'>): Promise<boolean> =>
  (await openDialog<boolean>((close) => <ConfirmDialog {...question} onAnswer={close} />)) ?? false

/** Shows a result, above any other dialog. Resolves when it has closed. */
export const showResult = (result: Omit<ResultPopupProps, 'onClose'>): Promise<void> =>
  putOnTop<void>(
    (close) => <ResultPopup {...result} onClose={close} />,
    // Customers must see the result even when the connection is lost. If the popup can't load, a toast shows
    // it. The toast closes automatically if the popup would.
    () =>
      showToast(
        result.tone,
        typeof result.text === 'string' ? `${result.title} ${result.text}` : result.title,
        result.closesAfterMs === undefined ? undefined : NOTIFICATION_TOAST_MS,
      ),
  )

/** Shows the server's errors by field, with the form's names of the fields (FRAME-95). */
export const showErrorList = (
  errors: Readonly<Record<string, string[]>>,
  names: Readonly<Record<string, Message>>,
): Promise<void> =>
  putOnTop<void>(
    (close) => <ErrorListDialog errors={errors} names={names} onClose={close} />,
    () => showToast('stop', Object.values(errors).flat().join(' ')),
  )

/** Shows errors that belong to no field, under their own title. */
export const showErrorDetails = (title: string, details: readonly string[]): Promise<void> =>
  putOnTop<void>(
    (close) => <ErrorListDialog title={title} details={details} onClose={close} />,
    () => showToast('stop', [title, ...details].join(' ')),
  )
