import { type Message, messages } from '../core/messages.ts'
import type { BillPaymentStatus } from './bill-payments.ts'
import type { BillerCategory } from './billers.ts'

/** What people read for the values of bills, on screens and in PDFs. */
export const billNames = messages('billNames', {
  statuses: {
    created: 'Scheduled',
    pending: 'On its way',
    mailed: 'Check mailed',
    cleared: 'Received',
    failed: 'Failed',
    returned: 'Returned',
  } satisfies Record<BillPaymentStatus, string>,
  categories: {
    Utilities: 'Utilities',
    Housing: 'Housing',
    Communication: 'Communication',
    Transportation: 'Transportation',
    'Personal finance': 'Personal finance',
    Insurance: 'Insurance',
    Subscriptions: 'Subscriptions',
    Education: 'Education',
    'Health and wellness': 'Health and wellness',
    Miscellaneous: 'Miscellaneous',
    Other: 'Other',
  } satisfies Record<BillerCategory, string>,
  /** Instead of the category of a payee without one (BILLS-94). */
  checkByMail: 'Check by mail',
  noResults: 'No results found',
})

/**
 * The name of a biller's description, which is on the wire in English: a category of the list, or that we pay by
 * check. Undefined for a category that the customer typed.
 */
export const findDescription = (description: string): Message | undefined => {
  if (description === CHECK_BY_MAIL) return billNames.checkByMail
  return Object.hasOwn(billNames.categories, description)
    ? billNames.categories[description as BillerCategory]
    : undefined
}

/** As on the wire. The text above is in the reader's language. */
const CHECK_BY_MAIL = 'Check by mail'
