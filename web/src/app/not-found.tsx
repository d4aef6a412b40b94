import { Link, useRouterState } from '@tanstack/react-router'
import { paths } from '../lib/paths.ts'
import { DollarBill } from '../ui/dollar-bill.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { PlainPage } from '../ui/plain-page.tsx'

export const NotFound = () => {
  const isInAccount = useRouterState({
    select: ({ location }) => location.pathname.startsWith(`${paths.dashboard}/`),
  })
  return (
    <PlainPage>
      <DollarBill pose="thinking" />
      <PageHeading>Page not found</PageHeading>
      <p>The address may be mistyped, or the page may not be available for your account.</p>
      <p>
        {isInAccount ? (
          <Link to={paths.dashboard}>Go to your dashboard</Link>
        ) : (
          <Link to={paths.landing}>Go to the start page</Link>
        )}
      </p>
    </PlainPage>
  )
}
