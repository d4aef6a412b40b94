import { BalanceCard } from '../features/account/balance-card.tsx'
import { HomeAnswer } from '../features/forecast/home-answer.tsx'
import { SafeToSpend } from '../features/forecast/safe-to-spend.tsx'
import { OpenAlert } from '../features/fraud/open-alert.tsx'
import { RefundPanel } from '../features/refunds/refund-panel.tsx'
import { useFeature } from '../features/session/session.api.ts'
import { ChoiceNotice } from '../features/setaside/choice-notice.tsx'
import { SetAsideSummary } from '../features/setaside/set-aside-line.tsx'
import { MonthToApproveLine } from '../features/tracker/home/month-to-approve-line.tsx'
import { TrackerBannerLine } from '../features/tracker/home/tracker-banner-line.tsx'
import { TrusteeCard } from '../features/tracker/trustee/trustee-card.tsx'
import { Held } from '../features/transactions/held.tsx'
import { t } from '../i18n/translate.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { PageHeading } from '../ui/page/page-heading.tsx'
import { copy } from './navigation/navigation.messages.ts'
import classes from './home/home-page.module.css'
import { TrusteeNext } from './home/trustee-next.tsx'

/** `loadHome` requests its code beside the page's data. */
const BelowFold = lazyPart(async () => (await import('./home/below-fold.tsx')).BelowFold, {
  fallback: <div className={classes.belowFold} />,
})

/**
 * The home page answers, in this order: will I be all right, what do I owe the trustee and by when, what may I spend,
 * and the next days. Then it has the newest transactions and the card (FRAME-115). Budget figures are left out, because
 * they aren't money in the account.
 */
export const HomePage = () => {
  const hasTracker = useFeature('paymentTracker')
  const hasPlans = useFeature('planTools')
  return (
    <>
      {!hasPlans && <PageHeading>{t(copy.dashboard)}</PageHeading>}
      <RefundPanel />
      <OpenAlert />
      <ChoiceNotice />
      <div className={classes.home}>
        {hasPlans && (
          <div className={classes.answer}>
            <HomeAnswer name={t(copy.dashboard)} />
          </div>
        )}
        {hasTracker && (
          <div className={classes.trustee}>
            <TrusteeCard planLink={hasPlans} next={(card) => <TrusteeNext card={card} />} isLow />
            <TrackerBannerLine />
            <MonthToApproveLine />
          </div>
        )}
        <div className={classes.money}>
          {hasPlans && <SafeToSpend />}
          <BalanceCard held={<Held />} setAside={<SetAsideSummary />} />
        </div>
        <BelowFold />
      </div>
    </>
  )
}
