import { formatUsd, negate } from '@yoursuccess/contract/core/money'
import { t } from '../../../i18n/translate.ts'
import { formatLongDay, formatMonth } from '../../../lib/dates.ts'
import { LiveText } from '../../../ui/figure/live-text.tsx'
import { copy } from './amounts.messages.ts'
import type { NewAmount, Preview } from './amounts.rules.ts'
import { changeWords } from './changes.tsx'
import classes from './amounts.module.css'

const { preview: words } = copy

/** What will be due if the amount is added, in sentences. */
export const PreviewWords = ({ added, preview }: { added: NewAmount; preview: Preview }) => {
  const sentences = sentencesOf(added, preview)
  return (
    <div className={classes.preview}>
      {sentences.map((sentence) => (
        <span key={sentence}>{sentence}</span>
      ))}
      <LiveText>{sentences.join(' ')}</LiveText>
    </div>
  )
}

const sentencesOf = (added: NewAmount, preview: Preview): string[] => {
  const { differenceCents, past, totalBeforeCents, totalAfterCents } = preview
  const isDifference = differenceCents !== 0 && added.orderedOn !== null
  return [
    monthlySentence(added, preview),
    ...(isDifference ? [differenceSentence(differenceCents, added.orderedOn ?? added.fromMonth)] : []),
    ...(past.length > 0 ? [t(words.past, { months: past.map(changeWords).join('; ') })] : []),
    ...(totalBeforeCents > 0 && totalBeforeCents !== totalAfterCents
      ? [t(words.total, { before: formatUsd(totalBeforeCents), after: formatUsd(totalAfterCents) })]
      : []),
  ]
}

const monthlySentence = ({ amountCents }: NewAmount, { fromMonth, until }: Preview): string => {
  const month = formatMonth(fromMonth)
  const then = until && { next: formatUsd(until.amountCents), until: formatMonth(until.month) }
  if (amountCents === 0) return then ? t(words.nothingUntil, { month, ...then }) : t(words.nothing, { month })
  const amount = formatUsd(amountCents)
  return then ? t(words.monthlyUntil, { month, amount, ...then }) : t(words.monthly, { month, amount })
}

const differenceSentence = (difference: Preview['differenceCents'], on: string): string =>
  difference > 0
    ? t(words.difference, { amount: formatUsd(difference), day: formatLongDay(on) })
    : t(words.credit, { amount: formatUsd(negate(difference)) })
