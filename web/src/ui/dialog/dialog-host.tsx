import { Component, type ReactElement, type ReactNode, Suspense, useSyncExternalStore } from 'react'

interface OpenDialog {
  id: number
  element: ReactElement
  onFailed: () => void
}

let open: readonly OpenDialog[] = []
let lastId = 0
const listeners = new Set<() => void>()

const replace = (next: readonly OpenDialog[]) => {
  open = next
  for (const listener of listeners) listener()
}

/** Puts a dialog on top; returns the way to take it away. `onFailed` is called when it cannot be drawn. */
export const addDialog = (element: ReactElement, onFailed: () => void) => {
  lastId += 1
  const id = lastId
  const opener = document.activeElement
  replace([...open, { id, element, onFailed }])
  return () => {
    replace(open.filter((dialog) => dialog.id !== id))
    setTimeout(() => returnFocus(opener))
  }
}

/** The keyboard goes back to what opened the dialog, or, when that is gone, to the page's heading. */
const returnFocus = (opener: Element | null) => {
  if (document.activeElement && document.activeElement !== document.body) return
  const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body
  const target = isThere ? opener : document.querySelector<HTMLElement>('h1[tabindex]')
  target?.focus({ preventScroll: true })
}

export const closeAllDialogs = (): void => replace([])

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Rendered once, by the app. */
export const DialogHost = () => {
  const dialogs = useSyncExternalStore(subscribe, () => open)
  return (
    <Suspense fallback={null}>
      {dialogs.map(({ id, element, onFailed }) => (
        <DialogBoundary key={id} onFailed={onFailed}>
          {element}
        </DialogBoundary>
      ))}
    </Suspense>
  )
}

interface DialogBoundaryProps {
  onFailed: () => void
  children: ReactNode
}

/** A dialog whose code did not load takes only itself away: the page beneath stays, with what was entered. */
class DialogBoundary extends Component<DialogBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    this.props.onFailed()
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
