import { getCardImage } from '@yoursuccess/contract/card/card'
import { waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { accountWithCard } from '../../../testing/account-replies.ts'
import { pressInCard, showCard } from '../../../testing/card-screen.tsx'
import { expectAfter } from '../../../testing/pass-time.ts'
import { on, refuse } from '../../../testing/wire.ts'

describe('the card details', () => {
  const url = 'https://processor.example/card-image/once'

  // CARD-13
  test('loads the card details in a sandboxed frame, from a new address each time', async () => {
    let count = 0
    const { card, wire } = await showCard(
      accountWithCard(),
      on(getCardImage, () => ({ url: `${url}-${(count += 1)}` })),
    )
    expect(wire.requestsOf(getCardImage)).toEqual([])
    await pressInCard(card, 'Show card details')
    const frame = await card.findByTitle('Card number and expiration date')
    expect(frame).toHaveAttribute('src', `${url}-1`)
    expect(frame).toHaveAttribute('sandbox', '')
    await pressInCard(card, 'Hide card details')
    expect(card.queryByTitle('Card number and expiration date')).not.toBeInTheDocument()
    await pressInCard(card, 'Show card details')
    expect(await card.findByTitle('Card number and expiration date')).toHaveAttribute('src', `${url}-2`)
  })

  // CARD-13
  test('hides the card details automatically after a minute', async () => {
    vi.useFakeTimers()
    const { card } = await showCard(accountWithCard(), on(getCardImage, { url }))
    const before = Date.now()
    await pressInCard(card, 'Show card details')
    expect(await card.findByTitle('Card number and expiration date')).toBeInTheDocument()
    await expectAfter(60_000, before, () => !card.queryByTitle('Card number and expiration date'))
  })

  // CARD-13
  test('keeps the address of the card details out of storage and caches', async () => {
    const { card, queryClient } = await showCard(accountWithCard(), on(getCardImage, { url }))
    await pressInCard(card, 'Show card details')
    await card.findByTitle('Card number and expiration date')
    const cached = queryClient.getQueryCache().getAll()
    expect(JSON.stringify(cached.map(({ state }) => state.data))).not.toContain('card-image')
    for (const storage of [localStorage, sessionStorage])
      expect(JSON.stringify(Object.values(storage))).not.toContain('card-image')
    await pressInCard(card, 'Hide card details')
    const mutations = queryClient.getMutationCache().getAll()
    await waitFor(() => expect(JSON.stringify(mutations.map(({ state }) => state.data))).not.toContain(url))
  })

  // CARD-12, FRAME-12
  test('offers no card details when the account has no virtual card', async () => {
    const { card } = await showCard({ ...accountWithCard(), show_virtual_card: false })
    expect(card.queryByRole('button', { name: 'Show card details' })).not.toBeInTheDocument()
  })

  // CARD-15
  test('says when the card details are not available', async () => {
    const { card } = await showCard(accountWithCard(), refuse(getCardImage, 'card.no_image'))
    await pressInCard(card, 'Show card details')
    expect((await card.findByRole('alert')).textContent).toBe("We can't show this card's details.")
  })
})
