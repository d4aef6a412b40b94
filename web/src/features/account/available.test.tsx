/**
 * "Available" is the processor's balance wherever the app shows money. It says when the balance is old or
 * missing.
 */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { getBalance } from '@yoursuccess/contract/account/account'
import { describe, expect, test } from 'vitest'
import { all, PAGE, press, serving, unfold } from '../../testing/bills-screen.tsx'
import { renderApp } from '../../testing/render-app.tsx'
import { sampleUser } from '../../testing/samples.ts'
import { setViewport } from '../../testing/viewport.ts'
import { type Handler, on, refuse } from '../../testing/wire.ts'

const header = async () => (await screen.findAllByRole('banner'))[0] as HTMLElement

/** Each place that shows the balance, and how to open it. */
const places = {
  'the home page': async (handler: Handler) => {
    const { wire } = renderApp('/dashboard', { user: sampleUser, handlers: [handler] })
    return { wire, place: await screen.findByRole('region', { name: 'Available' }) }
  },
  'the header on a desktop': async (handler: Handler) => {
    const { wire } = renderApp('/dashboard/rewards/learn-more', { user: sampleUser, handlers: [handler] })
    return { wire, place: await header() }
  },
  'the header on a phone': async (handler: Handler) => {
    setViewport(390)
    const { wire } = renderApp('/dashboard/rewards/learn-more', { user: sampleUser, handlers: [handler] })
    return { wire, place: await header() }
  },
  'the payment dialog': async (handler: Handler) => {
    const { wire } = renderApp(PAGE, { user: all, handlers: [...serving(), handler] })
    await unfold('Larkspur Power 7')
    await press('Make a Payment')
    return { wire, place: await screen.findByRole('dialog', { name: 'Make a Payment' }) }
  },
}

const current = on(getBalance, { balance: '71.30', as_of: '2026-11-21T15:05:00.000Z', stale: false })
const old = on(getBalance, { balance: '71.30', as_of: '2026-11-20T15:05:00.000Z', stale: true })

describe.each(Object.entries(places))('%s', (name, open) => {
  // ACCOUNT-09
  test(`${name} shows the available balance and no budget figures`, async () => {
    const { place } = await open(current)
    expect(await within(place).findByText('$71.30')).toBeInTheDocument()
    expect(within(place).getByText(/^Available/)).toBeInTheDocument()
    expect(place).not.toHaveTextContent(/spendable|you can spend|remaining|budget|not current/i)
  })

  // ACCOUNT-09, FRAME-21
  test(`${name} shows the time of a balance that is not current`, async () => {
    const { place } = await open(old)
    expect(await within(place).findByText('$71.30')).toBeInTheDocument()
    expect(place).toHaveTextContent(/Not current/)
    expect(place).toHaveTextContent(/as of Nov 20, 2026, 10:05 AM ET/i)
  })

  // ACCOUNT-09, FRAME-21
  test(`${name} reports that the balance could not be loaded and offers a retry`, async () => {
    const { wire, place } = await open(refuse(getBalance, 'internal'))
    const again = await within(place).findByRole('button', { name: 'Try again' })
    expect(within(place).getByRole('alert')).toBeInTheDocument()
    expect(place).not.toHaveTextContent('$0.00')
    wire.use(current)
    await userEvent.click(again)
    expect(await within(place).findByText('$71.30')).toBeInTheDocument()
    await waitFor(() => expect(within(place).queryByRole('button', { name: 'Try again' })).toBeNull())
  })
})
