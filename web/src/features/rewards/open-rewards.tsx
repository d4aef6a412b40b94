import { Button } from '@mantine/core'
import { useRef } from 'react'
import { t } from '../../i18n/translate.ts'
import { now } from '../../lib/clock.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import dialog from '../../ui/dialog/dialog.module.css'
import { copy } from './rewards.messages.ts'
import { isFresh } from './sso-link-query.ts'

interface OpenRewardsProps {
  link: string
  /** When the link was made. */
  madeAt: number
  onRenew: () => void
  /** The window was opened, or the customer declined. */
  onDone: (opened: boolean) => void
}

/**
 * Asks before the window opens. The confirmation is a real link, so no popup blocker stops it (REWARDS-04).
 */
export const OpenRewards = ({ link, madeAt, onRenew, onDone }: OpenRewardsProps) => {
  const isUsed = useRef(false)
  return (
    <Dialog title={t(copy.question)} onClose={() => onDone(false)}>
      <p>{t(copy.questionText)}</p>
      <div className={dialog.actions}>
        <Button variant="default" onClick={() => onDone(false)}>
          {t(copy.notNow)}
        </Button>
        <Button
          component="a"
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          data-autofocus
          onClick={(event) => {
            if (isUsed.current || !isFresh(madeAt, now())) {
              event.preventDefault()
              if (!isUsed.current) onRenew()
              return
            }
            isUsed.current = true
            onDone(true)
          }}
        >
          {t(copy.open)}
        </Button>
      </div>
    </Dialog>
  )
}
