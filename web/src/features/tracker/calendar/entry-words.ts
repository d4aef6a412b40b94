/** What the calendar says of an entry. */
import type { CalendarEntry, CalendarKind, CalendarState } from '@yoursuccess/contract/tracker/calendar'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { t } from '../../../i18n/translate.ts'
import { payerWords, type TrusteePayment } from '../../forecast/forecast.api.ts'
import { calendarCopy } from './calendar.messages.ts'

export const nameOfEntry = ({ kind, name }: Pick<CalendarEntry, 'kind' | 'name'>): string => {
  const words = { name: name ?? '' }
  if (kind === 'trustee_payment') return t(calendarCopy.trusteePayment)
  if (kind === 'payday') return t(calendarCopy.pay, words)
  return kind === 'transfer' ? t(calendarCopy.transfer, words) : words.name
}

const PAID = {
  payday: calendarCopy.arrived,
  transfer: calendarCopy.arrived,
  bill: calendarCopy.paid,
  trustee_payment: calendarCopy.posted,
} as const satisfies Readonly<Record<CalendarKind, unknown>>
const MISSED = {
  payday: calendarCopy.notReceived,
  transfer: calendarCopy.failed,
  bill: calendarCopy.missed,
  trustee_payment: calendarCopy.missed,
} as const satisfies Readonly<Record<CalendarKind, unknown>>

export const stateOfEntry = ({ kind, state }: Pick<CalendarEntry, 'kind' | 'state'>): string => {
  if (state === 'paid') return t(PAID[kind])
  return t(state === 'missed' ? MISSED[kind] : calendarCopy[state])
}

/** Who pays the trustee. Empty for other entries, and for what is not known. */
export const payerOfEntry = (
  { kind, state, on }: Pick<CalendarEntry, 'kind' | 'state' | 'on'>,
  payments: readonly TrusteePayment[],
  today: CalendarDate,
): string => {
  if (kind !== 'trustee_payment' || state !== 'expected') return ''
  const payment = payments.find(({ due_on }) => due_on === on)
  return payment ? payerWords(payment, today) : ''
}

export const TONES = {
  expected: 'ahead',
  paid: 'quiet',
  sent: 'info',
  short: 'care',
  missed: 'care',
} as const satisfies Readonly<Record<CalendarState, string>>
