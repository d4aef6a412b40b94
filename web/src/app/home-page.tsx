import { BalanceCard } from '../features/account/balance-card.tsx'
import { useFeature } from '../features/session/session.api.ts'
import { TrackerBanner } from '../features/tracker/tracker-banner.tsx'
import { TrackerWidget } from '../features/tracker/tracker-widget.tsx'
import { LatestTransactions } from '../features/transactions/latest-transactions.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import classes from './home-page.module.css'

/** Am I all right? What do I owe the trustee, and by when? What may I still spend? What has moved? */
export const HomePage = () => {
  const hasTracker = useFeature('paymentTracker')
  return (
    <>
      <PageHeading>Dashboard</PageHeading>
      <div className={classes.home} data-columns={hasTracker || undefined}>
        <BalanceCard />
        {hasTracker && (
          <div className={classes.month}>
            <TrackerWidget />
            <TrackerBanner />
          </div>
        )}
        <LatestTransactions />
      </div>
    </>
  )
}
