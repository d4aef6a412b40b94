import { createAchTransaction } from '@yoursuccess/contract/funding/ach-transactions'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { checking, created, listed, openAch, savings } from '../../../testing/funding-replies.ts'
import { confirmation, fillInOnce, review } from '../../../testing/transfer-form.ts'
import { pressTwiceAtOnce } from '../../../testing/press-twice.ts'
import { drop, on, refuse } from '../../../testing/wire.ts'

const once = { recurring_transfers: false }

describe('confirming a transfer', () => {
  // FUNDING-93, FUNDING-95
  test('sends a transfer only after confirmation, then shows the expected date', async () => {
    const { wire, path } = openAch(
      'create-transaction',
      [listed(checking), on(createAchTransaction, { ach_transaction: created })],
      once,
    )
    await fillInOnce()
    await review()
    const question = await confirmation()
    expect(question.getByText('Move $50.00 from Example Checking to this account now.')).toBeInTheDocument()
    expect(question.getByText('Your YourSuccess account')).toBeInTheDocument()
    expect(question.getByText('Once')).toBeInTheDocument()
    expect(wire.requestsOf(createAchTransaction)).toEqual([])
    await userEvent.click(question.getByRole('button', { name: 'Confirm' }))
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Your transfer was created' }),
    ).toBeInTheDocument()
    expect(path()).toBe('/dashboard/funding/ach/create-transaction/confirmation')
    expect(wire.requestsOf(createAchTransaction).map(({ body }) => body)).toEqual([
      { ach_transaction: { amount: '50', ach_account_id: 7, achAccountId: 7 } },
    ])
    expect(screen.getByText('$50.00')).toBeInTheDocument()
    // Thanksgiving and a weekend are in between.
    expect(screen.getByText('Expected by Mon, Nov 30')).toBeInTheDocument()
    expect(
      screen.getByText('Deposits are reflected within 5 business days after the deposit is received.'),
    ).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'View all transactions' })).toHaveAttribute(
      'href',
      '/dashboard/funding/ach/transactions-list',
    )
  })

  // FUNDING-98
  test('a double click on Confirm makes one transfer, and Back returns to the form', async () => {
    const { wire, path, router } = openAch(
      'create-transaction',
      [listed(checking), on(createAchTransaction, { ach_transaction: created })],
      once,
    )
    await fillInOnce()
    await review()
    const confirm = (await confirmation()).getByRole('button', { name: 'Confirm' })
    pressTwiceAtOnce(confirm)
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Your transfer was created' }),
    ).toBeInTheDocument()
    expect(wire.requestsOf(createAchTransaction)).toHaveLength(1)
    act(() => router.history.back())
    await waitFor(() => expect(path()).toBe('/dashboard/funding/ach/create-transaction'))
    expect(await screen.findByLabelText('Amount')).toBeInTheDocument()
  })

  // FUNDING-94
  test('Cancel makes no transfer and keeps the input', async () => {
    const { wire } = openAch('create-transaction', [listed(checking, savings)], once)
    await userEvent.selectOptions(await screen.findByLabelText('From'), 'Example Savings')
    await fillInOnce('1234.5')
    await review()
    await userEvent.click((await confirmation()).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.getByLabelText('Amount')).toHaveValue('1,234.50')
    expect(screen.getByLabelText('From')).toHaveValue('8')
    expect(wire.requestsOf(createAchTransaction)).toEqual([])
  })

  // FUNDING-98
  test('retries a transfer without a reply under the same key, so it is made once', async () => {
    const { wire, path } = openAch('create-transaction', [listed(checking), drop(createAchTransaction)], once)
    await fillInOnce()
    await review()
    const confirm = (await confirmation()).getByRole('button', { name: 'Confirm' })
    await userEvent.click(confirm)
    expect(await screen.findByText(/your transfer may already be on its way/)).toBeInTheDocument()
    expect(screen.getByText('An error has occurred. Please try again later.')).toBeInTheDocument()
    wire.use(on(createAchTransaction, { ach_transaction: created }))
    await userEvent.click(confirm)
    await screen.findByRole('heading', { name: 'Your transfer was created' })
    expect(path()).toBe('/dashboard/funding/ach/create-transaction/confirmation')
    const keys = wire.requestsOf(createAchTransaction).map(({ headers }) => headers.get('idempotency-key'))
    expect(keys).toHaveLength(3)
    expect(new Set(keys).size).toBe(1)
  })

  // FUNDING-98
  test('a transfer that may have been made keeps its key until the result is known', async () => {
    const { wire, router } = openAch(
      'create-transaction',
      [listed(checking), drop(createAchTransaction)],
      once,
    )
    const confirm = async (amount: string) => {
      await fillInOnce(amount)
      await review()
      await userEvent.click((await confirmation()).getByRole('button', { name: 'Confirm' }))
    }
    await confirm('50')
    await screen.findByText(/your transfer may already be on its way/)
    // Opens another page, returns, and fills in the same values again.
    await router.navigate({ to: '/dashboard/funding/payroll' })
    await router.navigate({ to: '/dashboard/funding/ach/create-transaction' })
    expect(await screen.findByText(/Check whether it's in your list/)).toBeInTheDocument()
    wire.use(refuse(createAchTransaction, 'too_many_requests'))
    await confirm('50')
    await screen.findByText('You have exceeded your transaction velocity limit. Please try again later.')
    expect(screen.queryByText(/No money was moved/)).not.toBeInTheDocument()
    wire.use(refuse(createAchTransaction, 'transfer.velocity'))
    await userEvent.click((await confirmation()).getByRole('button', { name: 'Confirm' }))
    await screen.findByText('No money was moved.')
    await userEvent.click((await confirmation()).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.queryByText(/Check whether it's in your list/)).not.toBeInTheDocument()
    wire.use(on(createAchTransaction, { ach_transaction: created }))
    await review()
    await userEvent.click((await confirmation()).getByRole('button', { name: 'Confirm' }))
    await screen.findByRole('heading', { name: 'Your transfer was created' })
    const keys = wire.requestsOf(createAchTransaction).map(({ headers }) => headers.get('idempotency-key'))
    expect(keys).toHaveLength(5)
    expect(new Set(keys.slice(0, 4)).size).toBe(1)
    expect(keys[4]).not.toBe(keys[0])
  })

  // FUNDING-99
  test('a transfer of another amount gets its own key while the last result is unknown', async () => {
    const { wire } = openAch('create-transaction', [listed(checking), drop(createAchTransaction)], once)
    await fillInOnce()
    await review()
    await userEvent.click((await confirmation()).getByRole('button', { name: 'Confirm' }))
    await screen.findByText(/your transfer may already be on its way/)
    await userEvent.click((await confirmation()).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    wire.use(on(createAchTransaction, { ach_transaction: created }))
    await userEvent.clear(screen.getByLabelText('Amount'))
    await userEvent.type(screen.getByLabelText('Amount'), '60')
    await review()
    await userEvent.click((await confirmation()).getByRole('button', { name: 'Confirm' }))
    await screen.findByRole('heading', { name: 'Your transfer was created' })
    const keys = wire.requestsOf(createAchTransaction).map(({ headers }) => headers.get('idempotency-key'))
    expect(new Set(keys).size).toBe(2)
  })

  test('Confirm is disabled while a transfer is being sent', async () => {
    let answer: (() => void) | undefined
    const { wire } = openAch(
      'create-transaction',
      [
        listed(checking),
        on(createAchTransaction, async () => {
          await new Promise<void>((resolve) => {
            answer = resolve
          })
          return { ach_transaction: created }
        }),
      ],
      once,
    )
    await fillInOnce()
    await review()
    const confirm = (await confirmation()).getByRole('button', { name: 'Confirm' })
    await userEvent.click(confirm)
    await waitFor(() => expect(confirm).toBeDisabled())
    await userEvent.click(confirm)
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('dialog', { name: 'Review your transfer' })).toBeInTheDocument()
    answer?.()
    await screen.findByRole('heading', { name: 'Your transfer was created' })
    expect(wire.requestsOf(createAchTransaction)).toHaveLength(1)
  })

  // FUNDING-101
  test('says by which day the bank emails about an account under review', async () => {
    const sentence = "We're checking your account. We'll email you by Tue, Nov 24."
    openAch(
      'create-transaction',
      [listed(checking), refuse(createAchTransaction, 'account.stopped', { promised_on: '2026-11-24' })],
      once,
    )
    await fillInOnce()
    await review()
    await userEvent.click((await confirmation()).getByRole('button', { name: 'Confirm' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(`${sentence} No money was moved.`)
  })

  // FUNDING-100
  test.each([
    ['transfer.velocity', 'You have exceeded your transaction velocity limit. Please try again later.'],
    ['transfer.account_not_usable', 'An error has occurred. Please try again later.'],
  ] as const)('explains a refused transfer (%s) and that nothing was moved', async (code, sentence) => {
    openAch('create-transaction', [listed(checking), refuse(createAchTransaction, code)], once)
    await fillInOnce()
    await review()
    await userEvent.click((await confirmation()).getByRole('button', { name: 'Confirm' }))
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(sentence)
    expect(alert).toHaveTextContent('No money was moved.')
  })
})
