import {
  cloneElement,
  type ComponentType,
  type MouseEventHandler,
  type ReactElement,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { sayLost } from './lazy-part.tsx'

export interface PopupButtonProps {
  onClick?: MouseEventHandler
  'aria-haspopup'?: 'dialog' | 'menu'
  'aria-expanded'?: boolean
}

interface PopupProps {
  /** What opens the popup. It is drawn before the popup's code is there. */
  button: ReactElement<PopupButtonProps>
}

interface LoadedPopupProps extends PopupProps {
  /** Whether the popup was wanted before its code was there. */
  startsOpen: boolean
}

/** After the page had a quiet moment, so that the code of popups delays nothing that is being drawn. */
const afterQuiet = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const then = () => signal.aborted || resolve()
    if ('requestIdleCallback' in globalThis) requestIdleCallback(then)
    else setTimeout(then, 200)
  })

/**
 * A button whose popup loads after the page is drawn, because the code that places a popup is large. If the button is
 * pressed before that, the popup opens once it is there. Without a kind it is a tooltip, which the pointer opens.
 */
export const lazyPopup = <Props extends object>(
  load: () => Promise<ComponentType<Props & LoadedPopupProps>>,
  kind?: 'dialog' | 'menu',
): ComponentType<Props & PopupProps> => {
  let loaded: ComponentType<Props & LoadedPopupProps> | undefined

  return (props: Props & PopupProps) => {
    const [Popup, setPopup] = useState(() => loaded)
    /** How often the popup was wanted before its code was there. */
    const [wanted, setWanted] = useState(0)
    const place = useRef<HTMLSpanElement>(null)
    const hadFocus = useRef(false)
    useEffect(() => {
      if (Popup) return
      const hold = new AbortController()
      const loading = wanted > 0 ? load() : afterQuiet(hold.signal).then(load)
      loading.then(
        (component) => {
          loaded = component
          if (hold.signal.aborted) return
          hadFocus.current = place.current?.contains(document.activeElement) ?? false
          setPopup(() => component)
        },
        (error: unknown) => {
          if (kind && wanted > 0 && !hold.signal.aborted) sayLost(error)
        },
      )
      return () => hold.abort()
    }, [Popup, wanted])
    // The popup draws another button.
    useLayoutEffect(() => {
      if (Popup && hadFocus.current) place.current?.querySelector<HTMLElement>('a, button')?.focus()
    }, [Popup])
    const want = () => setWanted((before) => before + 1)
    return (
      <span
        ref={place}
        style={{ display: 'contents' }}
        {...(!kind && { onMouseEnter: want, onMouseLeave: () => setWanted(0) })}
      >
        {Popup ? (
          <Popup {...props} startsOpen={wanted > 0} />
        ) : kind ? (
          cloneElement(props.button, { onClick: want, 'aria-haspopup': kind, 'aria-expanded': false })
        ) : (
          props.button
        )}
      </span>
    )
  }
}
