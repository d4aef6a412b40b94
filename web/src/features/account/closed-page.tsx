import { Button } from '@mantine/core'
import { elements, t } from '../../i18n/translate.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/page/button-link.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { PhoneLink } from '../../ui/page/phone-link.tsx'
import { PlainPage } from '../../ui/page/plain-page.tsx'
import { SiteFrame } from '../../ui/page/site-frame.tsx'
import { useHasEnded, useProgram } from '../program/program.api.ts'
import { askToSignOut, useUser } from '../session/session.api.ts'
import { copy } from './account.messages.ts'
import classes from './closed-page.module.css'
import { Available } from './available.tsx'

/**
 * Why the account is closed, its balance, how to reopen it (ACCOUNT-56, ACCOUNT-57, ACCOUNT-60), and whom to
 * call about anything else.
 */
export const ClosedPage = () => {
  const { closed_account_reason } = useUser()
  const hasEnded = useHasEnded('deposits')
  // An account that can't receive deposits can't be reopened (record 0095).
  const canReopen = closed_account_reason === 'lack_of_funding' && !hasEnded
  return (
    <SiteFrame program={useProgram()}>
      <PlainPage>
        <PageHeading>{t(copy.closedTitle)}</PageHeading>
        {canReopen ? <p>{t(copy.closed.unfunded)}</p> : <WhomToCall />}
        <p>
          <Available />
        </p>
        <div className={classes.ways}>
          {canReopen && <ButtonLink to={paths.funding}>{t(copy.closed.chooseFunding)}</ButtonLink>}
          <Button variant="default" onClick={() => void askToSignOut()}>
            {t(copy.signOut)}
          </Button>
        </div>
      </PlainPage>
    </SiteFrame>
  )
}

const WhomToCall = () => {
  const program = useProgram()
  return (
    <>
      <p>{t(copy.closed.noMoney)}</p>
      {program && (
        <p>{elements(copy.closed.whomToCall, { phone: <PhoneLink phone={program.support.phone} /> })}</p>
      )}
    </>
  )
}
