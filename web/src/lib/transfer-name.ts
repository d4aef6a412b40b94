import { accountInName, transferName } from '@yoursuccess/contract/funding/transfer-name.messages'
import { t } from '../i18n/translate.ts'

/** The name of a transfer, for its English name on the wire. Any other name stays as it is. */
export const shownTransferName = (name: string): string => {
  const account = accountInName(name)
  return account === undefined ? name : t(transferName.from, { account })
}
