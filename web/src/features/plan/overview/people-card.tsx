import { IconSend } from '@tabler/icons-react'
import type { Plan } from '@yoursuccess/contract/plan/plan-terms'
import { t } from '../../../i18n/translate.ts'
import { paths } from '../../../lib/paths.ts'
import { Initials } from '../../../ui/figure/initials.tsx'
import { FactList } from '../../../ui/list/fact-list.tsx'
import { Row, RowIcon, Rows } from '../../../ui/list/row.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { methodName } from '../../trustees/trustees.api.ts'
import { officePhone } from '../trustee/office-phone.tsx'
import { copy } from './overview.messages.ts'

/** Case, trustee, how it is paid, and whom to call (CASE-09). Without any of them there is no card. */
export const PeopleCard = ({ plan }: { plan: Plan }) => {
  const { case_number_shown, trustee_name, paid_by, attorney } = plan
  const hasRows = trustee_name !== null || paid_by.length > 0 || attorney !== null
  if (!hasRows && case_number_shown === null) return null
  return (
    <SectionCard title={t(copy.people)}>
      {case_number_shown !== null && (
        <FactList facts={[{ name: t(copy.caseNumber), value: case_number_shown }]} />
      )}
      {hasRows && (
        <Rows>
          {trustee_name !== null && (
            <Row
              lead={<Initials names={[trustee_name]} />}
              title={trustee_name}
              below={t(copy.yourTrustee)}
              to={paths.planTrustee}
            />
          )}
          {paid_by.length > 0 && (
            <Row
              lead={<RowIcon icon={IconSend} />}
              title={paid_by.map(methodName).join(', ')}
              below={t(copy.paidBy)}
            />
          )}
          {attorney && (
            <Row
              lead={<Initials names={[attorney.name]} />}
              title={attorney.name}
              below={t(copy.yourAttorney)}
              trail={attorney.phone !== null && officePhone(attorney.phone)}
            />
          )}
        </Rows>
      )}
    </SectionCard>
  )
}
