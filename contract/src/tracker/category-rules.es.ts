/** Spanish. */
import type { Translation } from '../core/messages.ts'
import type * as english from './category-rules.ts'

export const categoryRuleRefusals: Translation<typeof english.categoryRuleRefusals> = {
  'tracker.too_many_rules': 'Tiene 100 reglas. Elimine una primero.',
  'tracker.rule_exists': 'Otra regla ya tiene este texto. Cambie esa regla.',
}
