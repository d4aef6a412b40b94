/** Fills in the transfer form as a customer does. */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

/** Fills in a one-time transfer, up to the review button. */
export const fillInOnce = async (amount = '50') =>
  userEvent.type(await screen.findByLabelText('Amount'), amount)
/** Makes the transfer repeat. It doesn't unless the customer says so. */
export const repeatIt = async () => userEvent.click(await screen.findByLabelText('Repeat this transfer'))
export const review = () => userEvent.click(screen.getByRole('button', { name: 'Review transfer' }))
export const confirmation = async () =>
  within(await screen.findByRole('dialog', { name: 'Review your transfer' }))
