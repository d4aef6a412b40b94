/** Which share of pay a payment in parts is made with (AUTO-08). */
import type { Db } from '@yoursuccess/database/database'
import type { AgreementRow } from './agreements.queries.ts'
import type { AutopayDeps } from './autopay.deps.ts'
import { findLastShareSent } from './planned-payments.queries.ts'

/** The newest share of pay since the agreement, unless a payment was made with it. */
export const findUnsentShare = async (
  { setAside }: Pick<AutopayDeps, 'setAside'>,
  tx: Db,
  { customerId, agreedAt }: Pick<AgreementRow, 'customerId' | 'agreedAt'>,
): Promise<number | undefined> => {
  const newest = await setAside.findNewestShare(tx, customerId, agreedAt)
  return newest !== undefined && newest > (await findLastShareSent(tx, customerId)) ? newest : undefined
}
