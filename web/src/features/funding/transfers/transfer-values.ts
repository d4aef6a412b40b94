/** The transfer form's values, their rules, and the draft that the customer confirms. */
import type { AchAccount } from '@yoursuccess/contract/funding/ach-accounts'
import { transferAmountInput } from '@yoursuccess/contract/funding/ach-transactions'
import { NO_ACCOUNT_SELECTED, TRANSFER_DAY_PAST } from '@yoursuccess/contract/funding/funding.messages'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { type Interval, INTERVALS } from '@yoursuccess/contract/funding/recurring-transfers'
import * as z from 'zod'

export interface TransferValues {
  /** The id of a linked account, or empty. */
  selectedAccount: string
  amount: string
  isRecurring: boolean
  interval: Interval
  startsOn: CalendarDate | undefined
}

/** A transfer for the customer to confirm. */
export interface TransferDraft {
  account: Pick<AchAccount, 'id' | 'name'>
  /** A plain amount, "1234.50". */
  amount: string
  /** Undefined for a one-time transfer. */
  repeat?: { interval: Interval; startsOn: CalendarDate }
}

/** The rules of FUNDING-86, FUNDING-87 and FUNDING-92, from the contract. */
export const transferSchema = (today: CalendarDate) =>
  z
    .object({
      selectedAccount: z.string().min(1, NO_ACCOUNT_SELECTED),
      amount: transferAmountInput,
      isRecurring: z.boolean(),
      interval: z.enum(INTERVALS),
      startsOn: z.string().optional(),
    })
    .refine(({ isRecurring, startsOn }) => !isRecurring || (startsOn !== undefined && startsOn >= today), {
      path: ['startsOn'],
      message: TRANSFER_DAY_PAST,
      // Checked at once, even while the fields above are empty.
      when: () => true,
    })

/** The draft for valid values. */
export const draftOf = (
  values: TransferValues,
  accounts: readonly AchAccount[],
): TransferDraft | undefined => {
  const { selectedAccount, amount, isRecurring, interval, startsOn } = values
  const account = accounts.find(({ id }) => String(id) === selectedAccount)
  if (!account) return undefined
  if (!isRecurring) return { account, amount }
  return startsOn && { account, amount, repeat: { interval, startsOn } }
}
