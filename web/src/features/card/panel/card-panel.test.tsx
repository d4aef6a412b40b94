import { getAccount } from '@yoursuccess/contract/account/account'
import { freezeCard, getPinSetUrl, unfreezeCard } from '@yoursuccess/contract/card/card'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { accountWithCard, sampleAccount } from '../../../testing/account-replies.ts'
import { pressTwiceAtOnce } from '../../../testing/press-twice.ts'
import { expectAfter } from '../../../testing/pass-time.ts'
import { cardPanel, pressInCard, showCard } from '../../../testing/card-screen.tsx'
import { sampleProgram } from '../../../testing/samples.ts'
import { drop, on, refuse } from '../../../testing/wire.ts'

const buttons = (card: Awaited<ReturnType<typeof cardPanel>>) =>
  [...card.queryAllByRole('button'), ...card.queryAllByRole('link')].map(({ textContent }) => textContent)
const UNFUNDED = "We'll mail your card once you've added $5.00 or more."
const NEW_CARD = '/dashboard/settings/request-new-card'

describe('the card panel', () => {
  // ACCOUNT-05, CARD-01, CARD-02, CARD-04, CARD-05, CARD-07
  test('shows the cardholder, the account numbers, the card state and its actions', async () => {
    const { card } = await showCard(accountWithCard())
    expect(card.getByText('Active')).toBeInTheDocument()
    expect(card.getByText('••••0017')).toBeInTheDocument()
    expect(card.getByText('273070278')).toBeInTheDocument()
    expect(card.getByRole('link', { name: 'Reset Pin' })).toHaveAttribute('href', '/dashboard/set-pin')
    expect(card.getByRole('link', { name: 'Request New Card' })).toHaveAttribute('href', NEW_CARD)
    expect(card.getByRole('button', { name: 'Freeze card' })).toBeInTheDocument()
    expect(card.queryByRole('button', { name: 'Activate Card' })).not.toBeInTheDocument()
  })

  // CARD-55
  test('has the actions of the card as icons in one row', async () => {
    const { card } = await showCard(accountWithCard())
    const row = within(card.getByRole('group', { name: 'Card actions' }))
    const actions = [...row.getAllByRole('button'), ...row.getAllByRole('link')]
    const inOrder = actions.toSorted((a, b) =>
      a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    )
    expect(inOrder.map(({ textContent }) => textContent)).toEqual([
      'Freeze card',
      'Show card details',
      'Reset Pin',
      'Request New Card',
    ])
    expect(inOrder.every((action) => action.querySelectorAll('svg').length === 1)).toBe(true)
  })

  // CARD-02
  test('shows and hides the full account number', async () => {
    const { card } = await showCard(accountWithCard())
    expect(card.queryByText('400000000017')).not.toBeInTheDocument()
    await pressInCard(card, 'Show')
    expect(card.getByText('400000000017')).toBeInTheDocument()
    await pressInCard(card, 'Hide')
    expect(card.queryByText('400000000017')).toBeNull()
  })

  // CARD-06
  test('shows the card support number in a dialog', async () => {
    const { card } = await showCard(accountWithCard())
    await pressInCard(card, 'Card support')
    const popup = within(await screen.findByRole('dialog', { name: 'Card support' }))
    expect(popup.getByRole('link', { name: sampleProgram.support.support_line })).toBeInTheDocument()
  })

  // ACCOUNT-03, CARD-10
  test('shows the account numbers, but no card state or actions, when there is no card', async () => {
    const { card } = await showCard(sampleAccount)
    expect(card.getByText('••••0017')).toBeInTheDocument()
    expect(card.getByText('273070278')).toBeInTheDocument()
    expect(card.getByText(UNFUNDED)).toBeInTheDocument()
    expect(card.queryByText('Active')).not.toBeInTheDocument()
    expect(buttons(card)).toEqual(['Show'])
  })

  // CARD-10
  test('offers nothing to activate or replace before the first deposit', async () => {
    const { card } = await showCard(accountWithCard({ is_mailed: false, pin_set_at: null }))
    expect(card.getByText(UNFUNDED)).toBeInTheDocument()
    expect(card.queryByRole('button', { name: 'Activate Card' })).not.toBeInTheDocument()
    expect(card.queryByRole('link', { name: 'Request New Card' })).not.toBeInTheDocument()
  })

  // CARD-08
  test('says that a damaged card works until the new one is activated, and can freeze it', async () => {
    const { card } = await showCard(
      accountWithCard({ has_requested_new_card: true, old_card_works: true, pin_set_at: null }),
    )
    expect(card.getByText('Your current card works until you activate the new one.')).toBeInTheDocument()
    expect(card.queryByText('Cancelled')).not.toBeInTheDocument()
    expect(card.getByRole('button', { name: 'Freeze card' })).toBeInTheDocument()
    expect(card.getByRole('button', { name: 'Activate Card' })).toBeInTheDocument()
  })

  // CARD-04
  test('a cancelled card cannot be frozen', async () => {
    const { card } = await showCard(accountWithCard({ has_requested_new_card: true, pin_set_at: null }))
    expect(card.getByText('Cancelled')).toBeInTheDocument()
    expect(card.queryByRole('button', { name: /reeze card/ })).not.toBeInTheDocument()
  })

  // CARD-03, CARD-04
  test.each([
    ['Frozen', { frozen: true }, 'Unfreeze card'],
    ['Freezing', { pending_action: 'freeze' }, 'Freeze card'],
    ['Unfreezing', { frozen: true, pending_action: 'unfreeze' }, 'Unfreeze card'],
  ] as const)('shows "%s" instead of "Active" for a card with %j', async (word, change, button) => {
    const { card } = await showCard(accountWithCard(change))
    expect(card.getByText(word)).toBeInTheDocument()
    expect(card.queryByText('Active')).not.toBeInTheDocument()
    expect(card.getByRole('button', { name: button })).toBeInTheDocument()
  })

  // CARD-07
  test('says that a replacement was ordered and offers no second one', async () => {
    const { card } = await showCard(accountWithCard({ has_requested_new_card: true, pin_set_at: null }))
    expect(card.getByText('Card is cancelled and a replacement has been ordered')).toBeInTheDocument()
    expect(card.getByText('Cancelled')).toBeInTheDocument()
    expect(card.queryByRole('link', { name: 'Request New Card' })).not.toBeInTheDocument()
    expect(card.getByRole('button', { name: 'Activate Card' })).toBeInTheDocument()
    expect(card.queryByRole('button', { name: 'Show card details' })).not.toBeInTheDocument()
  })

  // CARD-09
  test('warns that the old card may still work until a replacement is confirmed', async () => {
    const { card } = await showCard(
      accountWithCard({ has_requested_new_card: true, pending_action: 'replacement' }),
    )
    expect(card.getByText(/Until it is, your old card may still work/)).toBeInTheDocument()
    expect(card.queryByRole('button', { name: /reeze card/ })).not.toBeInTheDocument()
  })
})

describe('freezing the card', () => {
  // CARD-20
  test('confirms the freeze and shows the card as frozen', async () => {
    const { card } = await showCard(accountWithCard(), on(freezeCard, accountWithCard({ frozen: true })))
    await pressInCard(card, 'Freeze card')
    expect(await screen.findByRole('dialog', { name: 'Your card has been frozen' })).toBeInTheDocument()
    expect(await card.findByText('Frozen')).toBeInTheDocument()
    expect(card.getByRole('button', { name: 'Unfreeze card', hidden: true })).toBeInTheDocument()
  })

  // CARD-20
  test('shows the freeze confirmation for a second and a half', async () => {
    vi.useFakeTimers()
    const { card } = await showCard(accountWithCard(), on(freezeCard, accountWithCard({ frozen: true })))
    const before = Date.now()
    await pressInCard(card, 'Freeze card')
    const popup = await screen.findByRole('dialog', { name: 'Your card has been frozen' })
    expect(popup).toBeInTheDocument()
    await expectAfter(1500, before, () => !popup.isConnected)
  })

  test('a double click sends one freeze request and shows one message', async () => {
    const { card, wire } = await showCard(
      accountWithCard(),
      on(freezeCard, accountWithCard({ frozen: true })),
    )
    pressTwiceAtOnce(card.getByRole('button', { name: 'Freeze card' }))
    expect(await screen.findAllByRole('dialog')).toHaveLength(1)
    expect(wire.requestsOf(freezeCard)).toHaveLength(1)
  })

  // CARD-20
  test('unfreezes the card and confirms it', async () => {
    const { card } = await showCard(accountWithCard({ frozen: true }), on(unfreezeCard, accountWithCard()))
    await pressInCard(card, 'Unfreeze card')
    expect(await screen.findByRole('dialog', { name: 'Your card has been unfrozen' })).toBeInTheDocument()
    expect(await card.findByText('Active')).toBeInTheDocument()
  })

  // CARD-19
  test('a freeze not yet confirmed by the processor is shown as pending', async () => {
    const pending = accountWithCard({ pending_action: 'freeze' })
    const { card } = await showCard(accountWithCard(), on(freezeCard, pending))
    await pressInCard(card, 'Freeze card')
    const popup = within(await screen.findByRole('dialog', { name: "We're freezing your card" }))
    expect(popup.getByText(/purchases may still go through/)).toBeInTheDocument()
    expect(screen.queryByText('Your card has been frozen')).not.toBeInTheDocument()
    expect(card.getByText('Freezing')).toBeInTheDocument()
  })

  // CARD-21
  test.each([
    ['freezing', false, freezeCard, 'There was an error freezing your card'],
    ['unfreezing', true, unfreezeCard, 'There was an error unfreezing your card'],
  ] as const)('shows an error for failed %s and closes it automatically', async (_, frozen, call, words) => {
    vi.useFakeTimers()
    const { card } = await showCard(accountWithCard({ frozen }), refuse(call, 'internal'))
    const before = Date.now()
    await pressInCard(card, frozen ? 'Unfreeze card' : 'Freeze card')
    const popup = await screen.findByRole('dialog', { name: words })
    expect(within(popup).queryByRole('button', { name: 'OK' })).not.toBeInTheDocument()
    await expectAfter(1500, before, () => !screen.queryByRole('dialog', { name: words }))
  })

  // CARD-21
  test('says to answer an open fraud alert before unfreezing', async () => {
    const { card } = await showCard(
      accountWithCard({ frozen: true }),
      refuse(unfreezeCard, 'card.fraud_open'),
    )
    await pressInCard(card, 'Unfreeze card')
    const popup = within(
      await screen.findByRole('dialog', { name: 'There was an error unfreezing your card' }),
    )
    expect(popup.getByText(/Answer the fraud alert first/)).toBeInTheDocument()
    expect(popup.getByRole('button', { name: 'OK' })).toBeInTheDocument()
  })

  // CARD-22
  test('reloads the card when a freeze gets no reply', async () => {
    const { card, wire } = await showCard(accountWithCard(), drop(freezeCard))
    wire.use(on(getAccount, accountWithCard({ frozen: true })))
    await pressInCard(card, 'Freeze card')
    const popup = within(await screen.findByRole('dialog', { name: 'There was an error freezing your card' }))
    expect(popup.getByText(/Check whether your card is frozen/)).toBeInTheDocument()
    expect(await card.findByText('Frozen')).toBeInTheDocument()
  })
})

describe('activating the card', () => {
  const activate = async () => {
    const app = await showCard(
      accountWithCard({ pin_set_at: null }),
      on(getPinSetUrl, { url: 'https://processor.example/pin-set?key=1' }),
    )
    await pressInCard(app.card, 'Activate Card')
    const prompt = within(await screen.findByRole('dialog', { name: 'Activate Card' }))
    prompt.getByText('Do not activate your card until you have your Physical Card in hand.')
    return { ...app, prompt }
  }

  // CARD-05, CARD-41
  test('activation asks whether the customer has the card, and "Yes" opens the PIN page', async () => {
    const { prompt, path } = await activate()
    await userEvent.click(prompt.getByRole('button', { name: 'Yes' }))
    await waitFor(() => expect(path()).toBe('/dashboard/set-pin'))
  })

  // CARD-41
  test('"No" cancels activation', async () => {
    const { prompt, path, wire } = await activate()
    await userEvent.click(prompt.getByRole('button', { name: 'No' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(path()).toBe('/dashboard')
    expect(wire.requestsOf(getPinSetUrl)).toEqual([])
  })
})
