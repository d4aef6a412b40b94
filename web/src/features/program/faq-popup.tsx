import { Button } from '@mantine/core'
import { useState } from 'react'
import { t } from '../../i18n/translate.ts'
import { readStored, store } from '../../lib/storage.ts'
import { NoticeFacts } from './notice-facts.tsx'
import { shortMark, showsNotices } from './notice.rules.ts'
import { useProgram } from './program.api.ts'
import { copy } from './program.messages.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'

const Dialog = lazyPart(async () => (await import('../../ui/dialog/dialog.tsx')).Dialog, { silent: true })

const understood = () => (readStored('ys.notice-understood') ?? '').split(' ')

/**
 * Shows what the end of the product means until "I Understand" is pressed, once per customer and browser
 * (PROGRAM-11).
 */
export const FaqPopup = ({ email }: { email: string }) => {
  const program = useProgram()
  const mark = shortMark(email)
  const [closed, setClosed] = useState(() => understood().includes(mark))
  if (closed || !showsNotices(program)) return null
  const understand = () => {
    store('ys.notice-understood', [...understood(), mark].join(' ').trim())
    setClosed(true)
  }
  // Closing it in another way postpones it until the next visit.
  return (
    <Dialog title={t(copy.faqTitle)} onClose={() => setClosed(true)} width={560}>
      <NoticeFacts windDown={program.wind_down} />
      <Button onClick={understand} data-autofocus>
        {t(copy.understand)}
      </Button>
    </Dialog>
  )
}
