import { type Account, getAccount } from '@yoursuccess/contract/account/account'
import { getReplacementFee, requestReplacementCard } from '@yoursuccess/contract/card/card'
import { getProgram } from '@yoursuccess/contract/program/program'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { accountWithCard, sampleAccount } from '../../../testing/account-replies.ts'
import { pressTwiceAtOnce } from '../../../testing/press-twice.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { sampleProgram, sampleUser } from '../../../testing/samples.ts'
import { drop, type Handler, on, refuse } from '../../../testing/wire.ts'

const home = {
  address_1: '1 Main Street',
  address_2: 'Apt 4',
  city: 'Springfield',
  state: 'IL',
  postal_code: '62701',
}
const ORDERED = accountWithCard({ has_requested_new_card: true, pin_set_at: null })
const FREE = on(getReplacementFee, { fee: '0.00', waived: true })
const FIVE = on(getReplacementFee, { fee: '5.00', waived: false })

const open = (account: Account, ...handlers: Handler[]) =>
  renderApp('/dashboard/settings/request-new-card', {
    user: sampleUser,
    handlers: [on(getAccount, account), on(requestReplacementCard, ORDERED), ...handlers],
  })
const form = (...handlers: Handler[]) => open({ ...accountWithCard(), address: home }, ...handlers)
const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }))
const approve = async () => {
  const box = screen.getByRole('checkbox')
  await waitFor(() => expect(box).toBeEnabled())
  await userEvent.click(box)
}
const button = () => screen.getByRole('button', { name: 'Cancel card and request a new one' })
const fill = async (reason: string) => {
  await choose(reason)
  await approve()
}

describe('the replacement form', () => {
  // CARD-26, CARD-28
  test('requires a reason and approval of the fee', async () => {
    const { wire } = form(FIVE)
    await screen.findByText('Choose a reason to see the fee.')
    expect(screen.getByRole('checkbox', { name: 'I approve the fee' })).toBeDisabled()
    expect(button()).toBeDisabled()
    expect(wire.requestsOf(getReplacementFee)).toEqual([])
    await choose('I lost it')
    expect(await screen.findByText('$5.00')).toBeInTheDocument()
    expect(button()).toBeDisabled()
    await userEvent.click(
      screen.getByRole('checkbox', { name: 'I approve the $5.00 fee, taken from my balance' }),
    )
    expect(button()).toBeEnabled()
  })

  // CARD-28
  test('shows a waived replacement fee as zero', async () => {
    form(FREE)
    await choose("It's damaged")
    expect(await screen.findByText('$0.00')).toBeInTheDocument()
    expect(screen.getByText('Your current card works until you activate the new one.')).toBeInTheDocument()
    expect(screen.getByText(/Your first replacement in 12 months is free/)).toBeInTheDocument()
    expect(screen.getByRole('checkbox', { name: "I understand there's no fee" })).toBeInTheDocument()
  })

  // CARD-27
  test('clears the approval when the reason changes', async () => {
    const { wire } = form(FIVE)
    await fill('I lost it')
    await choose('It was stolen')
    await waitFor(() => expect(screen.getByRole('checkbox')).not.toBeChecked())
    expect(button()).toBeDisabled()
    expect(wire.requestsOf(getReplacementFee).map(({ body }) => body)).toEqual([
      { reason: 'lost' },
      { reason: 'stolen' },
    ])
  })

  // CARD-37
  test('says where the new card is sent and when it arrives', async () => {
    form(FREE)
    expect(await screen.findByText(/1 Main Street, Apt 4/)).toBeInTheDocument()
    expect(screen.getByText(/7 to 10 business days/)).toBeInTheDocument()
  })

  // CARD-37
  test('shows the shipping address if there is one', async () => {
    const shipping_address = { ...home, address_1: '9 Harbor Road', address_2: null }
    open({ ...accountWithCard(), address: home, shipping_address })
    expect(await screen.findByText(/9 Harbor Road/)).toBeInTheDocument()
    expect(screen.queryByText(/1 Main Street/)).not.toBeInTheDocument()
  })

  test('offers a retry when the fee fails to load, and allows no approval until then', async () => {
    const { wire } = form(refuse(getReplacementFee, 'internal'))
    await choose('I lost it')
    await screen.findByRole('alert')
    expect(screen.getByRole('checkbox')).toBeDisabled()
    wire.use(FIVE)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('$5.00')).toBeInTheDocument()
  })
})

describe('ordering a replacement', () => {
  // CARD-38
  test('orders a new card with only the reason, confirms it and returns to the dashboard', async () => {
    const { wire, path } = form(FIVE)
    await fill('It was stolen')
    await userEvent.click(button())
    const dialog = within(await screen.findByRole('dialog', { name: 'You have requested a new card' }))
    expect(dialog.getByText(/7 to 10 business days/)).toBeInTheDocument()
    expect(wire.requestsOf(requestReplacementCard).map(({ body }) => body)).toEqual([{ reason: 'stolen' }])
    wire.use(on(getAccount, ORDERED))
    // The message closes automatically.
    await waitFor(() => expect(path()).toBe('/dashboard'))
    expect(
      await screen.findByText('Card is cancelled and a replacement has been ordered'),
    ).toBeInTheDocument()
  })

  test('a double click orders one card and shows one message', async () => {
    const { wire } = form(FREE)
    await fill('I lost it')
    pressTwiceAtOnce(button())
    expect(await screen.findAllByRole('dialog', { name: 'You have requested a new card' })).toHaveLength(1)
    expect(wire.requestsOf(requestReplacementCard)).toHaveLength(1)
  })

  test('says when an order is not confirmed by the processor yet', async () => {
    form(
      FREE,
      on(
        requestReplacementCard,
        accountWithCard({ has_requested_new_card: true, pending_action: 'replacement' }),
      ),
    )
    await fill('I lost it')
    await userEvent.click(button())
    const dialog = within(await screen.findByRole('dialog', { name: 'You have requested a new card' }))
    expect(dialog.getByText(/isn't confirmed yet/)).toBeInTheDocument()
  })

  // CARD-39
  test('retries an order under the same key, and uses a new key for another reason', async () => {
    const { wire } = form(FREE, drop(requestReplacementCard))
    const failing = async () => {
      await userEvent.click(button())
      const dialog = within(
        await screen.findByRole('dialog', { name: 'There was an error requesting your card' }),
      )
      expect(dialog.getByText(/you won't get a second card/)).toBeInTheDocument()
      await userEvent.click(dialog.getByRole('button', { name: 'OK' }))
    }
    await fill('I lost it')
    await failing()
    await failing()
    await fill('It was stolen')
    await failing()
    // A press that gets no reply sends the request twice.
    const keys = wire.requestsOf(requestReplacementCard).map(({ headers }) => headers.get('idempotency-key'))
    expect(keys).toHaveLength(6)
    expect(new Set(keys.slice(0, 4)).size).toBe(1)
    expect(new Set(keys.slice(4)).size).toBe(1)
    expect(keys[4]).not.toBe(keys[0])
  })

  test('says by which day the bank emails about an account under review', async () => {
    const sentence = "We're checking your account. We'll email you by Tue, Nov 24."
    form(FIVE, refuse(requestReplacementCard, 'account.stopped', { promised_on: '2026-11-24' }))
    await fill('I lost it')
    await userEvent.click(button())
    expect(await screen.findByText(sentence)).toBeInTheDocument()
  })

  // CARD-39
  test.each([
    ['card.fee_not_covered', /Your balance doesn't cover the fee/],
    ['spending_ended', /Spending with this card has ended/],
    ['card.replacement_ordered', /already been ordered/],
  ] as const)('explains an order refused with %s', async (code, words) => {
    form(FIVE, refuse(requestReplacementCard, code))
    await fill('I lost it')
    await userEvent.click(button())
    const dialog = within(
      await screen.findByRole('dialog', { name: 'There was an error requesting your card' }),
    )
    expect(dialog.getByText(words)).toBeInTheDocument()
  })
})

// CARD-40
test('a customer who has already ordered a card sees that instead of the form', async () => {
  const { wire } = open(ORDERED)
  expect(await screen.findByText('Card is cancelled and a replacement has been ordered')).toBeInTheDocument()
  expect(screen.queryByRole('radio')).not.toBeInTheDocument()
  expect(wire.requestsOf(getReplacementFee)).toEqual([])
})

// CARD-40
test('a customer without a card sees no replacement form', async () => {
  open(sampleAccount)
  expect(await screen.findByText(/There's no card to replace yet/)).toBeInTheDocument()
  expect(screen.queryByRole('radio')).not.toBeInTheDocument()
})

// CARD-40
test('offers no new card once spending has ended', async () => {
  const wind_down = { ...sampleProgram.wind_down, mode: 'enforced' as const }
  open(accountWithCard(), on(getProgram, { ...sampleProgram, today: '2025-09-04', wind_down }))
  expect(
    await screen.findByText('Spending with this card has ended, so we no longer send new cards.'),
  ).toBeInTheDocument()
  expect(screen.queryByRole('radio')).not.toBeInTheDocument()
})
