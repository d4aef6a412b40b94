import { type ComponentType, createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { t } from '../i18n/translate.ts'
import { reloadForRelease } from '../lib/lost-code.ts'
import { showToast } from './dialog/toasts.ts'
import { copy } from './ui.messages.ts'

interface LazyPartOptions {
  /** Shown until the code has loaded. */
  fallback?: ReactNode
  /**
   * Shows no message if the code fails to load, for a part that the customer didn't request and won't miss.
   */
  silent?: boolean
}

/** Called when a component's code fails to load: a dialog closes. Without a handler, a message appears. */
export const WhenLost = createContext<((error: unknown) => void) | undefined>(undefined)

/** Reloads the page if a new release replaced the code; otherwise says what the customer can do. */
export const sayLost = (error: unknown): void => {
  const say = (sentence: string) => showToast('stop', sentence)
  void reloadForRelease(error).then((sentence = t(copy.lostPart)) => say(sentence))
}

/**
 * A component whose code loads when it first renders. React's own `lazy` throws when the connection is lost,
 * which leaves a blank page. This one renders nothing and shows a message. It tries again when it is next
 * mounted; Chromium repeats the same failure until the page is reloaded.
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
        (error: unknown) => {
          if (hold.signal.aborted) return
          setLost(true)
          if (!silent) whenLost(error)
        },
      )
      return () => hold.abort()
    }, [Part, whenLost])
    if (Part) return <Part {...props} />
    return isLost ? null : fallback
  }
}
