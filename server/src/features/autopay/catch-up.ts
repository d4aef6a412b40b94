/** Catch-ups: what is behind is sent with the next planned payments, as the customer agreed to (AUTO-19). */
import {
  type agreeToCatchUp,
  CATCH_UP_TERMS_VERSION,
  type CatchUp,
} from '@yoursuccess/contract/autopay/catch-up'
import { isOutside, isPull } from '@yoursuccess/contract/autopay/outside.rules'
import type { BodyOf } from '@yoursuccess/contract/core/endpoint'
import { sum } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import { audit } from '../../security/audit/audit.ts'
import { type AgreementRow, lockInForce, setLook } from './agreements.queries.ts'
import { type AutopayDeps, refuse } from './autopay.deps.ts'
import { mailCatchUpTerms, notifyCatchUpOver } from './autopay.notifications.ts'
import { keyOf, unsentOf } from './autopay.rules.ts'
import { viewCatchUp } from './autopay.views.ts'
import { endCatchUp, findCatchUp, insertCatchUp, listAmounts } from './catch-ups.queries.ts'
import { followAgreement } from './follow-agreement.ts'
import { readPlanned } from './plan-payments.ts'
import { prepareCatchUp, raisedBy, wordsOf } from './preview-catch-up.ts'

export type CatchUpForm = BodyOf<typeof agreeToCatchUp>['catch_up']

/** Another catch-up takes the place of the one before. Throws the refusals of the call. */
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
  const prepared = await prepareCatchUp(deps, tx, customerId, form.paydays)
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
    raisedBy(prepared).map(({ installment, dueOn, sendOn, addedCents }) => ({
      installmentKey: keyOf(installment),
      dueOn,
      sendOn,
      amountCents: addedCents,
    })),
  )
  await followCatchUp(deps, tx, prepared.agreement)
  await mailCatchUpTerms(deps, tx, row)
  await audit(tx, clock.realNow(), 'customer', 'catch_up.agreed', {
    customerId,
    subject: `catch_up:${row.id}`,
  })
  return readCatchUp(tx, customerId)
}

/** Planned payments follow at once; what was fixed stays. */
const followCatchUp = async (deps: AutopayDeps, tx: Db, agreement: AgreementRow): Promise<void> => {
  await followAgreement(deps, tx, agreement)
  await setLook(tx, agreement.customerId, deps.clock.today())
}

/** Null without one. */
export const readCatchUp = async (db: Db, customerId: number): Promise<CatchUp | null> => {
  const row = await findCatchUp(db, customerId)
  if (!row) return null
  const parts = await listAmounts(db, row)
  const [first] = parts
  const planned = first ? await readPlanned(db, customerId, first.dueOn) : []
  return viewCatchUp(row, parts, planned)
}

/** Takes effect at once for everything that was not fixed. Repeating it changes nothing. */
export const stopCatchUp = async (deps: AutopayDeps, tx: Db, customerId: number): Promise<void> => {
  const { bills, clock, plan } = deps
  await bills.lock(tx, customerId)
  await plan.lock(tx, customerId)
  const agreement = await lockInForce(tx, customerId)
  const ended = await endCatchUp(tx, customerId, { endedAt: clock.now(), endedBy: 'customer' })
  if (!ended) return
  if (agreement) await followCatchUp(deps, tx, agreement)
  await audit(tx, clock.realNow(), 'customer', 'catch_up.stopped', {
    customerId,
    subject: `catch_up:${ended.id}`,
  })
}

/** Ends a catch-up once the due day of its last part has passed, and notifies the customer of what was sent. */
export const endCatchUpIfOver = async (
  deps: AutopayDeps,
  tx: Db,
  { customerId, method }: Pick<AgreementRow, 'customerId' | 'method'>,
): Promise<void> => {
  const { clock } = deps
  const row = await findCatchUp(tx, customerId)
  if (!row) return
  const parts = await listAmounts(tx, row)
  const [first] = parts
  if (!first || parts.some(({ dueOn }) => dueOn >= clock.today())) return
  const planned = await readPlanned(tx, customerId, first.dueOn)
  const rows = parts.map((part) => planned.find((each) => each.installmentKey === part.installmentKey))
  // A service may still collect it.
  if (rows.some((row) => row?.state === 'pull_expected')) return
  await endCatchUp(tx, customerId, { endedAt: clock.now(), endedBy: 'done' })
  const unsent = parts.map(({ amountCents }, index) => unsentOf(amountCents, rows[index]))
  // Of payments that the customer sends, the bank does not know what was sent.
  const isKnown = !isOutside(method) || isPull(method)
  await notifyCatchUpOver(deps, tx, row, isKnown ? sum(unsent) : undefined)
}
