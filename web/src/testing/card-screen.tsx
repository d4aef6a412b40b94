/** The card panel of the home page, and what a person presses in it. */
import { type Account, getAccount } from '@yoursuccess/contract/account/account'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderApp } from './render-app.tsx'
import { sampleUser } from './samples.ts'
import { type Handler, on } from './wire.ts'

/** The panel, as soon as it is there. */
export const cardPanel = async () => within(await screen.findByRole('region', { name: 'YourSuccess Card' }))

/** Opens the home page of this account, and waits for its card. */
export const showCard = async (account: Account, ...handlers: Handler[]) => {
  const app = renderApp('/dashboard', { user: sampleUser, handlers: [on(getAccount, account), ...handlers] })
  const card = await cardPanel()
  await card.findByText('Ana Reyes')
  return { ...app, card }
}

export const pressInCard = async (card: Awaited<ReturnType<typeof cardPanel>>, name: string) =>
  userEvent.click(card.getByRole('button', { name }))
