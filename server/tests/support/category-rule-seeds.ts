/** Rules of the tracker for the sweeps of all calls. */
import { randomUUID } from 'node:crypto'
import type { TestCustomer } from './test-bank.ts'

interface Holder {
  customer: TestCustomer
  mark: string
}
interface Rules {
  category_rules: { id: number; payee: string }[]
}

const RULE = { category: 'other', parts: [{ category: 'housing', percent: 50 }] }

const categoryRule = async ({ customer, mark }: Holder): Promise<number> => {
  const payee = `${mark} ${randomUUID()}`
  const { status, body } = await customer.post<Rules>('/api/category_rules', {
    category_rule: { ...RULE, payee },
  })
  if (status !== 201) throw new Error(`a rule could not be created: ${status}`)
  return body.category_rules.find((each) => each.payee === payee)?.id ?? 0
}

export const CATEGORY_RULE_RECORDS = { category_rule: categoryRule }

const onRule = (body?: unknown) => async (world: Holder) => ({
  params: { id: String(await categoryRule(world)) },
  ...(body !== undefined && { body }),
})

export const CATEGORY_RULE_SEEDS = {
  'POST /api/category_rules': async ({ mark }: Holder) => ({
    body: { category_rule: { ...RULE, payee: `${mark} shop` } },
  }),
  'PUT /api/category_rules/{id}': onRule({ category_rule: { ...RULE, payee: 'Larkspur', position: 1 } }),
  'DELETE /api/category_rules/{id}': onRule(),
  'POST /api/category_rules/{id}/apply': onRule({ preview: false }),
}
