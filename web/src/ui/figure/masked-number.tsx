import { Button } from '@mantine/core'
import { useState } from 'react'
import classes from './masked-number.module.css'

/** Only its last four digits until it is asked for, and again when the page is left (FND-13, CRD-04, AMB-145). */
export const MaskedNumber = ({ number }: { number: string }) => {
  const [isShown, setIsShown] = useState(false)
  return (
    <span className={classes.number}>
      <span className="ys-figures" aria-live="polite">
        {isShown ? number : `••••${number.slice(-4)}`}
      </span>
      <Button variant="subtle" size="compact-md" aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
        {isShown ? 'Hide' : 'Show'}
      </Button>
    </span>
  )
}
