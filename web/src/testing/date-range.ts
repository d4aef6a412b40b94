/** Selects the date range above a list, as a person does. */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

export const filterByDays = async (start: string, end: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Filter by date range' }))
  for (const [placeholder, day] of [
    ['Start Date', start],
    ['End Date', end],
  ] as const) {
    await userEvent.click(await screen.findByPlaceholderText(placeholder))
    await userEvent.paste(day)
  }
  await userEvent.click(screen.getByRole('button', { name: 'Search' }))
}
