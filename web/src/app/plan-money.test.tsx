/** After each action on the plan's money, everything that shows that money is loaded again. */
import { act, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { PLAN_MONEY } from '../lib/query-keys.ts'
import { renderApp } from '../testing/render-app.tsx'
import { sampleUser } from '../testing/samples.ts'
import { saveCases } from '../testing/save-cases/save-cases.ts'
import { drop } from '../testing/wire.ts'

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))

const ACTIONS = [
  'open-set-aside',
  'move-set-aside',
  'change-keep-back',
  'change-shares',
  'answer-set-aside-choice',
  'close-set-aside',
  'save-autopay',
  'stop-autopay',
  'skip-planned-payment',
  'move-planned-payment',
  'change-planned-payment',
  'answer-pull',
  'agree-to-catch-up',
  'stop-catch-up',
  'pay-bill',
  'add-receipt',
  'match-receipt',
  'delete-receipt',
  'create-expense-item',
  'save-trustee-payment',
  'save-plan',
  'change-plan-status',
  'add-plan-step',
  'delete-plan-step',
  'record-tax-refund',
  'add-lump-sum',
  'add-pay-schedule',
  'change-pay-schedule',
  'delete-pay-schedule',
  'take-pay-suggestion',
]

/** Data of another page, which is stale once an action has changed it. */
const elsewhere = (key: string) => [key, 'of-another-page']

test('each action on the plan has a case', () => {
  const known = new Set(saveCases.map(({ name }) => name))
  expect(ACTIONS.filter((name) => !known.has(name))).toEqual([])
})

// An action whose reply was lost may have been done, so it reloads as much as one that succeeded.
test.each(saveCases.filter(({ name }) => ACTIONS.includes(name)))(
  '$name on $path reloads everything that shows the money of the plan',
  async (given) => {
    const { endpoint, path, user = sampleUser, handlers = [], fill, press } = given
    const { queryClient } = renderApp(path, {
      ...(user !== 'nobody' && { user }),
      handlers: [...handlers, drop(endpoint)],
      isImpatient: true,
    })
    await fill()
    act(() => PLAN_MONEY.forEach((key) => queryClient.setQueryData(elsewhere(key), 'before')))
    await press()
    const fresh = () => PLAN_MONEY.filter((key) => !queryClient.getQueryState(elsewhere(key))?.isInvalidated)
    await waitFor(() => expect(fresh()).toEqual([]))
  },
)
