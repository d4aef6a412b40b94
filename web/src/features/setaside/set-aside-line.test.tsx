/** What is set aside shows beside "Available", wherever the app shows money. */
import { screen, within } from '@testing-library/react'
import { getSetAside } from '@yoursuccess/contract/setaside/set-aside'
import { describe, expect, test } from 'vitest'
import { all, PAGE, press, serving, unfold } from '../../testing/bills-screen.tsx'
import { yourPlanReplies } from '../../testing/plan-screen.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { sampleUser } from '../../testing/samples.ts'
import { closedSetAside, sampleSetAside } from '../../testing/setaside-replies.ts'
import { setViewport } from '../../testing/viewport.ts'
import { type Handler, on, refuse } from '../../testing/wire.ts'

const header = async () => (await screen.findAllByRole('banner'))[0] as HTMLElement

/** Each place that shows it, and how to open that. */
const places = {
  'the home page': async (handler: Handler) => {
    renderApp('/dashboard', { user: sampleUser, handlers: [handler] })
    return screen.findByRole('region', { name: 'Available' })
  },
  'the header on a desktop': async (handler: Handler) => {
    renderApp('/dashboard/rewards/learn-more', { user: sampleUser, handlers: [handler] })
    return header()
  },
  'the header on a phone': async (handler: Handler) => {
    setViewport(390)
    renderApp('/dashboard/rewards/learn-more', { user: sampleUser, handlers: [handler] })
    return header()
  },
  'the payment dialog': async (handler: Handler) => {
    renderApp(PAGE, { user: all, handlers: [...serving(), handler] })
    await unfold('Larkspur Power 7')
    await press('Make a Payment')
    return screen.findByRole('dialog', { name: 'Make a Payment' })
  },
}

describe.each(Object.entries(places))('%s', (name, open) => {
  // SETA-06
  test(`${name} shows what is set aside of what the next payment needs`, async () => {
    const place = await open(on(getSetAside, sampleSetAside()))
    expect(await within(place).findByText('$310.00')).toBeInTheDocument()
    expect(place).toHaveTextContent('Set aside for your trustee $310.00 of $466.00')
    expect(place).not.toHaveTextContent(/not current/i)
  })

  // SETA-06
  test(`${name} shows the time of an amount that is not current`, async () => {
    const place = await open(
      on(getSetAside, sampleSetAside({ stale: true, as_of: '2026-11-20T15:05:00.000Z' })),
    )
    expect(await within(place).findByText('Not current, as of Nov 20, 2026, 10:05 AM ET')).toBeInTheDocument()
  })

  // SETA-06
  test(`${name} shows nothing of it without a set-aside`, async () => {
    const place = await open(on(getSetAside, closedSetAside))
    expect(await within(place).findByText(/^\$(1,250|500)\.00$/)).toBeInTheDocument()
    expect(place).not.toHaveTextContent('Set aside')
  })
})

// SETA-06
test('the home page shows only what is set aside when no payment needs it, and leads to it', async () => {
  renderApp('/dashboard', {
    user: sampleUser,
    handlers: [on(getSetAside, sampleSetAside({ needed: '0.00', needed_by: null }))],
  })
  const card = within(await screen.findByRole('region', { name: 'Available' }))
  expect(await card.findByRole('link', { name: 'Set aside for your trustee $310.00' })).toHaveAttribute(
    'href',
    '/dashboard/plan/set-aside',
  )
})

// SETA-06, SETA-07
test('your plan shows it, too, and leads to it', async () => {
  renderApp('/dashboard/plan', {
    user: sampleUser,
    handlers: [...yourPlanReplies(), on(getSetAside, sampleSetAside())],
  })
  const card = within(await screen.findByRole('region', { name: 'Your payments' }))
  expect(
    await card.findByRole('link', { name: 'Set aside for your trustee $310.00 of $466.00' }),
  ).toHaveAttribute('href', '/dashboard/plan/set-aside')
})

// SETA-06
test('the home page sends one request for it', async () => {
  const { wire } = renderApp('/dashboard', {
    user: sampleUser,
    handlers: [on(getSetAside, sampleSetAside())],
  })
  const card = within(await screen.findByRole('region', { name: 'Available' }))
  expect(await card.findByText('$310.00')).toBeInTheDocument()
  expect(wire.requestsOf(getSetAside)).toHaveLength(1)
})

// SETA-06
test('the home page does not wait for one that never loads', async () => {
  renderApp('/dashboard', {
    user: sampleUser,
    handlers: [on(getSetAside, () => new Promise(() => {}))],
  })
  const card = within(await screen.findByRole('region', { name: 'Available' }))
  expect(await card.findByText('$1,250.00')).toBeInTheDocument()
})

// SETA-06
test('the home page says that it could not be loaded, and the balance stays', async () => {
  renderApp('/dashboard', {
    user: sampleUser,
    handlers: [refuse(getSetAside, 'internal')],
    isImpatient: true,
  })
  const card = within(await screen.findByRole('region', { name: 'Available' }))
  expect(await card.findByText("We couldn't load your set-aside.")).toBeInTheDocument()
  expect(card.getByRole('button', { name: 'Try again' })).toBeInTheDocument()
  expect(card.getByText('$1,250.00')).toBeInTheDocument()
})

// SETA-06
test.each([
  ['the feature', { ...sampleUser, features: { ...sampleUser.features, planTools: false } }, '/dashboard'],
  [
    'an open account',
    { ...sampleUser, has_closed_account: true, closed_account_reason: 'lack_of_funding' as const },
    '/dashboard/funding',
  ],
])('no page asks for it without %s', async (_, user, path) => {
  const { wire } = renderApp(path, { user, handlers: [on(getSetAside, sampleSetAside())] })
  await screen.findByRole('heading', { level: 1 })
  expect(within(await header()).queryByText(/^Set aside/)).not.toBeInTheDocument()
  expect(wire.requestsOf(getSetAside)).toEqual([])
})
