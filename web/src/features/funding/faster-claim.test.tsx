import { getProgram } from '@yoursuccess/contract/program/program'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../testing/render-app.tsx'
import { sampleProgram, sampleUser } from '../../testing/samples.ts'
import { on } from '../../testing/wire.ts'

const CLAIM = 'Pay the trustee up to 60% faster'
const open = (path: string, change: Partial<typeof sampleProgram> = {}) =>
  renderApp(path, { user: sampleUser, handlers: [on(getProgram, { ...sampleProgram, ...change })] })

// FUNDING-10, PROGRAM-03
test.each([
  '/dashboard/funding',
  '/enrollment-funding',
  '/dashboard/funding/payroll',
  '/dashboard/funding/bank-account',
])('the page %s says that the trustee is paid faster', async (path) => {
  open(path)
  expect(await screen.findByText(CLAIM)).toBeInTheDocument()
})

const enforced = { ...sampleProgram.wind_down, mode: 'enforced' as const }
// FUNDING-10, PROGRAM-03
test.each([
  ['the operator turned the claim off', { claims_faster_payment: false }],
  ['deposits have ended', { wind_down: enforced }],
])('does not promise faster payment once %s', async (_when, change) => {
  open('/dashboard/funding/payroll', change)
  expect(await screen.findByRole('heading', { level: 1, name: 'Direct Deposit' })).toBeInTheDocument()
  // The account has loaded, and so has the program.
  expect((await screen.findAllByText(/^Routing number$|Last deposit date/)).length).toBeGreaterThan(0)
  expect(screen.queryByText(CLAIM)).not.toBeInTheDocument()
})
