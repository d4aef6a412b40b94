import { day, type CalendarDate } from '@yoursuccess/contract/calendar-date'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderPiece } from '../../testing/render-piece.tsx'
import { DayInput } from './day-input.tsx'

/** A form that asks for a day of November 2026. */
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
  const field = screen.getByLabelText<HTMLInputElement>('Day')
  await userEvent.clear(field)
  if (text) await userEvent.type(field, text)
  await userEvent.tab()
  return chosen()
}

test.each(['2026-11-01', '2026-11-30'])('%s, at the edge of the month, can be typed', async (text) =>
  expect(await typed(text)).toBe(text),
)

test.each(['2026-10-31', '2026-12-01'])('%s, a day of another month, is not taken', async (text) =>
  expect(await typed(text)).not.toBe(text),
)

test('an emptied field is empty', async () => expect(await typed('')).toBe('none'))

test('the calendar offers the days of the month, and leads to no other', async () => {
  renderPiece(<November />)
  await userEvent.click(screen.getByLabelText('Day'))
  await userEvent.click(await screen.findByRole('button', { name: '30 November 2026' }))
  expect(chosen()).toBe('2026-11-30')
  await userEvent.click(screen.getByLabelText('Day'))
  for (const name of ['Previous month', 'Next month'])
    expect((await screen.findByRole<HTMLButtonElement>('button', { name })).disabled).toBe(true)
})

test('Tab leaves the field and closes its calendar, which does not come back', async () => {
  renderPiece(
    <>
      <November />
      <button type="button">Save</button>
    </>,
  )
  const calendar = () => screen.queryByRole('button', { name: 'Next month' })
  await userEvent.click(screen.getByLabelText('Day'))
  await waitFor(() => expect(calendar()).not.toBeNull())
  await userEvent.tab()
  await waitFor(() => expect(calendar()).toBeNull())
  // A focus that is handed back comes a moment after the calendar has closed.
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect(calendar()).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save' }))
})

test.each(['2027-02-30', '2027-02-29', '2026-11-31', '2027-13-01'])(
  '%s, which no calendar has, becomes no other day',
  async (text) => {
    const Any = () => {
      const [value, setValue] = useState<CalendarDate | undefined>(day('2026-11-15'))
      return (
        <>
          <DayInput label="Day" value={value} onChange={setValue} />
          <output>{value ?? 'none'}</output>
        </>
      )
    }
    renderPiece(<Any />)
    const field = screen.getByLabelText<HTMLInputElement>('Day')
    await userEvent.clear(field)
    await userEvent.type(field, text)
    await userEvent.tab()
    expect(['none', '2026-11-15']).toContain(chosen())
  },
)
