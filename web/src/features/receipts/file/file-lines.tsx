import { Button } from '@mantine/core'
import type { FilePreview } from '@yoursuccess/contract/receipts/receipts'
import { useState } from 'react'
import { elements, t } from '../../../i18n/translate.ts'
import { formatPlannedDay } from '../../../lib/dates.ts'
import { Money } from '../../../ui/figure/money.tsx'
import { useToday } from '../../program/program.api.ts'
import classes from '../receipts.module.css'
import { copy } from './file.messages.ts'

type Line = FilePreview['lines'][number]

/** How many lines show at first, and how many more with each press: a file may have thousands. */
const FEW = 5
const MORE = 50

interface FileLinesProps {
  title: string
  hint?: string
  lines: readonly Line[]
}

/** Lines of a file that have the same state. Without any there is no list. */
export const FileLines = ({ title, hint, lines }: FileLinesProps) => {
  const [shown, setShown] = useState(FEW)
  if (lines.length === 0) return null
  return (
    <div className={classes.part}>
      <h3>{title}</h3>
      {hint !== undefined && <p className={classes.quiet}>{hint}</p>}
      <ul className={classes.lines} aria-label={title}>
        {lines.slice(0, shown).map((line) => (
          <li key={line.number} className={classes.line}>
            {line.state === 'not_understood' ? <Unread line={line} /> : <Read line={line} />}
          </li>
        ))}
      </ul>
      {shown < lines.length && (
        <Button variant="subtle" className="ys-flush" onClick={() => setShown(shown + MORE)}>
          {elements(copy.more, {
            list: title,
            more: (words) => <span className="ys-sr-only">{words}</span>,
          })}
        </Button>
      )}
    </div>
  )
}

const Read = ({ line: { posted_on, amount, receipt_number } }: { line: Line }) => {
  const today = useToday()
  return (
    <>
      <span>{posted_on !== null && formatPlannedDay(posted_on, today)}</span>
      {receipt_number !== null && <span>{t(copy.receiptNumber, { number: receipt_number })}</span>}
      {amount !== null && <Money amount={amount} />}
    </>
  )
}

const Unread = ({ line }: { line: Line }) => (
  <>
    <span>{t(copy.line, { number: line.number })}</span>
    <span>{t(copy.reasons[reasonOf(line)])}</span>
    <span className={classes.text}>{line.text}</span>
  </>
)

const reasonOf = ({ posted_on, amount }: Line): keyof typeof copy.reasons => {
  if (posted_on === null && amount === null) return 'both'
  if (posted_on === null) return 'day'
  // The bank understands both, and no day to come is posted.
  return amount === null ? 'amount' : 'ahead'
}
