import { t } from '../../../i18n/translate.ts'
import { failureSentence } from '../../../lib/failure-sentence.ts'
import { confirm } from '../../../ui/dialog/dialogs.tsx'
import { showToast } from '../../../ui/dialog/toasts.ts'
import type { SavedRule } from './open-rule.tsx'
import { useApplyRule } from './rules.calls.ts'
import { ruleMessages, rulesCopy } from './rules.messages.ts'

/** After a rule is saved: asks whether old items without a category take it, with their number. */
export const useOfferOldItems = () => {
  const { submit } = useApplyRule()
  return async (saved: SavedRule | undefined): Promise<void> => {
    if (!saved || saved.count === 0) return
    const { title, text, confirmLabel, cancelLabel } = rulesCopy.applyQuestion
    await submit(saved.id, {
      askFirst: () =>
        confirm({
          title: t(title),
          text: t(text, { count: saved.count }),
          confirmLabel: t(confirmLabel),
          cancelLabel: t(cancelLabel),
        }),
      onSuccess: ({ count }) => showToast('good', t(rulesCopy.applied, { count })),
      onError: (error) => showToast('stop', failureSentence(error, ruleMessages)),
    })
  }
}
