/** A dialog whose form is being sent stays open, so that the customer learns the outcome. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderApp } from '../testing/render-app.tsx'
import { sampleUser } from '../testing/samples.ts'
import { saveCases } from '../testing/save-cases/save-cases.ts'
import { refuse } from '../testing/wire.ts'

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))

/** The changes whose cases are sent from a dialog. */
const FROM_DIALOGS = [
  'move-set-aside',
  'change-keep-back',
  'add-pay-schedule',
  'change-pay-schedule',
  'delete-pay-schedule',
  'move-planned-payment',
  'change-planned-payment',
  'pay-bill',
  'set-reminder',
  'create-transfer',
  'add-receipt',
  'match-receipt',
  'delete-receipt',
  'change-plan-status',
  'add-lump-sum',
  'create-expense-goal',
  'update-expense-item',
  'split-expense-item',
  'save-category-rule',
  'report-problem',
  'step-up',
]
const cases = saveCases.filter(({ name }) => FROM_DIALOGS.includes(name))

// FRAME-69
test.each(cases)('$name on $path keeps its dialog open until the reply', async (given) => {
  const { endpoint, path, user = sampleUser, handlers = [], fill, press } = given
  const answer = Promise.withResolvers<void>()
  const refusal = refuse(endpoint, 'too_many_requests')
  const { wire } = renderApp(path, {
    ...(user !== 'nobody' && { user }),
    handlers: [
      ...handlers,
      {
        endpoint,
        reply: async (request) => {
          await answer.promise
          return refusal.reply(request)
        },
      },
    ],
  })
  await fill()
  await press()
  await waitFor(() => expect(wire.requestsOf(endpoint)).not.toEqual([]))
  const dialog = screen.getByRole('dialog')
  // Another button of the dialog may be named so, too.
  const [close] = within(dialog).getAllByRole('button', { name: 'Close' })
  if (!close) throw new Error('the dialog has no close button')
  await waitFor(() => expect(close).toBeDisabled())
  await userEvent.keyboard('{Escape}')
  fireEvent.keyDown(dialog, { key: 'Escape' })
  await userEvent.click(close)
  expect(dialog).toBeInTheDocument()
  await act(async () => answer.resolve())
})

test('each change that is sent from a dialog has a case', () => {
  expect(FROM_DIALOGS.filter((name) => !cases.some((given) => given.name === name))).toEqual([])
})
