/** Spanish. */
import type { Translation } from '../core/messages.ts'
import type * as english from './trustees.ts'

export const trusteeReportRefusals: Translation<typeof english.trusteeReportRefusals> = {
  'trustee.too_many_reports': 'Todavía estamos revisando lo que reportó antes. Espere a que terminemos.',
}
