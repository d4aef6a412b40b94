import { getAccount } from '@yoursuccess/contract/account/account'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { accountWithCard, sampleAccount } from '../../../testing/account-replies.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { sampleUser } from '../../../testing/samples.ts'
import { setViewport } from '../../../testing/viewport.ts'
import { on } from '../../../testing/wire.ts'

beforeEach(() => setViewport(390))

const panel = async (account = sampleAccount) => {
  renderApp('/dashboard', { user: sampleUser, handlers: [on(getAccount, account)] })
  return within(await screen.findByRole('region', { name: 'YourSuccess Card' }))
}

// CARD-54
test('on a phone, the card is a line with its state, and unfolds', async () => {
  const card = await panel(accountWithCard({ frozen: true }))
  expect(await card.findByText('Frozen')).toBeInTheDocument()
  expect(card.getByText('Purchases are declined until you unfreeze it.')).toBeInTheDocument()
  expect(card.queryByRole('button', { name: 'Unfreeze card' })).not.toBeInTheDocument()
  const line = card.getByRole('button', { name: /Show card$/ })
  expect(line).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(line)
  expect(card.getByRole('button', { name: 'Unfreeze card' })).toBeInTheDocument()
  expect(card.getByText('••••0017')).toBeInTheDocument()
  await userEvent.click(card.getByRole('button', { name: /Hide card$/ }))
  expect(card.queryByText('••••0017')).not.toBeInTheDocument()
})

// CARD-10, CARD-54
test('on a phone, the line says when the card is mailed', async () => {
  const card = await panel()
  expect(await card.findByText("We'll mail your card once you've added $5.00 or more.")).toBeInTheDocument()
  expect(card.queryByText('Active')).not.toBeInTheDocument()
})
