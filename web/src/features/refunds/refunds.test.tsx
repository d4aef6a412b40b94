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
const open = (path: string, checks: RefundCheck[], wind = program()) =>
  renderApp(path, { user: sampleUser, handlers: [wind, on(listRefundChecks, { refund_checks: checks })] })
const page = async () => {
  await screen.findByRole('heading', { level: 1, name: 'Your refund check' })
  return within(screen.getByRole('main'))
}

describe('the page of the refund', () => {
  // REFUNDS-12
  test('a planned check: by when, where to, and until when the address can be corrected', async () => {
    open('/dashboard/refund', [PLANNED])
    const main = await page()
    expect(await main.findByText('Your check will be in the mail by November 2, 2025.')).toBeTruthy()
    expect(main.getByText('You can correct the address until September 13, 2025.')).toBeTruthy()
    expect(main.getByText('1 Main Street, Springfield, IL 62701')).toBeTruthy()
    expect(main.getByRole('link', { name: 'Correct your address' })).toBeTruthy()
  })

  // REFUNDS-12
  test('one that is printed cannot be changed any more', async () => {
    open('/dashboard/refund', [{ ...PLANNED, address_until: null, amount: '80.00', check_number: '700012' }])
    const main = await page()
    expect(await main.findByText(/can no longer be changed/)).toBeTruthy()
    expect(main.queryByRole('link', { name: 'Correct your address' })).toBeNull()
  })

  // REFUNDS-13
  test('one in the mail: amount, number, and the last day', async () => {
    open('/dashboard/refund', [MAILED])
    const main = await page()
    expect(await main.findByText('Your check was mailed on September 16, 2025.')).toBeTruthy()
    for (const fact of ['$80.00', '700012', 'September 16, 2025', 'March 15, 2026'])
      expect(main.getByText(fact)).toBeTruthy()
    expect(main.getByText('Please cash it by March 15, 2026. After that it is void.')).toBeTruthy()
  })

  // REFUNDS-13
  test('one that nobody cashed says whom to call', async () => {
    open('/dashboard/refund', [{ ...MAILED, state: 'expired', ended_on: '2026-03-16' }])
    const main = await page()
    expect(await main.findByText(/The money is still yours/)).toBeTruthy()
    expect(main.getByRole('link', { name: '(555) 010-0101' })).toBeTruthy()
  })

  // REFUNDS-13
  test('one that was cashed, and one that was not needed', async () => {
    open('/dashboard/refund', [
      { ...PLANNED, id: 2, state: 'dropped', address_until: null, ended_on: '2025-10-01' },
      { ...MAILED, state: 'cashed', ended_on: '2025-09-20' },
    ])
    const main = await page()
    expect(await main.findByText('Your check was cashed on September 20, 2025.')).toBeTruthy()
    expect(main.getByText(/nothing was left in your account/)).toBeTruthy()
  })

  // REFUNDS-14
  test('without a check it says so', async () => {
    open('/dashboard/refund', [])
    expect(await (await page()).findByText(/There is no refund check/)).toBeTruthy()
  })

  // REFUNDS-14
  test('a bank that cannot be reached can be asked again', async () => {
    renderApp('/dashboard/refund', {
      user: sampleUser,
      handlers: [program(), refuse(listRefundChecks, 'unavailable')],
    })
    expect(await (await page()).findByRole('button', { name: 'Try again' })).toBeTruthy()
  })
})

describe('the home page', () => {
  const panel = () => screen.findByRole('region', { name: 'Your refund' })

  // REFUNDS-15
  test('tells where the money is, once spending has ended', async () => {
    open('/dashboard', [MAILED])
    expect((await panel()).textContent).toContain('Your check was mailed on September 16, 2025. $80.00')
    expect(
      within(await panel())
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/dashboard/refund')
  })

  // REFUNDS-15
  test('tells of every check whose money is still to come, and of no other', async () => {
    const later: RefundCheck = { ...PLANNED, id: 3, mail_by: '2025-12-02' }
    open('/dashboard', [later, { ...MAILED, id: 2 }, { ...MAILED, state: 'cashed', ended_on: '2025-09-05' }])
    const { textContent } = await panel()
    expect(textContent).toContain('Your check will be in the mail by December 2, 2025.')
    expect(textContent).toContain('Your check was mailed on September 16, 2025. $80.00')
    expect(textContent).not.toContain('cashed')
  })

  // REFUNDS-15
  test('tells of the last check when no money is to come any more', async () => {
    open('/dashboard', [{ ...MAILED, state: 'cashed', ended_on: '2025-09-20' }])
    expect((await panel()).textContent).toContain('Your check was cashed on September 20, 2025.')
  })

  // REFUNDS-15
  test.each([
    ['on the last day of spending', { last_spend_on: '2025-09-04' }],
    ['in mode notice', { mode: 'notice' }],
  ] as [string, Partial<Program['wind_down']>][])('%s asks for nothing', async (_when, change) => {
    const { wire } = open('/dashboard', [MAILED], program(change))
    expect(await screen.findByText('No Transactions')).toBeTruthy()
    expect(wire.requestsOf(listRefundChecks)).toHaveLength(0)
  })
})
