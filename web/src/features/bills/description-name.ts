import { findDescription } from '@yoursuccess/contract/bills/bill-names.messages'
import { t } from '../../i18n/translate.ts'

/** A biller's category, or that we pay it by check. A category that the customer typed stays as it is. */
export const descriptionName = (description: string): string => {
  const name = findDescription(description)
  return name ? t(name) : description
}
