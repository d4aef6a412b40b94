import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { getProgram } from '@yoursuccess/contract/program/program'
import { closeSetAside, openSetAside, updateSetAside } from '@yoursuccess/contract/setaside/set-aside'
import { describe, expect, test } from 'vitest'
import { renderApp } from '../../testing/render-app.tsx'
import { endedProgram, sampleUser } from '../../testing/samples.ts'
import { closedSetAside, sampleSetAside, setAsideReplies } from '../../testing/setaside-replies.ts'
import { type Handler, on, refuse } from '../../testing/wire.ts'

const open = (replies: Parameters<typeof setAsideReplies>[0], ...handlers: Handler[]) =>
  renderApp('/dashboard/plan/set-aside', {
    user: sampleUser,
    handlers: [...setAsideReplies(replies), ...handlers],
  })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const region = (name: string) => screen.findByRole('region', { name })
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

describe('without a set-aside', () => {
  // SETA-02, SETA-16
  test('the page says what it does and does not, and has one button, which opens it', async () => {
    const { wire } = open({ setAside: closedSetAside }, on(openSetAside, sampleSetAside({ balance: '0.00' })))
    const card = within(await region('Before you open it'))
    for (const text of [
      'Money that you set aside is in an account of its own, where no card, bill or transfer can spend it.',
      'If you need it for something else, you can move it back to your account right away.',
      'This is your money. You can take it out. It is not in trust and not paid until it is sent. A court order or levy may still reach it.',
      'It costs nothing and earns nothing.',
    ])
      expect(card.getByText(text)).toBeInTheDocument()
    expect(card.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Open a set-aside'])
    expect(screen.queryByRole('button', { name: 'Put money in' })).not.toBeInTheDocument()
    wire.use(...setAsideReplies({ setAside: sampleSetAside({ balance: '0.00' }), moves: [] }))
    await press('Open a set-aside')
    expect(await screen.findByText('Your set-aside is open.')).toBeInTheDocument()
    expect(await region('Set aside for your trustee')).toHaveTextContent('$0.00 of $466.00')
    expect(await screen.findByText('What you put in or take out shows here.')).toBeInTheDocument()
    expect(wire.requestsOf(openSetAside)).toHaveLength(1)
  })

  // SETA-02
  test('one that the processor has not confirmed is not called open', async () => {
    const opening = sampleSetAside({ opened: false, state: 'opening', balance: '0.00', as_of: null })
    const { wire } = open({ setAside: closedSetAside }, on(openSetAside, opening))
    await screen.findByRole('button', { name: 'Open a set-aside' })
    wire.use(...setAsideReplies({ setAside: opening }))
    await press('Open a set-aside')
    expect(
      await screen.findByText("We're opening your set-aside. This can take a moment."),
    ).toBeInTheDocument()
    expect(screen.queryByText('Your set-aside is open.')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Put money in' })).not.toBeInTheDocument()
  })

  // SETA-15
  test('none can be opened once spending has ended', async () => {
    open({ setAside: closedSetAside }, on(getProgram, endedProgram))
    expect(await screen.findByText("Spending has ended, so you can't open a set-aside.")).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Open a set-aside' })).not.toBeInTheDocument()
  })
})

describe('with money set aside', () => {
  // SETA-09, SETA-17
  test('the page says how much of the next payment is set aside, and what is missing by when', async () => {
    open({ setAside: sampleSetAside({ next_move: { on: '2026-12-04', amount: '156.00' } }) })
    const card = await region('Set aside for your trustee')
    expect(card).toHaveTextContent('Set aside for your trustee$310.00 of $466.00')
    expect(card).toHaveTextContent('Next payment, with its fee$466.00 by Tue, Dec 15')
    expect(card).toHaveTextContent('Still missing$156.00')
    expect(card).toHaveTextContent('Next move$156.00 on Fri, Dec 4')
    expect(card).toHaveTextContent('As of 10:05 AM ET')
    expect(card).not.toHaveTextContent('Not current')
  })

  // SETA-17
  test('the page says that a move after the due day is for a later payment', async () => {
    open({ setAside: sampleSetAside({ next_move: { on: '2026-12-18', amount: '156.00' } }) })
    expect(await region('Set aside for your trustee')).toHaveTextContent(
      'Next move$156.00 on Fri, Dec 18, for a later payment',
    )
  })

  // SETA-17
  test('the page says when nothing is missing', async () => {
    open({ setAside: sampleSetAside({ balance: '500.00' }) })
    expect(await region('Set aside for your trustee')).toHaveTextContent('Still missingNothing')
  })

  // SETA-17
  test('without a payment that needs it, the page shows only its amount, and leads to the plan', async () => {
    open({ setAside: sampleSetAside({ needed: '0.00', needed_by: null }) })
    const card = await region('Set aside for your trustee')
    expect(card).toHaveTextContent(/^Set aside for your trustee\$310\.00As of/)
    expect(card).toHaveTextContent('Your plan needs no payment right now.')
    expect(within(card).getByRole('link', { name: 'See your plan' })).toHaveAttribute(
      'href',
      '/dashboard/plan',
    )
  })

  // SETA-09, SETA-17
  test('an amount that could not be updated is marked with its time', async () => {
    open({ setAside: sampleSetAside({ stale: true, as_of: '2026-11-20T15:05:00.000Z' }) })
    const card = await region('Set aside for your trustee')
    expect(card).toHaveTextContent('As of Nov 20, 2026, 10:05 AM ETNot current')
    expect(card).toHaveTextContent("We couldn't update this amount just now. This is the last one we have.")
  })

  // SETA-04
  test('what stays in the account can be changed from 0.00 to 500.00', async () => {
    const changed = sampleSetAside({ keep_back: '40.00' })
    const { wire } = open({}, on(updateSetAside, changed))
    expect(await region('What stays in your account')).toHaveTextContent('$25.00 always stays')
    await press('Change what stays in your account')
    const form = await dialog('What stays in your account')
    const field = form.getByLabelText('How much should always stay?')
    expect(field).toHaveValue('25.00')
    await userEvent.clear(field)
    await userEvent.type(field, '500.01')
    await userEvent.tab()
    expect(await form.findByText('Enter an amount from $0.00 to $500.00.')).toBeInTheDocument()
    expect(form.getByRole('button', { name: 'Save' })).toBeDisabled()
    await userEvent.clear(field)
    await userEvent.type(field, '40')
    wire.use(...setAsideReplies({ setAside: changed }))
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('$40.00 will always stay in your account.')).toBeInTheDocument()
    expect(await region('What stays in your account')).toHaveTextContent('$40.00 always stays')
    expect(wire.requestsOf(updateSetAside).map(({ body }) => body)).toEqual([{ keep_back: '40' }])
  })
})

describe('a share of each pay', () => {
  const findSwitch = () => screen.findByRole('switch', { name: 'Set aside from each pay' })

  // SETA-18
  test('is off until the customer turns it on, and leaves as much in the account as before', async () => {
    const next_move = { on: '2026-12-04', amount: '78.00' }
    const changed = sampleSetAside({ keep_back: '40.00', shares_on: true, next_move })
    const { wire } = open({ setAside: sampleSetAside({ keep_back: '40.00' }) }, on(updateSetAside, changed))
    expect(await findSwitch()).not.toBeChecked()
    expect(await screen.findByText('Off. Nothing is set aside unless you do it.')).toBeInTheDocument()
    expect(
      screen.getByText(/^From each pay we'll .* \$40\.00 always stays in your account/),
    ).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'See your paydays' })).toHaveAttribute(
      'href',
      '/dashboard/plan/paydays',
    )
    wire.use(...setAsideReplies({ setAside: changed }))
    await userEvent.click(await findSwitch())
    expect(await screen.findByText('On. A share of each pay is set aside for you.')).toBeInTheDocument()
    expect(await findSwitch()).toBeChecked()
    expect(await region('Set aside for your trustee')).toHaveTextContent('Next move$78.00 on Fri, Dec 4')
    expect(wire.requestsOf(updateSetAside).map(({ body }) => body)).toEqual([
      { keep_back: '40.00', shares_on: true },
    ])
  })

  // SETA-18
  test('says of shares that are on that nothing is set aside while the plan needs no payment', async () => {
    open({ setAside: sampleSetAside({ shares_on: true, needed: '0.00', needed_by: null }) })
    const words = 'On, but your plan needs no payment right now, so nothing is set aside.'
    expect(await screen.findByText(words)).toBeInTheDocument()
    expect(screen.queryByText('On. A share of each pay is set aside for you.')).not.toBeInTheDocument()
  })

  // SETA-18
  test('is turned off at once, and what is set aside stays', async () => {
    const changed = sampleSetAside()
    const { wire } = open({ setAside: sampleSetAside({ shares_on: true }) }, on(updateSetAside, changed))
    expect(await findSwitch()).toBeChecked()
    wire.use(...setAsideReplies({ setAside: changed }))
    await userEvent.click(await findSwitch())
    expect(await screen.findByText('Off. Nothing is set aside unless you do it.')).toBeInTheDocument()
    expect(await region('Set aside for your trustee')).toHaveTextContent('$310.00 of $466.00')
    expect(wire.requestsOf(updateSetAside).map(({ body }) => body)).toEqual([
      { keep_back: '25.00', shares_on: false },
    ])
  })

  // SETA-18
  test('says that it could not be changed, and stays as it was', async () => {
    open({}, refuse(updateSetAside, 'set_aside.not_open'))
    await userEvent.click(await findSwitch())
    expect(await screen.findByText('Open your set-aside first.')).toBeInTheDocument()
    expect(await findSwitch()).not.toBeChecked()
  })
})

describe('closing', () => {
  // SETA-12
  test('asks first and says where the money goes', async () => {
    const { wire } = open({}, on(closeSetAside, undefined))
    await press('Close set-aside')
    const question = await dialog('Close your set-aside?')
    expect(
      question.getByText("We'll move all $310.00 back to your account. You can open it again at any time."),
    ).toBeInTheDocument()
    await userEvent.click(question.getByRole('button', { name: 'Keep it' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(wire.requestsOf(closeSetAside)).toEqual([])

    await press('Close set-aside')
    wire.use(...setAsideReplies({ setAside: closedSetAside }))
    await press('Close it')
    expect(await screen.findByRole('button', { name: 'Open a set-aside' })).toBeInTheDocument()
    expect(wire.requestsOf(closeSetAside)[0]?.headers.get('idempotency-key')).toMatch(/.+/)
  })

  // SETA-12
  test('an empty one promises no money', async () => {
    open({ setAside: sampleSetAside({ balance: '0.00' }) })
    await press('Close set-aside')
    const question = await dialog('Close your set-aside?')
    expect(question.getByText('No money is in it. You can open it again at any time.')).toBeInTheDocument()
  })

  // SETA-12
  test('one that is closed says so, and can be opened again', async () => {
    const closed = { ...closedSetAside, as_of: '2026-11-21T15:05:00.000Z', needed: '466.00' }
    const { wire } = open({ setAside: closed }, on(openSetAside, sampleSetAside({ balance: '0.00' })))
    const card = await region('Before you open it')
    expect(card).toHaveTextContent('Your set-aside is closed. You can open it again below.')
    expect(document.body).not.toHaveTextContent('of $466.00')
    wire.use(...setAsideReplies({ setAside: sampleSetAside({ balance: '0.00' }) }))
    await press('Open a set-aside')
    await waitFor(() => expect(card).not.toBeInTheDocument())
    expect(document.body).not.toHaveTextContent('Your set-aside is closed')
  })

  // SETA-12
  test('says that the money is on its way back, and offers no move meanwhile', async () => {
    open({ setAside: sampleSetAside({ opened: false, state: 'closing' }) })
    const card = await region('Set aside for your trustee')
    expect(card).toHaveTextContent(
      "We're moving your money back to your account. Then your set-aside is closed.",
    )
    expect(card).toHaveTextContent('$310.00')
    expect(card).not.toHaveTextContent('466.00')
    expect(await region('Moves')).toBeInTheDocument()
    for (const name of ['Put money in', 'Take money out', 'Close set-aside'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
  })
})
