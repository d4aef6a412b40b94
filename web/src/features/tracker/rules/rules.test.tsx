import {
  applyCategoryRule,
  type CategoryRule,
  createCategoryRule,
  deleteCategoryRule,
  listCategoryRules,
  updateCategoryRule,
} from '@yoursuccess/contract/tracker/category-rules'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderApp } from '../../../testing/render-app.tsx'
import { sampleUser } from '../../../testing/samples.ts'
import { sampleItem, sampleTracker, trackerReplies } from '../../../testing/tracker-replies.ts'
import { drop, type Handler, on, refuse } from '../../../testing/wire.ts'

const rule = (id: number, payee: string, parts: CategoryRule['parts'] = []): CategoryRule => ({
  id,
  payee,
  category: 'housing',
  parts,
})
const rulesOf = (...category_rules: CategoryRule[]) => ({ category_rules })
const open = (...handlers: Handler[]) =>
  renderApp('/dashboard/tracker/expenses', {
    user: sampleUser,
    handlers: [...trackerReplies(sampleTracker()), ...handlers],
  })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

// RULE-01
test('"Always do this" makes a rule of an item, and old items take it after a count', async () => {
  const { wire } = open(
    on(createCategoryRule, rulesOf(rule(7, 'Maple'))),
    on(applyCategoryRule, ({ body }) => ({ count: (body as { preview: boolean }).preview ? 3 : 2 })),
  )
  await press('Always do this with Maple Court')
  const payee = await screen.findByLabelText('When the description contains')
  expect(payee).toHaveValue('Maple Court')
  expect(screen.getByLabelText('Use this category')).toHaveValue('housing')
  await userEvent.clear(payee)
  await userEvent.type(payee, 'Maple')
  await press('Save rule')
  expect(await screen.findByText('3 expenses without a category fit this rule.')).toBeInTheDocument()
  expect(wire.requestsOf(createCategoryRule)[0]?.body).toEqual({
    category_rule: { payee: 'Maple', category: 'housing', parts: [] },
  })
  expect(wire.requestsOf(applyCategoryRule).map(({ body }) => body)).toEqual([{ preview: true }])
  await press('Use it')
  expect(await screen.findByText('2 expenses changed.')).toBeInTheDocument()
  expect(wire.requestsOf(applyCategoryRule).map(({ body }) => body)).toEqual([
    { preview: true },
    { preview: false },
  ])
})

// RULE-01
test('old items are left alone when the customer says so', async () => {
  const { wire } = open(
    on(createCategoryRule, rulesOf(rule(7, 'Maple Court'))),
    on(applyCategoryRule, { count: 3 }),
  )
  await press('Always do this with Maple Court')
  await press('Save rule')
  await press('Only new spending')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(wire.requestsOf(applyCategoryRule).map(({ body }) => body)).toEqual([{ preview: true }])
})

// RULE-01, FRAME-60
test('says so when the rule for older spending fails, and not that nothing was changed', async () => {
  const { wire } = open(
    on(createCategoryRule, rulesOf(rule(7, 'Maple Court'))),
    on(applyCategoryRule, { count: 3 }),
  )
  await press('Always do this with Maple Court')
  await press('Save rule')
  await screen.findByText('3 expenses without a category fit this rule.')
  wire.use(drop(applyCategoryRule))
  await press('Use it')
  expect(await screen.findByText(/we don't know if this was saved/)).toBeInTheDocument()
})

// RULE-01
test('a rule splits by amounts and percentages, and says what is wrong with them', async () => {
  const { wire } = open(
    on(createCategoryRule, rulesOf(rule(7, 'Maple Court'))),
    on(applyCategoryRule, { count: 0 }),
  )
  await press('Always do this with Maple Court')
  await press('+ Add a split')
  const value = await screen.findByLabelText('Amount or percent of split 1')
  await userEvent.type(value, '100')
  await userEvent.selectOptions(screen.getByLabelText('Unit of split 1'), 'percent')
  await press('Save rule')
  expect(
    await screen.findByText('Enter an amount, or percentages that add up to less than 100.'),
  ).toBeInTheDocument()
  expect(value).toBeInvalid()
  expect(wire.requestsOf(createCategoryRule)).toEqual([])
  await userEvent.clear(value)
  await userEvent.type(value, '25')
  await press('Save rule')
  await waitFor(() =>
    expect(wire.requestsOf(createCategoryRule)[0]?.body).toEqual({
      category_rule: {
        payee: 'Maple Court',
        category: 'housing',
        parts: [{ category: 'other', percent: 25 }],
      },
    }),
  )
})

// RULE-01, RULE-04
test('lists the rules in their order, moves one up, and deletes one', async () => {
  const split = [{ category: 'charity' as const, amount: '1.00', percent: null }]
  const { wire } = open(
    on(listCategoryRules, rulesOf(rule(1, 'Corner'), rule(2, 'Market', split))),
    on(updateCategoryRule, rulesOf()),
    on(deleteCategoryRule, rulesOf()),
  )
  const section = within(await screen.findByRole('region', { name: 'Rules' }))
  const lines = await section.findAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Corner: Housing',
    'Market: Housing · $1.00 to Charity',
  ])
  expect(section.queryByRole('button', { name: 'Try Corner first' })).not.toBeInTheDocument()
  await press('Try Market first')
  await waitFor(() =>
    expect(wire.requestsOf(updateCategoryRule)[0]?.body).toEqual({
      category_rule: {
        payee: 'Market',
        category: 'housing',
        parts: [{ category: 'charity', amount: '1.00' }],
        position: 1,
      },
    }),
  )
  await press('Delete the rule for Corner')
  expect(await screen.findByText('The rule was deleted. Expenses keep their category.')).toBeInTheDocument()
})

// RULE-01
test('a rule of a long description begins with as much of it as a rule may have', async () => {
  const items = [sampleItem({ category: 'housing', description: 'x'.repeat(150) })]
  open(...trackerReplies({ ...sampleTracker(), items }))
  await press(`Always do this with ${'x'.repeat(150)}`)
  expect(await screen.findByLabelText('When the description contains')).toHaveValue('x'.repeat(100))
})

// RULE-04
test('says why a rule was not saved', async () => {
  open(refuse(createCategoryRule, 'tracker.too_many_rules'))
  await press('Always do this with Maple Court')
  await press('Save rule')
  expect(await screen.findByText('You have 100 rules. Delete one first.')).toBeInTheDocument()
})

// RULE-01
test('says that there are no rules yet, and how to make one', async () => {
  open()
  expect(
    await screen.findByText('No rules yet. Choose the circling arrows beside an expense: "Always do this".'),
  ).toBeInTheDocument()
})
