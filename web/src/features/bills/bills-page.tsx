import { Button } from '@mantine/core'
import { useState } from 'react'
import { t } from '../../i18n/translate.ts'
import { useFeature } from '../session/session.api.ts'
import { BillsHeading } from './bills-heading.tsx'
import { BillersSection } from './billers/billers-section.tsx'
import classes from './bills.module.css'
import { copy } from './bills.messages.ts'
import { TrusteeHero } from './hero/trustee-hero.tsx'
import { PaymentHistory } from './history/payment-history.tsx'
import { ReportSection } from './report/report-section.tsx'

/** The trustee, the other billers, their payments, and beside the title the report that proves them (BILLS-01). */
export const BillsPage = () => {
  const hasReports = useFeature('trackedBills')
  const [isReporting, setIsReporting] = useState(false)
  return (
    <div className={classes.page}>
      <BillsHeading
        title={t(copy.title)}
        lead={t(copy.lead)}
        actions={
          hasReports && (
            <Button
              variant="default"
              aria-expanded={isReporting}
              onClick={() => setIsReporting(!isReporting)}
            >
              {t(copy.reporting)}
            </Button>
          )
        }
      />
      {hasReports && isReporting && <ReportSection />}
      <TrusteeHero />
      <BillersSection />
      <PaymentHistory />
    </div>
  )
}
