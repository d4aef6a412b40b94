import { isOutside } from '@yoursuccess/contract/autopay/outside.rules'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '../../i18n/translate.ts'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { AgreementSection } from './agreement-section.tsx'
import { autopayQuery } from '../setaside/setaside.api.ts'
import { copy } from './autopay.messages.ts'
import classes from './autopay.module.css'
import { PaymentsSection } from './payments-section.tsx'
import { SetUp } from './set-up.tsx'
import { useIsSplit } from './shares-off.tsx'

/** What the bank sends to the trustee automatically. Without an agreement, what it would send (AUTO-01). */
export const AutopayPage = () => {
  const { data: autopay } = useSuspenseQuery(autopayQuery)
  const [isChanging, setIsChanging] = useState(false)
  const agreement = autopay?.on ? autopay : null
  const isSplit = useIsSplit(autopay?.mode)
  return (
    <div className={classes.page}>
      <PageHeading
        lead={t(agreement && !isChanging && isOutside(agreement.method) ? copy.leadOutside : copy.lead)}
      >
        {t(copy.title)}
      </PageHeading>
      {agreement && !isChanging && (
        <AgreementSection autopay={agreement} onChange={() => setIsChanging(true)} />
      )}
      {(!agreement || isChanging) && (
        <SetUp
          known={autopay}
          onAgreed={() => setIsChanging(false)}
          {...(agreement && { onCancel: () => setIsChanging(false) })}
        />
      )}
      {autopay && (
        <PaymentsSection
          isOn={autopay.on}
          isOnHold={autopay.paused_for !== null}
          isSplit={isSplit}
          method={autopay.method}
        />
      )}
    </div>
  )
}
