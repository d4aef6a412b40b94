import { type Account, getAccount } from '@yoursuccess/contract/account/account'
import { freezeCard, getCardImage, getPinSetUrl, unfreezeCard } from '@yoursuccess/contract/card/card'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { accountWithCard, sampleAccount } from '../../../testing/account-replies.ts'
import { pressTwiceAtOnce } from '../../../testing/press-twice.ts'
import { expectAfter } from '../../../testing/pass-time.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { sampleProgram, sampleUser } from '../../../testing/samples.ts'
import { drop, type Handler, on, refuse } from '../../../testing/wire.ts'

const home = (account: Account, ...handlers: Handler[]) =>
  renderApp('/dashboard', { user: sampleUser, handlers: [on(getAccount, account), ...handlers] })
const panel = async () => within(await screen.findByRole('region', { name: 'YourSuccess Card' }))
const shown = async (account: Account, ...handlers: Handler[]) => {
  const app = home(account, ...handlers)
  const card = await panel()
  await card.findByText('Ana Reyes')
  return { ...app, card }
}
const buttons = (card: Awaited<ReturnType<typeof panel>>) =>
  [...card.queryAllByRole('button'), ...card.queryAllByRole('link')].map(({ textContent }) => textContent)
const press = async (card: Awaited<ReturnType<typeof panel>>, name: string) =>
  userEvent.click(card.getByRole('button', { name }))

describe('the card panel', () => {
  // ACCOUNT-05, CARD-01, CARD-02, CARD-04, CARD-05, CARD-07
  test('shows the holder, the numbers, the state, and what can be done', async () => {
    const { card } = await shown(accountWithCard())
    expect(card.getByText('Active')).toBeTruthy()
    expect(card.getByText('••••0017')).toBeTruthy()
    expect(card.getByText('273070278')).toBeTruthy()
    expect(card.getByRole('link', { name: 'Reset Pin' }).getAttribute('href')).toBe('/dashboard/set-pin')
    expect(card.getByRole('link', { name: 'Request New Card' }).getAttribute('href')).toBe(
      '/dashboard/settings/request-new-card',
    )
    expect(card.getByRole('button', { name: 'Freeze card' })).toBeTruthy()
    expect(card.queryByRole('button', { name: 'Activate Card' })).toBeNull()
  })

  // CARD-02
  test('reveals the account number when asked, and hides it again', async () => {
    const { card } = await shown(accountWithCard())
    expect(card.queryByText('400000000017')).toBeNull()
    await press(card, 'Show')
    expect(card.getByText('400000000017')).toBeTruthy()
    await press(card, 'Hide')
    expect(card.queryByText('400000000017')).toBeNull()
  })

  // CARD-06
  test('pops up the support line', async () => {
    const { card } = await shown(accountWithCard())
    await press(card, 'Card support')
    const popup = within(await screen.findByRole('dialog', { name: 'Card support' }))
    expect(popup.getByRole('link', { name: sampleProgram.support.support_line })).toBeTruthy()
  })

  // ACCOUNT-03, CARD-10
  test('before there is a card has the numbers, no word and nothing to do with a card', async () => {
    const { card } = await shown(sampleAccount)
    expect(card.getByText('••••0017')).toBeTruthy()
    expect(card.getByText('273070278')).toBeTruthy()
    expect(card.getByText("We'll mail your card after your first deposit of $5.00 or more.")).toBeTruthy()
    expect(card.queryByText('Active')).toBeNull()
    expect(buttons(card)).toEqual(['Show'])
  })

  // CARD-10
  test('before the first deposit promises no card: nothing to activate and nothing to replace', async () => {
    const { card } = await shown(accountWithCard({ is_mailed: false, pin_set_at: null }))
    expect(card.getByText("We'll mail your card after your first deposit of $5.00 or more.")).toBeTruthy()
    expect(card.queryByRole('button', { name: 'Activate Card' })).toBeNull()
    expect(card.queryByRole('link', { name: 'Request New Card' })).toBeNull()
  })

  // CARD-08
  test('of a damaged card says that it works until the new one is activated, and freezes it', async () => {
    const { card } = await shown(
      accountWithCard({ has_requested_new_card: true, old_card_works: true, pin_set_at: null }),
    )
    expect(card.getByText('Your current card works until you activate the new one.')).toBeTruthy()
    expect(card.queryByText('Cancelled')).toBeNull()
    expect(card.getByRole('button', { name: 'Freeze card' })).toBeTruthy()
    expect(card.getByRole('button', { name: 'Activate Card' })).toBeTruthy()
  })

  // CARD-04
  test('of a cancelled card has nothing to freeze', async () => {
    const { card } = await shown(accountWithCard({ has_requested_new_card: true, pin_set_at: null }))
    expect(card.getByText('Cancelled')).toBeTruthy()
    expect(card.queryByRole('button', { name: /reeze card/ })).toBeNull()
  })

  // CARD-03, CARD-04
  test.each([
    ['Frozen', { frozen: true }, 'Unfreeze card'],
    ['Being frozen', { pending_action: 'freeze' }, 'Freeze card'],
    ['Being unfrozen', { frozen: true, pending_action: 'unfreeze' }, 'Unfreeze card'],
  ] as const)('says "%s" of %j, and is not active then', async (word, change, button) => {
    const { card } = await shown(accountWithCard(change))
    expect(card.getByText(word)).toBeTruthy()
    expect(card.queryByText('Active')).toBeNull()
    expect(card.getByRole('button', { name: button })).toBeTruthy()
  })

  // CARD-07
  test('after a replacement was requested says so, and offers no second one', async () => {
    const { card } = await shown(accountWithCard({ has_requested_new_card: true, pin_set_at: null }))
    expect(card.getByText('Card is cancelled and a replacement has been ordered')).toBeTruthy()
    expect(card.getByText('Cancelled')).toBeTruthy()
    expect(card.queryByRole('link', { name: 'Request New Card' })).toBeNull()
    expect(card.getByRole('button', { name: 'Activate Card' })).toBeTruthy()
    expect(card.queryByRole('button', { name: 'Show card details' })).toBeNull()
  })

  // CARD-09
  test('of a replacement that is not confirmed yet admits that the old card may still work', async () => {
    const { card } = await shown(
      accountWithCard({ has_requested_new_card: true, pending_action: 'replacement' }),
    )
    expect(card.getByText(/until then the old card may still work/)).toBeTruthy()
    expect(card.queryByRole('button', { name: /reeze card/ })).toBeNull()
  })
})

describe('freezing', () => {
  // CARD-20
  test('is told, and the card stands frozen', async () => {
    const { card } = await shown(accountWithCard(), on(freezeCard, accountWithCard({ frozen: true })))
    await press(card, 'Freeze card')
    expect(await screen.findByRole('dialog', { name: 'Your card has been frozen' })).toBeTruthy()
    expect(await card.findByText('Frozen')).toBeTruthy()
    expect(card.getByRole('button', { name: 'Unfreeze card', hidden: true })).toBeTruthy()
  })

  // CARD-20
  test('is told for a second and a half', async () => {
    vi.useFakeTimers()
    const { card } = await shown(accountWithCard(), on(freezeCard, accountWithCard({ frozen: true })))
    const before = Date.now()
    await press(card, 'Freeze card')
    const note = await screen.findByRole('dialog', { name: 'Your card has been frozen' })
    expect(note.isConnected).toBe(true)
    await expectAfter(1500, before, () => !note.isConnected)
  })

  test('pressed twice is sent once and told once', async () => {
    const { card, wire } = await shown(accountWithCard(), on(freezeCard, accountWithCard({ frozen: true })))
    pressTwiceAtOnce(card.getByRole('button', { name: 'Freeze card' }))
    expect(await screen.findAllByRole('dialog')).toHaveLength(1)
    expect(wire.requestsOf(freezeCard)).toHaveLength(1)
  })

  // CARD-20
  test('is undone, and told', async () => {
    const { card } = await shown(accountWithCard({ frozen: true }), on(unfreezeCard, accountWithCard()))
    await press(card, 'Unfreeze card')
    expect(await screen.findByRole('dialog', { name: 'Your card has been unfrozen' })).toBeTruthy()
    expect(await card.findByText('Active')).toBeTruthy()
  })

  // CARD-19
  test('that the processor has not confirmed is not told as done', async () => {
    const pending = accountWithCard({ pending_action: 'freeze' })
    const { card } = await shown(accountWithCard(), on(freezeCard, pending))
    await press(card, 'Freeze card')
    const note = within(
      await screen.findByRole('dialog', { name: 'We have asked for your card to be frozen' }),
    )
    expect(note.getByText(/a purchase may still go through/)).toBeTruthy()
    expect(screen.queryByText('Your card has been frozen')).toBeNull()
    expect(card.getByText('Being frozen')).toBeTruthy()
  })

  // CARD-21
  test.each([
    ['freezing', false, freezeCard, 'There was an error freezing your card'],
    ['unfreezing', true, unfreezeCard, 'There was an error unfreezing your card'],
  ] as const)('fails with the words for %s, which go by themselves', async (_, frozen, call, words) => {
    vi.useFakeTimers()
    const { card } = await shown(accountWithCard({ frozen }), refuse(call, 'internal'))
    const before = Date.now()
    await press(card, frozen ? 'Unfreeze card' : 'Freeze card')
    const note = await screen.findByRole('dialog', { name: words })
    expect(within(note).queryByRole('button', { name: 'OK' })).toBeNull()
    await expectAfter(1500, before, () => !screen.queryByRole('dialog', { name: words }))
  })

  // CARD-21
  test('under an open fraud alert says what to do first', async () => {
    const { card } = await shown(accountWithCard({ frozen: true }), refuse(unfreezeCard, 'card.fraud_open'))
    await press(card, 'Unfreeze card')
    const note = within(
      await screen.findByRole('dialog', { name: 'There was an error unfreezing your card' }),
    )
    expect(note.getByText(/answer the fraud alert first/)).toBeTruthy()
    expect(note.getByRole('button', { name: 'OK' })).toBeTruthy()
  })

  // CARD-22
  test('without an answer asks anew how the card is', async () => {
    const { card, wire } = await shown(accountWithCard(), drop(freezeCard))
    wire.use(on(getAccount, accountWithCard({ frozen: true })))
    await press(card, 'Freeze card')
    const note = within(await screen.findByRole('dialog', { name: 'There was an error freezing your card' }))
    expect(note.getByText(/See whether your card is frozen/)).toBeTruthy()
    expect(await card.findByText('Frozen')).toBeTruthy()
  })
})

describe('activating', () => {
  const activate = async () => {
    const app = await shown(
      accountWithCard({ pin_set_at: null }),
      on(getPinSetUrl, { url: 'https://processor.example/pin-set?key=1' }),
    )
    await press(app.card, 'Activate Card')
    const prompt = within(await screen.findByRole('dialog', { name: 'Activate Card' }))
    prompt.getByText('Do not activate your card until you have your Physical Card in hand.')
    return { ...app, prompt }
  }

  // CARD-05, CARD-41
  test('asks whether the card is in hand; "Yes" goes on to the PIN', async () => {
    const { prompt, path } = await activate()
    await userEvent.click(prompt.getByRole('button', { name: 'Yes' }))
    await waitFor(() => expect(path()).toBe('/dashboard/set-pin'))
  })

  // CARD-41
  test('with "No" stays where it was', async () => {
    const { prompt, path, wire } = await activate()
    await userEvent.click(prompt.getByRole('button', { name: 'No' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(path()).toBe('/dashboard')
    expect(wire.requestsOf(getPinSetUrl)).toEqual([])
  })
})

describe('the picture of the card', () => {
  const url = 'https://processor.example/card-image/once'

  // CARD-13
  test('is asked for on demand, stands in a frame without scripts, and each time at a new address', async () => {
    let shows = 0
    const { card, wire } = await shown(
      accountWithCard(),
      on(getCardImage, () => ({ url: `${url}-${(shows += 1)}` })),
    )
    expect(wire.requestsOf(getCardImage)).toEqual([])
    await press(card, 'Show card details')
    const frame = await card.findByTitle('Card number and expiry date')
    expect(frame.getAttribute('src')).toBe(`${url}-1`)
    expect(frame.getAttribute('sandbox')).toBe('')
    await press(card, 'Hide card details')
    expect(card.queryByTitle('Card number and expiry date')).toBeNull()
    await press(card, 'Show card details')
    expect((await card.findByTitle('Card number and expiry date')).getAttribute('src')).toBe(`${url}-2`)
  })

  // CARD-13
  test('hides by itself after a minute', async () => {
    vi.useFakeTimers()
    const { card } = await shown(accountWithCard(), on(getCardImage, { url }))
    const before = Date.now()
    await press(card, 'Show card details')
    expect(await card.findByTitle('Card number and expiry date')).toBeTruthy()
    await expectAfter(60_000, before, () => !card.queryByTitle('Card number and expiry date'))
  })

  // CARD-13
  test('leaves its address nowhere', async () => {
    const { card, queryClient } = await shown(accountWithCard(), on(getCardImage, { url }))
    await press(card, 'Show card details')
    await card.findByTitle('Card number and expiry date')
    const cached = queryClient.getQueryCache().getAll()
    expect(JSON.stringify(cached.map(({ state }) => state.data))).not.toContain('card-image')
    for (const storage of [localStorage, sessionStorage])
      expect(JSON.stringify(Object.values(storage))).not.toContain('card-image')
    await press(card, 'Hide card details')
    const mutations = queryClient.getMutationCache().getAll()
    await waitFor(() => expect(JSON.stringify(mutations.map(({ state }) => state.data))).not.toContain(url))
  })

  // CARD-12, FRAME-12
  test('is not there without the flag of the account', async () => {
    const { card } = await shown({ ...accountWithCard(), show_virtual_card: false })
    expect(card.queryByRole('button', { name: 'Show card details' })).toBeNull()
  })

  // CARD-15
  test('that cannot be had says so', async () => {
    const { card } = await shown(accountWithCard(), refuse(getCardImage, 'card.no_image'))
    await press(card, 'Show card details')
    expect((await card.findByRole('alert')).textContent).toBe('There is no picture of this card.')
  })
})
