/** The account and its holder as PDFs show them. */
import type { Db } from '@yoursuccess/database/database'
import type { AccountStatus } from '../../partners/card-processor/port.ts'
import { notFound } from '../../http/refusal.ts'
import type { AccountDeps } from './account.deps.ts'
import { findAccount } from './account.queries.ts'

export interface Holder {
  customerId: number
  prn: string
  accountStatus: AccountStatus
  openedAt: Date | null
  /** The name that the identity check verified; the settings do not change it (ACCOUNT-47). */
  legalName: string
  /** Address lines as printed on an envelope. Empty if the address is incomplete. */
  addressLines: string[]
}

export const getHolder = async (
  { customer }: Pick<AccountDeps, 'customer'>,
  db: Db,
  customerId: number,
): Promise<Holder> => {
  const account = await findAccount(db, customerId)
  if (!account?.prn) throw notFound()
  const { prn, accountStatus, openedAt } = account
  return { customerId, prn, accountStatus, openedAt, ...(await customer.getPrintedHolder(db, customerId)) }
}
