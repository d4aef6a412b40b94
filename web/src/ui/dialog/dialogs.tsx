/** Questions and results over the page: `if (await confirm({...})) ...`. DialogHost draws them; the code comes when needed. */
import type { ReactElement } from 'react'
import type { ConfirmDialogProps } from './confirm-dialog.tsx'
import { dialogCode } from './dialog-code.tsx'
import { addDialog } from './dialog-host.tsx'
import type { ResultPopupProps } from './result-popup.tsx'
import { showToast } from './toasts.ts'

const loadConfirm = () => import('./confirm-dialog.tsx').then((m) => m.ConfirmDialog)
const loadResult = () => import('./result-popup.tsx').then((m) => m.ResultPopup)
const loadErrorList = () => import('./error-list-dialog.tsx').then((m) => m.ErrorListDialog)

const drawConfirm = dialogCode(loadConfirm)
const drawResult = dialogCode(loadResult)
const drawErrorList = dialogCode(loadErrorList)

/** Loads what `confirm`, `showResult` and `showErrorList` draw, so that they work when the connection is lost later. */
export const loadDialogs = (): Promise<unknown> => Promise.all([loadConfirm(), loadResult(), loadErrorList()])

const NOT_OPENED = 'This could not be opened. Check your connection and try again.'

/** For a dialog that could not be drawn: says so, and answers as if it had been closed. */
export const closedUnseen =
  <Result,>(answer: Result) =>
  (): Result => {
    showToast('stop', NOT_OPENED)
    return answer
  }

/** Shows what `draw` returns until it calls `close`, and answers what it was closed with; `instead` answers when it cannot be drawn. */
export const openDialog = <Result,>(
  draw: (close: (result: Result) => void) => ReactElement,
  instead: () => Result,
): Promise<Result> =>
  new Promise((resolve) => {
    const close = (result: Result) => {
      remove()
      resolve(result)
    }
    const remove = addDialog(draw(close), () => close(instead()))
  })

/** True when the customer said yes; false for no, Escape or a click beside it. */
export const confirm = (question: Omit<ConfirmDialogProps, 'onAnswer'>): Promise<boolean> =>
  openDialog((close) => drawConfirm({ ...question, onAnswer: close }), closedUnseen(false))

/** Tells how something went; answers when it is gone. */
export const showResult = (result: Omit<ResultPopupProps, 'onClose'>): Promise<void> =>
  openDialog(
    (close) => drawResult({ ...result, onClose: close }),
    () => showToast(result.tone, wordsOf([result.title, result.text])),
  )

/** Shows the server's complaints by field (TBL-05). */
export const showErrorList = (errors: Record<string, string[]>): Promise<void> =>
  openDialog(
    (close) => drawErrorList({ errors, onClose: close }),
    () => showToast('stop', wordsOf(Object.values(errors).flat())),
  )

/** Shows complaints that belong to no field, under a title of their own. */
export const showErrorDetails = (title: string, details: readonly string[]): Promise<void> =>
  openDialog(
    (close) => drawErrorList({ title, details, onClose: close }),
    () => showToast('stop', wordsOf([title, ...details])),
  )

/** What of it is text, as sentences. */
const wordsOf = (parts: readonly unknown[]): string =>
  parts
    .filter((part) => typeof part === 'string')
    .map((text) => (/[.!?]$/.test(text) ? text : `${text}.`))
    .join(' ')
