import { Button } from '@mantine/core'
import type { Autopay } from '@yoursuccess/contract/autopay/autopay'
import { t } from '../../i18n/translate.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/page/button-link.tsx'
import { Notice } from '../../ui/page/notice.tsx'
import { copy } from './autopay.messages.ts'

type Pause = NonNullable<Autopay['paused_for']>

interface PausedNoticeProps {
  reason: Pause
  onAgreeAnew: () => void
}

/** Why nothing is sent for now, and what to do about it (AUTO-17). */
export const PausedNotice = ({ reason, onAgreeAnew }: PausedNoticeProps) => (
  <>
    <Notice tone="care">
      <p>{t(copy.paused[reason])}</p>
    </Notice>
    <Action reason={reason} onAgreeAnew={onAgreeAnew} />
  </>
)

const Action = ({ reason, onAgreeAnew }: PausedNoticeProps) => {
  switch (reason) {
    case 'trustee':
    case 'case_closed':
      return (
        <div>
          <Button onClick={onAgreeAnew}>{t(copy.pausedActions.trustee)}</Button>
        </div>
      )
    case 'biller':
      return <PageLink to={paths.addBiller} words={t(copy.pausedActions.biller)} />
    case 'plan':
      return <PageLink to={paths.plan} words={t(copy.pausedActions.plan)} />
    case 'set_aside':
      return <PageLink to={paths.setAside} words={t(copy.pausedActions.set_aside)} />
    case 'feature':
      return null
  }
}

interface PageLinkProps {
  to: typeof paths.addBiller | typeof paths.plan | typeof paths.setAside
  words: string
}

const PageLink = ({ to, words }: PageLinkProps) => (
  <div>
    <ButtonLink to={to}>{words}</ButtonLink>
  </div>
)
