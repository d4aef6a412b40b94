/** The answer in one sentence (FORE-03). */
import { type CalendarDate, day, daysBetween } from '@yoursuccess/contract/core/calendar-date'
import type { ForecastAnswerReply } from '@yoursuccess/contract/forecast/forecast'
import { t } from '../../i18n/translate.ts'
import { usd } from '../../lib/amounts.rules.ts'
import { formatShortDay, formatWeekday } from '../../lib/dates.ts'
import { answerCopy } from './answer.messages.ts'

/** Days in which a weekday says clearly which day it was. */
const CLEAR_DAYS = 6

export const answerWords = (answer: ForecastAnswerReply, today: CalendarDate): string => {
  switch (answer.kind) {
    case 'payment_short':
      return t(answerCopy.paymentShort, { day: formatShortDay(answer.due_on), amount: usd(answer.amount) })
    case 'short_before_pay':
      return t(answerCopy.shortBeforePay, {
        amount: usd(answer.amount),
        day: formatShortDay(answer.on),
        payday: formatShortDay(answer.pay_on),
      })
    case 'late_pay': {
      const isClear = daysBetween(day(answer.on), today) <= CLEAR_DAYS
      const expected = isClear ? formatWeekday(answer.on) : formatShortDay(answer.on)
      return t(answerCopy.latePay, { name: answer.name, day: expected })
    }
    case 'lasts':
      return t(answerCopy.lasts, { payday: formatShortDay(answer.pay_on) })
    case 'no_pay':
      return t(answerCopy.noPay)
  }
}

/** Beside the answer: the next payment to the trustee is set aside in full. */
export const setAsideWords = (dueOn: string): string => t(answerCopy.setAside, { day: formatShortDay(dueOn) })
