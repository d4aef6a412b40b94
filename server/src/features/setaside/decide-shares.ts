/** Decides the shares of many customers in one transaction, with a few statements for all of them. */
import { add, type Cents, larger, smaller, subtract, ZERO } from '@yoursuccess/contract/core/money'
import { cappedShare } from '@yoursuccess/contract/setaside/shares.rules'
import type { Db } from '@yoursuccess/database/database'
import { auditAll } from '../../security/audit/audit.ts'
import { insertMoves, listUnsettled, type NewMove, type Requested } from './moves.queries.ts'
import { type KnownNeeds, readNeeds } from './read-needs.ts'
import { lastMorning, type SetasideDeps } from './setaside.deps.ts'
import {
  type DecidedCause,
  listSharesOfTakenBack,
  listUndecided,
  recordDecided,
  type ShareOfTakenBack,
} from './share-causes.queries.ts'
import { goesBack, shareOfDeposit, shareOfMorning, type WantedShare } from './share-of-pay.rules.ts'
import { listUnlooked, recordLooked, recordShort, type ShortShare } from './shares.queries.ts'
import { type ShareNotice, shortNotice, takenBackNotice } from './shares.notifications.ts'

/** What makes a share move, or go back: a posted transaction, or a morning without a payday left. */
export type ShareCause = DepositCause | TakenBackCause | MorningCause
interface DepositCause {
  kind: 'deposit'
  customerId: number
  transactionId: number
  amountCents: Cents
}
interface TakenBackCause extends Omit<DepositCause, 'kind'> {
  kind: 'taken_back'
}
interface MorningCause {
  kind: 'morning'
  customerId: number
}

export interface Balances extends Requested {
  mainCents: Cents
  setAsideCents: Cents
}

/** A cause, with the balances if something may move. */
export interface Looked {
  cause: ShareCause
  balances: Balances | undefined
}

/** What is recorded of a cause: always its end, and what follows from it. */
interface Decision {
  cause: ShareCause
  decided?: DecidedCause
  move?: NewMove
  short?: ShortShare
  notice?: ShareNotice | undefined
}

/** Whether balances are needed to decide. With more set aside, a share is never larger. */
export const mayMove = (cause: ShareCause, known: KnownNeeds | undefined): boolean => {
  if (!known?.saver.isOpen) return false
  if (cause.kind === 'taken_back') return true
  return known.saver.isOn && wantedOf(cause, known, ZERO).wantedCents > 0
}

const wantedOf = (
  cause: DepositCause | MorningCause,
  { needs }: KnownNeeds,
  setAsideCents: Cents,
): WantedShare =>
  cause.kind === 'morning'
    ? shareOfMorning(needs, setAsideCents)
    : shareOfDeposit(needs, setAsideCents, cause.transactionId)

/**
 * Reads the needs again under the plans' locks, and records what follows. Causes that another server decided, and those
 * whose balances are not certain, are left as they are. Returns how many were decided.
 */
export const decideShares = (deps: SetasideDeps, looked: readonly Looked[]): Promise<number> =>
  deps.database.transaction(async (tx) => {
    const customerIds = looked.map(({ cause }) => cause.customerId)
    await deps.plan.lockAll(tx, customerIds)
    const [known, open] = [await readNeeds(deps, tx, customerIds), await readOpen(deps, tx, looked)]
    const decisions = looked.flatMap((each) => {
      const decision = decisionOf(deps, each, { known: known.get(each.cause.customerId), open })
      return decision ? [decision] : []
    })
    await record(deps, tx, decisions)
    return decisions.length
  })

/** What is still to be decided, and what may be. */
interface Open {
  /** With what was taken back of each deposit. */
  undecided: ReadonlyMap<number, Cents>
  unlooked: ReadonlySet<number>
  /** Customers with a move or a payment to the trustee that the balances may not contain. */
  unsettled: ReadonlySet<number>
  takenBack: ReadonlyMap<number, ShareOfTakenBack>
  /** What bills will take that were ordered from main accounts, and that their balances may contain. */
  ordered: ReadonlyMap<number, Cents>
}

const readOpen = async (
  { bills, clock }: Pick<SetasideDeps, 'bills' | 'clock'>,
  tx: Db,
  looked: readonly Looked[],
): Promise<Open> => {
  const causes = looked.map(({ cause }) => cause)
  const posted = causes.filter((cause) => cause.kind !== 'morning')
  const takenBack = posted.filter(({ kind }) => kind === 'taken_back').map(idOf)
  const mornings = causes.filter(({ kind }) => kind === 'morning').map(({ customerId }) => customerId)
  const requested = looked.flatMap(({ balances }) => balances ?? [])
  return {
    undecided: await listUndecided(tx, posted.map(idOf)),
    unlooked: await listUnlooked(tx, mornings, lastMorning(clock)),
    unsettled: new Set([
      ...(await listUnsettled(tx, requested)),
      ...(await bills.listUnsettledPayers(tx, requested)),
    ]),
    ordered: await bills.sumReservedOf(tx, requested),
    takenBack: new Map((await listSharesOfTakenBack(tx, takenBack)).map((share) => [share.id, share])),
  }
}

const idOf = ({ transactionId }: DepositCause | TakenBackCause): number => transactionId

/** Undefined if it is not to be decided now. */
const decisionOf = (
  deps: SetasideDeps,
  { cause, balances }: Looked,
  { known, open }: { known: KnownNeeds | undefined; open: Open },
): Decision | undefined => {
  const isOpen =
    cause.kind === 'morning' ? open.unlooked.has(cause.customerId) : open.undecided.has(cause.transactionId)
  if (!isOpen) return undefined
  const counted = countedOf(cause, open)
  const end: Decision = { cause, ...counted }
  const depositCents = counted.decided?.countedCents
  if (!known || depositCents === 0 || deps.program.hasEnded('spending') || !mayMove(cause, known)) return end
  if (!balances || open.unsettled.has(cause.customerId)) return undefined
  if (cause.kind === 'taken_back') return { ...end, ...backOf(deps, cause, { known, open, balances }) }
  const orderedCents = open.ordered.get(cause.customerId) ?? ZERO
  return { ...end, ...shareOf(deps, cause, { known, balances, depositCents, orderedCents }) }
}

const countedOf = (cause: ShareCause, { undecided }: Open): { decided?: DecidedCause } => {
  if (cause.kind === 'morning') return {}
  const { transactionId: id, amountCents } = cause
  const left = larger(ZERO, subtract(amountCents, undecided.get(id) ?? ZERO))
  const countedCents = cause.kind === 'deposit' ? left : null
  return { decided: { id, countedCents, scheduleId: null, paydayOn: null } }
}

/** The share of a deposit or of a morning. A morning has no deposit that limits it. */
const shareOf = (
  { clock }: SetasideDeps,
  cause: DepositCause | MorningCause,
  {
    known,
    balances: { mainCents, setAsideCents },
    depositCents,
    orderedCents,
  }: {
    known: KnownNeeds
    balances: Balances
    depositCents: Cents | null | undefined
    orderedCents: Cents
  },
): Partial<Decision> => {
  const { customerId } = cause
  const { keepBackCents } = known.saver
  const share = wantedOf(cause, known, setAsideCents)
  const { movedCents, missingCents } = cappedShare(share.wantedCents, {
    depositCents: depositCents ?? share.wantedCents,
    availableCents: subtract(mainCents, orderedCents),
    keepBackCents: add(keepBackCents, known.expectedCents),
  })
  const { payday } = share
  const wantedAt = clock.now()
  const move: NewMove = {
    customerId,
    direction: 'in',
    kind: 'share',
    cause:
      cause.kind === 'deposit'
        ? `deposit-${cause.transactionId}`
        : `planned-${share.dueOn}-${known.needs.morning}`,
    amountCents: movedCents,
    reason: null,
    wantedAt,
  }
  return {
    ...(cause.kind === 'deposit' && {
      decided: {
        id: cause.transactionId,
        countedCents: depositCents ?? null,
        scheduleId: payday?.scheduleId ?? null,
        paydayOn: payday?.on ?? null,
      },
      short: {
        customerId,
        shortCents: smaller(missingCents, share.laterCents),
        shortFor: share.shortFor,
      },
    }),
    ...(movedCents > 0 && { move }),
    notice: shortNotice({ customerId, share, movedCents, missingCents, happenedAt: wantedAt }),
  }
}

const backOf = (
  { clock }: SetasideDeps,
  cause: TakenBackCause,
  { known, open, balances }: { known: KnownNeeds; open: Open; balances: Balances },
): Partial<Decision> => {
  const { customerId, transactionId } = cause
  const share = open.takenBack.get(transactionId)
  const { keepBackCents } = known.saver
  const amountCents = share ? goesBack(share, { ...balances, keepBackCents }) : ZERO
  if (amountCents <= 0) return {}
  const wantedAt = clock.now()
  return {
    move: {
      customerId,
      direction: 'out',
      kind: 'taken_back',
      cause: `taken-back-${transactionId}`,
      amountCents,
      reason: null,
      wantedAt,
    },
    notice: takenBackNotice(cause, amountCents, wantedAt),
  }
}

const record = async (
  { clock, notifications }: SetasideDeps,
  tx: Db,
  decisions: readonly Decision[],
): Promise<void> => {
  const mornings = decisions.filter(({ cause }) => cause.kind === 'morning')
  await recordDecided(
    tx,
    decisions.flatMap(({ decided }) => decided ?? []),
    clock.now(),
  )
  await recordLooked(
    tx,
    mornings.map(({ cause }) => cause.customerId),
    lastMorning(clock),
  )
  await recordShort(
    tx,
    decisions.flatMap(({ short }) => short ?? []),
  )
  const moves = await insertMoves(
    tx,
    decisions.flatMap(({ move }) => move ?? []),
  )
  await auditAll(
    tx,
    clock.realNow(),
    'system',
    moves.map(({ customerId, id, direction }) => ({
      action: `set_aside_move.${direction}` as const,
      customerId,
      subject: `set_aside_move:${id}`,
    })),
  )
  await notifications.notifyAll(
    tx,
    decisions.flatMap(({ notice }) => notice ?? []),
  )
}
