import { Button } from '@mantine/core'
import { t } from '../../../i18n/translate.ts'
import { leave } from '../../../lib/leave.ts'
import { ErrorPanel } from '../../../ui/page/error-panel.tsx'
import { TextSkeleton } from '../../../ui/page/skeletons.tsx'
import classes from '../funding.module.css'
import { copy } from './linking.messages.ts'

export type LinkStage = 'opening' | 'open' | 'closed' | 'failed' | 'tooOld' | 'codesUsedUp' | 'checking'

interface LinkProgressProps {
  stage: LinkStage
  /** The script failed to load. */
  isLost: boolean
  /** The window is for an account that is already linked. */
  isKnownAccount: boolean
  /** Undefined when the window can't be opened again. */
  onOpen?: () => void
}

/** The text of the page behind the window, and after it closes. */
export const LinkProgress = ({ stage, isLost, isKnownAccount, onOpen }: LinkProgressProps) => {
  if (isLost)
    return (
      <ErrorPanel
        error={undefined}
        title={t(copy.noScript)}
        onRetry={() => leave.to(window.location.pathname)}
      />
    )
  if (stage === 'opening') return <TextSkeleton label={t(copy.opening)} />
  return (
    <div className={classes.form}>
      <p role="status">{sentenceFor(stage, isKnownAccount)}</p>
      {isOver(stage) && onOpen && (
        <div className={classes.row}>
          <Button onClick={onOpen}>{stage === 'codesUsedUp' ? t(copy.linkNew) : t(copy.open)}</Button>
        </div>
      )}
    </div>
  )
}

const isOver = (stage: LinkStage) => stage !== 'open' && stage !== 'checking'

const sentenceFor = (stage: Exclude<LinkStage, 'opening'>, isKnownAccount: boolean): string => {
  const sentences = {
    open: t(copy.isOpen),
    closed: isKnownAccount ? t(copy.notVerified) : t(copy.closed),
    failed: t(copy.failed),
    tooOld: t(copy.tooOld),
    codesUsedUp: t(copy.codesUsedUp),
    checking: t(copy.checking),
  }
  return sentences[stage]
}
