/** The calls of category rules. */
import {
  applyCategoryRule,
  createCategoryRule,
  deleteCategoryRule,
  listCategoryRules,
  updateCategoryRule,
} from '@yoursuccess/contract/tracker/category-rules'
import { plain } from '@yoursuccess/contract/tracker/category-rules.rules'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { TRACKER, TRANSACTIONS } from '../../../lib/query-keys.ts'
import { useSubmit } from '../../../lib/use-submit.ts'
import type { RuleInput } from './rule-values.ts'

export const rulesQuery = queryOptions({
  queryKey: [TRACKER, 'rules'],
  queryFn: ({ signal }) => call(listCategoryRules, { signal }),
  select: ({ category_rules }) => category_rules,
})

const onSettled = (client: QueryClient) =>
  Promise.all([TRACKER, TRANSACTIONS].map((key) => client.invalidateQueries({ queryKey: [key] })))
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
          ? await call(createCategoryRule, { body })
          : await call(updateCategoryRule, { params: paramsOf(id), body })
      const saved = category_rules.find(({ payee }) => plain(payee) === plain(rule.payee))
      if (!saved) return { id: undefined, count: 0 }
      // The rule is saved, whatever happens to the count.
      const { count } = await call(applyCategoryRule, {
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
    send: (id: number) => call(applyCategoryRule, { params: paramsOf(id), body: { preview: false } }),
    onSettled,
  })

/** Makes it the first that is tried. */
export const useMoveRule = () =>
  useSubmit({
    name: 'move-category-rule',
    send: ({ id, rule }: { id: number; rule: RuleInput }) =>
      call(updateCategoryRule, {
        params: paramsOf(id),
        body: { category_rule: { ...rule, position: 1 } },
      }),
    onSettled,
  })

export const useDeleteRule = () =>
  useSubmit({
    name: 'delete-category-rule',
    send: (id: number) => call(deleteCategoryRule, { params: paramsOf(id) }),
    onSettled,
  })
