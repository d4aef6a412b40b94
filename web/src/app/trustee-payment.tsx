import { PlanMonths, PlanSummary } from '../features/plan/overview/plan-summary.tsx'
import { TrusteePaymentPage } from '../features/tracker/trustee/trustee-payment-page.tsx'
import { TrusteeNext } from './home/trustee-next.tsx'

/** The tracker's page of the trustee payment, with what the customer's plan says of it (TRACKER-230). */
export const TrusteePayment = () => (
  <TrusteePaymentPage
    summary={<PlanSummary />}
    months={<PlanMonths />}
    next={(card) => <TrusteeNext card={card} isMain={false} saysFailure />}
  />
)
