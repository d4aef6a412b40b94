import type { ReactNode } from 'react'
import { t } from '../../../i18n/translate.ts'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { TextSkeleton } from '../../../ui/page/skeletons.tsx'
import { BackToOptions } from '../back-to-options.tsx'
import { UntilDepositsEnd } from '../deposits-ended.tsx'
import { FundingHeading } from '../funding-heading.tsx'
import classes from '../funding.module.css'
import { useLeaveByDocument, useLinkDocument } from './link-document.ts'
import { copy } from './linking.messages.ts'

/** Wraps the linking pages. Its content runs only in a document that may load the partner's script. */
export const LinkFrame = ({ children }: { children: ReactNode }) => {
  const isHere = useLinkDocument()
  useLeaveByDocument(isHere)
  return (
    <div className={classes.stack}>
      <BackToOptions />
      <FundingHeading title={t(copy.linkBank)} lead={t(copy.lead)} />
      <UntilDepositsEnd>
        <SectionCard>{isHere ? children : <TextSkeleton label={t(copy.opening)} />}</SectionCard>
      </UntilDepositsEnd>
    </div>
  )
}
