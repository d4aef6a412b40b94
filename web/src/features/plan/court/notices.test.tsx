import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  createNotice,
  deleteNotice,
  listNotices,
  updateNotice,
} from '@yoursuccess/contract/plan/court-notices'
import { describe, expect, test } from 'vitest'
import { countedNotice, courtPlan, noticesReplies, sampleNotice } from '../../../testing/court-replies.ts'
import { yourPlanReplies } from '../../../testing/plan-screen.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { sampleUser } from '../../../testing/samples.ts'
import { enter, press, retype } from '../../../testing/save-cases/save-case.ts'
import { on } from '../../../testing/wire.ts'

const COUNTED = 'By counting days only. Court rules can change this day. Ask your attorney today.'

const open = (...replies: Parameters<typeof noticesReplies>) =>
  renderApp('/dashboard/plan/notices', { user: sampleUser, handlers: noticesReplies(...replies) })
const section = async (name: string) => within(await screen.findByRole('region', { name }))
const safeDays = async () =>
  within(await screen.findByRole('list', { name: 'Last safe day to pay your trustee' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

describe('a notice', () => {
  // LAD-05
  test.each([
    [{}, '19 days left, until Dec 10'],
    [{ days_left: 1, ends_on: '2026-11-22' }, '1 day left, until Nov 22'],
    [{ days_left: 0, ends_on: '2026-11-21' }, 'Today, Nov 21, is the last day'],
    [{ days_left: -2, ends_on: '2026-11-19' }, 'The last day was Nov 19'],
    [{ days_left: 44, ends_on: '2027-01-04' }, '44 days left, until January 4, 2027'],
  ])('with %o says "%s"', async (change, words) => {
    open([sampleNotice(change)])
    expect(await (await section('Motion to dismiss')).findByText(words)).toBeInTheDocument()
    expect(screen.queryByText(COUNTED)).not.toBeInTheDocument()
  })

  // LAD-05
  test('whose days were counted says so, and whom to ask', async () => {
    open([countedNotice()])
    const motion = await section('Motion to dismiss')
    expect(motion.getByText(COUNTED)).toBeInTheDocument()
    expect(motion.getByText('Served Thu, Nov 19, gives 21 days')).toBeInTheDocument()
  })

  // LAD-05
  test('names the last safe day for each accepted method, and what is no longer in time', async () => {
    open()
    expect(await safeDays()).toEqual([
      'Electronic payment from this account: Dec 8.',
      'ePay: Dec 7, before 4:00 PM Central Time. Signing up takes 5 days. Not from this account, because it is prepaid.',
      'Check that we mail for you: no longer in time. The last safe day was Nov 20.',
    ])
  })

  // LAD-05, TRU-05
  test('names the conditions of the office beside its day', async () => {
    const [electronic] = sampleNotice().safe_days
    if (!electronic) throw new Error('the sample has no safe day')
    open([sampleNotice({ safe_days: [{ ...electronic, conditions: ['The case number is on it'] }] })])
    expect(await safeDays()).toEqual([
      'Electronic payment from this account: Dec 8. Its conditions: The case number is on it.',
    ])
  })

  // LAD-05
  test('of a trustee that nobody knows names no day, and says to ask the office', async () => {
    open([sampleNotice({ safe_days: [] })])
    expect(await screen.findByText(/^We do not know how this trustee accepts payments\./)).toBeInTheDocument()
  })

  // LAD-05
  test('without a trustee in the plan leads to adding one', async () => {
    open([sampleNotice({ safe_days: [] })], courtPlan({ trustee_id: null, trustee_name: null }))
    expect(await screen.findByRole('link', { name: 'Add your trustee' })).toHaveAttribute(
      'href',
      '/dashboard/plan/details',
    )
  })

  // LAD-05
  test('that was settled counts no more', async () => {
    open([sampleNotice({ done_on: '2026-11-20', safe_days: [], note: 'Docket 41' })])
    const motion = await section('Motion to dismiss')
    expect(motion.getByText('Settled on November 20, 2026')).toBeInTheDocument()
    expect(motion.getByText('Docket 41')).toBeInTheDocument()
    expect(motion.queryByText(/left, until/)).not.toBeInTheDocument()
    expect(screen.queryByText(/We do not know/)).not.toBeInTheDocument()
  })
})

describe('the dialog', () => {
  // LAD-05
  test('asks first for the last day that is printed, and counts to it', async () => {
    const { wire } = open([])
    wire.use(on(createNotice, { notice: sampleNotice() }))
    await press('Add a notice')
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a notice' }))
    expect(dialog.queryByLabelText('Day of service')).not.toBeInTheDocument()
    expect(dialog.getByRole('button', { name: 'Save notice' })).toBeDisabled()
    await enter('Last day printed on the notice', '2026-12-10')
    expect(dialog.getByText('19 days left, until Dec 10', { selector: 'div > p' })).toBeInTheDocument()
    expect(dialog.queryByText(COUNTED)).not.toBeInTheDocument()
    await press('Save notice')
    expect(wire.requestsOf(createNotice).map(({ body }) => body)).toEqual([
      {
        notice: {
          kind: 'motion_to_dismiss',
          note: '',
          last_day_on: '2026-12-10',
          served_on: null,
          days: null,
          done_on: null,
        },
      },
    ])
    expect(await screen.findByText('The notice was saved.')).toBeInTheDocument()
  })

  // LAD-05
  test('counts service and days only without a printed day, and says so', async () => {
    const { wire } = open([])
    wire.use(on(createNotice, { notice: countedNotice() }))
    await press('Add a notice')
    await userEvent.click(await screen.findByLabelText('No last day is printed on it'))
    expect(screen.queryByLabelText('Last day printed on the notice')).not.toBeInTheDocument()
    await enter('Day of service', '2026-11-19')
    await enter('Days that it gives', '31')
    // A Sunday.
    expect(screen.getByText('29 days left, until Dec 20', { selector: 'div > p' })).toBeInTheDocument()
    expect(screen.getByText(COUNTED)).toBeInTheDocument()
    await press('Save notice')
    expect(wire.requestsOf(createNotice)[0]?.body).toMatchObject({
      notice: { last_day_on: null, served_on: '2026-11-19', days: 31 },
    })
  })

  // LAD-05
  test('does not take days that are none', async () => {
    open([])
    await press('Add a notice')
    await userEvent.click(await screen.findByLabelText('No last day is printed on it'))
    await enter('Day of service', '2026-11-19')
    await enter('Days that it gives', '400')
    await userEvent.tab()
    expect(screen.getByText('Enter 1 to 365 days.')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Save notice' })).toBeDisabled()
    await retype('Days that it gives', '30')
    expect(screen.getByRole('button', { name: 'Save notice' })).toBeEnabled()
  })

  // LAD-05
  test('of a counted notice can take the printed day that was found later, and keeps the rest', async () => {
    const { wire } = open([countedNotice({ note: 'Docket 41' })])
    wire.use(on(updateNotice, { notice: sampleNotice() }))
    await press('Edit: Motion to dismiss')
    await userEvent.click(await screen.findByLabelText('No last day is printed on it'))
    expect(screen.getByRole('button', { name: 'Save notice' })).toBeDisabled()
    await enter('Last day printed on the notice', '2026-12-14')
    await press('Save notice')
    expect(wire.requestsOf(updateNotice)[0]).toMatchObject({
      params: { id: '1' },
      body: {
        notice: { note: 'Docket 41', last_day_on: '2026-12-14', served_on: '2026-11-19', days: 21 },
      },
    })
  })
})

// LAD-05
test('a notice is deleted after a question', async () => {
  const { wire } = open()
  wire.use(on(deleteNotice, undefined), on(listNotices, { notices: [sampleNotice()] }))
  await press('Delete: Motion to dismiss')
  expect(wire.requestsOf(deleteNotice)).toEqual([])
  wire.use(on(listNotices, { notices: [] }))
  await press('Delete notice')
  expect(wire.requestsOf(deleteNotice)[0]?.params).toEqual({ id: '1' })
  expect(await screen.findByText(/^No notices yet\./)).toBeInTheDocument()
})

// LAD-04, LAD-05
test('the page leads to the message to the attorney, and to a call', async () => {
  open([])
  const attorney = await section('Your attorney')
  expect(attorney.getByRole('link', { name: 'Message to my attorney' })).toHaveAttribute(
    'href',
    '/dashboard/plan/message',
  )
  expect(attorney.getByRole('link', { name: '(555) 010-0100' })).toHaveAttribute('href', 'tel:5550100100')
})

// LAD-04, LAD-05, LAD-06
test('"Your plan" leads to notices and message, and not yet to the checklist', async () => {
  renderApp('/dashboard/plan', { user: sampleUser, handlers: yourPlanReplies() })
  const changes = await section('When something changes')
  expect(changes.getByRole('link', { name: /^I got a notice or motion/ })).toHaveAttribute(
    'href',
    '/dashboard/plan/notices',
  )
  expect(changes.getByRole('link', { name: /^Message to my attorney/ })).toHaveAttribute(
    'href',
    '/dashboard/plan/message',
  )
  expect(changes.queryByRole('link', { name: /^Discharge checklist/ })).not.toBeInTheDocument()
})

// LAD-06
test('"Your plan" of a completed plan leads to the checklist', async () => {
  const plan = courtPlan({ status: 'completed', status_on: '2026-11-20' })
  renderApp('/dashboard/plan', { user: sampleUser, handlers: yourPlanReplies({ plan }) })
  const changes = await section('When something changes')
  expect(changes.getByRole('link', { name: /^Discharge checklist/ })).toHaveAttribute(
    'href',
    '/dashboard/plan/checklist',
  )
})
