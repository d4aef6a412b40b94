import { CloseButton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconDeviceMobileRotated } from '@tabler/icons-react'
import { useState } from 'react'
import { t } from '../../i18n/translate.ts'
import { copy } from './program.messages.ts'
import classes from './rotate-note.module.css'

/** Matches a phone in landscape: a low window and a touch screen. `isSmallScreen` must be true, too. */
const LYING_PHONE = '(orientation: landscape) and (max-height: 480px) and (pointer: coarse)'
/** In CSS pixels. Excludes magnified desktop windows, which are low, too, but on a larger screen. */
const MAX_PHONE = 600
const isSmallScreen = () => Math.min(screen.width, screen.height) < MAX_PHONE

/** Asks to turn the phone, and covers nothing, because some people can't turn theirs (FRAME-27). */
export const RotateNote = () => {
  const lies = useMediaQuery(LYING_PHONE, false, { getInitialValueInEffect: false })
  const [dismissed, setDismissed] = useState(false)
  if (!lies || dismissed || !isSmallScreen()) return null
  return (
    <p className={classes.note} role="status">
      <IconDeviceMobileRotated size={22} aria-hidden />
      <span className={classes.text}>{t(copy.rotate)}</span>
      <CloseButton aria-label={t(copy.dismissRotate)} onClick={() => setDismissed(true)} />
    </p>
  )
}
