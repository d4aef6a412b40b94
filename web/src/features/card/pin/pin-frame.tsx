import { useEffect, useRef } from 'react'
import { unspecified } from '../card.messages.ts'
import { type PinResult, pinResultOf } from '../card.rules.ts'
import classes from '../card.module.css'

/** The processor's keys live so long. */
const LIVES_MS = 10 * 60_000

interface PinFrameProps {
  url: string
  onResult: (result: PinResult) => void
}

/**
 * Only messages of this very frame, from the origin of the address that the bank gave, count (CARD-45): any page
 * could say "0". A frame that says nothing until its key is too old has failed.
 */
export const PinFrame = ({ url, onResult }: PinFrameProps) => {
  const frame = useRef<HTMLIFrameElement>(null)
  const tell = useRef(onResult)
  useEffect(() => {
    tell.current = onResult
  })
  useEffect(() => {
    const { origin } = new URL(url)
    const listen = ({ source, origin: from, data }: MessageEvent<unknown>) => {
      if (source !== null && source === frame.current?.contentWindow && from === origin)
        tell.current(pinResultOf(data))
    }
    const timer = setTimeout(() => tell.current('expired'), LIVES_MS)
    addEventListener('message', listen)
    return () => {
      clearTimeout(timer)
      removeEventListener('message', listen)
    }
  }, [url])
  return (
    <iframe
      ref={frame}
      className={classes.pinFrame}
      title={unspecified.pinFrame}
      src={url}
      // Its own origin, for the message; never ours, so it cannot reach this page.
      sandbox="allow-forms allow-scripts allow-same-origin"
    />
  )
}
