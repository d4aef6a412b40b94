import type { Message } from '@yoursuccess/contract/core/messages'
import { type AchTransaction, expectedBy } from '@yoursuccess/contract/funding/ach-transactions'
import { day } from '@yoursuccess/contract/core/calendar-date'
import { IconClock } from '@tabler/icons-react'
import { t } from '../../../i18n/translate.ts'
import { formatFriendlyDay } from '../../../lib/dates.ts'
import { shownTransferName } from '../../../lib/transfer-name.ts'
import type { Tone } from '../../../ui/dialog/toasts.ts'
import { ToneIcon } from '../../../ui/look/tone-icon.tsx'
import { useKnownToday } from '../../program/program.api.ts'
import { copy } from './transfers.messages.ts'
import classes from './transfers.module.css'

/** A status that this page doesn't know is shown as it is (FUNDING-118). */
const TONES: Readonly<Record<string, Tone>> = {
  completed: 'good',
  failed: 'stop',
  cancelled: 'info',
}

/** A transfer's status with its icon, and what happens next or why it failed. */
export const TransferStatus = ({ transfer }: { transfer: AchTransaction }) => {
  const next = useNext(transfer)
  return (
    <span className={classes.status}>
      {/* A pending transfer isn't income yet, so it shows the clock, as in the list of all transactions. */}
      {transfer.status === 'pending' ? (
        <IconClock size={20} aria-hidden />
      ) : (
        <ToneIcon tone={TONES[transfer.status] ?? 'info'} size={20} />
      )}
      <span>
        <span className={classes.word}>{wordOf(transfer.status)}</span>
        {next.map((line) => (
          <span key={line} className={classes.next}>
            {line}
          </span>
        ))}
      </span>
    </span>
  )
}

/** The lines below the status: the bank, and what happens next or why the transfer failed. */
const useNext = ({ status, date, description: name, failure_reason }: AchTransaction): string[] => {
  const today = useKnownToday()
  const description = shownTransferName(name)
  if (status === 'failed' || status === 'cancelled')
    return [failure_reason ? t(copy.failedBecause, { description, reason: failure_reason }) : description]
  if (status !== 'pending') return [description]
  const expected = expectedBy(day(date))
  const isLate = today !== undefined && expected < today
  return [description, isLate ? t(copy.late) : t(copy.expectedOn, { when: formatFriendlyDay(expected) })]
}

/** A status that this version does not know is shown as it is. */
const wordOf = (status: string) => {
  const known: Readonly<Record<string, Message>> = copy.statuses
  return known[status] ? t(known[status]) : status
}
