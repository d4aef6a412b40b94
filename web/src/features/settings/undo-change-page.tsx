import { Button } from '@mantine/core'
import type { UndoneChange } from '@yoursuccess/contract/session/undo-change'
import { useState } from 'react'
import { t, texts } from '../../i18n/translate.ts'
import { CallError } from '../../lib/call-error.ts'
import { paths } from '../../lib/paths.ts'
import { useSecretOfAddress } from '../../lib/use-secret-of-address.ts'
import { ButtonLink } from '../../ui/page/button-link.tsx'
import { Notice } from '../../ui/page/notice.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { PlainPage } from '../../ui/page/plain-page.tsx'
import { SiteFrame } from '../../ui/page/site-frame.tsx'
import { useProgram } from '../program/program.api.ts'
import { useUndoChange } from './settings.api.ts'
import { copy, undoMessages } from './settings.messages.ts'

/**
 * Opened by the link in the email about a sign-in change. The customer must press a button, so that an email
 * scanner that opens links undoes nothing.
 */
export const UndoChangePage = () => {
  const token = useSecretOfAddress('token')
  const { submit, isPending, error } = useUndoChange()
  const [undone, setUndone] = useState<UndoneChange>()
  const isOver = error instanceof CallError && error.code === 'undo_change.invalid_token'
  return (
    <SiteFrame program={useProgram()}>
      <PlainPage>
        <PageHeading {...(token && !undone && { lead: t(copy.undoLead) })}>{t(copy.undoTitle)}</PageHeading>
        {!token && (
          <Notice tone="care" role="alert">
            {t(copy.linkMissing)}
          </Notice>
        )}
        {error && (
          <Notice tone={isOver ? 'care' : 'stop'} role="alert">
            {isOver ? t(undoMessages['undo_change.invalid_token']) : t(copy.undoUnsent)}
          </Notice>
        )}
        {undone && <Undone undone={undone} />}
        {token && !undone && !isOver && (
          <>
            <ul>
              {texts(copy.undoDoes).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <Button onClick={() => void submit(token, { onSuccess: setUndone })} loading={isPending}>
              {t(copy.undoButton)}
            </Button>
          </>
        )}
        {(!token || isOver) && <ButtonLink to={paths.login}>{t(copy.goToLogin)}</ButtonLink>}
      </PlainPage>
    </SiteFrame>
  )
}

const Undone = ({ undone }: { undone: UndoneChange }) => {
  const { cancelled, not_cancelled, changed, reset_password_token } = undone
  const ended = listed(cancelled)
  const gone = listed(not_cancelled)
  const left = listed(changed)
  return (
    <>
      <Notice tone="good" role="status">
        <p>{t(copy.undone)}</p>
        {ended && <p>{t(copy.undoCancelled, { what: ended })}</p>}
      </Notice>
      {gone && <Notice tone="care">{t(copy.undoNotCancelled, { what: gone })}</Notice>}
      {left && <Notice tone="care">{t(copy.undoChanged, { what: left })}</Notice>}
      {reset_password_token ? (
        <ButtonLink to={paths.passwordReset} search={{ reset_password_token }}>
          {t(copy.choosePassword)}
        </ButtonLink>
      ) : (
        <p>{t(copy.passwordByMail)}</p>
      )}
    </>
  )
}

/** "1 transfer, 2 bill payments"; empty when there is nothing. */
const listed = (counts: Partial<Record<keyof typeof copy.counted, number>>): string =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([what, count]) => t(copy.counted[what as keyof typeof copy.counted], { count }))
    .join(', ')
