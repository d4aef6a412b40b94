import { Link, useRouterState } from '@tanstack/react-router'
import { paths } from '../lib/paths.ts'
import { DollarBill } from '../ui/look/dollar-bill.tsx'
import { PageHeading } from '../ui/page/page-heading.tsx'
import { PlainPage } from '../ui/page/plain-page.tsx'

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
    <PageHeading>Page not found</PageHeading>
    <p>The address may be mistyped, or the page may not be available for your account.</p>
    <p>
      {inAccount ? (
        <Link to={paths.dashboard}>Go to your dashboard</Link>
      ) : (
        <Link to={paths.landing}>Go to the start page</Link>
      )}
    </p>
  </>
)
