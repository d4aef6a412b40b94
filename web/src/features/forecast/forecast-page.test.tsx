import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ForecastBreakdown, getForecast } from '@yoursuccess/contract/forecast/forecast'
import { describe, expect, test } from 'vitest'
import { forecastReplies, sampleBreakdown } from '../../testing/forecast-replies.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { sampleUser } from '../../testing/samples.ts'
import { setViewport } from '../../testing/viewport.ts'

const open = (change: Partial<ForecastBreakdown> = {}) =>
  renderApp('/dashboard/plan/forecast', { user: sampleUser, handlers: forecastReplies(change) })
const section = (name: string) => screen.findByRole('region', { name })
const LATE = {
  name: 'Acme',
  on: '2026-11-18',
  arrives_on: '2026-11-21',
  usual_amount: '1200.00',
  is_late: true,
}

describe('the answer', () => {
  // FORE-03, FORE-04
  test('says that the money is expected to last, and what is safe to spend until then', async () => {
    open()
    const words = 'By what we know, your money is expected to last until payday on Dec 4.'
    // What if answers the same as long as nothing is typed.
    expect(await screen.findAllByText(words)).toHaveLength(2)
    expect(screen.getByText('Money for your trustee payment of Dec 15 is set aside.')).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Safe to spend $395.00' })).toBeInTheDocument()
    expect(screen.getByText(/\$25\.00 is expected to be left/)).toBeInTheDocument()
    expect(screen.getByText(/^Regular bills we found are counted/)).toBeInTheDocument()
  })

  // FORE-04
  test('does not say what would be left if nothing is safe to spend', async () => {
    open({ available: '10.00', bills: [] })
    expect(await screen.findByRole('heading', { name: 'Safe to spend $0.00' })).toBeInTheDocument()
    expect(screen.queryByText(/is expected to be left/)).toBeNull()
  })

  // FORE-03
  test.each<[string, Partial<ForecastBreakdown>]>([
    ['We need a payday to tell you this.', { pay: [] }],
    ['Your pay from Acme was expected Wednesday.', { pay: [LATE, ...sampleBreakdown().pay] }],
    ['You could be short by $17.50 on Dec 2, before your pay of Dec 4.', { available: '212.50' }],
  ])('is "%s"', async (words, change) => {
    open(change)
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
  })

  // FORE-03
  test('leads to the paydays if there are none', async () => {
    open({ pay: [] })
    const link = await screen.findByRole('link', { name: 'Add your paydays' })
    expect(link).toHaveAttribute('href', '/dashboard/plan/paydays')
  })

  // FORE-01
  test('says that it is by the last known balance', async () => {
    open({ stale: true })
    expect(await screen.findByText(/We couldn't check your balance just now/)).toBeInTheDocument()
  })
})

// FORE-03, FORE-05
describe('what the answer comes from', () => {
  const facts = async () => {
    await section('The coming days')
    return screen
      .getAllByRole('term')
      .slice(0, 2)
      .map((term) => `${term.textContent} ${term.nextSibling?.textContent}`)
  }

  test('is the lowest day before the next pay, and the next payment to the trustee', async () => {
    open()
    expect(await facts()).toEqual([
      'Could be lowest on Thu, Dec 3 $270.00',
      'Trustee payment due Tue, Dec 15, with the fee $466.00',
    ])
  })

  test('says the first lowest day below zero, and skips a payment that is sent', async () => {
    const [payment] = sampleBreakdown().payments
    open({
      available: '50.00',
      everyday: { expected: '0.00', low: '0.00', basis: 'nothing', days: 0 },
      payments: payment
        ? [
            { ...payment, sent: '466.00' },
            { ...payment, due_on: '2027-01-15', send_on: '2027-01-05' },
          ]
        : [],
    })
    expect(await facts()).toEqual([
      'Could be lowest on Sat, Nov 21 -$30.00minus $30.00',
      'Trustee payment due Fri, Jan 15, 2027, with the fee $466.00',
    ])
  })
})

// FORE-05
test('the chart says what its marks stand for, as far as it has them', async () => {
  open({ bills: [] })
  const card = within(await section('The coming days'))
  expect(card.getByText('Payday')).toBeInTheDocument()
  expect(card.getByText('Trustee payment')).toBeInTheDocument()
  expect(card.queryByText('Bill or transfer')).toBeNull()
})

describe('the table', () => {
  const rows = async () =>
    within(await screen.findByRole('table'))
      .getAllByRole('row')
      .map(({ textContent }) => textContent)

  // FORE-05
  test('has the days of the chart with something planned, and every day on request', async () => {
    open()
    expect(await rows()).toEqual([
      'DayWhat is expectedExpectedCould beSet aside',
      'Sat, Nov 21Larkspur Power, $80.00$420.00$420.00$466.00',
      'Fri, Dec 4Pay from Acme, $1,200.00$1,490.00$1,337.50$466.00',
      'Wed, Dec 9Trustee payment, $466.00$1,440.00$1,275.00$0.00',
    ])
    await userEvent.click(screen.getByRole('button', { name: 'Show every day' }))
    expect(await rows()).toHaveLength(47)
    expect((await rows())[2]).toMatch(/^Sun, Nov 22Everyday spending/)
  })

  // FORE-05
  test('has the next days at first if many have something planned, and the others on request', async () => {
    const bills = Array.from({ length: 9 }, (_, at) => ({
      name: `Bill ${at}`,
      on: `2026-12-1${at}`,
      amount: '10.00',
      regular: null,
    }))
    open({ bills })
    // Today, payday, the payment of Dec 9, and two bills.
    expect(await rows()).toHaveLength(6)
    expect((await rows()).at(-1)).toMatch(/^Fri, Dec 11Bill 1/)
    expect(screen.queryByRole('button', { name: 'Show every day' })).toBeNull()
    const more = screen.getByRole('button', { name: 'Show more days' })
    expect(more).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(more)
    expect((await rows()).at(-1)).toMatch(/^Fri, Dec 18Bill 8/)
    const fewer = screen.getByRole('button', { name: 'Show fewer days' })
    expect(fewer).toHaveAttribute('aria-expanded', 'true')
    expect(fewer).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Show every day' }))
    expect(await rows()).toHaveLength(47)
    await userEvent.click(fewer)
    expect(await rows()).toHaveLength(6)
  })

  // FORE-05
  test('says nothing of everyday spending on days on which none is counted', async () => {
    open({
      bills: [],
      everyday: { expected: '0.00', low: '0.00', basis: 'nothing', days: 0 },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Show every day' }))
    expect((await rows()).slice(1, 3)).toEqual([
      expect.stringMatching(/^Sat, Nov 21Nothing planned/),
      expect.stringMatching(/^Sun, Nov 22Nothing planned/),
    ])
  })

  // FORE-05
  test('has no set-aside for customers without one', async () => {
    open({ set_aside: null })
    expect((await rows())[0]).toBe('DayWhat is expectedExpectedCould be')
  })
})

describe('what if', () => {
  // FORE-05
  test('is answered while it is typed, without a request', async () => {
    const { wire } = open()
    const card = within(await section('What if?'))
    expect(card.getByText('Safe to spend until Dec 3: $395.00.')).toBeInTheDocument()
    const before = wire.requestsOf(getForecast).length
    await userEvent.type(card.getByLabelText('A surprise expense of'), '120')
    expect(await card.findByText('Safe to spend until Dec 3: $275.00.')).toBeInTheDocument()
    await userEvent.selectOptions(card.getByLabelText('My next pay is late by'), '3 days')
    expect(await card.findByText('Safe to spend until Dec 6: $275.00.')).toBeInTheDocument()
    expect(wire.requestsOf(getForecast)).toHaveLength(before)
  })

  // FORE-05
  test('asks for an amount if what is typed is none, and counts nothing of it', async () => {
    open()
    const card = within(await section('What if?'))
    await userEvent.type(card.getByLabelText('A surprise expense of'), '12x')
    expect(await card.findByText('Enter an amount, for example 120.00.')).toBeInTheDocument()
    expect(await card.findByText('Safe to spend until Dec 3: $395.00.')).toBeInTheDocument()
  })
})

// FORE-06
test('lists each part with its amount, and where everyday spending is known from', async () => {
  open()
  const card = within(await section('How we worked this out'))
  const facts = card
    .getAllByRole('term')
    .map((term) => `${term.textContent} ${term.nextSibling?.textContent}`)
  expect(facts).toEqual([
    'Available now $500.00',
    'Set aside for your trustee $466.00',
    'Kept in your account $25.00',
    'Pay from Acme, expected Fri, Dec 4 $1,200.00',
    'Trustee payment due Tue, Dec 15, with the fee $466.00',
    'Larkspur Power, to be paid $80.00',
    'Everyday spending a day $10.00',
  ])
  expect(
    card.getByText(
      'Everyday spending is the average of your purchases of the last 90 days, without regular bills.',
    ),
  ).toBeInTheDocument()
})

// FORE-06
test('lists two payments to one biller', async () => {
  const bill = { name: 'Larkspur Power', on: '2026-11-21', amount: '80.00', regular: null }
  open({ bills: [bill, { ...bill, amount: '20.00' }] })
  const card = within(await section('How we worked this out'))
  expect(card.getAllByText('Larkspur Power, to be paid')).toHaveLength(2)
})

// FORE-06
test('has three bills or more as one line with their sum, which opens', async () => {
  const bill = { name: 'Larkspur Power', on: '2026-11-21', amount: '80.00', regular: null }
  open({ bills: [bill, { ...bill, amount: '20.00' }, { ...bill, name: 'Water', amount: '5.25' }] })
  const card = within(await section('How we worked this out'))
  const line = card.getByText('Bills until Jan 5: 3').closest('summary')
  expect(line).toHaveTextContent('$105.25')
  expect(card.getByText('Water, to be paid')).not.toBeVisible()
  await userEvent.click(card.getByText('Bills until Jan 5: 3'))
  expect(card.getByText('Water, to be paid')).toBeVisible()
  expect(card.getAllByText('Larkspur Power, to be paid')).toHaveLength(2)
  // Pay and payments are fewer, and each has its own line.
  expect(card.getByText('Pay from Acme, expected Fri, Dec 4')).toBeVisible()
})

// FORE-06
test('lists each regular bill with its day, and leads to the regular bills', async () => {
  const rent = { name: 'Rent', amount: '900.00', regular: { payee: 'rent', status: 'found' as const } }
  open({
    bills: [
      { ...rent, on: '2026-12-01' },
      { ...rent, on: '2027-01-01' },
    ],
  })
  const card = within(await section('How we worked this out'))
  expect(card.getByText('Rent, expected Tue, Dec 1')).toBeInTheDocument()
  expect(card.getByText(/^Rent, expected Fri, Jan 1/)).toBeInTheDocument()
  expect(card.getByText(/^Regular bills are those we found/)).toBeInTheDocument()
  expect(card.getByRole('link', { name: 'See your regular bills' })).toHaveAttribute(
    'href',
    '/dashboard/tracker/calendar',
  )
})

// FORE-06
test('says nothing of regular bills without one', async () => {
  open()
  const card = within(await section('How we worked this out'))
  expect(card.queryByText(/^Regular bills are those we found/)).toBeNull()
  expect(card.queryByRole('link')).toBeNull()
})

// FORE-05, FORE-06
test.each([
  ['Try a change', 'What if?', 'A surprise expense of'],
  ['Show each part', 'How we worked this out', 'Available now'],
])('on a phone, "%s" opens the rest of "%s"', async (press, name, inside) => {
  setViewport(390)
  open()
  const card = within(await section(name))
  expect(card.getByText(inside)).not.toBeVisible()
  await userEvent.click(card.getByText(press))
  expect(card.getByText(inside)).toBeVisible()
})

// FORE-05
test.each([
  [{ by: 'customer' }, 'Send by Wed, Dec 9.'],
  [{ by: 'service', service: 'epay' }, 'ePay should take it by Wed, Dec 9.'],
  [{ by: 'employer' }, 'It should come out of your pay.'],
] as const)('says who pays the next payment to the trustee: %o', async (payer, words) => {
  open({ payments: sampleBreakdown().payments.map((each) => ({ ...each, ...payer })) })
  expect(
    await screen.findByText(`Your trustee payment: $465.00 due Tue, Dec 15. ${words}`),
  ).toBeInTheDocument()
})
