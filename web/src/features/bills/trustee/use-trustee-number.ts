import { useQuery } from '@tanstack/react-query'
import {
  accountNumberOf,
  fillMemo,
  isOtherNumber,
  memoValuesOf,
} from '@yoursuccess/contract/trustees/memo.rules'
import { t } from '../../../i18n/translate.ts'
import { confirm } from '../../../ui/dialog/dialogs.tsx'
import { useAccount } from '../../account/account.api.ts'
import { planQuery } from '../../plan/plan.api.ts'
import { useFeature } from '../../session/session.api.ts'
import { trusteeQuery } from '../../trustees/trustees.api.ts'
import { copy } from '../bills.messages.ts'

interface TrusteeNumberOptions {
  /** How the bank would pay. */
  kind: 'electronic' | 'bill_pay_check'
  /** Whether the payee is a trustee. */
  isTrustee: boolean
  masks?: readonly string[] | undefined
}

/**
 * The account number of a trustee by the customer's plan, in the form that the office wants (TRU-06). `wanted` is
 * undefined for other payees, and while the plan has no number that the biller takes.
 */
export const useTrusteeNumber = ({ kind, isTrustee, masks = [] }: TrusteeNumberOptions) => {
  const enabled = useFeature('planTools') && isTrustee
  const plan = useQuery({ ...planQuery, enabled }).data ?? undefined
  const id = plan?.trustee_id ?? undefined
  const office = useQuery({ ...trusteeQuery(id ?? 0), enabled: enabled && id !== undefined })
  const account = useAccount()
  const values = enabled && plan && account ? memoValuesOf(plan, account.last_name) : undefined
  const template = office.data?.trustee.methods.find((method) => method.kind === kind)?.memo ?? null
  // Without the office's form, a number that is filled in may be the wrong one.
  const isKnown = id === undefined || office.data !== undefined || office.isError
  const wanted = values && isKnown ? accountNumberOf(fillMemo(template, values), masks) : undefined
  const isOther = (typed: string) =>
    values !== undefined &&
    wanted !== undefined &&
    typed.trim() !== '' &&
    isOtherNumber(typed, template, values)
  return {
    wanted,
    isOther,
    /** Asks before another number is used. Resolves to true if it may be. */
    mayUse: async (typed: string): Promise<boolean> =>
      !isOther(typed) ||
      (await confirm({
        title: t(copy.otherNumberAsk),
        text: t(copy.otherNumberText, { wanted: wanted ?? '', typed: typed.trim() }),
        confirmLabel: t(copy.otherNumberUse, { typed: typed.trim() }),
        cancelLabel: t(copy.otherNumberBack),
      })),
  }
}
