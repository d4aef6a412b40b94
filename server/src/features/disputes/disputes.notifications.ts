/** Texts on a reported problem: titles for the notification panel, and the emails that the law requires. */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { NoCredit } from '@yoursuccess/contract/disputes/disputes'
import { type Cents, cents, formatUsd } from '@yoursuccess/contract/core/money'
import { viewDay } from '../../clock/day-text.ts'
import type { Email } from '../../messaging/emails.ts'
import { type CaseMoney, expectedOf, whyNoCredit } from './case-money.ts'
import { DISPUTES_PATH, type DisputesDeps } from './disputes.deps.ts'
import type { DisputeRow } from './disputes.queries.ts'
import { decideBy, referenceOf } from './disputes.rules.ts'

type Config = DisputesDeps['config']

const what = ({ details, amountCents, postedOn }: DisputeRow) =>
  `${details}, ${formatUsd(cents(Math.abs(amountCents)))}, posted on ${viewDay(postedOn)}`
const caseOf = (row: DisputeRow) => `Your case is ${referenceOf(row)}: ${what(row)}.`
const endOf = ({ SUPPORT_PHONE, publicUrl }: Config) => [
  new URL(DISPUTES_PATH, publicUrl),
  `Questions? Call us at ${SUPPORT_PHONE}.`,
]

export const reportedEmail = (row: DisputeRow, money: CaseMoney, config: Config): Email => ({
  subject: `We are looking into your report ${referenceOf(row)}`,
  paragraphs: [
    caseOf(row),
    `You have our answer by ${viewDay(row.answerDueOn)}. ${promiseOf(row, money)}`.trim(),
    ...(row.reason === 'not_mine'
      ? [
          `If somebody else may have your card, freeze it now in your account, or call us at ${config.SUPPORT_PHONE}.`,
        ]
      : []),
    ...endOf(config),
  ],
})

const NO_CREDIT: Readonly<Record<NoCredit, string>> = {
  already_returned:
    "This transaction was already refunded, so there's nothing to credit while we look into it.",
  repeat:
    "You reported this transaction before. A person on our team will look at it again. We don't credit your account automatically for a second report.",
  late: 'The transaction is older than 60 days after its statement, so we cannot promise money before we know more.',
}

const promiseOf = (row: DisputeRow, money: CaseMoney): string => {
  const why = whyNoCredit(row, money)
  if (why) return NO_CREDIT[why]
  if (row.amountCents >= 0) return ''
  const amount = expectedOf(row, money)
  const what =
    amount === -row.amountCents ? 'the money' : `the ${formatUsd(amount)} that you don't have back yet`
  return `If we need longer, we give you ${what} by that day, and decide by ${viewDay(decideBy(row.reportedOn))}.`
}

export const creditedMessages = (
  row: DisputeRow,
  { amountCents, creditedOn }: { amountCents: Cents; creditedOn: CalendarDate },
  config: Config,
): { title: string; email: Email } => ({
  title: `We gave you ${formatUsd(amountCents)} while we look into ${referenceOf(row)}.`,
  email: {
    subject: `${formatUsd(amountCents)} while we look into your report ${referenceOf(row)}`,
    paragraphs: [
      caseOf(row),
      `On ${viewDay(creditedOn)} we put ${formatUsd(amountCents)} into your account. You can use it while we go on looking, until ${viewDay(decideBy(row.reportedOn))} at the latest.`,
      'If we find that there was no error, we tell you why, and take it back no sooner than five business days after that.',
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
): { title: string; email: Email } => {
  const { resolved, explanation } = answer
  return {
    title:
      resolved > 0
        ? `${referenceOf(row)}: we found an error, and ${formatUsd(resolved)} is yours.`
        : row.outcome === 'already_returned'
          ? `${referenceOf(row)}: this transaction was already refunded.`
          : `${referenceOf(row)}: we found no error.`,
    email: {
      subject: `Our answer to your report ${referenceOf(row)}`,
      paragraphs: [
        caseOf(row),
        explanation,
        ...moneyOf(answer),
        ...(resolved > 0 ? [] : [documentsOf(config)]),
        ...endOf(config),
      ],
    },
  }
}

const moneyOf = ({ resolved, toGive, toTakeBack, takeBackOn }: Answer): string[] => [
  ...(toGive > 0 ? [`We put ${formatUsd(toGive)} into your account.`] : []),
  ...(toGive === 0 && resolved > 0 ? [`The ${formatUsd(resolved)} that we gave you is yours to keep.`] : []),
  ...(toTakeBack > 0
    ? [
        `On ${viewDay(takeBackOn)} we take back ${formatUsd(toTakeBack)} of what we gave you while we looked. Please keep that much in your account.`,
      ]
    : []),
]

const documentsOf = ({ SUPPORT_PHONE, SUPPORT_ADDRESS }: Config) =>
  `You may ask for copies of the documents that we relied on: call ${SUPPORT_PHONE}, or write to ${SUPPORT_ADDRESS.split('|').join(', ')}.`

/** The money was returned after we decided to credit it and before we did. */
export const cappedTitle = (
  row: DisputeRow,
  { returned, given }: { returned: Cents; given: Cents },
): string =>
  given > 0
    ? `${referenceOf(row)}: ${formatUsd(returned)} was refunded to you, so we credit only the other ${formatUsd(given)}.`
    : `${referenceOf(row)}: ${formatUsd(returned)} was refunded to you, so there is nothing left for us to credit.`

/** The money was returned after our answer had credited it. */
export const returnedMessages = (
  row: DisputeRow,
  { amountCents, takeBackOn }: { amountCents: Cents; takeBackOn: CalendarDate },
  config: Config,
): { title: string; email: Email } => {
  const title = `${referenceOf(row)}: you were refunded, so we take back ${formatUsd(amountCents)} on ${viewDay(takeBackOn)}.`
  return {
    title,
    email: {
      subject: `A refund for ${referenceOf(row)} arrived`,
      paragraphs: [
        caseOf(row),
        `We had already credited this to your account, and now the refund arrived too. On ${viewDay(takeBackOn)} we take back ${formatUsd(amountCents)}. Please keep that much in your account.`,
        ...endOf(config),
      ],
    },
  }
}

export const takenBackTitle = (row: DisputeRow, amountCents: Cents): string =>
  `We took back ${formatUsd(amountCents)} that we gave you for ${referenceOf(row)}.`
