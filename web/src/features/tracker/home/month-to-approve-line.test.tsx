import { getProgram } from '@yoursuccess/contract/program/program'
import { getTrackerInfo, getTrusteeCard, updateTrackerInfo } from '@yoursuccess/contract/tracker/tracker'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { renderApp } from '../../../testing/render-app.tsx'
import { sampleProgram, sampleUser } from '../../../testing/samples.ts'
import { returningReplies, sampleTracker, trackerReplies } from '../../../testing/tracker-replies.ts'
import { pageHeading } from '../../../testing/tracker-screen.tsx'
import { sampleTrusteeCard } from '../../../testing/trustee-card.ts'
import { type Handler, on } from '../../../testing/wire.ts'

const home = (...handlers: Handler[]) => renderApp('/dashboard', { user: sampleUser, handlers })
const on24 = on(getProgram, { ...sampleProgram, today: '2026-11-24' })
const link = (month: string) => screen.findByRole('link', { name: `Set ${month}'s Goals` })

describe('the way to the goals of a month on the home page', () => {
  // TRACKER-201, TRACKER-205
  test('takes two presses to set up a returning month', async () => {
    const { wire, path } = home(...returningReplies())
    let presses = 0
    const press = async (control: HTMLElement) => {
      presses += 1
      await userEvent.click(control)
    }
    await press(await link('November'))
    await screen.findByRole('heading', { name: 'Same as October?' })
    await press(await screen.findByRole('button', { name: 'Approve' }))
    expect(await pageHeading('Track Your Success')).toBeInTheDocument()
    expect(path()).toBe('/dashboard/tracker/track-success')
    expect(wire.requestsOf(updateTrackerInfo)).toHaveLength(1)
    expect(presses).toBe(2)
  })

  // TRACKER-205
  test('leads to the next month in the last week of this one', async () => {
    home(...trackerReplies(sampleTracker()), on24)
    await userEvent.click(await link('December'))
    expect(await screen.findByText('Your budget for December 2026')).toBeInTheDocument()
  })

  // TRACKER-205
  test('is there when the page opens, so that nothing below it moves', async () => {
    const { wire } = home(...returningReplies())
    await screen.findByRole('region', { name: 'Trustee Payment' })
    expect(screen.getByRole('link', { name: "Set November's Goals" })).toBeInTheDocument()
    expect(wire.requestsOf(getTrackerInfo)).toHaveLength(1)
    expect(wire.requestsOf(getTrusteeCard)).toHaveLength(1)
  })

  // TRACKER-205
  test('is not waited for if its load is slow', async () => {
    home(
      ...returningReplies(),
      on(getTrackerInfo, () => new Promise(() => {})),
    )
    expect(await screen.findByRole('region', { name: 'Trustee Payment' })).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: "Set November's Goals" })).not.toBeInTheDocument()
  })

  // TRACKER-205
  test.each([
    ['before that week', trackerReplies(sampleTracker())],
    [
      'without a planned trustee payment',
      [...returningReplies(), on(getTrusteeCard, { trustee_card: sampleTrusteeCard({ amount: null }) })],
    ],
    [
      'once the case has ended',
      [...returningReplies(), on(getTrusteeCard, { trustee_card: sampleTrusteeCard({ case_ended: true }) })],
    ],
  ])('is not there %s', async (_, handlers) => {
    const { queryClient } = home(...handlers)
    await screen.findByRole('region', { name: 'Trustee Payment' })
    await expect.poll(() => queryClient.isFetching()).toBe(0)
    expect(screen.queryByRole('link', { name: /^Set .*'s Goals$/ })).not.toBeInTheDocument()
  })

  // TRACKER-205
  test('is not asked for without the tracker', async () => {
    const user = { ...sampleUser, features: { ...sampleUser.features, paymentTracker: false } }
    const { wire, queryClient } = renderApp('/dashboard', { user })
    expect(await screen.findByText('No Transactions')).toBeInTheDocument()
    await expect.poll(() => queryClient.isFetching()).toBe(0)
    expect(wire.requestsOf(getTrackerInfo)).toEqual([])
  })
})
