/** Without autopay: what must be there first, the choices, what would happen, and the agreement. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { getAutopay, previewAutopay, saveAutopay } from '@yoursuccess/contract/autopay/autopay'
import { listBillers } from '@yoursuccess/contract/bills/billers'
import { getProgram } from '@yoursuccess/contract/program/program'
import { describe, expect, test } from 'vitest'
import {
  autopayReplies,
  noAutopay,
  sampleAutopay,
  samplePreview,
  samplePreviewed,
  sampleTrustee,
} from '../../testing/autopay-replies.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { endedProgram, sampleUser } from '../../testing/samples.ts'
import { closedSetAside, sampleSetAside } from '../../testing/setaside-replies.ts'
import { type Handler, on, refuse } from '../../testing/wire.ts'

const open = (replies: Parameters<typeof autopayReplies>[0] = {}, ...handlers: Handler[]) =>
  renderApp('/dashboard/plan/autopay', {
    user: sampleUser,
    handlers: [...autopayReplies({ autopay: null, ...replies }), ...handlers],
  })
const AGREE = 'I have read this and agree to it.'
const checkbox = () => screen.findByRole('checkbox', { name: AGREE })
const turnOn = () => screen.findByRole('button', { name: 'Turn on autopay' })
const payments = async () =>
  within(await screen.findByRole('list', { name: 'Your next payments' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

describe('the page', () => {
  // AUTO-01
  test('says in two sentences what autopay does', async () => {
    open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Autopay' })).toBeInTheDocument()
    expect(
      screen.getByText(
        'We send your trustee payment for you from your set-aside, so that it should be posted before its due day. Nothing is sent until you agree, and you can stop at any time.',
      ),
    ).toBeInTheDocument()
    await waitFor(() => expect(document.title).toContain('Autopay'))
  })

  // AUTO-01
  test('leads to the set-aside without an open one', async () => {
    open({ setAside: closedSetAside })
    expect(await screen.findByText('Autopay pays from your set-aside. Open one first.')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Go to your set-aside' })).toHaveAttribute(
      'href',
      '/dashboard/plan/set-aside',
    )
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  })

  // AUTO-01
  test.each([
    ['no biller', []],
    ['no trustee among the billers', [{ ...sampleTrustee, is_trustee: false }]],
    ['a trustee who was removed', [{ ...sampleTrustee, is_removed: true }]],
  ])('leads to adding the trustee with %s', async (_what, billers) => {
    open({ billers })
    expect(await screen.findByText("Add your plan's trustee to your billers first.")).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Add your trustee' })).toHaveAttribute(
      'href',
      '/dashboard/paybills/add-biller',
    )
  })

  // AUTO-01
  test('cannot turn it on without the feature that pays bills', async () => {
    const { wire } = renderApp('/dashboard/plan/autopay', {
      user: { ...sampleUser, features: { ...sampleUser.features, billPay: false } },
      handlers: autopayReplies({ autopay: null }),
    })
    expect(
      await screen.findByText("Autopay needs Payment Assistant, which isn't part of your account."),
    ).toBeInTheDocument()
    expect(wire.requestsOf(listBillers)).toEqual([])
  })

  // AUTO-01
  test('cannot turn it on once spending has ended', async () => {
    open({}, on(getProgram, endedProgram))
    expect(await screen.findByText("Spending has ended, so you can't turn on autopay.")).toBeInTheDocument()
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  })

  // AUTO-01
  test.each([
    ['plan.missing', 'Set up your plan first.', '/dashboard/plan/set-up'],
    ['plan.incomplete', 'Add the amount and the due day of your payment first.', '/dashboard/plan/set-up'],
    [
      'autopay.no_trustee_biller',
      "Add your plan's trustee to your billers first.",
      '/dashboard/paybills/add-biller',
    ],
    ['autopay.no_trustee', 'Choose the trustee of your plan first.', '/dashboard/plan/set-up'],
  ] as const)('says what to do about %s, and where', async (code, sentence, href) => {
    open({}, refuse(previewAutopay, code))
    await screen.findByText(sentence)
    const card = within(screen.getByRole('region', { name: 'What would happen' }))
    expect(card.getByText(sentence)).toBeInTheDocument()
    expect(card.getByRole('link')).toHaveAttribute('href', href)
    expect(screen.queryByRole('checkbox', { name: AGREE })).not.toBeInTheDocument()
  })

  // AUTO-01
  test('says that nothing is sent for a plan that has ended', async () => {
    open({}, refuse(previewAutopay, 'autopay.plan_ended'))
    expect(
      await screen.findByText('Your plan has ended, so nothing more is sent for it.'),
    ).toBeInTheDocument()
  })
})

describe('what would happen', () => {
  // AUTO-01
  test('shows the next payments with their days before anything is agreed to', async () => {
    const { wire } = open({
      setAside: sampleSetAside({ shares_on: true }),
      preview: samplePreview({
        installments: [
          samplePreviewed({ by_hand: true, due_on: '2026-11-24', shares: [] }),
          samplePreviewed(),
          samplePreviewed({
            due_on: '2027-01-15',
            arrive_by: '2027-01-13',
            send_on: '2027-01-11',
            shares: [{ on: '2026-12-18', amount: '466.00' }],
          }),
        ],
      }),
    })
    expect(await payments()).toEqual([
      '$465.00, due Tue, Nov 24: too soon for autopay, so please pay it yourself',
      '$233.00 on Fri, Nov 27 and Fri, Dec 4, sent Wed, Dec 9, should be posted by Fri, Dec 11, due Tue, Dec 15',
      '$466.00 on Fri, Dec 18, sent Mon, Jan 11, 2027, should be posted by Wed, Jan 13, 2027, due Fri, Jan 15, 2027',
    ])
    expect(wire.requestsOf(previewAutopay).at(-1)?.query).toEqual({
      biller_id: '8',
      buffer: '2',
      mode: 'once',
      spread: '50.00',
    })
    expect(wire.requestsOf(saveAutopay)).toEqual([])
    expect(screen.queryByText(/^Nothing is set aside from your pay yet/)).not.toBeInTheDocument()
  })

  // AUTO-01
  test('says that nothing is set aside from pay while that is off, and leads to where it is turned on', async () => {
    open()
    expect(await payments()).toEqual([
      '$465.00, sent Wed, Dec 9, should be posted by Fri, Dec 11, due Tue, Dec 15',
    ])
    const card = within(screen.getByRole('region', { name: 'What would happen' }))
    expect(
      card.getByText(/Nothing is set aside from your pay yet\. Turn that on, or put the money in yourself\./),
    ).toBeInTheDocument()
    expect(card.getByRole('link', { name: 'Go to your set-aside' })).toHaveAttribute(
      'href',
      '/dashboard/plan/set-aside',
    )
  })

  // AUTO-01
  test('says nothing of pay if every payment is for the customer to pay', async () => {
    open({ preview: samplePreview({ installments: [samplePreviewed({ by_hand: true, shares: [] })] }) })
    expect(await payments()).toHaveLength(1)
    expect(screen.queryByText(/^Nothing is set aside from your pay yet/)).not.toBeInTheDocument()
  })

  // AUTO-01
  test('follows the choices, and nothing can be agreed to until it does', async () => {
    const preview = on(previewAutopay, ({ query }) =>
      samplePreview({
        installments: [samplePreviewed(query['buffer'] === '0' ? { send_on: '2026-12-11' } : {})],
        terms: [`words for ${query['buffer']}`],
      }),
    )
    const { wire } = open({}, preview)
    await userEvent.click(await checkbox())
    expect(await turnOn()).toBeEnabled()
    await userEvent.selectOptions(screen.getByLabelText('When should it be posted?'), 'On the due day')
    expect(await turnOn()).toBeDisabled()
    // What was shown before stays until the new days are known.
    expect(await payments()).toHaveLength(1)
    expect(await screen.findByText(/sent Fri, Dec 11/)).toBeInTheDocument()
    expect(await checkbox()).not.toBeChecked()
    await userEvent.click(await checkbox())
    expect(await turnOn()).toBeEnabled()
    expect(wire.requestsOf(previewAutopay).at(-1)?.query).toMatchObject({ buffer: '0' })
  })

  // AUTO-01
  test('asks for the most from the main account, and for nothing while that is missing', async () => {
    const { wire } = open()
    await userEvent.click(await checkbox())
    await userEvent.click(screen.getByRole('checkbox', { name: /^If my set-aside is short/ }))
    expect(await turnOn()).toBeDisabled()
    await userEvent.type(screen.getByLabelText('At most, for one payment'), '100')
    await waitFor(() =>
      expect(wire.requestsOf(previewAutopay).at(-1)?.query).toMatchObject({ use_main: '100' }),
    )
    await waitFor(async () => expect(await turnOn()).toBeEnabled())
  })

  // AUTO-01
  test('says when the plan needs no payment', async () => {
    open({ preview: samplePreview({ installments: [] }) })
    expect(await screen.findByText('Your plan needs no payment right now.')).toBeInTheDocument()
  })
})

describe('agreeing', () => {
  // AUTO-15
  test('needs the checkbox, sends the version that was shown, and shows what was agreed to', async () => {
    const { wire } = open({}, on(saveAutopay, { autopay: sampleAutopay() }))
    const words = within(await screen.findByRole('list', { name: 'What you agree to' }))
    expect(words.getAllByRole('listitem')).toHaveLength(2)
    expect(screen.getByText('Version 2026-11-29')).toBeInTheDocument()
    expect(await turnOn()).toBeDisabled()
    await userEvent.click(await checkbox())
    wire.use(on(getAutopay, { ...noAutopay, autopay: sampleAutopay() }))
    await userEvent.click(await turnOn())
    expect(await screen.findByText('Autopay is on.')).toBeInTheDocument()
    expect(await screen.findByRole('region', { name: 'Autopay is on' })).toBeInTheDocument()
    const [request] = wire.requestsOf(saveAutopay)
    expect(request?.body).toEqual({
      autopay: {
        on: true,
        biller_id: 8,
        method: 'electronic',
        buffer: 2,
        mode: 'once',
        use_main: null,
        spread: '50.00',
        terms_version: '2026-11-29',
      },
    })
    expect(request?.headers.get('idempotency-key')).toMatch(/.+/)
  })

  // AUTO-15
  test('to words that changed meanwhile is refused, and they must be read again', async () => {
    const { wire } = open({}, refuse(saveAutopay, 'autopay.terms_changed'))
    await userEvent.click(await checkbox())
    wire.use(on(previewAutopay, samplePreview({ terms_version: '2027-01-01', terms: ['Other words.'] })))
    await userEvent.click(await turnOn())
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The terms of autopay have changed. Please read them again.',
    )
    expect(await screen.findByText('Other words.')).toBeInTheDocument()
    expect(await checkbox()).not.toBeChecked()
    expect(await turnOn()).toBeDisabled()
  })

  // AUTO-15
  test.each([
    ['plan.missing', 'Set up your plan first.'],
    ['set_aside.not_open', 'Open your set-aside first.'],
    ['autopay.other_method', "We don't pay this biller that way."],
  ] as const)('shows the refusal %s', async (code, sentence) => {
    open({}, refuse(saveAutopay, code))
    await userEvent.click(await checkbox())
    await userEvent.click(await turnOn())
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
  })

  // AUTO-15
  test('says how the office can be paid if it does not take payments this way', async () => {
    open({}, refuse(saveAutopay, 'trustee.method_refused', { details: ['tfs'] }))
    await userEvent.click(await checkbox())
    await userEvent.click(await turnOn())
    expect(await screen.findByRole('alert')).toHaveTextContent(
      "This trustee doesn't take electronic payments from a bank. You can pay by TFS.",
    )
  })
})
