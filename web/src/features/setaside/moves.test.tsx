/** Money is put in and taken out by hand, and the list says what became of each move. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { getBalance } from '@yoursuccess/contract/account/account'
import { getSetAside } from '@yoursuccess/contract/setaside/set-aside'
import { createSetAsideMove, listSetAsideMoves } from '@yoursuccess/contract/setaside/set-aside-moves'
import { describe, expect, test, vi } from 'vitest'
import { passTime } from '../../testing/pass-time.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { sampleUser } from '../../testing/samples.ts'
import { sampleMove, sampleSetAside, setAsideReplies } from '../../testing/setaside-replies.ts'
import { type Handler, on, refuse } from '../../testing/wire.ts'

const open = (replies: Parameters<typeof setAsideReplies>[0], ...handlers: Handler[]) =>
  renderApp('/dashboard/plan/set-aside', {
    user: sampleUser,
    handlers: [...setAsideReplies(replies), ...handlers],
  })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const available = (balance: string, stale = false) =>
  on(getBalance, { balance, as_of: '2026-11-21T15:00:00.000Z', stale })
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Moves' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

describe('putting money in', () => {
  // SETA-08
  test('begins with what the next payment lacks, and says what was set aside', async () => {
    const move = sampleMove({ id: 2, amount: '156.00', on: '2026-11-21' })
    const { wire } = open({}, on(createSetAsideMove, { move }))
    await press('Put money in')
    const form = await dialog('Put money in')
    expect(form.getByLabelText('Amount')).toHaveValue('156.00')
    expect(
      form.getByText(
        'Up to what your plan needs for this month and the next. $25.00 always stays in your account.',
      ),
    ).toBeInTheDocument()
    expect(await form.findByText('$1,250.00')).toBeInTheDocument()
    const filled = sampleSetAside({ balance: '466.00' })
    wire.use(...setAsideReplies({ setAside: filled, moves: [move, sampleMove()] }))
    await userEvent.click(form.getByRole('button', { name: 'Set it aside' }))
    expect(await screen.findByText('You set aside $156.00.')).toBeInTheDocument()
    await waitFor(async () => expect(await rows()).toHaveLength(2))
    const [request] = wire.requestsOf(createSetAsideMove)
    expect(request?.body).toEqual({ move: { direction: 'in', amount: '156.00' } })
    expect(request?.headers.get('idempotency-key')).toMatch(/.+/)
  })

  // SETA-04
  test('never takes what stays in the account', async () => {
    open({}, available('125.00'))
    await press('Put money in')
    const form = await dialog('Put money in')
    const amount = form.getByLabelText('Amount')
    await waitFor(() => expect(amount).toHaveValue('100.00'))
    await userEvent.clear(amount)
    await userEvent.type(amount, '100.01')
    expect(form.getByText("That's more than you can move right now.")).toBeInTheDocument()
    expect(form.getByRole('button', { name: 'Set it aside' })).toBeDisabled()
  })

  // SETA-04
  test('leaves the decision to the bank while the balance is not current', async () => {
    open({}, available('30.00', true))
    await press('Put money in')
    const form = await dialog('Put money in')
    await userEvent.clear(form.getByLabelText('Amount'))
    await userEvent.type(form.getByLabelText('Amount'), '100')
    expect(form.getByRole('button', { name: 'Set it aside' })).toBeEnabled()
  })

  // SETA-08
  test.each([
    ['set_aside.more_than_needed', "That's more than your plan needs for this month and the next."],
    ['plan.missing', 'Set up your plan first.'],
  ] as const)('shows the refusal %s and keeps the amount', async (code, sentence) => {
    open({}, refuse(createSetAsideMove, code))
    await press('Put money in')
    const form = await dialog('Put money in')
    await userEvent.click(form.getByRole('button', { name: 'Set it aside' }))
    expect(await form.findByRole('alert')).toHaveTextContent(sentence)
    expect(form.getByLabelText('Amount')).toHaveValue('156.00')
  })
})

describe('taking money out', () => {
  // SETA-07
  test('needs a reason, and says what it means for the next payment before it is done', async () => {
    const move = sampleMove({ id: 2, direction: 'out', amount: '80.00', reason: 'bill', on: '2026-11-21' })
    const { wire } = open({}, on(createSetAsideMove, { move }))
    await press('Take money out')
    const form = await dialog('Take money out')
    expect(form.getByText('You can take out up to $310.00.')).toBeInTheDocument()
    await userEvent.type(form.getByLabelText('Amount'), '80')
    expect(form.getByText(/^Your payment of Dec 15 will be short by/)).toHaveTextContent(
      'Your payment of Dec 15 will be short by $236.00. You can refill it from your next pay.',
    )
    const submit = form.getByRole('button', { name: 'Move it to my account' })
    expect(submit).toBeDisabled()
    await userEvent.click(form.getByRole('radio', { name: 'To pay a bill' }))
    await userEvent.click(submit)
    expect(await screen.findByText('$80.00 is back in your account.')).toBeInTheDocument()
    expect(wire.requestsOf(createSetAsideMove).map(({ body }) => body)).toEqual([
      { move: { direction: 'out', amount: '80', reason: 'bill' } },
    ])
  })

  // SETA-07
  test('is limited to what is set aside', async () => {
    open({})
    await press('Take money out')
    const form = await dialog('Take money out')
    await userEvent.click(form.getByRole('radio', { name: 'An emergency' }))
    await userEvent.type(form.getByLabelText('Amount'), '310.01')
    expect(form.getByText("That's more than you can move right now.")).toBeInTheDocument()
    expect(form.getByRole('button', { name: 'Move it to my account' })).toBeDisabled()
  })

  // SETA-11
  test('says when the processor refused it, and where the money is', async () => {
    const move = sampleMove({ id: 2, direction: 'out', amount: '80.00', reason: 'other', state: 'refused' })
    open({}, on(createSetAsideMove, { move }))
    await press('Take money out')
    const form = await dialog('Take money out')
    await userEvent.type(form.getByLabelText('Amount'), '80')
    await userEvent.click(form.getByRole('radio', { name: 'Something else' }))
    await userEvent.click(form.getByRole('button', { name: 'Move it to my account' }))
    expect(
      await screen.findByText("We couldn't move $80.00 to your account. The money is still set aside."),
    ).toBeInTheDocument()
  })
})

describe('the list of moves', () => {
  // SETA-05, SETA-07, SETA-17
  test('says in words what each was and what became of it, newest first', async () => {
    open({
      moves: [
        sampleMove({ id: 6, direction: 'out', kind: 'taken_back', amount: '15.00' }),
        sampleMove({ id: 5, kind: 'share', amount: '233.00' }),
        sampleMove({ id: 4, direction: 'out', kind: 'closing', amount: '10.00' }),
        sampleMove({ id: 3, direction: 'out', amount: '80.00', reason: 'late_pay', state: 'refused' }),
        sampleMove({ id: 2, direction: 'in', amount: '20.00', state: 'wanted' }),
        sampleMove({ on: '2025-12-31' }),
      ],
    })
    expect(await rows()).toEqual([
      'Moved back because a deposit was taken backFri, Nov 20$15.00Done',
      'Set aside for youFri, Nov 20$233.00Done',
      'Moved back when you closed itFri, Nov 20$10.00Done',
      'Taken outFri, Nov 20 · My pay is late$80.00Not moved',
      'Put inFri, Nov 20$20.00On its way',
      'Put inWed, Dec 31, 2025$310.00Done',
    ])
    expect(screen.queryByRole('button', { name: 'Next page' })).not.toBeInTheDocument()
  })

  // SETA-17
  test('has pages once there are more than ten', async () => {
    const { wire } = open({ moves: Array.from({ length: 12 }, (_, at) => sampleMove({ id: 12 - at })) })
    expect(await rows()).toHaveLength(10)
    await press('Next page')
    await waitFor(async () => expect(await rows()).toHaveLength(2))
    expect(wire.requestsOf(listSetAsideMoves).at(-1)?.query).toEqual({ page: '2', per_page: '10' })
  })

  // SETA-05
  test('shows without a reload that a move under way was made, and what is in it then', async () => {
    vi.useFakeTimers()
    let isDone = false
    open(
      {},
      on(getSetAside, () => sampleSetAside({ balance: isDone ? '330.00' : '310.00' })),
      on(listSetAsideMoves, () => ({
        moves: [sampleMove({ id: 2, amount: '20.00', state: isDone ? 'done' : 'wanted' })],
        count: 1,
        per_page: 10,
        current_page: 1,
      })),
    )
    expect(await rows()).toEqual(['Put inFri, Nov 20$20.00On its way'])
    isDone = true
    await passTime(7000)
    expect(await rows()).toEqual(['Put inFri, Nov 20$20.00Done'])
    expect(await screen.findByRole('region', { name: 'Set aside for your trustee' })).toHaveTextContent(
      '$330.00 of $466.00',
    )
  })
})
