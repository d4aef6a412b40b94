import {
  IconCalendarDollar,
  IconChecklist,
  IconCoins,
  IconGavel,
  IconMail,
  IconMailExclamation,
  IconPencil,
  IconReceiptTax,
} from '@tabler/icons-react'
import { day } from '@yoursuccess/contract/core/calendar-date'
import { checklistOpening } from '@yoursuccess/contract/plan/discharge-checklist.rules'
import type { PlanInstallment } from '@yoursuccess/contract/plan/plan-progress'
import type { Plan } from '@yoursuccess/contract/plan/plan-terms'
import { t } from '../../../i18n/translate.ts'
import { centsOf } from '../../../lib/amounts.rules.ts'
import { paths } from '../../../lib/paths.ts'
import { Row, RowIcon, Rows } from '../../../ui/list/row.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { useToday } from '../../program/program.api.ts'
import { changeStatus } from '../status/status-dialogs.tsx'
import { addRefund } from '../tax/refund-dialogs.tsx'
import { copy } from './overview.messages.ts'

interface ChangesCardProps {
  plan: Plan
  installments: readonly PlanInstallment[]
}

/** What a customer comes to report: a refund, news from the court, another amount. */
export const ChangesCard = ({ plan, installments }: ChangesCardProps) => (
  <SectionCard title={t(copy.changes)}>
    <Rows>
      <ChecklistRow plan={plan} installments={installments} />
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
        lead={<RowIcon icon={IconMailExclamation} />}
        title={t(copy.notices.title)}
        below={t(copy.notices.below)}
        to={paths.planNotices}
      />
      <Row
        lead={<RowIcon icon={IconMail} />}
        title={t(copy.message.title)}
        below={t(copy.message.below)}
        to={paths.planMessage}
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

/** From three payments before the end (LAD-06). */
const ChecklistRow = ({ plan: { status }, installments }: ChangesCardProps) => {
  const today = useToday()
  const dueDays = installments
    .filter(({ kind, amount }) => kind === 'monthly' && centsOf(amount) > 0)
    .map(({ due_on }) => day(due_on))
  if (!checklistOpening({ status, dueDays, today }).isOpen) return null
  return (
    <Row
      lead={<RowIcon icon={IconChecklist} />}
      title={t(copy.checklist.title)}
      below={t(copy.checklist.below)}
      to={paths.planChecklist}
    />
  )
}
