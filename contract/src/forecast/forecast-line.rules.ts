/** One line of the forecast: both balances at the end of each day, step by step. Pure. */
import { partFees, partOf } from '../autopay/parts.rules.ts'
import { addBankingDays } from '../core/banking-days.ts'
import { addDays, type CalendarDate } from '../core/calendar-date.ts'
import { add, type Cents, larger, smaller, subtract, ZERO } from '../core/money.ts'
import { cappedShare, movable, needOf, needsOf, paydaysLeft, shareOf } from '../setaside/shares.rules.ts'
import type { ForecastInputs, ForecastPay, ForecastPayment, ShortOfShares } from './forecast-inputs.rules.ts'

/** What a line counts. */
export interface LineTerms {
  /** What arrives of pay, by its usual amount. */
  payOf(usualCents: Cents): Cents
  /** Whether this pay arrives. Pay that does not is still waited for on its payday. */
  countsPay(pay: ForecastPay): boolean
  withTransfers: boolean
  everydayCents: Cents
}

export const EVENT_KINDS = ['pay', 'transfer', 'set_aside', 'trustee_payment', 'bill', 'expense'] as const
export interface LineEvent {
  kind: (typeof EVENT_KINDS)[number]
  /** Who pays or is paid. Null for shares and trustee payments. */
  name: string | null
  amountCents: Cents
}

/** Balances at the end of the day. */
export interface LineDay {
  on: CalendarDate
  mainCents: Cents
  setAsideCents: Cents
  events: readonly LineEvent[]
}

/** A payment to the trustee for which too little is there on its send day. */
export interface ShortPayment {
  dueOn: CalendarDate
  shortCents: Cents
}

export interface ForecastLine {
  days: readonly LineDay[]
  shortPayments: readonly ShortPayment[]
}

interface Book {
  inputs: ForecastInputs
  terms: LineTerms
  mainCents: Cents
  setAsideCents: Cents
  /** Those that are not complete. */
  payments: readonly ForecastPayment[]
  /** Pay that has not arrived. */
  pay: readonly ForecastPay[]
  short: ShortOfShares | null
  events: readonly LineEvent[]
  shortPayments: readonly ShortPayment[]
}
type Step = (book: Book, on: CalendarDate) => Book

/**
 * The balances of each day from today. What is intended is subtracted even if the money is not there, so a line can be
 * negative.
 */
export const lineOf = (inputs: ForecastInputs, terms: LineTerms): ForecastLine => {
  const days: LineDay[] = []
  let book: Book = {
    inputs,
    terms,
    mainCents: inputs.availableCents,
    setAsideCents: inputs.setAside?.balanceCents ?? ZERO,
    payments: inputs.payments,
    pay: inputs.pay,
    short: inputs.setAside?.short ?? null,
    events: [],
    shortPayments: [],
  }
  for (let on = inputs.today; on <= inputs.until; on = addDays(on, 1)) {
    book = STEPS.reduce<Book>((state, step) => step(state, on), { ...book, events: [] })
    const { mainCents, setAsideCents, events } = book
    days.push({ on, mainCents, setAsideCents, events })
  }
  return { days, shortPayments: book.shortPayments }
}

/** With nothing left until the send day, what is missing is asked for each morning that has not begun. */
const setAsideOfMorning: Step = (book, on) => {
  const { setAside } = book.inputs
  const [next] = openPayments(book, on)
  if (!setAside?.areSharesOn || on <= setAside.morning || !next) return book
  if (paydaysFor(book, next.payment, on).length > 0) return book
  return moveShare(book, smaller(next.needCents, movable(book.mainCents, book.inputs.keepBackCents)))
}

const receivePay: Step = (book, on) =>
  book.pay
    .filter((pay) => pay.arrivesOn === on && book.terms.countsPay(pay))
    .reduce((state, pay) => receiveOne(state, pay, on), book)

const receiveOne = (book: Book, own: ForecastPay, on: CalendarDate): Book => {
  const amountCents = book.terms.payOf(own.usualCents)
  const paid: Book = {
    ...withEvent(book, { kind: 'pay', name: own.name, amountCents }),
    mainCents: add(book.mainCents, amountCents),
    pay: book.pay.filter((pay) => pay !== own),
  }
  const { setAside, keepBackCents } = book.inputs
  if (!setAside?.areSharesOn) return paid
  const wanted = shareOfPay(paid, own, on)
  const { movedCents, missingCents } = cappedShare(wanted.amountCents, {
    depositCents: amountCents,
    availableCents: paid.mainCents,
    keepBackCents,
  })
  const short = wanted.dueOn && {
    amountCents: smaller(missingCents, wanted.laterCents),
    dueOn: wanted.dueOn,
  }
  return sendPart(moveShare({ ...paid, short }, movedCents), movedCents)
}

/** As the set-aside decides it: what was short before and this payday's share, or all that is missing. */
const shareOfPay = (book: Book, own: ForecastPay, on: CalendarDate) => {
  const ownDay = own.on < on ? own.on : on
  let earlierCents = ZERO
  for (const { payment, needCents } of openPayments(book, on, ownDay)) {
    const left = paydaysFor(book, payment, on)
    const counts = ownDay <= lastPaydayFor(payment)
    if (left.length === 0 && !counts) {
      earlierCents = add(earlierCents, needCents)
      continue
    }
    const { short } = book
    const shortCents = short?.dueOn === payment.dueOn ? smaller(short.amountCents, needCents) : ZERO
    const rest = subtract(needCents, shortCents)
    const usual = left.map(({ usualCents }) => usualCents)
    const laterCents = add(shortCents, counts ? shareOf(rest, own.usualCents, usual) : ZERO)
    return { amountCents: add(earlierCents, laterCents), laterCents, dueOn: payment.dueOn }
  }
  return { amountCents: earlierCents, laterCents: ZERO, dueOn: null }
}

/** Where each payday sends a part, the share that moved is sent with what was kept for the payment. */
const sendPart = (book: Book, movedCents: Cents): Book => {
  const [payment, ...others] = book.payments
  if (!payment?.isByPayday || movedCents === 0) return book
  const amountCents = partOf({
    leftCents: subtract(payment.plannedCents, payment.sentCents),
    setAsideCents: book.setAsideCents,
    feeCents: payment.feesCents,
    minCents: null,
  })
  if (amountCents === 0) return book
  const sent = { ...payment, sentCents: add(payment.sentCents, amountCents) }
  const paidCents = add(amountCents, payment.feesCents)
  return {
    ...withEvent(book, { kind: 'trustee_payment', name: null, amountCents: paidCents }),
    setAsideCents: subtract(book.setAsideCents, paidCents),
    payments: sent.sentCents < sent.plannedCents ? [sent, ...others] : others,
  }
}

const receiveTransfers: Step = (book, on) => {
  if (!book.terms.withTransfers) return book
  const arriving = book.inputs.transfers.filter((transfer) => transfer.on === on)
  return arriving.reduce(
    (state, { name, amountCents }) => ({
      ...withEvent(state, { kind: 'transfer', name, amountCents }),
      mainCents: add(state.mainCents, amountCents),
    }),
    book,
  )
}

const payOthers: Step = (book, on) =>
  book.inputs.outgoing
    .filter((each) => each.on === on || (on === book.inputs.today && each.on < on))
    .reduce(
      (state, { kind, name, amountCents }) => ({
        ...withEvent(state, { kind, name, amountCents }),
        mainCents: subtract(state.mainCents, amountCents),
      }),
      book,
    )

/** Money set aside pays first. The rest is taken from the main account, where it may be missing. */
const payTrustee: Step = (book, on) =>
  book.payments
    .filter(({ sendOn }) => sendOn <= on)
    .reduce((state, payment) => {
      const paidCents = needOf(payment, ZERO)
      const keptCents = smaller(larger(ZERO, state.setAsideCents), paidCents)
      const restCents = subtract(paidCents, keptCents)
      const shortCents = larger(ZERO, subtract(restCents, fromMain(state, payment)))
      return {
        ...withEvent(state, { kind: 'trustee_payment', name: null, amountCents: paidCents }),
        mainCents: subtract(state.mainCents, restCents),
        setAsideCents: subtract(state.setAsideCents, keptCents),
        payments: state.payments.filter((each) => each !== payment),
        shortPayments:
          shortCents > 0
            ? [...state.shortPayments, { dueOn: payment.dueOn, shortCents }]
            : state.shortPayments,
      }
    }, book)

/** What the main account has for a payment. Without a set-aside, the customer can pay with all of it. */
const fromMain = ({ inputs, mainCents }: Book, { fromMainCents }: ForecastPayment): Cents => {
  const mostCents = movable(mainCents, inputs.setAside ? inputs.keepBackCents : ZERO)
  return fromMainCents === null ? mostCents : smaller(fromMainCents, mostCents)
}

/** What is spent today is in the balance already, as far as it happened. */
const spendEveryday: Step = (book, on) =>
  on === book.inputs.today ? book : { ...book, mainCents: subtract(book.mainCents, book.terms.everydayCents) }

const STEPS: readonly Step[] = [
  setAsideOfMorning,
  receivePay,
  receiveTransfers,
  payOthers,
  payTrustee,
  spendEveryday,
]

const moveShare = (book: Book, amountCents: Cents): Book =>
  amountCents === 0
    ? book
    : {
        ...withEvent(book, { kind: 'set_aside', name: null, amountCents }),
        mainCents: subtract(book.mainCents, amountCents),
        setAsideCents: add(book.setAsideCents, amountCents),
      }

const withEvent = (book: Book, event: LineEvent): Book => ({ ...book, events: [...book.events, event] })

/** Payments that can still be completed in time, with what each needs. Money set aside is the earliest's first. */
const openPayments = (book: Book, on: CalendarDate, ownDay?: CalendarDate) => {
  const { payments, setAsideCents } = book
  const withFees = payments.map((payment, at) => {
    if (!payment.isByPayday) return payment
    const before = payments[at - 1]
    const isItsOwn = (payday: CalendarDate) => before === undefined || payday > lastPaydayFor(before)
    const own = ownDay !== undefined && ownDay <= lastPaydayFor(payment) && isItsOwn(ownDay)
    const later = paydaysFor(book, payment, on).filter((pay) => isItsOwn(pay.on))
    return { ...payment, feesCents: partFees(later.length + Number(own), payment.feesCents) }
  })
  const needs = needsOf(withFees, setAsideCents)
  return payments
    .map((payment, at) => ({ payment, needCents: needs[at] ?? ZERO }))
    .filter(({ payment }) => payment.sendOn >= on)
}

const lastPaydayFor = ({ sendOn }: ForecastPayment): CalendarDate => addBankingDays(sendOn, -1)

/** The paydays that are left for a payment. Pay whose payday has passed is not waited for. */
const paydaysFor = (book: Book, { sendOn }: ForecastPayment, on: CalendarDate) =>
  paydaysLeft(
    book.pay.map((pay) => ({ ...pay, landsHere: true, isReceived: false })),
    { today: on, sendOn },
  )
