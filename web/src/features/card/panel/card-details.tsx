import { Button } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { t } from '../../../i18n/translate.ts'
import { Notice } from '../../../ui/page/notice.tsx'
import { cardError, useCardImage } from '../card.api.ts'
import { copy } from '../card.messages.ts'
import classes from './card-panel.module.css'
import { ICON, TILE } from './tile.ts'

/** How long the card number shows before it hides automatically. */
const SHOWN_MS = 60_000

/** The picture of the card: its address while it is shown, and how to show and hide it. */
export const useCardDetails = () => {
  const { submit, reset, error, isPending } = useCardImage()
  const [url, setUrl] = useState<string>()
  const hide = () => {
    reset()
    setUrl(undefined)
  }
  const show = () => submit(undefined, { onSuccess: (image) => setUrl(image.url) })
  return { url, error, isPending, hide, show }
}

interface DetailsProps {
  details: ReturnType<typeof useCardDetails>
}

/** Shows and hides the picture. */
export const DetailsButton = ({ details: { url, isPending, hide, show } }: DetailsProps) => (
  <Button
    {...TILE}
    loading={isPending}
    leftSection={url ? <IconEyeOff size={ICON} aria-hidden /> : <IconEye size={ICON} aria-hidden />}
    onClick={() => (url ? hide() : void show())}
  >
    {url ? t(copy.hideDetails) : t(copy.showDetails)}
  </Button>
)

/**
 * The picture of the card with its number (CARD-13): a page of the processor in a frame, at an address that
 * works once. The app requests it only when the customer wants to see it, so the number isn't on the screen
 * at each visit.
 */
export const CardDetails = ({ details: { url, error, hide } }: DetailsProps) => (
  <>
    {url && <Picture key={url} url={url} onEnd={hide} />}
    {error && (
      <Notice tone="stop" role="alert">
        <p>{cardError(error) ?? t(copy.detailsFailed)}</p>
      </Notice>
    )}
  </>
)

const Picture = ({ url, onEnd }: { url: string; onEnd: () => void }) => {
  const [end] = useState(() => onEnd)
  useEffect(() => {
    const timer = setTimeout(end, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [end])
  return <iframe className={classes.picture} title={t(copy.detailsFrame)} src={url} sandbox="" />
}
