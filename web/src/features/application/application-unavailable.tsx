import { Button } from '@mantine/core'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { t } from '../../i18n/translate.ts'
import { CallError } from '../../lib/call-error.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import dialog from '../../ui/dialog/dialog.module.css'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { PlainPage } from '../../ui/page/plain-page.tsx'
import { copy } from './application.messages.ts'

/**
 * Shown when the application fails to load: a dialog says why (APPLICATION-13), and the page offers to try
 * again.
 */
export const ApplicationUnavailable = ({ error, reset }: ErrorComponentProps) => {
  const router = useRouter()
  const { reset: resetQueries } = useQueryErrorResetBoundary()
  const [opened, setOpened] = useState(true)
  const retry = async () => {
    setOpened(false)
    resetQueries()
    reset()
    await router.invalidate()
  }
  const button = <Button onClick={() => void retry()}>{t(copy.tryAgain)}</Button>
  return (
    <PlainPage>
      <PageHeading lead={t(copy.unavailableText)}>{t(copy.unavailableTitle)}</PageHeading>
      {button}
      {opened && (
        <Dialog title={t(copy.unavailableTitle)} onClose={() => setOpened(false)}>
          <p role="alert">{error instanceof CallError ? error.message : t(copy.noAnswer)}</p>
          <p>{t(copy.unavailableText)}</p>
          <div className={dialog.actions}>{button}</div>
        </Dialog>
      )}
    </PlainPage>
  )
}
