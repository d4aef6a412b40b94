import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  createPaySchedule,
  deletePaySchedule,
  dismissPaySuggestion,
  listPaySchedules,
  listPaySuggestions,
  takePaySuggestion,
  updatePaySchedule,
} from '@yoursuccess/contract/paydays/pay-schedules'
import { describe, expect, test } from 'vitest'
import { acme, arrived, paydaysReplies, samplePayday, suggestedAcme } from '../../testing/paydays-replies.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { sampleUser } from '../../testing/samples.ts'
import { type Handler, on, refuse } from '../../testing/wire.ts'

const open = (replies: Parameters<typeof paydaysReplies>[0], ...handlers: Handler[]) =>
  renderApp('/dashboard/plan/paydays', {
    user: sampleUser,
    handlers: [...paydaysReplies(replies), ...handlers],
  })
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const form = async (name = 'Add your pay') => within(await screen.findByRole('dialog', { name }))
const rowsOf = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

describe('suggested paydays', () => {
  // PAYD-03
  test('are first, with the deposits they were seen in, and one press takes one', async () => {
    const { wire } = open(
      { schedules: [], paydays: [], suggestions: [suggestedAcme] },
      on(takePaySuggestion, { pay_schedule: acme }),
    )
    const card = within(await screen.findByRole('region', { name: 'Is this your pay?' }))
    expect(
      card.getByText('We saw 6 deposits from Acme, every other Friday, about $1,200.00.'),
    ).toBeInTheDocument()
    expect(await rowsOf('Deposits from Acme')).toEqual([
      'Fri, Nov 20$1,200.00',
      'Fri, Nov 6$1,200.00',
      'Fri, Oct 23$1,200.00',
    ])
    await press('Show all 6 deposits from Acme')
    expect(await rowsOf('Deposits from Acme')).toHaveLength(6)
    const [first] = screen.getAllByRole('heading', { level: 2 })
    expect(first).toHaveTextContent('Is this your pay?')
    wire.use(...paydaysReplies())
    await press('Yes, add it from Acme')
    expect(await screen.findByText('We added your paydays from Acme.')).toBeInTheDocument()
    expect(wire.requestsOf(takePaySuggestion).map(({ params }) => params)).toEqual([{ id: '40' }])
    await waitFor(() => expect(screen.queryByText('Is this your pay?')).not.toBeInTheDocument())
    expect(await rowsOf('Pay schedules')).toHaveLength(1)
  })

  // PAYD-03
  test('are dismissed for good only after a question', async () => {
    const { wire } = open({ suggestions: [suggestedAcme] }, on(dismissPaySuggestion, undefined))
    await press('Not my pay from Acme')
    const question = within(await screen.findByRole('dialog', { name: 'Stop suggesting Acme?' }))
    await userEvent.click(question.getByRole('button', { name: 'Keep it' }))
    expect(wire.requestsOf(dismissPaySuggestion)).toEqual([])
    await press('Not my pay from Acme')
    wire.use(on(listPaySuggestions, { suggestions: [] }))
    await press("Don't suggest it")
    expect(await screen.findByText("We won't suggest Acme again.")).toBeInTheDocument()
    expect(screen.queryByText('Is this your pay?')).not.toBeInTheDocument()
  })

  // PAYD-01, PAYD-03
  test('that are one too many say what to do', async () => {
    open({ suggestions: [suggestedAcme] }, refuse(takePaySuggestion, 'pay_schedule.too_many'))
    await press('Yes, add it from Acme')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You can have up to 5 pay schedules. Delete one first.',
    )
  })
})

describe('the form', () => {
  // PAYD-01
  test('adds pay of every other week, and shows its next three paydays while it is typed', async () => {
    const { wire } = open({ schedules: [], paydays: [] }, on(createPaySchedule, { pay_schedule: acme }))
    await press('Add your pay')
    const dialog = await form()
    await userEvent.type(dialog.getByLabelText('Who pays you?'), 'Acme')
    await userEvent.type(dialog.getByLabelText('Next payday'), '2026-12-04')
    await userEvent.type(dialog.getByLabelText('Usual amount'), '1200')
    const coming = dialog.getByRole('heading', { name: 'Your next paydays' }).parentElement
    // January 1 is a holiday.
    expect(coming).toHaveTextContent('Fri, Dec 4Fri, Dec 18Thu, Dec 31')
    await userEvent.click(dialog.getByRole('radio', { name: "I'm paid after it" }))
    expect(coming).toHaveTextContent('Fri, Dec 4Fri, Dec 18Mon, Jan 4, 2027')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(wire.requestsOf(createPaySchedule).map(({ body }) => body)).toEqual([
      {
        pay_schedule: {
          name: 'Acme',
          payer: null,
          frequency: 'biweekly',
          anchor_on: '2026-12-04',
          days: [],
          weekend: 'after',
          usual_amount: '1200',
          lands_here: true,
          ended_on: null,
        },
      },
    ])
  })

  // PAYD-01
  test('suggests the days of the month from the next payday, until the customer chooses them', async () => {
    const { wire } = open({ schedules: [], paydays: [] }, on(createPaySchedule, { pay_schedule: acme }))
    await press('Add your pay')
    const dialog = await form()
    await userEvent.click(dialog.getByRole('radio', { name: 'Twice a month' }))
    const next = dialog.getByLabelText('Next payday')
    await userEvent.type(next, '2026-11-30')
    expect(dialog.getByLabelText('First day of the month')).toHaveDisplayValue('Last day')
    expect(dialog.getByLabelText('Second day of the month')).toHaveDisplayValue('15th')
    await userEvent.selectOptions(dialog.getByLabelText('Second day of the month'), '10th')
    await userEvent.clear(next)
    await userEvent.type(next, '2026-12-10')
    expect(dialog.getByLabelText('First day of the month')).toHaveDisplayValue('Last day')
    await userEvent.type(dialog.getByLabelText('Who pays you?'), 'Social Security')
    await userEvent.type(dialog.getByLabelText('Usual amount'), '900')
    await userEvent.click(dialog.getByRole('radio', { name: 'No' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(wire.requestsOf(createPaySchedule)).toHaveLength(1))
    expect(wire.requestsOf(createPaySchedule)[0]?.body).toMatchObject({
      pay_schedule: {
        frequency: 'semimonthly',
        anchor_on: '2026-12-10',
        days: ['last', 10],
        lands_here: false,
      },
    })
  })

  // PAYD-01
  test('shows what cannot be under its field', async () => {
    open({ schedules: [], paydays: [] })
    await press('Add your pay')
    const dialog = await form()
    await userEvent.click(dialog.getByRole('radio', { name: 'Twice a month' }))
    await userEvent.selectOptions(dialog.getByLabelText('First day of the month'), 'Last day')
    expect(dialog.getByText('Choose two different days of the month.')).toBeInTheDocument()
    await userEvent.type(dialog.getByLabelText('Next payday'), '2026-12-04')
    await userEvent.type(dialog.getByLabelText('Last payday (optional)'), '2026-12-03')
    await userEvent.tab()
    expect(await dialog.findByText("Choose a day that isn't before the first payday.")).toBeInTheDocument()
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
    // The day suggests days of the month, and the error of the amount stays.
    const amount = dialog.getByLabelText('Usual amount')
    await userEvent.clear(amount)
    await userEvent.type(amount, '0')
    await userEvent.clear(dialog.getByLabelText('Next payday'))
    await userEvent.type(dialog.getByLabelText('Next payday'), '2026-12-10')
    expect(amount).toBeInvalid()
  })

  // PAYD-02
  test('changes a schedule and keeps its first payday, so the earlier ones stay', async () => {
    const { wire } = open({}, on(updatePaySchedule, { pay_schedule: acme }))
    await press(/^Acme ?Paid every other Friday\. Next on Fri, Dec 4\.$/)
    const dialog = await form('Change your pay')
    expect(dialog.getByLabelText('Next payday')).toHaveValue('2026-12-04')
    const amount = dialog.getByLabelText('Usual amount')
    await userEvent.clear(amount)
    await userEvent.type(amount, '1300')
    // Before the next payday, after the first one.
    await userEvent.type(dialog.getByLabelText('Last payday (optional)'), '2026-11-25')
    expect(dialog.getByRole('heading', { name: 'Your next paydays' }).parentElement).toHaveTextContent(
      'No paydays are left.',
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(wire.requestsOf(updatePaySchedule)).toHaveLength(1))
    const { id, ...rest } = acme
    expect(wire.requestsOf(updatePaySchedule)[0]).toMatchObject({
      params: { id: String(id) },
      body: { pay_schedule: { ...rest, usual_amount: '1300', ended_on: '2026-11-25' } },
    })
  })

  // PAYD-02
  test('deletes a schedule after a question', async () => {
    const { wire } = open({}, on(deletePaySchedule, undefined))
    await press(/^Acme/)
    await press('Delete this pay')
    const question = within(await screen.findByRole('dialog', { name: 'Delete your pay from Acme?' }))
    wire.use(on(listPaySchedules, { pay_schedules: [] }))
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('We deleted your pay from Acme.')).toBeInTheDocument()
    expect(await screen.findByText(/^Who pays you, and how often\?/)).toBeInTheDocument()
    expect(wire.requestsOf(deletePaySchedule).map(({ params }) => params)).toEqual([{ id: '3' }])
  })
})

// PAYD-02, PAYD-04
test('lists the coming paydays, and the last ones with what arrived', async () => {
  open({
    schedules: [acme, { ...acme, id: 4, name: 'Elsewhere', lands_here: false }],
    paydays: [
      samplePayday('2026-10-23'),
      samplePayday('2026-10-30', { schedule_id: 4, name: 'Elsewhere' }),
      arrived('2026-11-06', '1180.50'),
      samplePayday('2026-11-18', { name: 'Beta', is_late: true }),
      samplePayday('2026-12-04'),
    ],
  })
  expect(await rowsOf('Coming paydays')).toEqual(['Fri, Dec 4Acme$1,200.00'])
  expect(await rowsOf('Recent paydays')).toEqual([
    'BetaExpected Wed, Nov 18Late',
    'Acme$1,180.50 arrived Fri, Nov 6',
    'AcmeWe saw no deposit around Fri, Oct 23',
  ])
})

// PAYD-01
test('offers no sixth schedule', async () => {
  open({ schedules: [1, 2, 3, 4, 5].map((id) => ({ ...acme, id, name: `Job ${id}` })) })
  expect(await screen.findByText(/^You have five pay schedules/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Add another' })).not.toBeInTheDocument()
})
