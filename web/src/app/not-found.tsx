import { Link, useRouterState } from '@tanstack/react-router'
import { t } from '../i18n/translate.ts'
import { paths } from '../lib/paths.ts'
import { DollarBill } from '../ui/look/dollar-bill.tsx'
import { PageHeading } from '../ui/page/page-heading.tsx'
import { PlainPage } from '../ui/page/plain-page.tsx'
import { copy } from './not-found.messages.ts'

export const NotFound = () => {
  const isInAccount = useRouterState({
    select: ({ location }) => location.pathname.startsWith(`${paths.dashboard}/`),
  })
  return (
    <PlainPage>
      <NotFoundWords inAccount={isInAccount} />
    </PlainPage>
  )
}

/** The text alone, for a page that already has a frame. */
export const NotFoundWords = ({ inAccount }: { inAccount: boolean }) => (
  <>
    <DollarBill pose="thinking" />
    <PageHeading>{t(copy.title)}</PageHeading>
    <p>{t(copy.text)}</p>
    <p>
      {inAccount ? (
        <Link to={paths.dashboard}>{t(copy.toDashboard)}</Link>
      ) : (
        <Link to={paths.landing}>{t(copy.toStartPage)}</Link>
      )}
    </p>
  </>
)
