import { Button } from '@mantine/core'
import { useState } from 'react'
import { t } from '../../i18n/translate.ts'
import { copy } from './figure.messages.ts'
import classes from './masked-number.module.css'

/**
 * Shows only the last four digits until the customer presses "Show", and again after they leave the page
 * (FUNDING-12, CARD-02).
 */
export const MaskedNumber = ({ number }: { number: string }) => {
  const [isShown, setIsShown] = useState(false)
  return (
    <span className={classes.number}>
      <span className="ys-figures" aria-live="polite">
        {isShown ? number : `••••${number.slice(-4)}`}
      </span>
      <Button variant="subtle" size="compact-md" aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
        {isShown ? t(copy.hide) : t(copy.show)}
      </Button>
    </span>
  )
}
