/** Catch-ups: what is behind is spread over paydays, and sent with the next planned payments (AUTO-19). */
import {
  addToPayments,
  type CatchUpPayday,
  daysOfCatchUp,
  spreadOverPaydays,
  toCatchUp,
} from '@yoursuccess/contract/autopay/catch-up.rules'
import {
  type agreeToCatchUp,
  CATCH_UP_TERMS_VERSION,
  type CatchUp,
  type previewCatchUp,
} from '@yoursuccess/contract/autopay/catch-up'
import { previewPayments } from '@yoursuccess/contract/autopay/preview.rules'
import type { BodyOf, ReplyOf } from '@yoursuccess/contract/core/endpoint'
import { add, type Cents, formatAmount, subtract, sum, ZERO } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import { bankingDayOf } from '../../clock/clock.ts'
import { unlessPartnerError } from '../../partners/partner-error.ts'
import { audit } from '../../security/audit/audit.ts'
import { findPayable } from './agree.ts'
import { type AgreementRow, findInForce, lockInForce, setLook } from './agreements.queries.ts'
import { type AutopayDeps, refuse } from './autopay.deps.ts'
import { mailCatchUpTerms, tellCatchUpOver } from './autopay.notifications.ts'
import { isIn, keyOf, OPEN_STATES, SENT_STATES } from './autopay.rules.ts'
import { termsOfCatchUp, viewCatchUp } from './autopay.views.ts'
import { catchUpOf, endCatchUp, findCatchUp, insertCatchUp, listParts } from './catch-ups.queries.ts'
import { firstOn, type OfficeTerms, termsOf } from './office-terms.ts'
import {
  dateInstallments,
  type DatedInstallment,
  listPaydays,
  type Planned,
  planPayments,
  type PlanningTerms,
  readPlanned,
} from './plan-payments.ts'

/** A year of monthly paydays. */
const DAYS_AHEAD = 400

interface Prepared {
  agreement: AgreementRow
  office: OfficeTerms
  terms: PlanningTerms
  /** What is behind, and not about to be sent. */
  amountCents: Cents
  parts: CatchUpPayday[]
  /** The payments that can still take a part, by send day, with what is added to each. */
  payments: (DatedInstallment & { addedCents: Cents })[]
}

/** Throws the refusals of the preview. */
const prepare = async (
  deps: AutopayDeps,
  tx: Db,
  customerId: number,
  paydayCount: number,
): Promise<Prepared> => {
  const agreement = await findInForce(tx, customerId)
  if (!agreement) throw refuse('autopay.not_on')
  const { biller, basis } = await findPayable(deps, tx, customerId, agreement.billerId)
  const today = deps.clock.today()
  const since = bankingDayOf(agreement.agreedAt)
  const known = await readPlanned(tx, customerId, since)
  const late = known.filter((row) => row.dueOn < today && isIn(OPEN_STATES, row))
  const amountCents = toCatchUp(basis.arrearsCents, sum(late.map(leftOf)))
  if (amountCents === 0) throw refuse('autopay.not_behind')
  const office = await termsOf(deps, tx, biller)
  const paydays = await listPaydays(deps, tx, customerId, DAYS_AHEAD)
  const chosen = paydays
    .filter(({ on, landsHere, isReceived }) => landsHere && !isReceived && on >= today)
    .toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0))
    .slice(0, paydayCount)
  if (chosen.length < paydayCount) throw refuse('autopay.too_few_paydays')
  // Another catch-up takes the place of the one before, so its parts do not count.
  const terms = {
    customerId,
    buffer: agreement.buffer,
    since,
    aheadCents: agreement.aheadCents,
    basis,
    office,
    paydays,
    catchUp: new Map<string, Cents>(),
  }
  const first = firstOn(deps, agreement.method)
  const rows = new Map(known.map((row) => [row.installmentKey, row]))
  const open = dateInstallments(terms, known).flatMap((each) => {
    const row = rows.get(keyOf(each.installment))
    const sendOn = row?.isMoved ? row.sendOn : each.sendOn
    const isOpen = row === undefined || canChange(row)
    const canTake = isOpen && sendOn >= first && each.installment.dueOn >= today
    return canTake && each.installment.kind === 'monthly' ? [{ ...each, sendOn }] : []
  })
  if (open.length === 0) throw refuse('autopay.too_few_paydays')
  const parts = spreadOverPaydays(amountCents, chosen)
  const added = addToPayments(parts, open)
  const payments = open.map((each, index) => ({ ...each, addedCents: added[index] ?? ZERO }))
  return { agreement, office, terms, amountCents, parts, payments }
}

const leftOf = ({ plannedCents, sentCents }: Planned): Cents => subtract(plannedCents, sentCents)

/** One whose amount is fixed, or that the customer chose, takes no part. */
const canChange = (row: Planned): boolean =>
  isIn(OPEN_STATES, row) && row.fixedAt === null && row.chosenCents === null

const wordsOf = ({ amountCents, payments }: Prepared): string[] =>
  termsOfCatchUp(
    amountCents,
    payments
      .filter(({ addedCents }) => addedCents > 0)
      .map(({ installment: { dueOn }, addedCents, plannedCents }) => ({
        dueOn,
        addedCents,
        wholeCents: add(plannedCents, addedCents),
      })),
  )

/** Throws the refusals of the call. */
export const showCatchUp = async (
  deps: AutopayDeps,
  customerId: number,
  paydayCount: number,
): Promise<ReplyOf<typeof previewCatchUp>> => {
  const { clock, database, setAside } = deps
  const prepared = await prepare(deps, database.db, customerId, paydayCount)
  const { agreement, office, terms, amountCents, parts, payments } = prepared
  // Without an answer, the preview shows what would have to be set aside in all.
  const balances = await setAside.readBalances(customerId).catch(unlessPartnerError)
  const shares = previewPayments({
    installments: payments.map(({ installment: { dueOn }, plannedCents, addedCents }) => ({
      dueOn,
      plannedCents: add(plannedCents, addedCents),
    })),
    paydays: terms.paydays,
    buffer: agreement.buffer,
    posting: office.posting,
    feeCents: office.feeCents,
    setAsideCents: balances?.setAsideCents ?? ZERO,
    today: clock.today(),
    firstOn: firstOn(deps, agreement.method),
    count: payments.length,
  }).flatMap((payment) => payment.shares)
  const days = daysOfCatchUp(parts, shares)
  return {
    amount: formatAmount(amountCents),
    paydays: days.map(({ on, payCents, partCents, setAsideCents, leftCents }) => ({
      on,
      pay: formatAmount(payCents),
      catch_up: formatAmount(partCents),
      set_aside: formatAmount(setAsideCents),
      left: formatAmount(leftCents),
    })),
    payments: payments
      .filter(({ addedCents }) => addedCents > 0)
      .map(({ installment, sendOn, plannedCents, addedCents }) => ({
        due_on: installment.dueOn,
        send_on: sendOn,
        amount: formatAmount(add(plannedCents, addedCents)),
        catch_up: formatAmount(addedCents),
      })),
    fits: days.every(({ leftCents }) => leftCents >= 0),
    terms_version: CATCH_UP_TERMS_VERSION,
    terms: wordsOf(prepared),
  }
}

export type CatchUpForm = BodyOf<typeof agreeToCatchUp>['catch_up']

/** Throws the refusals of the call. */
export const startCatchUp = async (
  deps: AutopayDeps,
  tx: Db,
  customerId: number,
  form: CatchUpForm,
): Promise<CatchUp | null> => {
  const { bills, clock, plan } = deps
  await bills.lock(tx, customerId)
  await plan.lock(tx, customerId)
  await lockInForce(tx, customerId)
  if (form.terms_version !== CATCH_UP_TERMS_VERSION) throw refuse('autopay.terms_changed')
  const prepared = await prepare(deps, tx, customerId, form.paydays)
  if (form.amount !== prepared.amountCents) throw refuse('autopay.catch_up_changed')
  const now = clock.now()
  await endCatchUp(tx, customerId, { endedAt: now, endedBy: 'agreement' })
  const row = await insertCatchUp(
    tx,
    {
      customerId,
      paydays: form.paydays,
      amountCents: prepared.amountCents,
      termsVersion: form.terms_version,
      terms: wordsOf(prepared),
      agreedAt: now,
    },
    prepared.payments
      .filter(({ addedCents }) => addedCents > 0)
      .map(({ installment, sendOn, addedCents }) => ({
        installmentKey: keyOf(installment),
        dueOn: installment.dueOn,
        sendOn,
        amountCents: addedCents,
      })),
  )
  await planAnew(deps, tx, prepared.terms)
  await mailCatchUpTerms(deps, tx, row)
  await audit(tx, clock.realNow(), 'customer', 'catch_up.agreed', {
    customerId,
    subject: `catch_up:${row.id}`,
  })
  return readCatchUp(tx, customerId)
}

/** Planned payments follow at once; what was fixed stays. */
const planAnew = async (deps: AutopayDeps, tx: Db, terms: PlanningTerms): Promise<void> => {
  const { customerId } = terms
  await planPayments(deps, tx, { ...terms, catchUp: await catchUpOf(tx, customerId) })
  await setLook(tx, customerId, deps.clock.today())
}

/** Null without one. */
export const readCatchUp = async (db: Db, customerId: number): Promise<CatchUp | null> => {
  const row = await findCatchUp(db, customerId)
  if (!row) return null
  const parts = await listParts(db, row)
  const [first] = parts
  const planned = first ? await readPlanned(db, customerId, first.dueOn) : []
  return viewCatchUp(row, parts, planned)
}

/** Takes effect at once for everything that was not fixed. Repeating it changes nothing. */
export const stopCatchUp = async (deps: AutopayDeps, tx: Db, customerId: number): Promise<void> => {
  const { bills, clock, plan } = deps
  await bills.lock(tx, customerId)
  await plan.lock(tx, customerId)
  const ended = await endCatchUp(tx, customerId, { endedAt: clock.now(), endedBy: 'customer' })
  if (!ended) return
  // Planned payments follow with the look of today.
  await setLook(tx, customerId, clock.today())
  await audit(tx, clock.realNow(), 'customer', 'catch_up.stopped', {
    customerId,
    subject: `catch_up:${ended.id}`,
  })
}

/** Ends a catch-up once the due day of its last part has passed, and tells the customer what came of it. */
export const endCatchUpIfOver = async (deps: AutopayDeps, tx: Db, customerId: number): Promise<void> => {
  const { clock } = deps
  const row = await findCatchUp(tx, customerId)
  if (!row) return
  const parts = await listParts(tx, row)
  const [first] = parts
  if (!first || parts.some(({ dueOn }) => dueOn >= clock.today())) return
  await endCatchUp(tx, customerId, { endedAt: clock.now(), endedBy: 'done' })
  const planned = await readPlanned(tx, customerId, first.dueOn)
  const unsent = parts.filter(({ installmentKey }) => {
    const payment = planned.find((each) => each.installmentKey === installmentKey)
    return !payment || !isIn(SENT_STATES, payment)
  })
  await tellCatchUpOver(deps, tx, row, sum(unsent.map(({ amountCents }) => amountCents)))
}
