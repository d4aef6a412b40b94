/** Reported problems with posted transactions: cases, deadlines and money (docs/decisions/0064). */
import type { creditDispute, resolveDispute } from '@yoursuccess/contract/disputes/dispute-review'
import type { Dispute, reportProblem as reportCall } from '@yoursuccess/contract/disputes/disputes'
import type { BodyOf } from '@yoursuccess/contract/core/endpoint'
import type { Db } from '@yoursuccess/database/database'
import { findCaseMoney, type Loss } from './case-money.ts'
import type { DisputesDeps } from './disputes.deps.ts'
import { listMovements } from './dispute-movements.queries.ts'
import { listDisputes } from './disputes.queries.ts'
import { reportProblem } from './report-problem.ts'
import { takeBackReturned } from './returned-money.ts'
import { credit, listForReview, resolve } from './review-disputes.ts'
import { viewDispute } from './view-dispute.ts'

const SHOWN = 100

export const disputesService = (deps: DisputesDeps) => ({
  /** The latest 100, newest first. */
  list: async (customerId: number): Promise<Dispute[]> => {
    const { db } = deps.database
    const rows = await listDisputes(db, customerId, SHOWN)
    const movements = rows.length === 0 ? [] : await listMovements(db, customerId)
    const open = rows.filter(({ status }) => status === 'open')
    const money = await findCaseMoney(deps.transactions, db, customerId, open)
    return rows.map((row) => viewDispute(row, movements, money.get(row.id)))
  },
  /** Throws `not_found`, `dispute.own_adjustment`, and `dispute.reported` if a case is open. */
  report: (customerId: number, body: BodyOf<typeof reportCall>, key: string | undefined) =>
    reportProblem(deps, customerId, body, key),

  /** Reverses the bank's credit of an answered case when the money is returned. */
  takeBackReturned: (tx: Db, customerId: number, losses: readonly Loss[]) =>
    takeBackReturned(deps, tx, customerId, losses),

  /** For the operator: open cases, and cases with a refused movement; earliest due first. */
  listForReview: () => listForReview(deps),
  /** For the operator: orders a provisional credit, once per case. */
  credit: (body: BodyOf<typeof creditDispute>) => credit(deps, body),
  /** For the operator: answers the case, once. */
  resolve: (body: BodyOf<typeof resolveDispute>) => resolve(deps, body),
})
export type DisputesService = ReturnType<typeof disputesService>
