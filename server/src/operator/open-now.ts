import type { AccountService } from '../features/account/account.service.ts'
import { PartnerError } from '../partners/partner-error.ts'

/** The account's number, or null when the processor has not replied: a job keeps trying. */
export const openNow = async (
  account: Pick<AccountService, 'openAccount'>,
  customerId: number,
): Promise<string | null> => {
  try {
    return await account.openAccount(customerId)
  } catch (error) {
    if (error instanceof PartnerError) return null
    throw error
  }
}
