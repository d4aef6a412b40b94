import { getProgram, type Program } from '@yoursuccess/contract/program/program'
import { listRefundChecks, type RefundCheck } from '@yoursuccess/contract/refunds/refunds'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderApp } from '../../testing/render-app.tsx'
import { sampleProgram, sampleUser } from '../../testing/samples.ts'
import { on, refuse } from '../../testing/wire.ts'

const PLANNED: RefundCheck = {
  id: 1,
  state: 'planned',
  address_until: '2025-09-13',
  mail_by: '2025-11-02',
  amount: null,
  check_number: null,
  address: {
    address_1: '1 Main Street',
    address_2: null,
    city: 'Springfield',
    state: 'IL',
    postal_code: '62701',
  },
  mailed_on: null,
  cashable_until: null,
  ended_on: null,
}
const MAILED: RefundCheck = {
  ...PLANNED,
  state: 'mailed',
  address_until: null,
  amount: '80.00',
  check_number: '700012',
  mailed_on: '2025-09-16',
  cashable_until: '2026-03-15',
}
const program = (change: Partial<Program['wind_down']> = {}) =>
  on(getProgram, {
    ...sampleProgram,
    today: '2025-09-04',
    wind_down: { ...sampleProgram.wind_down, mode: 'enforced', ...change },
  })
const open = (path: string, checks: RefundCheck[], programReply = program()) =>
  renderApp(path, {
    user: sampleUser,
    handlers: [programReply, on(listRefundChecks, { refund_checks: checks })],
  })
const page = async () => {
  await screen.findByRole('heading', { level: 1, name: 'Your refund check' })
  return within(screen.getByRole('main'))
}

describe('the refund page', () => {
  // REFUNDS-12
  test('shows the date and address of a planned check, and the last day to correct it', async () => {
    open('/dashboard/refund', [PLANNED])
    const main = await page()
    expect(await main.findByText('Your check will be in the mail by November 2, 2025.')).toBeInTheDocument()
    expect(main.getByText('You can correct your address before September 13, 2025.')).toBeInTheDocument()
    expect(main.getByText('1 Main Street, Springfield, IL 62701')).toBeInTheDocument()
    expect(main.getByRole('link', { name: 'Correct your address' })).toBeInTheDocument()
  })

  // REFUNDS-12
  test('the address of a printed check can no longer be changed', async () => {
    open('/dashboard/refund', [{ ...PLANNED, address_until: null, amount: '80.00', check_number: '700012' }])
    const main = await page()
    expect(await main.findByText(/can no longer be changed/)).toBeInTheDocument()
    expect(main.queryByRole('link', { name: 'Correct your address' })).not.toBeInTheDocument()
  })

  // REFUNDS-13
  test('shows the amount, number and last cashing day of a mailed check', async () => {
    open('/dashboard/refund', [MAILED])
    const main = await page()
    expect(await main.findByText('Your check was mailed on September 16, 2025.')).toBeInTheDocument()
    for (const fact of ['$80.00', '700012', 'September 16, 2025', 'March 15, 2026'])
      expect(main.getByText(fact)).toBeInTheDocument()
    expect(main.getByText("Cash it by March 15, 2026. After that, it's void.")).toBeInTheDocument()
  })

  // REFUNDS-13
  test('shows a number to call about a check that was not cashed in time', async () => {
    open('/dashboard/refund', [{ ...MAILED, state: 'expired', ended_on: '2026-03-16' }])
    const main = await page()
    expect(await main.findByText(/The money is still yours/)).toBeInTheDocument()
    expect(main.getByRole('link', { name: '(555) 010-0101' })).toBeInTheDocument()
  })

  // REFUNDS-13
  test('shows a cashed check and one that was not needed', async () => {
    open('/dashboard/refund', [
      { ...PLANNED, id: 2, state: 'dropped', address_until: null, ended_on: '2025-10-01' },
      { ...MAILED, state: 'cashed', ended_on: '2025-09-20' },
    ])
    const main = await page()
    expect(await main.findByText('Your check was cashed on September 20, 2025.')).toBeInTheDocument()
    expect(main.getByText("We didn't send this check because it was no longer needed.")).toBeInTheDocument()
  })

  // REFUNDS-14
  test('says when there is no refund check', async () => {
    open('/dashboard/refund', [])
    expect(await (await page()).findByText(/You don't have a refund check/)).toBeInTheDocument()
  })

  // REFUNDS-14
  test('refund checks that fail to load can be retried', async () => {
    renderApp('/dashboard/refund', {
      user: sampleUser,
      handlers: [program(), refuse(listRefundChecks, 'unavailable')],
    })
    expect(await (await page()).findByRole('button', { name: 'Try again' })).toBeInTheDocument()
  })
})

describe('the refund panel on the home page', () => {
  const panel = () => screen.findByRole('region', { name: 'Your refund' })

  // REFUNDS-15
  test('the home page shows the refund check once spending has ended', async () => {
    open('/dashboard', [MAILED])
    expect(await panel()).toHaveTextContent('Your check was mailed on September 16, 2025. $80.00')
    expect(within(await panel()).getByRole('link')).toHaveAttribute('href', '/dashboard/refund')
  })

  // REFUNDS-15
  test('the home page shows every check not cashed yet and no other', async () => {
    const later: RefundCheck = { ...PLANNED, id: 3, mail_by: '2025-12-02' }
    open('/dashboard', [later, { ...MAILED, id: 2 }, { ...MAILED, state: 'cashed', ended_on: '2025-09-05' }])
    const { textContent } = await panel()
    expect(textContent).toContain('Your check will be in the mail by December 2, 2025.')
    expect(textContent).toContain('Your check was mailed on September 16, 2025. $80.00')
    expect(textContent).not.toContain('cashed')
  })

  // REFUNDS-15
  test('the home page shows the last check when all are settled', async () => {
    open('/dashboard', [{ ...MAILED, state: 'cashed', ended_on: '2025-09-20' }])
    expect(await panel()).toHaveTextContent('Your check was cashed on September 20, 2025.')
  })

  // REFUNDS-15
  test.each([
    ['on the last day for spending', { last_spend_on: '2025-09-04' }],
    ['while the dates are only announced', { mode: 'notice' }],
  ] as [string, Partial<Program['wind_down']>][])(
    'the home page requests no refund checks %s',
    async (_when, change) => {
      const { wire } = open('/dashboard', [MAILED], program(change))
      expect(await screen.findByText('No Transactions')).toBeInTheDocument()
      expect(wire.requestsOf(listRefundChecks)).toHaveLength(0)
    },
  )
})
