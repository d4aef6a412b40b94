import { MAX_TRUSTEES_FOUND, type TrusteeFound } from '@yoursuccess/contract/trustees/trustees'
import type { Db } from '@yoursuccess/database/database'
import { notFound } from '../../http/refusal.ts'
import {
  checkPayment,
  findOtherWays,
  findWarnings,
  listPaymentsTo,
  locksFor,
  type PaymentQuestion,
} from './check-payment.ts'
import { importTrustees } from './import-trustees.ts'
import { officeOf, type Payee, termsOfPayee, wordsOf } from './matching.rules.ts'
import { listReports, reportTrustee, settleTrusteeReport } from './report-trustee.ts'
import type { TrusteesDeps } from './trustees.deps.ts'
import { findTrustee, listByTerms, listTrusteesById, searchTrustees } from './trustees.queries.ts'

/** More words do not find fewer offices. */
const MAX_WORDS = 8

export const trusteesService = (deps: TrusteesDeps) => {
  const { db } = deps.database
  /** The entry, and the methods that are locked for this customer. Throws `not_found`. */
  const getWithLocks = async (tx: Db, customerId: number, id: number) => {
    const trustee = await findTrustee(tx, id)
    if (!trustee) throw notFound()
    const payments = await listPaymentsTo(deps, tx, customerId, trustee)
    return { trustee, locks: locksFor(deps, trustee, payments) }
  }

  return {
    /** Without words and district, the first offices by name. */
    search: ({ q = '', district }: { q?: string | undefined; district?: string | undefined }) =>
      searchTrustees(db, {
        words: wordsOf(q).slice(0, MAX_WORDS),
        district,
        limit: MAX_TRUSTEES_FOUND,
      }) satisfies Promise<TrusteeFound[]>,
    get: (customerId: number, id: number) => getWithLocks(db, customerId, id),
    getWithLocks,
    /** The entry, also of an office that is no longer listed. */
    find: (tx: Db, id: number) => findTrustee(tx, id),
    /** The same for many, in no particular order. */
    findAll: (tx: Db, ids: readonly number[]) => listTrusteesById(tx, ids),
    /** The listed office that each payee is; undefined for a payee who is none. */
    findOffices: async (tx: Db, payees: readonly Payee[]) => {
      const terms = payees.map(termsOfPayee)
      const offices = await listByTerms(tx, {
        names: terms.flatMap(({ names }) => names),
        addresses: terms.flatMap(({ addresses }) => addresses),
      })
      return payees.map((payee) => officeOf(payee, offices))
    },
    /** Asks the guard: see check-payment.ts. Throws its refusals. */
    checkPayment: (tx: Db, customerId: number, question: PaymentQuestion) =>
      checkPayment(deps, tx, customerId, question),
    findWarnings: (tx: Db, customerId: number, question: PaymentQuestion) =>
      findWarnings(deps, tx, customerId, question),
    findOtherWays: (tx: Db, customerId: number, question: Pick<PaymentQuestion, 'payee' | 'kind'>) =>
      findOtherWays(deps, tx, customerId, question),
    report: (tx: Db, customerId: number, report: { trusteeId: number; text: string }) =>
      reportTrustee(deps, tx, customerId, report),

    import: (file: { name: string; content: string }) => importTrustees(deps, file),
    listReports: () => listReports(deps),
    settleReport: (id: number) => settleTrusteeReport(deps, id),
  }
}
export type TrusteesService = ReturnType<typeof trusteesService>
export type { OtherWays } from './check-payment.ts'
export type { MadePayment } from './trustees.deps.ts'
export { type Office, officeOf, type Payee } from './matching.rules.ts'
