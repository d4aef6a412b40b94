import { day, type CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderPiece } from '../../testing/render-piece.tsx'
import { DayInput } from './day-input.tsx'

/** A form with a field for a day in November 2026. */
const November = () => {
  const [value, setValue] = useState<CalendarDate | undefined>(day('2026-11-15'))
  return (
    <>
      <DayInput
        label="Day"
        value={value}
        onChange={setValue}
        min={day('2026-11-01')}
        max={day('2026-11-30')}
      />
      <output>{value ?? 'none'}</output>
    </>
  )
}
const chosen = () => screen.getByRole('status').textContent
const typed = async (text: string) => {
  renderPiece(<November />)
  const field = screen.getByLabelText('Day')
  await userEvent.clear(field)
  if (text) await userEvent.type(field, text)
  await userEvent.tab()
  return chosen()
}

// FRAME-84
test.each(['2026-11-01', '2026-11-30'])('accepts %s at the edge of the month', async (text) =>
  expect(await typed(text)).toBe(text),
)

test.each(['11/1/2026', '11012026'])('reads %s as November 1', async (text) => {
  expect(await typed(text)).toBe('2026-11-01')
  expect(screen.getByLabelText('Day')).toHaveValue('2026-11-01')
})

// FRAME-84
test.each([
  ['2026-10-31', 'Choose Nov 01, 2026 or later.'],
  ['12/1/2026', 'Choose Nov 30, 2026 or earlier.'],
  ['2026-02-30', 'There is no such day. Check the month, the day and the year.'],
  ['0730-19-85', 'Enter a day like 1985-07-30 or 7/30/1985.'],
  ['11/15/26', 'Enter the year with four digits, like 1985-07-30 or 7/30/1985.'],
])('refuses %s, keeps it in the field and says why', async (text, message) => {
  expect(await typed(text)).toBe('none')
  expect(screen.getByLabelText('Day')).toHaveValue(text)
  expect(screen.getByText(message)).toBeInTheDocument()
})

test('an emptied field has no day', async () => expect(await typed('')).toBe('none'))

// FRAME-84
test('the calendar offers only the days of its month', async () => {
  renderPiece(<November />)
  const calendar = () => userEvent.click(screen.getByRole('button', { name: 'Choose from a calendar' }))
  await calendar()
  await userEvent.click(await screen.findByRole('button', { name: '30 November 2026' }))
  expect(chosen()).toBe('2026-11-30')
  expect(screen.getByLabelText('Day')).toHaveValue('2026-11-30')
  await calendar()
  for (const name of ['Previous month', 'Next month'])
    expect(await screen.findByRole('button', { name })).toBeDisabled()
})
