import { type ReactElement, useSyncExternalStore } from 'react'
import { WhenLost } from '../lazy-part.tsx'
import { returnFocus } from './focus.ts'

interface OpenDialog {
  id: number
  element: ReactElement
  /** Runs if the dialog's code fails to load. */
  whenLost: (error: unknown) => void
  /** Runs if the dialog is closed together with all others, without an answer. */
  whenDismissed: () => void
}

let open: readonly OpenDialog[] = []
let lastId = 0
const listeners = new Set<() => void>()

const replace = (next: readonly OpenDialog[]) => {
  open = next
  for (const listener of listeners) listener()
}

/** Opens a dialog on top. Returns a function that removes it. */
export const addDialog = (
  element: ReactElement,
  { whenLost, whenDismissed }: Pick<OpenDialog, 'whenLost' | 'whenDismissed'>,
) => {
  lastId += 1
  const id = lastId
  const opener = document.activeElement
  replace([...open, { id, element, whenLost, whenDismissed }])
  return () => {
    replace(open.filter((dialog) => dialog.id !== id))
    setTimeout(() => returnFocus(opener))
  }
}

/** Whether a dialog of this kind is open, or its code is loading. */
export const isDialogOpen = (kind: ReactElement['type']): boolean =>
  open.some(({ element }) => element.type === kind)

/** Closes all dialogs. A question ends without an answer, as if the customer had canceled. */
export const closeAllDialogs = (): void => {
  const dismissed = open
  replace([])
  for (const { whenDismissed } of dismissed) whenDismissed()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Renders the open dialogs. The app renders it once. */
export const DialogHost = () => {
  const dialogs = useSyncExternalStore(subscribe, () => open)
  return dialogs.map(({ id, element, whenLost }) => (
    <WhenLost key={id} value={whenLost}>
      {element}
    </WhenLost>
  ))
}
