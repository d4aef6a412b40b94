import { readCode } from '@yoursuccess/contract/proof/verification-code.rules'
import type { Db } from '@yoursuccess/database/database'
import { sql } from 'drizzle-orm'
import { notFound } from '../../http/refusal.ts'
import { forOthers, inLanguage } from '../../messaging/language.ts'
import { csvOf } from './history-csv.ts'
import { entriesOf, renderHistory } from './history-pdf.ts'
import { leftOutOf } from './ledger.rules.ts'
import { makeDocument, sha256Of } from './make-document.ts'
import { renderPayment } from './payment-pdf.ts'
import { listPaymentsFromHere } from './payments-from-here.ts'
import type { ProofDeps } from './proof.deps.ts'
import { findMadeAt } from './proof.queries.ts'
import { daysOf, type Period, readFacts } from './read-facts.ts'

/**
 * Documents are English in any language, because the attorney, the trustee's office or the court reads them. The names in
 * PDFs are also in the customer's language.
 */
export const proofService = (deps: ProofDeps) => {
  const { database } = deps

  /** As of one moment: a payment that is made meanwhile is either on all parts of a document or on none. */
  const read = <Result>(work: (tx: Db) => Promise<Result>): Promise<Result> =>
    database.transaction(async (tx) => {
      await tx.execute(sql`set transaction isolation level repeatable read, read only`)
      return work(tx)
    })

  /** Throws `plan.missing`, `plan.incomplete` and `proof.invalid_range`. */
  const readPeriod = (customerId: number, period: Period) =>
    read(async (tx) => {
      const facts = await readFacts(deps, tx, customerId, await listPaymentsFromHere(deps, tx, customerId))
      return { facts, days: daysOf(facts, period) }
    })

  return {
    /** The history of payments as a PDF that can be verified. Refuses as `readPeriod` does. */
    makeHistory: async (customerId: number, period: Period): Promise<Buffer> => {
      const { facts, days } = await readPeriod(customerId, period)
      return makeDocument(deps, customerId, (print) => forOthers(() => renderHistory(facts, days, print)))
    },
    /** The same as CSV. */
    makeTable: async (customerId: number, period: Period): Promise<string> => {
      const { facts, days } = await readPeriod(customerId, period)
      const entries = entriesOf(facts, days)
      return inLanguage('en', () => csvOf(entries, leftOutOf(entries, facts, days), facts.receipts))
    },
    /** A PDF of one payment. Throws `not_found` for one that does not count for the customer's plan. */
    makePayment: async (customerId: number, id: number): Promise<Buffer> => {
      const { facts, payment } = await read(async (tx) => {
        const own = await listPaymentsFromHere(deps, tx, customerId)
        const found = own.payments.find((each) => each.id === id)
        if (!found) throw notFound()
        return { facts: await readFacts(deps, tx, customerId, own), payment: found }
      })
      return makeDocument(deps, customerId, (print) => forOthers(() => renderPayment(facts, payment, print)))
    },
    /** When the document was made that has this code and this content. Undefined for any other. */
    verify: async (typed: string, sha256: string): Promise<Date | undefined> =>
      findMadeAt(database.db, { codeHash: sha256Of(readCode(typed) ?? ''), sha256 }),
  }
}
export type ProofService = ReturnType<typeof proofService>
