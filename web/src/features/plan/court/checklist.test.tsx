import { screen, within } from '@testing-library/react'
import { getChecklist, saveChecklist } from '@yoursuccess/contract/plan/discharge-checklist'
import { expect, test } from 'vitest'
import { checklistReplies, sampleChecklist } from '../../../testing/court-replies.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { sampleUser } from '../../../testing/samples.ts'
import { press, retype } from '../../../testing/save-cases/save-case.ts'
import { on } from '../../../testing/wire.ts'

const open = (checklist = sampleChecklist()) =>
  renderApp('/dashboard/plan/checklist', { user: sampleUser, handlers: checklistReplies(checklist) })
const lines = async () =>
  within(await screen.findByRole('region', { name: /of 7 done$/ }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

// LAD-06
test('shows each line with what is known of it, and the day on which it was done', async () => {
  open(sampleChecklist({ financial_course: '2026-11-02' }))
  const course = (await lines()).find((each) => each?.startsWith('The certificate'))
  expect(course).toContain('It is due no later than the last payment. Since December 2024,')
  expect(course).toContain('Done on November 2, 2026')
  expect(await lines()).toHaveLength(7)
  expect(screen.getByRole('heading', { name: '1 of 7 done' })).toBeInTheDocument()
  expect(screen.getByText('Source: 11 U.S.C. 1328(a)')).toBeInTheDocument()
  expect(screen.getByText(/^Collected on November 20, 2026 from public pages/)).toBeInTheDocument()
})

// LAD-06
test('a line is ticked with a day, today unless another is chosen', async () => {
  const { wire } = open()
  const checklist = sampleChecklist({ mortgage: '2026-11-21' })
  await press('Mark as done: Mortgage payments made directly are current')
  wire.use(on(saveChecklist, { checklist }), on(getChecklist, { checklist }))
  expect(await screen.findByLabelText('Done on')).toHaveValue('2026-11-21')
  await press('Save day')
  expect(wire.requestsOf(saveChecklist)[0]?.body).toEqual({
    line: { item: 'mortgage', done_on: '2026-11-21' },
  })
  expect(await screen.findByText('Done on November 21, 2026')).toBeInTheDocument()
})

// LAD-06
test('the day of a line can be changed, and its tick taken back', async () => {
  const { wire } = open(sampleChecklist({ mortgage: '2026-11-20' }))
  wire.use(on(saveChecklist, { checklist: sampleChecklist() }))
  await press(/^Change: Mortgage/)
  await retype('Done on', '2026-11-19')
  await press('Save day')
  await press(/^Change: Mortgage/)
  wire.use(on(getChecklist, { checklist: sampleChecklist() }))
  await press('It is not done')
  expect(wire.requestsOf(saveChecklist).map(({ body }) => body)).toEqual([
    { line: { item: 'mortgage', done_on: '2026-11-19' } },
    { line: { item: 'mortgage', done_on: null } },
  ])
  expect(await screen.findByRole('heading', { name: '0 of 7 done' })).toBeInTheDocument()
})

// LAD-06
test.each([
  ['2031-01-16', 'This list opens on January 16, 2031, three payments before the end of your plan.'],
  [null, 'This list opens three payments before the end of your plan.'],
])('before %s, says when it opens', async (opens_on, words) => {
  open(sampleChecklist({}, { open: false, opens_on }))
  expect(await screen.findByText(words)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Mark as done/ })).not.toBeInTheDocument()
})
