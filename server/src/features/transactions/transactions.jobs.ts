import type { DueWork } from '../../clock/business-clock.ts'
import { unlessPartnerError } from '../../partners/partner-error.ts'
import type { TransactionsService } from './transactions.service.ts'

/** Reads the processor's history of accounts whose comparison is due, to find what lost events did not report. */
export const reconciliationWork = (transactions: TransactionsService): DueWork => ({
  name: 'transactions.reconcile',
  runDue: () => transactions.reconcileDue().catch(unlessPartnerError),
})
