/** Spanish. */
import type { Translation } from '../core/messages.ts'
import type * as english from './bill-report.ts'

export const billReportRefusals: Translation<typeof english.billReportRefusals> = {
  'bill_report.no_billers': 'Elija al menos un beneficiario.',
  'bill_report.too_long': 'Este informe sería demasiado largo. Elija menos días o menos beneficiarios.',
}
