import { Button } from '@mantine/core'
import { useState } from 'react'
import { t } from '../../i18n/translate.ts'
import { CallError } from '../../lib/call-error.ts'
import { paths } from '../../lib/paths.ts'
import { useSecretOfAddress } from '../../lib/use-secret-of-address.ts'
import { ButtonLink } from '../../ui/page/button-link.tsx'
import { Notice } from '../../ui/page/notice.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { PlainPage } from '../../ui/page/plain-page.tsx'
import { SiteFrame } from '../../ui/page/site-frame.tsx'
import { useProgram } from '../program/program.api.ts'
import { useConfirmEmail } from './settings.api.ts'
import { copy, personalInfoMessages } from './settings.messages.ts'

/**
 * Opened by the link in the email to a new address. The customer must press a button, so that an email
 * scanner that opens links confirms nothing.
 */
export const ConfirmEmailPage = () => {
  const token = useSecretOfAddress('token')
  const { submit, isPending, error } = useConfirmEmail()
  const [isSuccess, setIsSuccess] = useState(false)
  const isOver = error instanceof CallError && error.code === 'personal_info.invalid_token'
  return (
    <SiteFrame program={useProgram()}>
      <PlainPage>
        <PageHeading {...(token && !isSuccess && { lead: t(copy.confirmLead) })}>
          {t(copy.confirmTitle)}
        </PageHeading>
        {!token && (
          <Notice tone="care" role="alert">
            {t(copy.linkMissing)}
          </Notice>
        )}
        {isSuccess && (
          <Notice tone="good" role="status">
            {t(copy.confirmed)}
          </Notice>
        )}
        {error && (
          <Notice tone={isOver ? 'care' : 'stop'} role="alert">
            {isOver ? t(personalInfoMessages['personal_info.invalid_token']) : t(copy.confirmUnsent)}
          </Notice>
        )}
        {token && !isSuccess && !isOver ? (
          <Button
            onClick={() => void submit(token, { onSuccess: () => setIsSuccess(true) })}
            disabled={isPending}
            loading={isPending}
          >
            {t(copy.confirmButton)}
          </Button>
        ) : (
          <ButtonLink to={paths.login}>{t(copy.goToLogin)}</ButtonLink>
        )}
      </PlainPage>
    </SiteFrame>
  )
}
