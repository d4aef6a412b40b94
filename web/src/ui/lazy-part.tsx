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
  showToast('stop', "We couldn't open this. Check your connection, then try again.")

/**
 * A part of the page whose code is loaded when it is first drawn. React's own `lazy` throws when the connection is gone, which
 * leaves a blank page, and keeps the failure. This one draws nothing and loads again the next time, or once back online.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback = null, silent = false }: LazyPartOptions = {},
): ComponentType<Props> => {
  let loaded: ComponentType<Props> | undefined
  let hasFailed = false

  const loadAgain = async () => {
    if (hasFailed) await loadStylesAgain()
    loaded = await load()
    return loaded
  }

  return (props: Props) => {
    const [Part, setPart] = useState(() => loaded)
    const [isLost, setLost] = useState(false)
    const whenLost = useContext(WhenLost) ?? sayLost
    useEffect(() => {
      if (Part) return
      const hold = new AbortController()
      const start = () =>
        loadAgain().then(
          (component) => !hold.signal.aborted && setPart(() => component),
          () => {
            hasFailed = true
            if (hold.signal.aborted) return
            setLost(true)
            window.addEventListener('online', () => void start(), { once: true, signal: hold.signal })
            if (!silent) whenLost()
          },
        )
      void start()
      return () => hold.abort()
    }, [Part, whenLost])
    if (Part) return <Part {...props} />
    return isLost ? null : fallback
  }
}

/** The bundler requests each stylesheet once, even when that failed. */
const loadStylesAgain = () =>
  Promise.all(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
      .filter(({ sheet }) => !sheet)
      .map(
        (link) =>
          new Promise((resolve, reject) => {
            const again = link.cloneNode() as HTMLLinkElement
            again.addEventListener('load', resolve)
            again.addEventListener('error', reject)
            link.replaceWith(again)
          }),
      ),
  )
