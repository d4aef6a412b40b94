/** The columns of the tables in the history of payments. */
import { label } from '../../pdf/label.ts'
import type { Column } from '../../pdf/pdf.ts'
import { copy } from './proof.messages.ts'

const right = 'right' as const
export const ledgerColumns = (): readonly Column[] => [
  { title: label(copy.month), share: 0.17 },
  { title: label(copy.amountDue), share: 0.13, align: right },
  { title: label(copy.paid), share: 0.32 },
  { title: label(copy.posted), share: 0.25 },
  { title: label(copy.counted), share: 0.13, align: right },
]
export const stepColumns = (): readonly Column[] => [
  { title: label(copy.from), share: 0.18 },
  { title: label(copy.reason), share: 0.38 },
  { title: label(copy.entered), share: 0.28 },
  { title: label(copy.amount), share: 0.16, align: right },
]
export const lumpSumColumns = (): readonly Column[] => [
  { title: label(copy.dueOn), share: 0.3 },
  { title: label(copy.source), share: 0.5 },
  { title: label(copy.amount), share: 0.2, align: right },
]
export const paymentColumns = (): readonly Column[] => [
  { title: label(copy.paid), share: 0.5 },
  { title: label(copy.posted), share: 0.34 },
  { title: label(copy.amount), share: 0.16, align: right },
]
export const receiptColumns = (): readonly Column[] => [
  { title: label(copy.posted), share: 0.8 },
  { title: label(copy.amount), share: 0.2, align: right },
]
export const lineColumns = (): readonly Column[] => [
  { title: label(copy.day), share: 0.15 },
  { title: label(copy.line), share: 0.35 },
  { title: label(copy.account), share: 0.17 },
  { title: label(copy.reference), share: 0.18 },
  { title: label(copy.amount), share: 0.15, align: right },
]
