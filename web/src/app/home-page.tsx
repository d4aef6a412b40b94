import { BalanceCard } from '../features/account/balance-card.tsx'
import { CardPanel } from '../features/card/panel/card-panel.tsx'
import { OpenAlert } from '../features/fraud/open-alert.tsx'
import { RefundPanel } from '../features/refunds/refund-panel.tsx'
import { useFeature } from '../features/session/session.api.ts'
import { ChoiceNotice } from '../features/setaside/choice-notice.tsx'
import { SetAsideSummary } from '../features/setaside/set-aside-line.tsx'
import { TrackerBanner } from '../features/tracker/home/tracker-banner.tsx'
import { TrusteeCard } from '../features/tracker/trustee/trustee-card.tsx'
import { Held } from '../features/transactions/held.tsx'
import { LatestTransactions } from '../features/transactions/latest-transactions.tsx'
import { t } from '../i18n/translate.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { PageHeading } from '../ui/page/page-heading.tsx'
import { copy } from './navigation/navigation.messages.ts'
import { ComingUpCard } from './coming-up/coming-up-card.tsx'
import classes from './home-page.module.css'

/** Only customers with a plan load its code. `loadHome` has it before the page opens. */
const LatePay = lazyPart(async () => (await import('../features/paydays/late-pay.tsx')).LatePay)

/**
 * The home page answers, in this order: what is available, what is owed to the trustee and by when, what
 * comes next, whether the card is safe, and which transactions are the latest. That list loads more rows
 * without end, so it is last. Budget figures are left out, because they aren't money in the account.
 */
export const HomePage = () => {
  const hasTracker = useFeature('paymentTracker')
  const hasPlans = useFeature('planTools')
  return (
    <>
      <PageHeading>{t(copy.dashboard)}</PageHeading>
      <RefundPanel />
      <OpenAlert />
      <ChoiceNotice />
      {hasPlans && <LatePay />}
      <div className={classes.home}>
        <BalanceCard held={<Held />} setAside={<SetAsideSummary />} />
        {hasTracker && (
          <div className={classes.month}>
            <TrusteeCard planLink={hasPlans} />
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
