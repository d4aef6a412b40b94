/** Texts on a reported problem: titles for the notification panel, and the emails that the law requires. */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { type Cents, cents } from '@yoursuccess/contract/core/money'
import { common } from '../../messaging/common.messages.ts'
import type { Email } from '../../messaging/emails.ts'
import { day, message, type StoredMessage, usd } from '../../messaging/render.ts'
import { type CaseMoney, expectedOf, whyNoCredit } from './case-money.ts'
import { DISPUTES_PATH, type DisputesDeps } from './disputes.deps.ts'
import { copy } from './disputes.messages.ts'
import type { DisputeRow } from './disputes.queries.ts'
import { decideBy, referenceOf } from './disputes.rules.ts'

type Config = DisputesDeps['config']

const caseOf = (row: DisputeRow) =>
  message(copy.case, {
    reference: referenceOf(row),
    details: row.details,
    amount: usd(cents(Math.abs(row.amountCents))),
    postedOn: day(row.postedOn),
  })
const endOf = ({ SUPPORT_PHONE, publicUrl }: Config) => [
  new URL(DISPUTES_PATH, publicUrl),
  message(common.questions, { phone: SUPPORT_PHONE }),
]

export const reportedEmail = (row: DisputeRow, money: CaseMoney, config: Config): Email => ({
  subject: message(copy.reported.subject, { reference: referenceOf(row) }),
  paragraphs: [
    caseOf(row),
    [message(copy.reported.answer, { by: day(row.answerDueOn) }), ...promiseOf(row, money)],
    ...(row.reason === 'not_mine' ? [message(copy.reported.freeze, { phone: config.SUPPORT_PHONE })] : []),
    ...endOf(config),
  ],
})

const promiseOf = (row: DisputeRow, money: CaseMoney): StoredMessage[] => {
  const why = whyNoCredit(row, money)
  if (why) return [message(copy.reported.noCredit[why])]
  if (row.amountCents >= 0) return []
  const amount = expectedOf(row, money)
  const by = day(decideBy(row.reportedOn))
  return amount === -row.amountCents
    ? [message(copy.reported.promise, { by })]
    : [message(copy.reported.promisePart, { amount: usd(amount), by })]
}

export const creditedMessages = (
  row: DisputeRow,
  { amountCents, creditedOn }: { amountCents: Cents; creditedOn: CalendarDate },
  config: Config,
): { title: StoredMessage; email: Email } => ({
  title: message(copy.credited.title, { amount: usd(amountCents), reference: referenceOf(row) }),
  email: {
    subject: message(copy.credited.subject, { amount: usd(amountCents), reference: referenceOf(row) }),
    paragraphs: [
      caseOf(row),
      message(copy.credited.text, {
        on: day(creditedOn),
        amount: usd(amountCents),
        by: day(decideBy(row.reportedOn)),
      }),
      message(copy.credited.ifNoError),
      ...endOf(config),
    ],
  },
})

interface Answer {
  resolved: Cents
  toGive: Cents
  toTakeBack: Cents
  takeBackOn: CalendarDate
  explanation: string
}

export const resolvedMessages = (
  row: DisputeRow,
  answer: Answer,
  config: Config,
): { title: StoredMessage; email: Email } => {
  const { resolved, explanation } = answer
  const reference = referenceOf(row)
  return {
    title:
      resolved > 0
        ? message(copy.resolved.corrected, { reference, amount: usd(resolved) })
        : row.outcome === 'already_returned'
          ? message(copy.resolved.alreadyReturned, { reference })
          : message(copy.resolved.noError, { reference }),
    email: {
      subject: message(copy.resolved.subject, { reference }),
      paragraphs: [
        caseOf(row),
        message(copy.resolved.explanation, { explanation }),
        ...moneyOf(answer),
        ...(resolved > 0 ? [] : [documentsOf(config)]),
        ...endOf(config),
      ],
    },
  }
}

const moneyOf = ({ resolved, toGive, toTakeBack, takeBackOn }: Answer): StoredMessage[] => [
  ...(toGive > 0 ? [message(copy.resolved.given, { amount: usd(toGive) })] : []),
  ...(toGive === 0 && resolved > 0 ? [message(copy.resolved.kept, { amount: usd(resolved) })] : []),
  ...(toTakeBack > 0
    ? [message(copy.resolved.takeBack, { on: day(takeBackOn), amount: usd(toTakeBack) })]
    : []),
]

const documentsOf = ({ SUPPORT_PHONE, SUPPORT_ADDRESS }: Config) =>
  message(copy.resolved.documents, {
    phone: SUPPORT_PHONE,
    address: SUPPORT_ADDRESS.split('|').join(', '),
  })

/** The money was returned after we decided to credit it and before we did. */
export const cappedTitle = (row: DisputeRow, { returned, given }: { returned: Cents; given: Cents }) => {
  const values = { reference: referenceOf(row), returned: usd(returned) }
  return given > 0
    ? message(copy.capped, { ...values, given: usd(given) })
    : message(copy.cappedToNothing, values)
}

/** The money was returned after our answer had credited it. */
export const returnedMessages = (
  row: DisputeRow,
  { amountCents, takeBackOn }: { amountCents: Cents; takeBackOn: CalendarDate },
  config: Config,
): { title: StoredMessage; email: Email } => {
  const reference = referenceOf(row)
  const values = { amount: usd(amountCents), on: day(takeBackOn) }
  return {
    title: message(copy.returned.title, { ...values, reference }),
    email: {
      subject: message(copy.returned.subject, { reference }),
      paragraphs: [caseOf(row), message(copy.returned.text, values), ...endOf(config)],
    },
  }
}

export const takenBackTitle = (row: DisputeRow, amountCents: Cents): StoredMessage =>
  message(copy.takenBack, { amount: usd(amountCents), reference: referenceOf(row) })
