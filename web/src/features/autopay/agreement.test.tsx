/** With autopay: what was agreed to and when, stopping it in one press, and why it is on hold. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Autopay, getAutopay, saveAutopay, stopAutopay } from '@yoursuccess/contract/autopay/autopay'
import { describe, expect, test } from 'vitest'
import {
  noAutopay,
  sampleAutopay,
  samplePlanned,
  samplePull,
  sampleTerms,
} from '../../testing/autopay-replies.ts'
import { open, press } from '../../testing/autopay-screen.tsx'
import { sampleSetAside } from '../../testing/setaside-replies.ts'
import { on } from '../../testing/wire.ts'

const isOn = () => screen.findByRole('region', { name: 'Autopay is on' })

// AUTO-15
test('shows what is sent next, what was agreed to, when, and in which version', async () => {
  open()
  const card = await isOn()
  expect(await within(card).findByText('Next: $465.00 on Wed, Dec 9, due Tue, Dec 15.')).toBeInTheDocument()
  expect(card).toHaveTextContent('You agreed to thisNovember 20, 2026 at 10:05 AM ET')
  expect(card).toHaveTextContent('Version of the terms2026-11-29')
  const words = within(card).getByRole('list', { name: 'What you agreed to' })
  expect(
    within(words)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(sampleTerms)
  expect(screen.queryByRole('button', { name: 'Turn on autopay' })).not.toBeInTheDocument()
})

// AUTO-08
test('in parts, says that each payday sends one', async () => {
  const setAside = sampleSetAside({ shares_on: true })
  open({ setAside, autopay: sampleAutopay({ mode: 'each_payday' }) })
  const next = 'Next: $465.00 in parts after your paydays, the rest on Wed, Dec 9, due Tue, Dec 15.'
  expect(await within(await isOn()).findByText(next)).toBeInTheDocument()
  expect(
    await screen.findByText('We send a part after each payday, and the rest on Wed, Dec 9.'),
  ).toBeInTheDocument()
})

// AUTO-08, AUTO-15
test('says that no pay is set aside, where to change that, and that one payment is sent until then', async () => {
  open({ setAside: sampleSetAside(), autopay: sampleAutopay({ mode: 'each_payday' }) })
  const card = within(await isOn())
  expect(await card.findByText(/^Nothing is set aside from your pay yet\./)).toBeInTheDocument()
  expect(card.getByRole('link', { name: 'Go to your set-aside' })).toHaveAttribute(
    'href',
    '/dashboard/plan/set-aside',
  )
  expect(card.getByText('Next: $465.00 on Wed, Dec 9, due Tue, Dec 15.')).toBeInTheDocument()
  expect(await screen.findByText('We plan to send it on Wed, Dec 9.')).toBeInTheDocument()
})

// AUTO-15
test('another agreement takes the place of the one before, and can be left as it is', async () => {
  const { wire } = open(
    { autopay: sampleAutopay({ buffer: 4, use_main: '100.00' }) },
    on(saveAutopay, { autopay: sampleAutopay() }),
  )
  await press('Change autopay')
  expect(await screen.findByRole('region', { name: 'Change autopay' })).toBeInTheDocument()
  expect(screen.getByLabelText('When should it be posted?')).toHaveValue('4')
  expect(screen.getByLabelText('At most, for one payment')).toHaveValue('100.00')
  await press('Cancel')
  await isOn()
  expect(wire.requestsOf(saveAutopay)).toEqual([])

  await press('Change autopay')
  await userEvent.click(await screen.findByRole('checkbox', { name: 'I have read this and agree to it.' }))
  await press('Agree to the change')
  expect(await isOn()).toBeInTheDocument()
  expect(wire.requestsOf(saveAutopay)).toHaveLength(1)
})

describe('stopping', () => {
  const stopped = sampleAutopay({ on: false, stopped_at: '2026-11-21T15:00:00.000Z' })
  const stop = async (under_way: { id: number; amount: string; arrive_by: string }[]) => {
    const app = open({}, on(stopAutopay, { autopay: stopped, under_way, expected_pulls: [] }))
    await screen.findByRole('button', { name: 'Stop autopay' })
    app.wire.use(on(getAutopay, { ...noAutopay, autopay: stopped }))
    await press('Stop autopay')
    return app
  }

  // AUTO-15
  test('takes one press, and says that nothing more is sent', async () => {
    const { wire } = await stop([])
    const result = within(await screen.findByRole('dialog', { name: 'Autopay is off' }))
    expect(
      result.getByText(
        'No payment is on its way, and we send nothing more. Pay your trustee yourself from now on. Your money stays set aside.',
      ),
    ).toBeInTheDocument()
    await userEvent.click(result.getByRole('button', { name: 'OK' }))
    expect(await screen.findByText('Autopay has been off since November 21, 2026.')).toBeInTheDocument()
    expect(await screen.findByRole('button', { name: 'Turn on autopay' })).toBeDisabled()
    expect(wire.requestsOf(stopAutopay)).toHaveLength(1)
  })

  // AUTO-15
  test('says which payments are on their way', async () => {
    await stop([
      { id: 20, amount: '400.00', arrive_by: '2026-11-24' },
      { id: 21, amount: '65.00', arrive_by: '2026-11-25' },
    ])
    const result = within(await screen.findByRole('dialog', { name: 'Autopay is off' }))
    expect(
      result.getByText(
        'Already sent, and still on its way to your trustee: $400.00 and $65.00. We send nothing more. Pay your trustee yourself from now on. Your money stays set aside.',
      ),
    ).toBeInTheDocument()
  })
})

// AUTO-15
test('says what a service may still collect after a stop', async () => {
  const stopped = sampleAutopay({ on: false, stopped_at: '2026-11-21T15:00:00.000Z' })
  open({}, on(stopAutopay, { autopay: stopped, under_way: [], expected_pulls: [samplePull] }))
  await press('Stop autopay')
  const result = within(await screen.findByRole('dialog', { name: 'Autopay is off' }))
  expect(
    result.getByText(
      'We move nothing more. TFS may still collect $466.00 from your main account, so stop it there if you need to. If nothing is collected, what is left of it goes back to your set-aside.',
    ),
  ).toBeInTheDocument()
})

describe('on hold', () => {
  const onHold = (paused_for: NonNullable<Autopay['paused_for']>) => {
    open({ autopay: sampleAutopay({ paused_for }), payments: [samplePlanned()] })
    return screen.findByRole('region', { name: 'Autopay is on hold' })
  }

  // AUTO-17
  test.each([
    [
      'biller',
      "Your trustee isn't one of your billers, so we send nothing. Pay your trustee yourself, or add the biller again.",
      'Add your trustee',
      '/dashboard/paybills/add-biller',
    ],
    [
      'plan',
      'Your plan has no amount or no due day, so we send nothing. Complete your plan, or look at its amounts.',
      'See your plan',
      '/dashboard/plan',
    ],
    [
      'set_aside',
      'Your set-aside is closed, so we send nothing. Open it again, or pay your trustee yourself.',
      'Go to your set-aside',
      '/dashboard/plan/set-aside',
    ],
  ] as const)('says why for %s, and leads to what to do', async (reason, sentence, name, href) => {
    const card = within(await onHold(reason))
    expect(card.getByText(sentence)).toBeInTheDocument()
    expect(card.getByRole('link', { name })).toHaveAttribute('href', href)
    expect(card.queryByText(/^Next:/)).not.toBeInTheDocument()
  })

  // AUTO-17
  test.each([
    [
      'trustee',
      "Your plan's trustee or account number changed, so we send nothing. Look at your choices and agree to them again.",
    ],
    [
      'case_closed',
      "Your trustee's office says that your case is closed, so we send nothing. Call your attorney or the office. If your case is open, look at your choices and agree to them again.",
    ],
  ] as const)('after %s, the customer must agree again', async (reason, sentence) => {
    const card = within(await onHold(reason))
    expect(card.getByText(sentence)).toBeInTheDocument()
    await press('Look at it and agree again')
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Agree to the change' })).toBeInTheDocument(),
    )
  })

  // AUTO-17
  test('without plan tools, the customer pays', async () => {
    const card = within(await onHold('feature'))
    expect(
      card.getByText(
        "Your account doesn't have plan tools now, so we send nothing. Pay your trustee yourself.",
      ),
    ).toBeInTheDocument()
    expect(card.queryByRole('link')).not.toBeInTheDocument()
  })
})
