import type { Dispute } from '@yoursuccess/contract/disputes/disputes'
import { t } from '../../i18n/translate.ts'
import { copy } from './transactions.messages.ts'

/** "Reported: P-2026-000123", or "Answered: ..." */
export const reportWords = ({ status, reference }: Dispute): string =>
  t(copy[status === 'open' ? 'reported' : 'answered'], { reference })
