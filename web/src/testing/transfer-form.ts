/** The transfer form as the customer fills it in. */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

/** For one transfer at once, up to the button. */
export const fillInOnce = async (amount = '50') => {
  await userEvent.type(await screen.findByLabelText('Amount'), amount)
  const repeat = screen.queryByLabelText<HTMLInputElement>('Repeat this transfer')
  if (repeat?.checked) await userEvent.click(repeat)
}
export const review = () => userEvent.click(screen.getByRole('button', { name: 'Review transfer' }))
export const confirmation = async () => within(await screen.findByRole('dialog', { name: 'Is this right?' }))
