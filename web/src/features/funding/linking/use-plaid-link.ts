import { useEffect, useEffectEvent, useState } from 'react'
import { loadPlaid, type PlaidHandler, type PlaidLinkOptions } from './load-plaid.ts'

const nothing = () => {}

interface PlaidLink {
  /** True once the window can open right away. */
  ready: boolean
  /** The script failed to load. */
  error: boolean
  open: () => void
  exit: (options?: { force?: boolean }) => void
  submit: (data: unknown) => void
}

/**
 * Has the interface of the partner's own hook (docs/decisions/0054). Loads the script once there are a token
 * and an `origin`, where the script is hosted. A new token creates a new window.
 */
export const usePlaidLink = (options: PlaidLinkOptions, origin: string | undefined): PlaidLink => {
  const { token, receivedRedirectUri } = options
  const [made, setMade] = useState<{ handler: PlaidHandler; token: string }>()
  const [isLoaded, setIsLoaded] = useState(false)
  const [error, setError] = useState(false)
  const onSuccess = useEffectEvent<PlaidLinkOptions['onSuccess']>((...dialog) => options.onSuccess(...dialog))
  const onExit = useEffectEvent<NonNullable<PlaidLinkOptions['onExit']>>((...dialog) =>
    options.onExit?.(...dialog),
  )
  const onEvent = useEffectEvent<NonNullable<PlaidLinkOptions['onEvent']>>((...dialog) =>
    options.onEvent?.(...dialog),
  )
  const onLoad = useEffectEvent(() => options.onLoad?.())

  useEffect(() => {
    if (token === undefined || origin === undefined) return
    let handler: PlaidHandler | undefined
    let isGone = false
    const whileHere =
      <Reported extends unknown[]>(tell: (...dialog: Reported) => void) =>
      (...dialog: Reported) => {
        if (!isGone) tell(...dialog)
      }
    void loadPlaid(origin).then(
      whileHere((plaid) => {
        handler = plaid.create({
          token,
          receivedRedirectUri,
          onSuccess: whileHere(onSuccess),
          onExit: whileHere(onExit),
          onEvent: whileHere(onEvent),
          onLoad: whileHere(() => {
            setIsLoaded(true)
            onLoad()
          }),
        })
        setMade({ handler, token })
      }),
      whileHere(() => setError(true)),
    )
    return () => {
      isGone = true
      handler?.destroy()
      setMade(undefined)
      setIsLoaded(false)
      setError(false)
    }
  }, [token, origin, receivedRedirectUri])

  // Ignores a handler for an earlier token, which is about to be destroyed.
  const handler = made && made.token === token ? made.handler : undefined
  return {
    ready: handler !== undefined && isLoaded,
    error,
    open: handler?.open ?? nothing,
    exit: handler?.exit ?? nothing,
    submit: handler?.submit ?? nothing,
  }
}
