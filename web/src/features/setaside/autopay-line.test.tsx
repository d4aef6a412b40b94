/** Whether autopay is on, and what it sends next, on "Your plan" and beside what is set aside. */
import { screen, within } from '@testing-library/react'
import { getAutopay } from '@yoursuccess/contract/autopay/autopay'
import { listPlannedPayments } from '@yoursuccess/contract/autopay/planned-payments'
import { describe, expect, test } from 'vitest'
import { autopayReplies, sampleAutopay, samplePlanned } from '../../testing/autopay-replies.ts'
import { yourPlanReplies } from '../../testing/plan-screen.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { sampleUser } from '../../testing/samples.ts'
import { type Handler, refuse } from '../../testing/wire.ts'

const places = {
  'your plan': ['/dashboard/plan', 'Your payments'],
  'the set-aside': ['/dashboard/plan/set-aside', 'Set aside for your trustee'],
} as const

describe.each(Object.entries(places))('%s', (_place, [path, name]) => {
  const open = (replies: Parameters<typeof autopayReplies>[0], ...handlers: Handler[]) =>
    renderApp(path, {
      user: sampleUser,
      handlers: [...yourPlanReplies(), ...autopayReplies(replies), ...handlers],
      isImpatient: true,
    })
  const card = async () => within(await screen.findByRole('region', { name }))

  // AUTO-18
  test.each([
    ['it is off', { autopay: null }, 'Autopay is off'],
    [
      'it was stopped',
      { autopay: sampleAutopay({ on: false, stopped_at: '2026-11-21T15:00:00.000Z' }) },
      'Autopay is off',
    ],
    [
      'what it sends next',
      { payments: [samplePlanned({ sent: '65.00' })] },
      'Autopay is on: $400.00 on Wed, Dec 9',
    ],
    [
      'a service takes it',
      { autopay: sampleAutopay({ method: 'tfs' }), payments: [samplePlanned()] },
      'Autopay is on: TFS should take $465.00 by Wed, Dec 9',
    ],
    [
      'it comes out of the pay',
      { autopay: sampleAutopay({ method: 'wage_order' }), payments: [samplePlanned()] },
      'Autopay is on: your payment due Tue, Dec 15 should come out of your pay',
    ],
    [
      'the customer sends it',
      { autopay: sampleAutopay({ method: 'moneygram' }), payments: [samplePlanned()] },
      'Autopay is on: for you to send $465.00 by Wed, Dec 9',
    ],
    [
      'it is sent in parts',
      { autopay: sampleAutopay({ mode: 'each_payday' }), payments: [samplePlanned()] },
      'Autopay is on: $465.00 in parts after your paydays, the rest on Wed, Dec 9',
    ],
    [
      'it waits for money',
      { payments: [samplePlanned({ state: 'waiting_for_money' })] },
      'Autopay is on: waiting for money',
    ],
    ['it sends nothing for now', { payments: [] }, 'Autopay is on'],
    ['it is on hold', { autopay: sampleAutopay({ paused_for: 'trustee' }) }, 'Autopay is on hold'],
  ])('says that %s, and leads to it', async (_what, replies, words) => {
    open(replies)
    expect(await (await card()).findByRole('link', { name: words })).toHaveAttribute(
      'href',
      '/dashboard/plan/autopay',
    )
  })

  // AUTO-18
  test('asks for no payments while it is off', async () => {
    const { wire } = open({ autopay: null })
    await (await card()).findByRole('link', { name: 'Autopay is off' })
    expect(wire.requestsOf(listPlannedPayments)).toEqual([])
  })

  // AUTO-18
  test('says that it could not be loaded, and the rest stays', async () => {
    open({}, refuse(getAutopay, 'internal'))
    expect(await (await card()).findByText("We couldn't load your autopay.")).toBeInTheDocument()
  })
})

// AUTO-18
test('the home page asks for nothing of it', async () => {
  const { wire } = renderApp('/dashboard', { user: sampleUser, handlers: autopayReplies() })
  await screen.findByRole('region', { name: 'Available' })
  expect(wire.requestsOf(getAutopay)).toEqual([])
})
