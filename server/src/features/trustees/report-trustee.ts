/** What customers report as wrong in the directory, for the operator (TRU-04). */
import type { TrusteeReport } from '@yoursuccess/contract/trustees/directory-review'
import { MAX_OPEN_TRUSTEE_REPORTS } from '@yoursuccess/contract/trustees/trustees'
import type { Db } from '@yoursuccess/database/database'
import { notFound } from '../../http/refusal.ts'
import { audit } from '../../security/audit/audit.ts'
import {
  countOpenReports,
  insertReport,
  listOpenReports,
  lockReports,
  settleReport,
} from './trustee-reports.queries.ts'
import { refuse, type TrusteesDeps } from './trustees.deps.ts'
import { findTrustee } from './trustees.queries.ts'

/** Further reports are listed once these are settled. */
const MAX_LISTED = 200

/** Throws `not_found` and `trustee.too_many_reports`. */
export const reportTrustee = async (
  { clock }: TrusteesDeps,
  tx: Db,
  customerId: number,
  { trusteeId, text }: { trusteeId: number; text: string },
): Promise<void> => {
  if (!(await findTrustee(tx, trusteeId))) throw notFound()
  await lockReports(tx, customerId)
  if ((await countOpenReports(tx, customerId)) >= MAX_OPEN_TRUSTEE_REPORTS)
    throw refuse('trustee.too_many_reports')
  await insertReport(tx, { customerId, trusteeId, report: text, reportedAt: clock.now() })
}

export const listReports = async ({ database, customer }: TrusteesDeps): Promise<TrusteeReport[]> => {
  const rows = await listOpenReports(database.db, MAX_LISTED)
  const emails = new Map<number, string>()
  for (const { customerId } of rows)
    if (!emails.has(customerId)) emails.set(customerId, await customer.getEmail(database.db, customerId))
  return rows.map((row) => ({
    id: row.id,
    trustee_id: row.trusteeId,
    trustee: row.trustee,
    email: emails.get(row.customerId) ?? '',
    text: row.report,
    reported_at: row.reportedAt.toISOString(),
  }))
}

/** Throws `trustee_directory.unknown_report`. */
export const settleTrusteeReport = ({ database, clock }: TrusteesDeps, id: number): Promise<void> =>
  database.transaction(async (tx) => {
    const customerId = await settleReport(tx, id, clock.now())
    if (customerId === undefined) throw refuse('trustee_directory.unknown_report')
    await audit(tx, clock.realNow(), 'operator', 'trustee.report_settled', {
      customerId,
      subject: `trustee_report:${id}`,
    })
  })
