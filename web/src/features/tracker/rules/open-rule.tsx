/** Opens the dialog of a rule. Its code loads when it first opens. */
import { type CategoryRule, MAX_PAYEE } from '@yoursuccess/contract/tracker/category-rules'
import type { ExpenseItem } from '@yoursuccess/contract/tracker/tracker-fields'
import { openDialog } from '../../../ui/dialog/dialogs.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { type RuleValues, selectable, valuesOfRule } from './rule-values.ts'

const RuleDialog = lazyPart(async () => (await import('./rule-dialog.tsx')).RuleDialog)

export interface SavedRule {
  id: number
  /** Old items without a category that it fits. */
  count: number
}

const open = (initial: RuleValues, id?: number): Promise<SavedRule | undefined> =>
  openDialog<SavedRule | undefined>((close) => <RuleDialog id={id} initial={initial} onClose={close} />)

/** "Always do this": a rule made from an item. */
export const openRuleOf = ({ description, category }: ExpenseItem): Promise<SavedRule | undefined> =>
  open({ payee: (description ?? '').slice(0, MAX_PAYEE).trim(), category: selectable(category), splits: [] })

export const changeRule = (rule: CategoryRule): Promise<SavedRule | undefined> =>
  open(valuesOfRule(rule), rule.id)
