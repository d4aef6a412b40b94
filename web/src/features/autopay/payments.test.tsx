/** Planned payments: what becomes of each, and skipping one. */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  ASK_FIRST,
  type AskFirst,
  listPlannedPayments,
  PLANNED_STATES,
  type PlannedState,
  skipPlannedPayment,
} from '@yoursuccess/contract/autopay/planned-payments'
import { describe, expect, test, vi } from 'vitest'
import { sampleAutopay, samplePlanned } from '../../testing/autopay-replies.ts'
import { dialog, open, press } from '../../testing/autopay-screen.tsx'
import { passTime } from '../../testing/pass-time.ts'
import { on, refuse } from '../../testing/wire.ts'

const items = async (name = 'Planned payments') =>
  within(await screen.findByRole('list', { name })).getAllByRole('listitem')
const buttonsOf = (item: HTMLElement | undefined) =>
  within(item ?? document.body)
    .queryAllByRole('button')
    .map(({ textContent }) => textContent)

const SKIP = 'Skip the payment due Tue, Dec 15'
const MOVE = 'Move the payment due Tue, Dec 15'
const CHANGE = 'Change amount of the payment due Tue, Dec 15'

/** The words for each state, and what can be done about a payment in it. */
const STATES: Record<PlannedState, [words: string, buttons: string[]]> = {
  planned: ['PlannedWe plan to send it on Wed, Dec 9.', [SKIP, MOVE, CHANGE]],
  waiting_for_money: [
    'Waiting for moneyToo little is set aside. Put money in, and we send it.',
    [SKIP, MOVE, CHANGE],
  ],
  pull_expected: [
    'Expected to be collectedIts money is in your main account, where it should be collected.',
    [],
  ],
  sending: ["SendingWe're sending it now.", []],
  sent: ["SentIt's on its way to your trustee.", []],
  delivered: ["DeliveredIt's at your trustee's office.", []],
  posted: ["PostedIt's in your trustee's books.", []],
  returned: ["ReturnedIt came back to your set-aside. We won't send it again automatically.", [MOVE]],
  refused: ["RefusedWe couldn't send it.", [MOVE]],
  skipped: ["SkippedIt's still owed, and the money stays set aside.", [MOVE]],
  by_hand: ['For you to payIt was too soon for autopay.', [MOVE]],
  dropped: ['Not neededNothing was left to send.', []],
  ended: ['Not completeWe no longer send it automatically. What is missing is still owed.', []],
}

/** What to ask, by the reason. */
const WHY: Record<AskFirst, string> = {
  account_closed:
    'The office says that this case is closed. Call your attorney or the office before you pay again.',
  account_unknown:
    "The office didn't find your case by the account number. Check the number with the office before you pay again.",
  duplicate:
    'The office took it for a payment that it already has. Look at your payment history, and call the office before you pay again.',
}

describe('the list', () => {
  // AUTO-16
  test.each(PLANNED_STATES)('says in words what becomes of one that is %s', async (state) => {
    open({ payments: [samplePlanned({ state })] })
    const [item] = await items()
    const [words, buttons] = STATES[state]
    expect(item).toHaveTextContent(`$465.00 due Tue, Dec 15${words}`)
    expect(buttonsOf(item)).toEqual(buttons)
  })

  // AUTO-16
  test('has the coming ones by due day, and the earlier ones apart, the newest first', async () => {
    open({
      payments: [
        samplePlanned({ id: 1, due_on: '2026-09-15', state: 'posted' }),
        samplePlanned({ id: 2, due_on: '2026-10-15', state: 'ended', sent: '100.00' }),
        samplePlanned({ id: 3, due_on: '2026-11-16', state: 'sent', sent: '465.00' }),
        samplePlanned({ id: 4 }),
        samplePlanned({ id: 5, due_on: '2027-01-15', kind: 'difference', planned: '30.00' }),
      ],
    })
    const [sent, planned, difference] = await items()
    expect(sent).toHaveTextContent('$465.00 due Mon, Nov 16Sent')
    expect(planned).toHaveTextContent('$465.00 due Tue, Dec 15Planned')
    expect(difference).toHaveTextContent('$30.00 for a changed amount, due Fri, Jan 15, 2027Planned')
    await userEvent.click(screen.getByText('Earlier payments'))
    const [ended, posted] = await items('Earlier payments')
    expect(ended).toHaveTextContent('due Thu, Oct 15Not complete')
    expect(ended).toHaveTextContent('$100.00 of it was sent.')
    expect(posted).toHaveTextContent('due Tue, Sep 15Posted')
    expect(posted).not.toHaveTextContent('of it was sent')
  })

  // AUTO-16
  test('says that there are none yet', async () => {
    open({ payments: [] })
    expect(await screen.findByText('No payments yet.')).toBeInTheDocument()
  })

  // AUTO-16
  test.each([
    ['returned', 'It came back to your set-aside. Pay it yourself. See how your trustee can be paid'],
    ['refused', "We couldn't send it. Ask the office how you can pay. See how your trustee can be paid"],
    ['skipped', "It's still owed, and the money stays set aside. Pay it yourself."],
    ['by_hand', 'It was too soon for autopay. Pay it yourself.'],
  ] as const)(
    'stays after autopay was stopped, and says of one that is %s only what can be done then',
    async (state, means) => {
      open({
        autopay: sampleAutopay({ on: false, stopped_at: '2026-11-21T15:00:00.000Z' }),
        payments: [samplePlanned({ state })],
      })
      const [item] = await items()
      expect(item).toHaveTextContent(new RegExp(`${means}$`))
      expect(buttonsOf(item)).toEqual([])
    },
  )

  // AUTO-17
  test.each([
    ['planned', 'Nothing is sent while autopay is on hold.'],
    ['waiting_for_money', 'Nothing is sent while autopay is on hold.'],
    ['returned', 'It came back to your set-aside. Pay it yourself. See how your trustee can be paid'],
    ['skipped', "It's still owed, and the money stays set aside. Pay it yourself."],
  ] as const)(
    'offers nothing that cannot work for one that is %s while autopay is on hold',
    async (state, means) => {
      open({
        autopay: sampleAutopay({ paused_for: 'set_aside' }),
        payments: [samplePlanned({ state })],
      })
      const [item] = await items()
      expect(item).toHaveTextContent(new RegExp(`${means}$`))
      expect(buttonsOf(item)).toEqual([])
    },
  )

  // AUTO-16
  test.each(ASK_FIRST)('says what to ask before one is sent again because of %s', async (ask_first) => {
    open({
      payments: [
        samplePlanned({ id: 1, state: 'returned', ask_first }),
        samplePlanned({ id: 2, due_on: '2027-01-15', state: 'refused', ask_first }),
      ],
    })
    const [returned, refused] = await items()
    const why = WHY[ask_first]
    expect(returned).toHaveTextContent(
      `It came back to your set-aside. We won't send it again automatically. ${why} See how`,
    )
    expect(refused).toHaveTextContent(`We couldn't send it. ${why} See how`)
  })

  // AUTO-16
  test('shows without a reload that a payment was sent', async () => {
    vi.useFakeTimers()
    let isSent = false
    open(
      {},
      on(listPlannedPayments, () => ({ payments: [samplePlanned({ state: isSent ? 'sent' : 'sending' })] })),
    )
    expect((await items())[0]).toHaveTextContent("We're sending it now.")
    isSent = true
    await passTime(7000)
    expect((await items())[0]).toHaveTextContent("It's on its way to your trustee.")
  })
})

describe('skipping', () => {
  // AUTO-06, AUTO-16
  test('asks first, and says that it stays owed and that the money stays set aside', async () => {
    const skipped = samplePlanned({ state: 'skipped' })
    const { wire } = open({}, on(skipPlannedPayment, { payment: skipped }))
    await press(SKIP)
    const question = await dialog('Skip this payment?')
    expect(
      question.getByText(
        "We won't send $465.00 on Wed, Dec 9. The payment stays owed, and the money stays set aside.",
      ),
    ).toBeInTheDocument()
    await userEvent.click(question.getByRole('button', { name: 'Keep it' }))
    expect(wire.requestsOf(skipPlannedPayment)).toEqual([])

    await press(SKIP)
    wire.use(on(listPlannedPayments, { payments: [skipped] }))
    await press('Skip it')
    expect(await screen.findByText("We won't send the payment due Tue, Dec 15.")).toBeInTheDocument()
    expect((await items())[0]).toHaveTextContent('Skipped')
    const [request] = wire.requestsOf(skipPlannedPayment)
    expect(request?.params).toEqual({ id: '21' })
    expect(request?.headers.get('idempotency-key')).toMatch(/.+/)
  })

  // AUTO-06, AUTO-16
  test('comes too late for a payment that was sent', async () => {
    open({}, refuse(skipPlannedPayment, 'autopay.already_sent'))
    await press(SKIP)
    await press('Skip it')
    expect(await screen.findByRole('alert')).toHaveTextContent('This payment was already sent.')
  })
})
