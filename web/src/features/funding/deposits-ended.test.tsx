import { getProgram, type Program } from '@yoursuccess/contract/program'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../testing/render-app.tsx'
import { sampleProgram, sampleUser } from '../../testing/samples.ts'
import { on } from '../../testing/wire.ts'

const ENDED = /takes no more money/
const open = async (change: Partial<Program['wind_down']> = {}) => {
  const wind_down = { ...sampleProgram.wind_down, mode: 'enforced' as const, ...change }
  const program = on(getProgram, { ...sampleProgram, today: '2025-07-31', wind_down })
  renderApp('/dashboard/funding', { user: sampleUser, handlers: [program] })
  expect(await screen.findByRole('heading', { level: 1, name: 'Choose funding method' })).toBeTruthy()
  // The calendar is known.
  expect(await screen.findByText(/Last deposit date/)).toBeTruthy()
}

test('once deposits have ended the pages of funding say so', async () => {
  await open()
  expect(await screen.findByText(ENDED)).toBeTruthy()
})

test.each([
  ['on the last day', { last_deposit_on: '2025-07-31' }],
  ['while the calendar is only told', { mode: 'notice' as const }],
])('they say nothing %s', async (_when, change) => {
  await open(change)
  expect(screen.queryByText(ENDED)).toBeNull()
})
