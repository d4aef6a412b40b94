import { Navigate } from '@tanstack/react-router'
import { t } from '../../../i18n/translate.ts'
import { paths } from '../../../lib/paths.ts'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { isBeingChecked, useApplication } from '../application.api.ts'
import { useApplicationMemory } from '../application-memory.tsx'
import { copy } from '../application.messages.ts'
import { AgreementList, useAllOpened } from './agreement-list.tsx'
import { BeingChecked } from './being-checked.tsx'
import { PhoneVerification } from './phone-verification.tsx'
import { ReviewSummary } from './review-summary.tsx'
import { SubmitPart } from './submit-part.tsx'

/** Fourth step: a summary, the agreements, phone verification if required, and the submission. */
export const ReviewStep = () => {
  const application = useApplication()
  const { idNumber } = useApplicationMemory()
  const allOpened = useAllOpened()
  // Before the number is required: after a reload, a submitted application must not ask for it again.
  if (isBeingChecked(application)) return <BeingChecked />
  if (idNumber.length !== 9) return <Navigate to={paths.identification} replace />
  const needsPhone = application.has_phone_verification
  return (
    <>
      <PageHeading lead={t(copy.reviewLead)}>{t(copy.reviewTitle)}</PageHeading>
      <ReviewSummary application={application} idNumber={idNumber} />
      <AgreementList />
      {needsPhone && allOpened && <PhoneVerification application={application} />}
      <SubmitPart waitsFor={!allOpened ? 'agreements' : needsPhone ? 'phone' : undefined} />
    </>
  )
}
