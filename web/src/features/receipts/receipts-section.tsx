import { IconFileCheck, IconFileUnknown } from '@tabler/icons-react'
import type { Receipt, TrusteePayment } from '@yoursuccess/contract/receipts/receipts'
import { t } from '../../i18n/translate.ts'
import { formatPlannedDay } from '../../lib/dates.ts'
import { Money } from '../../ui/figure/money.tsx'
import { StatusBadge } from '../../ui/figure/status-badge.tsx'
import { Row, RowIcon, Rows } from '../../ui/list/row.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { SectionCard } from '../../ui/page/section-card.tsx'
import { useToday } from '../program/program.api.ts'
import { receiptsAlone, takenBackOf } from './payment-words.ts'
import { copy } from './receipts.messages.ts'
import classes from './receipts.module.css'
import { seeReceipt } from './see-receipt.tsx'

interface ReceiptsSectionProps {
  payments: readonly TrusteePayment[]
  receipts: readonly Receipt[]
}

/** The receipts that no payment from this account has, and what is asked about them (REC-23). */
export const ReceiptsSection = ({ payments, receipts }: ReceiptsSectionProps) => {
  const alone = receiptsAlone(receipts)
  const takenBack = takenBackOf(receipts)
  return (
    <SectionCard title={t(copy.others)}>
      {receipts.length === 0 ? (
        <EmptyState picture="paper">{t(copy.noReceipts)}</EmptyState>
      ) : alone.length === 0 ? (
        <p className={classes.quiet}>{t(copy.allMatched)}</p>
      ) : (
        <Rows label={t(copy.others)}>
          {alone.map((receipt) => (
            <ReceiptRow
              key={receipt.id}
              receipt={receipt}
              kind={kindOf(receipt, takenBack)}
              payments={payments}
            />
          ))}
        </Rows>
      )}
    </SectionCard>
  )
}

interface ReceiptRowProps {
  receipt: Receipt
  kind: keyof typeof copy.kinds
  payments: readonly TrusteePayment[]
}

const ReceiptRow = ({ receipt, kind, payments }: ReceiptRowProps) => {
  const today = useToday()
  const { amount, posted_on, receipt_number, note } = receipt
  const isAsked = kind === 'twice' || kind === 'open'
  return (
    <Row
      lead={<RowIcon icon={isAsked ? IconFileUnknown : IconFileCheck} />}
      title={t(copy.kinds[kind])}
      below={[
        t(copy.states.posted, { day: formatPlannedDay(posted_on, today) }),
        receipt_number !== null && t(copy.receiptNumber, { number: receipt_number }),
        note,
      ]
        .filter(Boolean)
        .join(' · ')}
      trail={
        <>
          <Money amount={amount} />
          {isAsked && <StatusBadge tone="care">{t(copy.decide)}</StatusBadge>}
        </>
      }
      onPress={() => void seeReceipt(receipt, payments)}
    />
  )
}

const kindOf = ({ id, state }: Receipt, takenBack: ReadonlySet<number>): keyof typeof copy.kinds => {
  if (state === 'twice' || state === 'open') return state
  return takenBack.has(id) ? 'takenBack' : 'not_from_here'
}
