/**
 * Moves shares of pay into the set-aside, and back if a deposit was taken back. Customers are decided in batches: their
 * needs are read and their moves recorded together, and only those for whom something may move cost calls to the processor.
 */
import type { DueWork } from '../../clock/business-clock.ts'
import { eachOf } from '../../jobs/for-each-due.ts'
import type { Job } from '../../jobs/queue.ts'
import { unlessPartnerError } from '../../partners/partner-error.ts'
import { type Balances, decideShares, type Looked, mayMove, type ShareCause } from './decide-shares.ts'
import { listWantedOf, listWantedShares, readDatabaseTime } from './moves.queries.ts'
import { readNeeds } from './read-needs.ts'
import { senderOfUnseen, sendUnseen } from './send-move.ts'
import { listKnown, rememberBalances } from './set-asides.queries.ts'
import { lastMorning, type SetasideDeps } from './setaside.deps.ts'
import { type CauseRow, hasDueShares, listDueCauses } from './share-causes.queries.ts'
import { type DueMorning, listMornings } from './shares.queries.ts'

/**
 * Begins as soon as deposits are recorded, one job for each transaction that records some. A single job for all would make
 * these transactions wait for each other. Jobs that find nothing left to do cost one statement.
 */
export const MOVE_SHARES = { name: 'setaside.move-shares' } as const

const BATCH = 100

export const moveSharesJob = (deps: SetasideDeps): Job<Record<string, never>> => ({
  ...MOVE_SHARES,
  atOnce: 1,
  run: () => moveShares(deps),
})

export const sharesWork = (deps: SetasideDeps): DueWork => ({
  name: 'setaside.shares',
  runDue: () => moveShares(deps).catch(unlessPartnerError),
})

/** With nothing due, it is one statement. Throws the first error, after all that could be done. */
const moveShares = async (deps: SetasideDeps): Promise<void> => {
  if (!(await hasDueShares(deps.database.db, lastMorning(deps.clock)))) return
  await eachOf([() => sendShares(deps), () => decideDeposits(deps), () => decideMornings(deps)])
}

/** What a batch did. `isAway`: the processor answered for nobody. */
interface Done {
  decided: number
  isAway: boolean
  failure: { error: unknown } | undefined
}

/**
 * A customer has one move under way, so of several deposits each has its own round. A round that decides nothing is the
 * last: what is left waits for the processor, or for another server.
 */
const decideDeposits = async (deps: SetasideDeps): Promise<void> => {
  const next = (after = 0) => listDueCauses(deps.database.db, after, BATCH)
  let failure: Done['failure']
  for (let decided = 1; decided > 0; ) {
    decided = 0
    for (let page = await next(); page.length > 0; page = await next(page.at(-1)?.customerId)) {
      const done = await decideBatch(deps, page.map(causeOf))
      failure ??= done.failure
      decided += done.decided
      if (done.isAway) break
    }
  }
  if (failure) throw failure.error
}

const causeOf = ({ customerId, postedTransactionId, depositId, amountCents }: CauseRow): ShareCause => ({
  kind: depositId === null ? 'deposit' : 'taken_back',
  customerId,
  transactionId: postedTransactionId,
  amountCents,
})

const decideMornings = async (deps: SetasideDeps): Promise<void> => {
  const { database, clock } = deps
  const morning = lastMorning(clock)
  const next = (last?: DueMorning) => listMornings(database.db, { morning, last, limit: BATCH })
  let failure: Done['failure']
  for (let page = await next(); page.length > 0; page = await next(page.at(-1))) {
    const done = await decideBatch(
      deps,
      page.map(({ customerId }) => ({ kind: 'morning', customerId })),
    )
    failure ??= done.failure
    if (done.isAway) break
  }
  if (failure) throw failure.error
}

/** Decides what can be decided, and sends the moves. */
const decideBatch = async (deps: SetasideDeps, causes: readonly ShareCause[]): Promise<Done> => {
  const needs = await readNeeds(
    deps,
    deps.database.db,
    causes.map(({ customerId }) => customerId),
  )
  const moving = new Set(causes.filter((cause) => mayMove(cause, needs.get(cause.customerId))))
  const { balances, failure: unread } = await readAllBalances(deps, [...moving])
  const looked = causes
    .map((cause): Looked => ({ cause, balances: balances.get(cause.customerId) }))
    .filter((each) => !moving.has(each.cause) || each.balances)
  const decided = looked.length === 0 ? 0 : await decideShares(deps, looked)
  const unsent = balances.size === 0 ? undefined : await failureOf(sendShares(deps))
  return { decided, isAway: unread !== undefined && balances.size === 0, failure: unread ?? unsent }
}

const failureOf = (work: Promise<void>): Promise<Done['failure']> =>
  work.then(
    () => undefined,
    (error: unknown) => ({ error }),
  )

/** What is known of the customers of a batch before the processor is asked, with their moves under way. */
const readKnown = async ({ database, account, clock }: SetasideDeps, customerIds: readonly number[]) => ({
  mains: await account.listKnown(database.db, customerIds),
  setAsides: await listKnown(database.db, customerIds),
  wanted: await listWantedOf(database.db, customerIds),
  /** The same moment by our clock, and by the database's. */
  asOf: clock.realNow(),
  requestedAt: await readDatabaseTime(database),
})
type Known = Awaited<ReturnType<typeof readKnown>>

/** Those that could be read, by customer. What failed waits longer after each failure. */
const readAllBalances = async (
  deps: SetasideDeps,
  causes: readonly ShareCause[],
): Promise<{ balances: Map<number, Balances>; failure: Done['failure'] }> => {
  const balances = new Map<number, Balances>()
  if (causes.length === 0) return { balances, failure: undefined }
  const known = await readKnown(
    deps,
    causes.map(({ customerId }) => customerId),
  )
  const read = () =>
    deps.forEachDue(
      // One page: the callers read the next one.
      (after) => Promise.resolve(after === 0 ? causes : []),
      async ({ customerId }) => {
        const each = await readBalances(deps, known, customerId)
        if (each) balances.set(customerId, each)
      },
      { name: 'setaside.shares', key: 'customerId' },
    )
  const remember = () => rememberAll(deps, known, [...balances.values()])
  // Shares are decided even if the balances cannot be saved.
  return { balances, failure: await failureOf(eachOf([read, remember])) }
}

/** Ends a move that is under way first: until then, no balance is certain. */
const readBalances = async (
  deps: SetasideDeps,
  { mains, setAsides, wanted, requestedAt: startedAt }: Known,
  customerId: number,
): Promise<Balances | undefined> => {
  const { database, processor } = deps
  const move = wanted.get(customerId)
  if (move) await sendUnseen(deps, move)
  const requestedAt = move ? await readDatabaseTime(database) : startedAt
  const [main, setAside] = [mains.get(customerId), setAsides.get(customerId)]
  if (!main?.prn || !setAside?.prn) return undefined
  const { availableCents: mainCents } = await processor.getBalance(main.prn)
  const { availableCents: setAsideCents } = await processor.getBalance(setAside.prn)
  return { customerId, mainCents, setAsideCents, requestedAt }
}

/** Saves what the processor reported. Where we did not know it, an event may have been lost. */
const rememberAll = async (
  { database, account }: SetasideDeps,
  { mains, setAsides, asOf }: Known,
  balances: readonly Balances[],
): Promise<void> => {
  if (balances.length === 0) return
  const moved = balances.filter(
    ({ customerId, mainCents, setAsideCents }) =>
      mains.get(customerId)?.balanceCents !== mainCents ||
      setAsides.get(customerId)?.balanceCents !== setAsideCents,
  )
  await database.transaction(async (tx) => {
    await account.recordMoved(
      tx,
      moved.map(({ customerId }) => customerId),
    )
    await account.rememberBalances(
      tx,
      balances.map(({ customerId, mainCents: balanceCents }) => ({ customerId, balanceCents })),
      asOf,
    )
    await rememberBalances(
      tx,
      balances.map(({ customerId, setAsideCents: balanceCents }) => ({ customerId, balanceCents })),
      asOf,
    )
  })
}

/** Sends recorded shares, several at once, also those that a server left which is gone. */
const sendShares = (deps: SetasideDeps): Promise<void> =>
  deps.forEachDue((after) => listWantedShares(deps.database.db, after, BATCH), senderOfUnseen(deps), {
    name: 'setaside.share-moves',
  })
