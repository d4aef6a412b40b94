import { getProgram, type Program } from '@yoursuccess/contract/program/program'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { open, PAGE, serving, unfold } from '../../testing/bills-screen.tsx'
import { sampleProgram } from '../../testing/samples.ts'
import { on } from '../../testing/wire.ts'

const programOn = (today: string, mode: Program['wind_down']['mode'] = 'enforced') =>
  on(getProgram, { ...sampleProgram, today, wind_down: { ...sampleProgram.wind_down, mode } })
const ENDED = /^You can no longer pay bills from this account/

describe('once spending has ended', () => {
  // BILLS-08
  test('the bills page says that payments have ended and what to do, and offers no payment', async () => {
    open(PAGE, [...serving(), programOn('2025-09-04')])
    const notice = (await screen.findByText(ENDED)).closest<HTMLElement>('[role=note]')
    expect(notice).toHaveTextContent('Pay your trustee and your other bills another way')
    expect(
      within(notice as HTMLElement).getByRole('link', { name: 'See your refund check' }),
    ).toHaveAttribute('href', '/dashboard/refund')
    await unfold('Larkspur Power 7')
    expect(screen.getByRole('button', { name: 'Delete Biller' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Make a Payment' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Add a new bill' })).not.toBeInTheDocument()
    expect(screen.getByRole('table', { name: 'Bill Payment History' })).toBeInTheDocument()
  })

  test.each(['add-biller', 'add-paper-biller'])(
    'the page %s shows no form once payments have ended',
    async (below) => {
      open(`${PAGE}/${below}`, [programOn('2025-09-04')])
      expect(await screen.findByText(ENDED)).toBeInTheDocument()
      expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
      expect(screen.getByRole('link', { name: 'Return to bills and payments' })).toBeInTheDocument()
    },
  )
})

// BILLS-08
test('the bills page names the last day for payments, up to and including that day', async () => {
  open(PAGE, [...serving(), programOn('2025-09-03')])
  expect(
    await screen.findByText(
      'You can pay bills from this account until September 3, 2025. Payments you make by then will still be sent.',
    ),
  ).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Add a new bill' })).toBeInTheDocument()
  await unfold('Larkspur Power 7')
  expect(screen.getByRole('button', { name: 'Make a Payment' })).toBeInTheDocument()
})

test('the bills page shows no notice while the dates are only announced', async () => {
  open(PAGE, [...serving(), programOn('2026-11-21', 'notice')])
  await unfold('Larkspur Power 7')
  expect(screen.getByRole('button', { name: 'Make a Payment' })).toBeInTheDocument()
  expect(screen.queryByText(/pay bills from this account until/)).not.toBeInTheDocument()
  expect(screen.queryByText(ENDED)).not.toBeInTheDocument()
})
