/** The calls of category rules. */
import * as rules from '@yoursuccess/contract/tracker/category-rules'
import { plain } from '@yoursuccess/contract/tracker/category-rules.rules'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { TRACKER } from '../../../lib/query-keys.ts'
import { useSubmit } from '../../../lib/use-submit.ts'
import type { RuleInput } from './rule-values.ts'

export const rulesQuery = queryOptions({
  queryKey: [TRACKER, 'rules'],
  queryFn: ({ signal }) => call(rules.listCategoryRules, { signal }),
  select: ({ category_rules }) => category_rules,
})

const onSettled = (client: QueryClient) => client.invalidateQueries({ queryKey: [TRACKER] })
const paramsOf = (id: number) => ({ id: String(id) })

interface SaveRule {
  /** Undefined for a new rule. */
  id: number | undefined
  rule: RuleInput
}

/** Saves a rule, and counts the old items that it fits. */
export const useSaveRule = () =>
  useSubmit({
    name: 'save-category-rule',
    send: async ({ id, rule }: SaveRule) => {
      const body = { category_rule: rule }
      const { category_rules } =
        id === undefined
          ? await call(rules.createCategoryRule, { body })
          : await call(rules.updateCategoryRule, { params: paramsOf(id), body })
      const saved = category_rules.find(({ payee }) => plain(payee) === plain(rule.payee))
      if (!saved) return { id: undefined, count: 0 }
      // The rule is saved, whatever happens to the count.
      const { count } = await call(rules.applyCategoryRule, {
        params: paramsOf(saved.id),
        body: { preview: true },
      }).catch(() => ({ count: 0 }))
      return { id: saved.id, count }
    },
    onSettled,
  })

export const useApplyRule = () =>
  useSubmit({
    name: 'apply-category-rule',
    send: (id: number) => call(rules.applyCategoryRule, { params: paramsOf(id), body: { preview: false } }),
    onSettled,
  })

/** Makes it the first that is tried. */
export const useMoveRule = () =>
  useSubmit({
    name: 'move-category-rule',
    send: ({ id, rule }: { id: number; rule: RuleInput }) =>
      call(rules.updateCategoryRule, {
        params: paramsOf(id),
        body: { category_rule: { ...rule, position: 1 } },
      }),
    onSettled,
  })

export const useDeleteRule = () =>
  useSubmit({
    name: 'delete-category-rule',
    send: (id: number) => call(rules.deleteCategoryRule, { params: paramsOf(id) }),
    onSettled,
  })
