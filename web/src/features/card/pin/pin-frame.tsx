import { useEffect, useRef } from 'react'
import { t } from '../../../i18n/translate.ts'
import { copy } from '../card.messages.ts'
import { type PinResult, pinResultOf } from '../card.rules.ts'
import classes from '../card.module.css'

/** How long the processor's keys are valid. */
const LIVES_MS = 10 * 60_000

interface PinFrameProps {
  url: string
  onResult: (result: PinResult) => void
}

/**
 * Accepts only messages from this frame and from the origin of the address that the bank gave (CARD-45): any
 * page could send "0". If the frame reports nothing until its key expires, the result is `expired`.
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
      title={t(copy.pinFrame)}
      src={url}
      // The frame keeps its own origin, which the message check needs. It differs from ours, so the frame
      // can't reach this page.
      sandbox="allow-forms allow-scripts allow-same-origin"
    />
  )
}
