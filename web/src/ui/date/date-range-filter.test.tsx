import { day } from '@yoursuccess/contract/core/calendar-date'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderPiece } from '../../testing/render-piece.tsx'
import { DateRangeFilter } from './date-range-filter.tsx'
import type { Range } from '../list/paging.ts'

const onChange = vi.fn<(range: Range | undefined) => void>()
const today = day('2026-11-21')

const open = async (value?: Range) => {
  onChange.mockClear()
  renderPiece(<DateRangeFilter today={today} value={value} onChange={onChange} />)
  await userEvent.click(screen.getByRole('button', { name: 'Filter by date range' }))
  await screen.findByRole('button', { name: 'Search' })
}
const search = () => screen.getByRole('button', { name: 'Search' })
const type = (label: string, text: string) => userEvent.type(screen.getByPlaceholderText(label), text)

// FRAME-79, FRAME-80
test('searches only when both days are set', async () => {
  await open()
  await type('Start Date', '2026-11-01')
  expect(search()).toBeDisabled()
  await type('End Date', '2026-11-20')
  await userEvent.click(search())
  expect(onChange).toHaveBeenCalledWith({ start: '2026-11-01', end: '2026-11-20' })
})

// FRAME-83
test('accepts days as people type them and explains an invalid one', async () => {
  await open()
  await type('Start Date', '11/1/2026')
  await type('End Date', '1120')
  await userEvent.tab()
  expect(screen.getByText('Enter a day like 1985-07-30 or 7/30/1985.')).toBeInTheDocument()
  await userEvent.clear(screen.getByLabelText('End Date'))
  await type('End Date', '11202026')
  await userEvent.click(search())
  expect(onChange).toHaveBeenCalledWith({ start: '2026-11-01', end: '2026-11-20' })
})

// FRAME-82
test.each([
  ['a day beyond seven years ago', '2019-11-20', '2026-11-20', 'Choose Nov 21, 2019 or later.'],
  ['a day in the future', '2026-11-01', '2026-11-22', 'Choose Nov 21, 2026 or earlier.'],
  ['an end before the start', '2026-11-20', '2026-11-19', 'Choose Nov 20, 2026 or later.'],
  [
    'a day that no calendar has',
    '2026-02-30',
    '2026-11-19',
    'There is no such day. Check the month, the day and the year.',
  ],
])('refuses %s and says which days are allowed', async (_, start, end, message) => {
  await open()
  await type('Start Date', start)
  await type('End Date', end)
  expect(search()).toBeDisabled()
  await userEvent.tab()
  expect(screen.getByText(message)).toBeInTheDocument()
})

// FRAME-82
test('accepts a start exactly seven years ago', async () => {
  await open()
  await type('Start Date', '2019-11-21')
  await type('End Date', '2026-11-21')
  expect(search()).toBeEnabled()
})

// FRAME-79
test('the calendar also sets the days', async () => {
  await open()
  await userEvent.click(await screen.findByRole('button', { name: '3 November 2026' }))
  await userEvent.click(screen.getByRole('button', { name: '9 November 2026' }))
  await userEvent.click(search())
  expect(onChange).toHaveBeenCalledWith({ start: '2026-11-03', end: '2026-11-09' })
})

// FRAME-81
test('Clear removes the filter', async () => {
  await open({ start: '2026-11-01', end: '2026-11-20' })
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(onChange).toHaveBeenCalledWith(undefined)
})
