import { type Cents, ZERO } from '@yoursuccess/contract/core/money'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { SetAside } from '@yoursuccess/contract/setaside/set-aside'
import type { ChoiceAnswer, SetAsideChoice } from '@yoursuccess/contract/setaside/set-aside-choice'
import type { Db } from '@yoursuccess/database/database'
import { pageOf } from '../../http/paging.ts'
import type { AccountStatus } from '../../partners/card-processor/port.ts'
import type { OwnedTransaction, PostedDeposit, TakenBack } from '../transactions/transactions.service.ts'
import { answerChoice, getChoice } from './answer-choice.ts'
import { endChoicesOf } from './choices.queries.ts'
import { closeSetAside } from './close-set-aside.ts'
import { createMove, type MoveForm } from './create-move.ts'
import { readSetAsideMonth, type SetAsideMonth } from './month.queries.ts'
import { MOVE_SHARES } from './move-shares.ts'
import {
  areBalancesNewer,
  countMoves,
  findNewestShare,
  findWanted,
  listMoves,
  listMovesSince,
  listTopUps,
} from './moves.queries.ts'
import { openSetAside } from './open-set-aside.ts'
import { listOpenSetAsides, readOpenSetAside } from './outlook.ts'
import { listComingPayments, listWages } from './planned-payments.ts'
import { readNeeds } from './read-needs.ts'
import { catchUpSetAside, reconcileSetAside, recordPosted } from './record-posted.ts'
import { endWanted, readBothBalances, recordTopUp } from './record-top-up.ts'
import { sendMoveNow } from './send-move.ts'
import { knownBalance, readBalance } from './set-aside-balance.ts'
import { listBillPaymentLines } from './set-aside-transactions.queries.ts'
import {
  changeState,
  findSetAside,
  hasMoney,
  listBalances,
  listMarked,
  listOwners,
  recordMark,
} from './set-asides.queries.ts'
import { lastMorning, type SetasideDeps } from './setaside.deps.ts'
import { nextNeed, withExpected, withWages } from './setaside.rules.ts'
import { viewMove, viewSetAside } from './setaside.views.ts'
import { insertDeposits, insertTakenBack } from './share-causes.queries.ts'
import { type ComingPayment, nextShare } from './share-of-pay.rules.ts'
import { readComing } from './who-pays.ts'
import { findShares, recordSharesOn } from './shares.queries.ts'
import { type SetAsideChange, updateSetAside } from './update-set-aside.ts'

export const setasideService = (deps: SetasideDeps) => {
  const { database, clock, queue, customer, plan, processor } = deps
  const { db } = database

  const view = async (customerId: number): Promise<SetAside> => {
    const row = await findSetAside(db, customerId)
    const [balance, installments, known, planned, expected, wages] = await Promise.all([
      knownBalance(deps, row),
      plan.findInstallments(db, customerId),
      readNeeds(deps, db, [customerId]),
      deps.autopay().listComing(db, [customerId]),
      deps.autopay().listExpectedPulls(db, [customerId]),
      listWages(deps, db, [customerId]),
    ])
    const needed = withExpected(
      withWages(installments ?? [], wages.get(customerId)),
      expected.get(customerId),
    )
    const shares = known.get(customerId)
    const moves = shares?.saver.isOn && shares.saver.isOpen && !deps.program.hasEnded('spending')
    return viewSetAside(row, balance, {
      need: nextNeed(needed, clock.today(), planned.get(customerId)),
      sharesOn: shares?.saver.isOn ?? false,
      next: shares && moves ? nextShare(shares.needs, balance.balanceCents ?? ZERO) : undefined,
    })
  }

  return {
    getSetAside: view,
    open: async (customerId: number): Promise<SetAside> => {
      await openSetAside(deps, customerId)
      return view(customerId)
    },
    /** Throws `set_aside.not_open`. */
    update: async (customerId: number, change: SetAsideChange): Promise<SetAside> => {
      await updateSetAside(deps, customerId, change)
      return view(customerId)
    },
    /** Throws `set_aside.not_open`. */
    close: (customerId: number, key: string | undefined): Promise<void> =>
      closeSetAside(deps, customerId, key),

    /** Null if there is nothing to decide. */
    getChoice: (customerId: number): Promise<SetAsideChoice | null> => getChoice(deps, customerId),
    /** Throws `set_aside.no_choice`. */
    answerChoice: (customerId: number, answer: ChoiceAnswer, key: string | undefined): Promise<void> =>
      answerChoice(deps, customerId, answer, key),

    listMoves: async (
      customerId: number,
      request: { page?: number | undefined; per_page?: number | undefined },
    ) => {
      const { limit, offset, controls } = pageOf(request)
      const [rows, count] = await Promise.all([
        listMoves(db, customerId, { limit, offset }),
        countMoves(db, customerId),
      ])
      return { moves: rows.map(viewMove), ...controls(count) }
    },
    /** Throws the refusals of a move. */
    createMove: (customerId: number, form: MoveForm, key: string | undefined) =>
      createMove(deps, customerId, form, key),

    /** Its number at the processor, also after it was closed. Throws without one. */
    getReference: async (tx: Db, customerId: number): Promise<string> => {
      const prn = (await findSetAside(tx, customerId))?.prn
      if (!prn) throw new Error('the customer has no set-aside')
      return prn
    },
    /** What is in it by the processor, never a remembered balance. Undefined unless it is open. Throws PartnerError. */
    readAvailable: async (customerId: number): Promise<Cents | undefined> => {
      await endWanted(deps, customerId)
      const row = await findSetAside(db, customerId)
      return row?.state === 'open' ? (await readBalance(deps, row)).availableCents : undefined
    },
    areBalancesNewer,
    isOpen: async (tx: Db, customerId: number): Promise<boolean> =>
      (await findSetAside(tx, customerId))?.state === 'open',
    /** Whether a share of each pay is set aside. */
    areSharesOn: async (tx: Db, customerId: number): Promise<boolean> =>
      (await findShares(tx, customerId))?.isOn ?? false,
    /** The moves of autopay whose cause begins with this text, the newest last. */
    listTopUps,
    /** The customer's moves from one on, the newest last. */
    listMovesSince,
    /** For the forecast: the next payments to the trustee, the earliest first, with who pays each. */
    readComing: (customerId: number) => readComing(deps, db, customerId),
    /** For the forecast: its balance, and what decides shares. Undefined unless it is open. Throws PartnerError. */
    readOpen: (customerId: number) => readOpenSetAside(deps, customerId),
    /** The same two for many customers, with a few statements: balances are what our copy has as posted. */
    listComingOf: (tx: Db, customerIds: readonly number[]): Promise<Map<number, ComingPayment[]>> =>
      listComingPayments(deps, tx, customerIds),
    listOpen: (tx: Db, customerIds: readonly number[]) => listOpenSetAsides(deps, tx, customerIds),
    /** For autopay: the newest share of pay that is in the set-aside. */
    findNewestShare,
    /** For autopay: what stays in the main account, and the balances of both; see record-top-up.ts. */
    readBalances: (customerId: number) => readBothBalances(deps, customerId),
    /** Records a move of autopay, and enqueues it. In the transaction that holds the plan's lock. */
    recordTopUp: (tx: Db, move: Parameters<typeof recordTopUp>[2]) => recordTopUp(deps, tx, move),
    /** Sends a recorded move now. Throws PartnerError if the processor does not answer. */
    sendMove: (move: { customerId: number; id: number }) => sendMoveNow(deps, move),

    /** Records deposits whose share is to be decided, each once. Returns how many. */
    recordDeposits: async (tx: Db, deposits: readonly PostedDeposit[]): Promise<number> => {
      const count = await insertDeposits(tx, deposits)
      if (count > 0) await queue.send(tx, MOVE_SHARES, {})
      return count
    },
    /** Records what takes back such deposits, each once. */
    recordTakenBack: async (tx: Db, takenBack: readonly TakenBack[]): Promise<void> => {
      if ((await insertTakenBack(tx, takenBack)) > 0) await queue.send(tx, MOVE_SHARES, {})
    },
    /** Whether money is set aside, as far as is known. */
    hasMoney,
    /** For autopay: what is set aside by many customers. */
    listBalances,

    /** Maps the processor's numbers of set-asides to customers. */
    listOwners,
    /** Maps numbers of set-asides to erased customers. */
    listErased: async (tx: Db, prns: readonly string[]): Promise<Map<string, number>> => {
      const found = await listMarked(tx, prns.map(customer.markOf))
      return new Map(
        prns.flatMap((prn) => {
          const customerId = found.get(customer.markOf(prn))
          return customerId === undefined ? [] : [[prn, customerId] as const]
        }),
      )
    },
    /** Records what was posted to set-asides, each transaction once. */
    recordPosted: (tx: Db, posted: readonly OwnedTransaction[]) => recordPosted(deps, tx, posted),
    /** Completes our copy of what was posted since `from`. Throws PartnerError. */
    reconcile: async (customerId: number, from: CalendarDate): Promise<void> => {
      await reconcileSetAside(deps, customerId, from)
    },
    /** Completes our copy for a statement. Undefined for a customer without a set-aside. Throws PartnerError. */
    catchUp: (customerId: number, from?: CalendarDate) => catchUpSetAside(deps, customerId, from),
    /** The lines of bill payments from it and of their returns on these days, oldest first. */
    listBillPaymentLines,
    /** The recorded transactions of a month, and the totals. */
    readMonth: (tx: Db, customerId: number, month: SetAsideMonth) => readSetAsideMonth(tx, customerId, month),

    /** Whether nothing is in it or under way. Throws PartnerError. */
    isEmpty: async (customerId: number): Promise<boolean> => {
      const row = await findSetAside(db, customerId)
      if (await findWanted(db, customerId)) return false
      if (!row?.prn) return true
      const { availableCents, postedCents } = await processor.getBalance(row.prn)
      return availableCents === 0 && postedCents === 0
    },
    /** Gives it the status of the main account. Safe to repeat with one reference. Throws PartnerError. */
    syncStatus: async (
      customerId: number,
      { accountStatus, reference }: { accountStatus: AccountStatus; reference: string },
    ): Promise<void> => {
      const row = await findSetAside(db, customerId)
      if (!row) return
      if (row.prn) await processor.setAccountStatus({ prn: row.prn, accountStatus, reference })
      if (accountStatus !== 'closed') return
      await database.transaction(async (tx) => {
        const closedAt = clock.now()
        await changeState(tx, customerId, ['opening', 'open', 'closing'], { state: 'closed', closedAt })
        await endChoicesOf(tx, customerId, closedAt)
        await recordSharesOn(tx, customerId, {
          isOn: false,
          changedAt: closedAt,
          morning: lastMorning(clock),
        })
      })
    },
    /** Stores a keyed hash of the number before it is erased. */
    markErased: async (tx: Db, customerId: number): Promise<void> => {
      const prn = (await findSetAside(tx, customerId))?.prn
      if (prn) await recordMark(tx, customerId, customer.markOf(prn))
    },
  }
}
export type SetasideService = ReturnType<typeof setasideService>
export type { SetAsideBook } from './record-posted.ts'
