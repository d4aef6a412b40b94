import type { OwnTrustee, Plan } from '@yoursuccess/contract/plan/plan-terms'
import { trusteeGuard } from '@yoursuccess/contract/trustees/guard.messages'
import { t } from '../../../i18n/translate.ts'
import { andList } from '../../../lib/lists.ts'
import { paths } from '../../../lib/paths.ts'
import { FactList } from '../../../ui/list/fact-list.tsx'
import { ButtonLink } from '../../../ui/page/button-link.tsx'
import { Notice } from '../../../ui/page/notice.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { addressLine } from '../../trustees/trustees.api.ts'
import { officePhone } from './office-phone.tsx'
import classes from './trustee.module.css'
import { copy } from './trustee.messages.ts'

/** A trustee that the directory does not list: what the customer typed, and that we know no more (TRU-03). */
export const OwnTrusteeCard = ({ plan, trustee }: { plan: Plan; trustee: OwnTrustee }) => {
  const address = addressLine(trustee)
  const paidBy = plan.paid_by.map((kind) => t(trusteeGuard.methods[kind]))
  return (
    <SectionCard title={t(copy.office)}>
      <Notice tone="care">
        <p>{t(trusteeGuard.warnings.unknownTrustee)}</p>
      </Notice>
      <FactList
        facts={[
          address !== '' && { name: t(copy.address), value: address },
          trustee.phone !== null && { name: t(copy.phone), value: officePhone(trustee.phone) },
          { name: t(copy.paidBy), value: paidBy.length > 0 ? andList(paidBy) : t(copy.notSaid) },
        ]}
      />
      <div className={classes.actions}>
        <ButtonLink to={paths.planDetails} variant="default">
          {t(copy.change)}
        </ButtonLink>
      </div>
    </SectionCard>
  )
}
