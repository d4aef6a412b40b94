import { t } from '../../i18n/translate.ts'
import { useFeature } from '../session/session.api.ts'
import { BillsHeading } from './bills-heading.tsx'
import { BillersSection } from './billers/billers-section.tsx'
import classes from './bills.module.css'
import { copy } from './bills.messages.ts'
import { PaymentHistory } from './history/payment-history.tsx'
import { ReportSection } from './report/report-section.tsx'

/** The customer's billers, their payments, and the report that proves them (BILLS-01). */
export const BillsPage = () => {
  const hasReports = useFeature('trackedBills')
  return (
    <div className={classes.page}>
      <BillsHeading title={t(copy.title)} lead={t(copy.lead)} />
      <BillersSection />
      <PaymentHistory />
      {hasReports && <ReportSection />}
    </div>
  )
}
