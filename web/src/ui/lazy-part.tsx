import { type ComponentType, createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { showToast } from './dialog/toasts.ts'

interface LazyPartOptions {
  /** Stays in its place until the code is there. */
  fallback?: ReactNode
  /** The customer did not ask for it and does not miss it. */
  silent?: boolean
}

/** What follows when the code of a part cannot be loaded: a dialog closes. Without one, a message says so. */
export const WhenLost = createContext<(() => void) | undefined>(undefined)

export const sayLost = (): void =>
  showToast('stop', "We couldn't open this. Check your connection, then reload the page.")

/**
 * A part of the page whose code is loaded when it is first drawn. React's own `lazy` throws when the connection is gone, which
 * leaves a blank page. This one draws nothing and says so. It loads again the next time, which Chromium answers with the
 * same failure until the page is reloaded.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback = null, silent = false }: LazyPartOptions = {},
): ComponentType<Props> => {
  let loaded: ComponentType<Props> | undefined

  return (props: Props) => {
    const [Part, setPart] = useState(() => loaded)
    const [isLost, setLost] = useState(false)
    const whenLost = useContext(WhenLost) ?? sayLost
    useEffect(() => {
      if (Part) return
      const hold = new AbortController()
      load().then(
        (component) => {
          loaded = component
          if (!hold.signal.aborted) setPart(() => component)
        },
        () => {
          if (hold.signal.aborted) return
          setLost(true)
          if (!silent) whenLost()
        },
      )
      return () => hold.abort()
    }, [Part, whenLost])
    if (Part) return <Part {...props} />
    return isLost ? null : fallback
  }
}
