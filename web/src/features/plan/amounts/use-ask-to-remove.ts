import type { PlanLumpSum, PlanStep } from '@yoursuccess/contract/plan/plan-steps'
import { t } from '../../../i18n/translate.ts'
import { usd } from '../../../lib/amounts.rules.ts'
import { isGone } from '../../../lib/call-error.ts'
import { formatDay, formatMonth } from '../../../lib/dates.ts'
import { refusalSentence } from '../../../lib/failure-sentence.ts'
import { confirm } from '../../../ui/dialog/dialogs.tsx'
import { showToast } from '../../../ui/dialog/toasts.ts'
import { useDeleteLumpSum, useDeleteStep } from '../plan.api.ts'
import { planMessages } from '../set-up/set-up.messages.ts'
import { copy } from './amounts.messages.ts'

/** Asks before it removes an amount that has not begun (CASE-08). */
export const useAskToRemove = () => {
  const { submit, isPending } = useDeleteStep()
  const ask = ({ id, amount, from_month }: PlanStep) =>
    submit(id, {
      askFirst: () =>
        confirm({
          title: t(copy.removeAsk),
          text: t(copy.removeText, { amount: usd(amount), month: formatMonth(from_month) }),
          confirmLabel: t(copy.confirmRemove),
          cancelLabel: t(copy.keep),
          destructive: true,
        }),
      onSuccess: () => showToast('good', t(copy.removed)),
      onError: (error) => {
        if (!isGone(error)) showToast('stop', refusalSentence(error, planMessages) ?? t(copy.removeFailed))
      },
    })
  return { ask, isPending }
}

/** Asks before it deletes a lump sum. */
export const useAskToDelete = () => {
  const { submit, isPending } = useDeleteLumpSum()
  const ask = ({ id, amount, due_on }: PlanLumpSum) =>
    submit(id, {
      askFirst: () =>
        confirm({
          title: t(copy.deleteAsk),
          text: t(copy.deleteText, { amount: usd(amount), day: formatDay(due_on) }),
          confirmLabel: t(copy.confirmDelete),
          cancelLabel: t(copy.keep),
          destructive: true,
        }),
      onSuccess: () => showToast('good', t(copy.deleted)),
      onError: (error) => {
        if (!isGone(error)) showToast('stop', refusalSentence(error, planMessages) ?? t(copy.deleteFailed))
      },
    })
  return { ask, isPending }
}
