import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  agreeToCatchUp,
  CATCH_UP_TERMS_VERSION,
  endCatchUp,
  getCatchUp,
  previewCatchUp,
} from '@yoursuccess/contract/autopay/catch-up'
import { describe, expect, test } from 'vitest'
import { catchUpReplies, sampleCatchUp, sampleCatchUpPreview } from '../../../testing/autopay-replies.ts'
import { sampleSetAside } from '../../../testing/setaside-replies.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { sampleUser } from '../../../testing/samples.ts'
import { type Handler, on, refuse } from '../../../testing/wire.ts'

const open = (replies: Parameters<typeof catchUpReplies>[0] = {}, ...handlers: Handler[]) =>
  renderApp('/dashboard/plan/catch-up', {
    user: sampleUser,
    handlers: [...catchUpReplies(replies), ...handlers],
  })
const itemsOf = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

describe('without a catch-up', () => {
  // AUTO-20
  test('shows what each pay bears and leaves, and that it may be wanted sooner', async () => {
    open({ setAside: sampleSetAside({ shares_on: true }) })
    expect(await itemsOf('Your next paydays')).toEqual([
      'Fri, Dec 4: of $1,200.00 we set aside $232.50, $116.25 of it to catch up. $967.50 is left to live on.',
    ])
    expect(await itemsOf('Your next payments')).toEqual([
      '$581.25 due Tue, Dec 15, sent Wed, Dec 9, with $116.25 to catch up',
    ])
    expect(
      screen.getByText('Your trustee or the court may want it sooner. Ask your attorney before you agree.'),
    ).toBeInTheDocument()
  })

  // AUTO-20
  test.each([
    ['tfs', '$581.25 due Tue, Dec 15, collected Wed, Dec 9, with $116.25 to catch up'],
    ['moneygram', '$581.25 due Tue, Dec 15, for you to send by Wed, Dec 9, with $116.25 to catch up'],
  ] as const)('says how a payment by %s is made', async (method, words) => {
    open({ preview: sampleCatchUpPreview({ method }) })
    expect(await itemsOf('Your next payments')).toEqual([words])
  })

  // AUTO-20
  test('asks to put the money in while shares of pay are off', async () => {
    open({ setAside: sampleSetAside({ shares_on: false }) })
    expect(await itemsOf('Your next paydays')).toEqual([
      'Fri, Dec 4: put in $232.50 of $1,200.00, $116.25 of it to catch up. $967.50 is left to live on.',
    ])
    expect(
      screen.getByText(
        /Nothing is set aside from your pay yet\. Turn that on, or put the money in yourself\./,
      ),
    ).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Go to your set-aside' })).toHaveAttribute(
      'href',
      '/dashboard/plan/set-aside',
    )
  })

  // AUTO-20
  test('is agreed to by a checkbox, for the amount that was shown', async () => {
    const { wire } = open({}, on(agreeToCatchUp, { catch_up: sampleCatchUp() }))
    expect(await screen.findByRole('button', { name: 'Agree to catch up' })).toBeDisabled()
    await userEvent.click(screen.getByRole('checkbox', { name: 'I have read this and agree to it.' }))
    wire.use(...catchUpReplies({ catchUp: sampleCatchUp() }))
    await userEvent.click(screen.getByRole('button', { name: 'Agree to catch up' }))
    expect(await screen.findByText('Your catch-up has begun.')).toBeInTheDocument()
    expect(await screen.findByRole('region', { name: 'Your catch-up' })).toBeInTheDocument()
    expect(wire.requestsOf(agreeToCatchUp).map(({ body }) => body)).toEqual([
      { catch_up: { paydays: 4, amount: '116.25', terms_version: CATCH_UP_TERMS_VERSION } },
    ])
  })

  // AUTO-20
  test('cannot be agreed to while a pay is too small', async () => {
    open({ preview: sampleCatchUpPreview({ fits: false }) })
    await userEvent.click(await screen.findByRole('checkbox', { name: 'I have read this and agree to it.' }))
    expect(screen.getByText('A pay is too small for this. Choose more paydays.')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Agree to catch up' })).toBeDisabled()
  })

  // AUTO-20
  test('says what is missing, and leads there', async () => {
    open({}, refuse(previewCatchUp, 'autopay.not_on'))
    expect(await screen.findByRole('link', { name: 'Go to autopay' })).toHaveAttribute(
      'href',
      '/dashboard/plan/autopay',
    )
    expect(screen.queryByLabelText('Over how many paydays?')).toBeNull()
  })

  // AUTO-20
  test('with too few paydays, it can be over fewer', async () => {
    open({}, refuse(previewCatchUp, 'autopay.too_few_paydays'))
    await screen.findByRole('link', { name: 'Add your paydays' })
    expect(screen.getByLabelText('Over how many paydays?')).toBeEnabled()
  })

  // AUTO-20
  test('says why more paydays than those chosen bear some of it', async () => {
    const [payday] = sampleCatchUpPreview().paydays
    if (!payday) throw new Error('the sample has no payday')
    open({ preview: sampleCatchUpPreview({ paydays: [payday, { ...payday, on: '2026-12-11' }] }) })
    const sentence = /^More paydays bear some of it than you chose/
    await screen.findByRole('list', { name: 'Your next paydays' })
    expect(screen.queryByText(sentence)).toBeNull()
    await userEvent.selectOptions(screen.getByLabelText('Over how many paydays?'), '1')
    expect(await screen.findByText(sentence)).toBeInTheDocument()
  })
})

// AUTO-20
test('with a catch-up, the page shows how far it is, and stops it in one press', async () => {
  const { wire } = open({ catchUp: sampleCatchUp() }, on(endCatchUp, undefined))
  expect(await itemsOf('What is sent to catch up')).toEqual([
    '$116.25 with the payment due Tue, Dec 15: Planned',
  ])
  await screen.findByRole('button', { name: 'Stop catching up' })
  wire.use(on(getCatchUp, { catch_up: null }))
  await userEvent.click(screen.getByRole('button', { name: 'Stop catching up' }))
  expect(
    await screen.findByText('Your catch-up has ended. What was not sent is still owed.'),
  ).toBeInTheDocument()
  expect(await screen.findByRole('region', { name: 'How do you want to catch up?' })).toBeInTheDocument()
  expect(wire.requestsOf(endCatchUp)).toHaveLength(1)
})
