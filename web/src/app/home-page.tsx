import { BalanceCard } from '../features/account/balance-card.tsx'
import { CardPanel } from '../features/card/panel/card-panel.tsx'
import { OpenAlert } from '../features/fraud/open-alert.tsx'
import { RefundPanel } from '../features/refunds/refund-panel.tsx'
import { useFeature } from '../features/session/session.api.ts'
import { TrackerBanner } from '../features/tracker/home/tracker-banner.tsx'
import { TrusteeCard } from '../features/tracker/trustee/trustee-card.tsx'
import { LatestTransactions } from '../features/transactions/latest-transactions.tsx'
import { PageHeading } from '../ui/page/page-heading.tsx'
import { ComingUpCard } from './coming-up/coming-up-card.tsx'
import classes from './home-page.module.css'

/**
 * What is available? What do I owe the trustee, and by when? What comes next? Is my card safe? What are my latest
 * transactions? That list has no end, so nothing is below it. No budget figures are here, because they aren't money
 * in the account.
 */
export const HomePage = () => {
  const hasTracker = useFeature('paymentTracker')
  return (
    <>
      <PageHeading>Dashboard</PageHeading>
      <RefundPanel />
      <OpenAlert />
      <div className={classes.home}>
        <BalanceCard />
        {hasTracker && (
          <div className={classes.month}>
            <TrusteeCard />
            <TrackerBanner />
          </div>
        )}
        <div className={classes.card}>
          <ComingUpCard />
          <CardPanel />
        </div>
        <div className={classes.latest}>
          <LatestTransactions />
        </div>
      </div>
    </>
  )
}
