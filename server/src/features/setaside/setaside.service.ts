import type { Cents } from '@yoursuccess/contract/core/money'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { SetAside } from '@yoursuccess/contract/setaside/set-aside'
import type { Db } from '@yoursuccess/database/database'
import { pageOf } from '../../http/paging.ts'
import type { AccountStatus } from '../../partners/card-processor/port.ts'
import type { OwnedTransaction } from '../transactions/transactions.service.ts'
import { closeSetAside } from './close-set-aside.ts'
import { createMove, type MoveForm } from './create-move.ts'
import { countMoves, findWanted, listMoves } from './moves.queries.ts'
import { openSetAside } from './open-set-aside.ts'
import { reconcileSetAside, recordPosted } from './record-posted.ts'
import { knownBalance } from './set-aside-balance.ts'
import {
  changeState,
  findSetAside,
  listMarked,
  listOwners,
  recordKeepBack,
  recordMark,
} from './set-asides.queries.ts'
import { refuse, type SetasideDeps } from './setaside.deps.ts'
import { nextNeed } from './setaside.rules.ts'
import { viewMove, viewSetAside } from './setaside.views.ts'

export const setasideService = (deps: SetasideDeps) => {
  const { database, clock, customer, plan, processor } = deps
  const { db } = database

  const view = async (customerId: number): Promise<SetAside> => {
    const row = await findSetAside(db, customerId)
    const [balance, installments] = await Promise.all([
      knownBalance(deps, row),
      plan.findInstallments(db, customerId),
    ])
    return viewSetAside(row, balance, nextNeed(installments ?? [], clock.today()))
  }

  return {
    getSetAside: view,
    open: async (customerId: number): Promise<SetAside> => {
      await openSetAside(deps, customerId)
      return view(customerId)
    },
    /** Throws `set_aside.not_open`. */
    setKeepBack: async (customerId: number, keepBackCents: Cents): Promise<SetAside> => {
      if (!(await recordKeepBack(db, customerId, keepBackCents))) throw refuse('set_aside.not_open')
      return view(customerId)
    },
    /** Throws `set_aside.not_open`. */
    close: (customerId: number, key: string | undefined): Promise<void> =>
      closeSetAside(deps, customerId, key),

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
    reconcile: (customerId: number, from: CalendarDate) => reconcileSetAside(deps, customerId, from),

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
      if (accountStatus === 'closed')
        await database.transaction((tx) =>
          changeState(tx, customerId, ['opening', 'open', 'closing'], {
            state: 'closed',
            closedAt: clock.now(),
          }),
        )
    },
    /** Stores a keyed hash of the number before it is erased. */
    markErased: async (tx: Db, customerId: number): Promise<void> => {
      const prn = (await findSetAside(tx, customerId))?.prn
      if (prn) await recordMark(tx, customerId, customer.markOf(prn))
    },
  }
}
export type SetasideService = ReturnType<typeof setasideService>
