/** Reads what documents about payments to the trustee are made of. */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { PostedReceipt } from '@yoursuccess/contract/receipts/posted-receipts.rules'
import type { Db } from '@yoursuccess/database/database'
import type { PlanHistory } from '../plan/plan.service.ts'
import { type AccountLine, type Days, daysOfLines, linesOf } from './ledger.rules.ts'
import type { PaymentFromHere, PaymentsFromHere } from './payments-from-here.ts'
import { type ProofDeps, refuse } from './proof.deps.ts'

export interface ProofFacts {
  holderName: string
  accountNumberEnd: string
  history: PlanHistory
  /** All of them, oldest first. */
  payments: readonly PaymentFromHere[]
  receipts: readonly PostedReceipt[]
  /** The lines of the customer's accounts behind each payment, by its id. */
  lines: ReadonlyMap<number, readonly AccountLine[]>
  today: CalendarDate
}

/** Throws `plan.missing` and `plan.incomplete`. */
export const readFacts = async (
  deps: ProofDeps,
  tx: Db,
  customerId: number,
  { payments, debitOf }: PaymentsFromHere,
): Promise<ProofFacts> => {
  const [history, receipts, holder] = await Promise.all([
    deps.plan.readHistory(tx, customerId),
    deps.receipts.listFor(tx, customerId),
    deps.account.getHolder(tx, customerId),
  ])
  const sent = payments.filter(({ id }) => !debitOf.has(id))
  const lines = linesOf(sent, await readLines(deps, tx, customerId, sent))
  const collected = await readDebitLines(deps, tx, customerId, debitOf)
  return {
    holderName: holder.legalName,
    accountNumberEnd: holder.prn.slice(-4),
    history,
    payments,
    receipts,
    lines: new Map([...lines, ...collected]),
    today: deps.clock.today(),
  }
}

/** The debit of each payment that a service collected, and what it gave back, by the id of the payment. */
const readDebitLines = async (
  { transactions }: Pick<ProofDeps, 'transactions'>,
  tx: Db,
  customerId: number,
  debitOf: PaymentsFromHere['debitOf'],
): Promise<Map<number, AccountLine[]>> => {
  const lines = await transactions.listDebitLines(tx, customerId, [...debitOf.values()])
  const byDebit = Map.groupBy(lines, ({ debitId }) => debitId)
  return new Map(
    [...debitOf].map(([id, debit]) => [
      id,
      (byDebit.get(debit) ?? []).map(({ debitId: _debitId, ...line }) => ({ ...line, account: 'main' })),
    ]),
  )
}

/** The lines of both accounts since the first payment, until the last one or its return. */
const readLines = async (
  { transactions, setAside }: Pick<ProofDeps, 'transactions' | 'setAside'>,
  tx: Db,
  customerId: number,
  payments: readonly PaymentFromHere[],
): Promise<AccountLine[]> => {
  const days = daysOfLines(payments)
  if (!days) return []
  const [main, aside] = await Promise.all([
    transactions.listBillPaymentLines(tx, customerId, days),
    setAside.listBillPaymentLines(tx, customerId, days),
  ])
  return [
    ...main.map((line) => ({ ...line, account: 'main' as const })),
    ...aside.map((line) => ({ ...line, account: 'set_aside' as const })),
  ]
}

export interface Period {
  from?: CalendarDate | undefined
  to?: CalendarDate | undefined
}

/** From the first due day until today, unless asked otherwise. Throws `proof.invalid_range`. */
export const daysOf = ({ history, today }: ProofFacts, { from, to = today }: Period): Days => {
  const firstDueOn = history.installments[0]?.dueOn ?? today
  const days = { from: from ?? (firstDueOn < to ? firstDueOn : to), to }
  if (days.from > days.to || days.to > today) throw refuse('proof.invalid_range')
  return days
}
