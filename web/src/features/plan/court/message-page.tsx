import { Button } from '@mantine/core'
import { IconCopy, IconMail, IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { AttorneyMessage } from '@yoursuccess/contract/plan/attorney-message'
import { t } from '../../../i18n/translate.ts'
import { paths } from '../../../lib/paths.ts'
import { showToast } from '../../../ui/dialog/toasts.ts'
import buttons from '../../../ui/form/button-row.module.css'
import { ButtonLink } from '../../../ui/page/button-link.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { RowsSkeleton } from '../../../ui/page/skeletons.tsx'
import { useAccount } from '../../account/account.api.ts'
import { attorneyMessageQuery } from './court-calls.ts'
import classes from './court.module.css'
import { copy } from './message.messages.ts'
import { mailAddress, messageText } from './message-text.ts'

/** The facts of the plan as text, to copy, email or print (LAD-04). The bank sends nothing to the attorney. */
export const MessagePage = () => {
  const query = useQuery(attorneyMessageQuery)
  return (
    <div className={classes.page}>
      <PageHeading lead={t(copy.lead)}>{t(copy.title)}</PageHeading>
      <Loaded query={query} loading={<RowsSkeleton rows={6} label={t(copy.loading)} />}>
        {(message) => <Message message={message} />}
      </Loaded>
      <div>
        <ButtonLink to={paths.plan} variant="default">
          {t(copy.back)}
        </ButtonLink>
      </div>
    </div>
  )
}

const Message = ({ message }: { message: AttorneyMessage }) => {
  const account = useAccount()
  const text = messageText(message, account && `${account.first_name} ${account.last_name}`)
  const copyText = () =>
    void navigator.clipboard.writeText(text).then(
      () => showToast('good', t(copy.copied)),
      () => showToast('care', t(copy.notCopied)),
    )
  return (
    <>
      <SectionCard title={t(copy.text)}>
        <p className={classes.message}>{text}</p>
        <div className={buttons.row}>
          <Button
            variant="default"
            leftSection={<IconPrinter size={18} aria-hidden />}
            onClick={() => window.print()}
          >
            {t(copy.print)}
          </Button>
          <Button
            component="a"
            variant="default"
            href={mailAddress(message, text)}
            leftSection={<IconMail size={18} aria-hidden />}
          >
            {t(copy.email)}
          </Button>
          <Button leftSection={<IconCopy size={18} aria-hidden />} onClick={copyText}>
            {t(copy.copy)}
          </Button>
        </div>
      </SectionCard>
      {message.plan.attorney === null && (
        <SectionCard>
          <p>{t(copy.noAttorney)}</p>
          <div>
            <ButtonLink to={paths.planDetails} variant="default">
              {t(copy.addAttorney)}
            </ButtonLink>
          </div>
        </SectionCard>
      )}
    </>
  )
}
