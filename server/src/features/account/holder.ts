/** The account and its holder as PDFs show them. */
import type { Db } from '@yoursuccess/database/database'
import type { AccountStatus } from '../../partners/card-processor/port.ts'
import { notFound } from '../../http/refusal.ts'
import { findAccount, findPersonalInfo, type PersonalInfo } from './account.queries.ts'

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

export const getHolder = async (db: Db, customerId: number): Promise<Holder> => {
  const account = await findAccount(db, customerId)
  const holder = await findPersonalInfo(db, customerId)
  if (!account?.prn || !holder) throw notFound()
  const { prn, accountStatus, openedAt } = account
  const { legalName } = holder
  return { customerId, prn, accountStatus, openedAt, legalName, addressLines: addressLinesOf(holder) }
}

const addressLinesOf = ({ address1, address2, city, state, postalCode }: PersonalInfo): string[] =>
  address1 && city && state && postalCode
    ? [address1, ...(address2 ? [address2] : []), `${city}, ${state} ${postalCode}`]
    : []
