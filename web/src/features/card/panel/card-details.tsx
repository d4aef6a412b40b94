import { Button } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Notice } from '../../../ui/page/notice.tsx'
import { complaintOf, useCardImage } from '../card.api.ts'
import { unspecified } from '../card.messages.ts'
import classes from './card-panel.module.css'

/** As long as somebody may need to read it; then it hides by itself. */
const SHOWN_MS = 60_000

/**
 * The picture of the card with its number (CRD-09): a page of the processor in a frame, at an address that works once.
 * It is asked for when somebody wants to see it, so that the number is not on the screen at each visit.
 */
export const CardDetails = () => {
  const { mutate, reset, data, error, isPending } = useCardImage()
  return (
    <div className={classes.details}>
      <Button
        variant="default"
        loading={isPending}
        leftSection={data ? <IconEyeOff size={20} aria-hidden /> : <IconEye size={20} aria-hidden />}
        onClick={() => (data ? reset() : mutate())}
      >
        {data ? unspecified.hideDetails : unspecified.showDetails}
      </Button>
      {data && <Picture key={data.url} url={data.url} onEnd={reset} />}
      {error && (
        <Notice tone="stop" role="alert">
          <p>{complaintOf(error) ?? unspecified.detailsFailed}</p>
        </Notice>
      )}
    </div>
  )
}

const Picture = ({ url, onEnd }: { url: string; onEnd: () => void }) => {
  const [end] = useState(() => onEnd)
  useEffect(() => {
    const timer = setTimeout(end, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [end])
  return <iframe className={classes.picture} title={unspecified.detailsFrame} src={url} sandbox="" />
}
