/** What autopay would do, before it is agreed to (AUTO-10). */
import { DEFAULT_SPREAD } from '@yoursuccess/contract/autopay/agreed-range.rules'
import {
  AUTOPAY_TERMS_VERSION,
  DEFAULT_BUFFER,
  type previewAutopay,
} from '@yoursuccess/contract/autopay/autopay'
import { isOtherWay } from '@yoursuccess/contract/autopay/outside.rules'
import { modesFor, type Part } from '@yoursuccess/contract/autopay/parts.rules'
import { previewPayments } from '@yoursuccess/contract/autopay/preview.rules'
import type { QueryOf, ReplyOf } from '@yoursuccess/contract/core/endpoint'
import { formatAmount, subtract, ZERO } from '@yoursuccess/contract/core/money'
import { unlessPartnerError } from '../../partners/partner-error.ts'
import { findPayable, usualOf } from './agree.ts'
import { findInForce } from './agreements.queries.ts'
import type { AutopayDeps } from './autopay.deps.ts'
import { isIn, keyOf, OPEN_STATES } from './autopay.rules.ts'
import { termsOfAgreement } from './autopay.views.ts'
import { catchUpOf } from './catch-ups.queries.ts'
import { firstOn } from './office-terms.ts'
import { aheadOf, dateInstallments, hasPart, listPaydays, readPlanned } from './plan-payments.ts'

/** Throws `not_found`, and refusals of the plan and of the biller. */
export const preview = async (
  deps: AutopayDeps,
  customerId: number,
  query: QueryOf<typeof previewAutopay>,
): Promise<ReplyOf<typeof previewAutopay>> => {
  const { biller_id, buffer = DEFAULT_BUFFER, use_main, spread = DEFAULT_SPREAD } = query
  const { clock, setAside } = deps
  const { db } = deps.database
  const wanted = { billerId: biller_id ?? null, method: query.method }
  const { paid, basis } = await findPayable(deps, db, customerId, wanted)
  const { office } = paid
  const today = clock.today()
  const known = await readPlanned(db, customerId, today)
  const [agreement, paydays, catchUp, balances] = await Promise.all([
    findInForce(db, customerId),
    listPaydays(deps, db, customerId),
    catchUpOf(db, customerId),
    // Without an answer, the preview shows what would have to be set aside in all.
    setAside.readBalances(customerId).catch(unlessPartnerError),
  ])
  const modes = modesFor(office.partial)
  const mode = modes.find((each) => each === query.mode) ?? 'once'
  const agreedAheadCents = aheadOf(basis, known, today)
  const terms = { customerId, buffer, since: today, agreedAheadCents, basis, office, paydays }
  const keepsCatchUp = agreement && !isOtherWay(agreement.method, office.method)
  const dated = dateInstallments({ ...terms, catchUp: keepsCatchUp ? catchUp : new Map() }, known)
  const rows = new Map(known.map((row) => [row.installmentKey, row]))
  const payments = previewPayments({
    installments: dated.flatMap(({ installment, plannedCents }) => {
      const row = rows.get(keyOf(installment))
      // An agreement changes nothing of what was sent, also in part, and of what was skipped or came back.
      if (row && (hasPart(row) || !isIn([...OPEN_STATES, 'by_hand'], row))) return []
      const leftCents = subtract(plannedCents, row?.sentCents ?? ZERO)
      return leftCents > 0 ? [{ dueOn: installment.dueOn, plannedCents: leftCents }] : []
    }),
    paydays,
    buffer,
    posting: office.posting,
    mode,
    feeCents: office.feeCents,
    minCents: office.minCents,
    setAsideCents: balances?.setAsideCents ?? ZERO,
    today,
    firstOn: firstOn(deps, office.method),
  })
  const usualCents = usualOf(basis, today)
  const authorized = {
    payee: paid.name,
    method: office.method,
    mode,
    usualCents,
    spreadCents: spread,
    feeCents: office.feeCents,
    buffer,
    useMainCents: use_main || null,
  }
  return {
    method: authorized.method,
    mode,
    modes,
    usual_amount: formatAmount(usualCents),
    fee: formatAmount(office.feeCents),
    terms_version: AUTOPAY_TERMS_VERSION,
    terms: termsOfAgreement(authorized),
    installments: payments.map((payment) => ({
      due_on: payment.dueOn,
      arrive_by: payment.arriveBy,
      send_on: payment.sendOn,
      amount: formatAmount(payment.plannedCents),
      by_hand: payment.isByHand,
      shares: payment.shares.map(viewDay),
      parts: payment.parts.map(viewDay),
    })),
  }
}

const viewDay = ({ on, amountCents }: Part) => ({ on, amount: formatAmount(amountCents) })
