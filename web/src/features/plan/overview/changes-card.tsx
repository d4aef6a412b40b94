import { IconCalendarDollar, IconCoins, IconGavel, IconPencil, IconReceiptTax } from '@tabler/icons-react'
import type { Plan } from '@yoursuccess/contract/plan/plan-terms'
import { t } from '../../../i18n/translate.ts'
import { paths } from '../../../lib/paths.ts'
import { Row, RowIcon, Rows } from '../../../ui/list/row.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { changeStatus } from '../status/status-dialogs.tsx'
import { addRefund } from '../tax/refund-dialogs.tsx'
import { copy } from './overview.messages.ts'

/** What a customer comes to report: a refund, news from the court, another amount. */
export const ChangesCard = ({ plan }: { plan: Plan }) => (
  <SectionCard title={t(copy.changes)}>
    <Rows>
      <Row
        lead={<RowIcon icon={IconReceiptTax} />}
        title={t(copy.refund.title)}
        below={t(copy.refund.below)}
        onPress={() => void addRefund(plan)}
      />
      <Row
        lead={<RowIcon icon={IconGavel} />}
        title={t(copy.status.title)}
        below={t(copy.status.below)}
        onPress={() => void changeStatus(plan)}
      />
      <Row
        lead={<RowIcon icon={IconCoins} />}
        title={t(copy.amounts.title)}
        below={t(copy.amounts.below)}
        to={paths.planAmounts}
      />
      <Row
        lead={<RowIcon icon={IconCalendarDollar} />}
        title={t(copy.paydays.title)}
        below={t(copy.paydays.below)}
        to={paths.paydays}
      />
      <Row
        lead={<RowIcon icon={IconPencil} />}
        title={t(copy.details.title)}
        below={t(copy.details.below)}
        to={paths.planDetails}
      />
    </Rows>
  </SectionCard>
)
