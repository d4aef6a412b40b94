import type { AccountService } from '../features/account/account.service.ts'
import { PartnerError } from '../partners/partner-error.ts'

/** Opens the account now. Returns its number, or null if the processor does not reply: a job retries. */
export const openNow = async (account: Pick<AccountService, 'openAccount'>, customerId: number) => {
  try {
    return await account.openAccount(customerId)
  } catch (error) {
    if (error instanceof PartnerError) return null
    throw error
  }
}
