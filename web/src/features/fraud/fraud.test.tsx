import { getAccount } from '@yoursuccess/contract/account/account'
import { disableFraudRule, requestReplacementCard, unfreezeCard } from '@yoursuccess/contract/card/card'
import { getAuthDenial } from '@yoursuccess/contract/fraud/fraud-alerts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { accountReplies, accountWithCard } from '../../testing/account-replies.ts'
import { denial } from '../../testing/fraud-replies.ts'
import { pressTwiceAtOnce } from '../../testing/press-twice.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { sampleUser } from '../../testing/samples.ts'
import { drop, type Handler, on, refuse } from '../../testing/wire.ts'
import type { AuthDenial } from './fraud.rules.ts'

const FROZEN = accountWithCard({ frozen: true })
const UNBLOCKED = 'Your card has been unblocked. Please try the transaction again.'
const DEACTIVATED = 'Your card has been deactivated. Your new card will arrive soon!'
const FAILED = 'An error occurred, please try again.'

/** The fake server remembers the answer. */
const open = (change: Partial<AuthDenial> = {}, ...handlers: Handler[]) => {
  const alert = { ...denial, ...change }
  let account = alert.fraud_result === 'FREEZE' ? FROZEN : accountWithCard()
  return renderApp('/fraud-alerts/4', {
    user: sampleUser,
    handlers: [
      ...accountReplies(),
      on(getAuthDenial, () => alert),
      on(getAccount, () => account),
      on(disableFraudRule, () => {
        Object.assign(alert, { result: 'confirmed', can_answer: false })
        return undefined
      }),
      on(unfreezeCard, () => (account = accountWithCard())),
      on(requestReplacementCard, () => {
        Object.assign(alert, { result: 'denied', can_answer: false })
        return (account = accountWithCard({ has_requested_new_card: true, pin_set_at: null }))
      }),
      ...handlers,
    ],
  })
}
const question = () => screen.findByText('Did you authorize this transaction?')
const say = async (name: 'Yes' | 'No') => userEvent.click(await screen.findByRole('button', { name }))
const failure = async () => within(await screen.findByRole('dialog', { name: FAILED }))

describe('the fraud question', () => {
  // FRAUD-07, FRAUD-08
  test('asks about a purchase by merchant, amount and time, and says that the card is frozen', async () => {
    open()
    await question()
    expect(screen.getByText('FAR AWAY GEMS')).toBeInTheDocument()
    expect(screen.getByText('$300.00')).toBeInTheDocument()
    expect(screen.getByText('10:05 AM ET')).toBeInTheDocument()
    expect(screen.getByText(/^Your card is frozen right now/)).toBeInTheDocument()
  })

  test('says that the card is frozen even if the loaded account is older than the alert', async () => {
    open({}, on(getAccount, accountWithCard()))
    await question()
    expect(screen.getByText(/^Your card is frozen right now/)).toBeInTheDocument()
  })

  // FRAUD-08
  test('does not call a card frozen that was replaced since the alert', async () => {
    open({}, on(getAccount, accountWithCard({ has_requested_new_card: true })))
    await question()
    expect(screen.queryByText(/frozen right now/)).not.toBeInTheDocument()
    expect(screen.queryByText(/we'll unfreeze your card/)).not.toBeInTheDocument()
  })

  // FRAUD-03, FRAUD-08
  test('does not call the card frozen when the purchase was only denied', async () => {
    open({ fraud_result: 'DENY' })
    await question()
    expect(screen.queryByText(/frozen right now/)).not.toBeInTheDocument()
  })
})

describe('the answer "Yes"', () => {
  // FRAUD-07, FRAUD-13, FRAUD-16
  test('"Yes" disables the fraud rule, then unfreezes the card and says so', async () => {
    const { wire } = open()
    await say('Yes')
    expect(await screen.findByText(UNBLOCKED)).toBeInTheDocument()
    expect(wire.requestsOf(disableFraudRule).map(({ body }) => body)).toEqual([{ auth_denial_id: 4 }])
    const order = wire.requests.map(({ path }) => path)
    expect(order.indexOf(disableFraudRule.path)).toBeLessThan(order.indexOf(unfreezeCard.path))
    expect(screen.queryByText('Did you authorize this transaction?')).not.toBeInTheDocument()
  })

  // FRAUD-09
  test('a double click on "Yes" sends one answer and shows no error', async () => {
    const { wire } = open()
    pressTwiceAtOnce(await screen.findByRole('button', { name: 'Yes' }))
    expect(await screen.findByText(UNBLOCKED)).toBeInTheDocument()
    expect(wire.requestsOf(disableFraudRule)).toHaveLength(1)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  // FRAUD-13
  test('"Yes" unfreezes nothing when the card was not frozen', async () => {
    const { wire } = open({ fraud_result: 'DENY' })
    await say('Yes')
    expect(await screen.findByText(UNBLOCKED)).toBeInTheDocument()
    expect(wire.requestsOf(unfreezeCard)).toEqual([])
  })

  // FRAUD-09
  test('disables both answers while one is being saved', async () => {
    const arrival = Promise.withResolvers<undefined>()
    open(
      {},
      on(disableFraudRule, () => arrival.promise),
    )
    await say('Yes')
    expect(await screen.findByText('Saving your answer')).toBeInTheDocument()
    for (const name of ['Yes', 'No']) expect(screen.getByRole('button', { name })).toBeDisabled()
    arrival.resolve(undefined)
    await waitFor(() => expect(screen.queryByText('Saving your answer')).not.toBeInTheDocument())
  })

  // FRAUD-16, FRAUD-22
  test('a failed unfreeze is not reported as done and can be retried', async () => {
    const { wire } = open({}, refuse(unfreezeCard, 'internal'))
    await say('Yes')
    await userEvent.click((await failure()).getByRole('button', { name: 'OK' }))
    expect(await screen.findByText(/Your card is still frozen/)).toBeInTheDocument()
    expect(screen.queryByText(UNBLOCKED)).not.toBeInTheDocument()
    wire.use(on(unfreezeCard, accountWithCard()))
    await userEvent.click(screen.getByRole('button', { name: 'Unfreeze card' }))
    expect(await screen.findByText(UNBLOCKED)).toBeInTheDocument()
    expect(wire.requestsOf(disableFraudRule)).toHaveLength(1)
  })

  // FRAUD-16
  test('says when the unfreeze is not confirmed yet', async () => {
    const pending = accountWithCard({ frozen: true, pending_action: 'unfreeze' })
    open({}, on(unfreezeCard, pending), on(getAccount, pending))
    await say('Yes')
    expect(await screen.findByText(/We're unfreezing your card/)).toBeInTheDocument()
    expect(screen.queryByText(UNBLOCKED)).not.toBeInTheDocument()
  })
})

describe('the answer "No"', () => {
  // FRAUD-17, FRAUD-20
  test('"No" replaces the card as stolen and says so', async () => {
    const { wire } = open()
    await say('No')
    expect(await screen.findByText(DEACTIVATED)).toBeInTheDocument()
    expect(wire.requestsOf(requestReplacementCard).map(({ body }) => body)).toEqual([
      { reason: 'stolen', auth_denial_id: 4 },
    ])
    expect(wire.requestsOf(disableFraudRule)).toEqual([])
  })

  // FRAUD-17
  test('retries a "No" without a reply under the same key', async () => {
    const { wire } = open({}, drop(requestReplacementCard))
    for (const _ of [1, 2]) {
      await say('No')
      await userEvent.click((await failure()).getByRole('button', { name: 'OK' }))
      await question()
    }
    const keys = wire.requestsOf(requestReplacementCard).map(({ headers }) => headers.get('idempotency-key'))
    expect(keys[0]).toBeTruthy()
    expect(keys[1]).toBe(keys[0])
  })
})

describe('a fraud alert', () => {
  // FRAUD-21
  test.each([
    ['confirmed', UNBLOCKED, accountWithCard()],
    ['denied', DEACTIVATED, accountWithCard({ has_requested_new_card: true })],
  ] as const)('an alert that was %s shows the result when opened again', async (result, words, account) => {
    open({ result, can_answer: false }, on(getAccount, account))
    expect(await screen.findByText(words)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Yes' })).not.toBeInTheDocument()
  })

  // FRAUD-22
  test('an alert answered in the meantime says so and shows the answer', async () => {
    const { wire } = open({}, refuse(disableFraudRule, 'fraud.answered'))
    await question()
    wire.use(on(getAuthDenial, { ...denial, result: 'denied', can_answer: false }))
    await say('Yes')
    const dialog = await failure()
    expect(dialog.getByText(/already answered/)).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }))
    expect(await screen.findByText(DEACTIVATED)).toBeInTheDocument()
  })

  // FRAUD-11
  test('an alert more than a day old cannot be answered and shows a number to call', async () => {
    open({ can_answer: false })
    expect(await screen.findByText(/more than a day old/)).toBeInTheDocument()
    const advice = within(screen.getByText(/If you don't recognize this purchase/))
    expect(advice.getByRole('link', { name: '(555) 010-0100' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Yes' })).not.toBeInTheDocument()
  })

  // FRAUD-05
  test('an alert of another customer is not found', async () => {
    open({}, refuse(getAuthDenial, 'not_found'))
    expect(await screen.findByText(/We couldn't find this alert/)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Yes' })).not.toBeInTheDocument()
  })

  // FRAUD-11
  test('an alert that fails to load can be retried', async () => {
    const { wire } = open({}, refuse(getAuthDenial, 'internal'))
    await screen.findByRole('alert')
    wire.use(on(getAuthDenial, denial))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await question()).toBeInTheDocument()
  })

  // FRAUD-10
  test('an alert redirects a visitor who is not signed in to the start page', async () => {
    const { path } = renderApp('/fraud-alerts/4')
    await waitFor(() => expect(path()).toBe('/'))
    expect(sessionStorage.getItem('ys.wanted-path')).toBe('/fraud-alerts/4')
  })
})
