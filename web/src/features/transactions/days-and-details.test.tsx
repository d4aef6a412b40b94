/** The rows and days of posted transactions, and the details of each one. */
import {
  listAuthorizations,
  listTransactions,
  type PostedTransaction,
} from '@yoursuccess/contract/transactions/transactions'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { renderApp } from '../../testing/render-app.tsx'
import { sampleUser } from '../../testing/samples.ts'
import { postedReply } from '../../testing/transaction-replies.ts'
import { type Handler, on } from '../../testing/wire.ts'

const page = (...handlers: Handler[]) => renderApp('/dashboard/transactions', { user: sampleUser, handlers })
const onlyPage = (...transactions: PostedTransaction[]) =>
  on(listTransactions, { transactions, last_page: true, next: null })
const posted = async () => within(await screen.findByRole('region', { name: 'Posted Transactions' }))

// TXS-10
test.each<[what: string, change: Partial<PostedTransaction>, words: string]>([
  [
    'the category of a purchase',
    { items: [{ amount: '5.00', category: 'transportation', note: null }] },
    'Transportation',
  ],
  [
    'that a purchase was split',
    {
      items: [
        { amount: '2.00', category: 'taxes', note: null },
        { amount: '3.00', category: 'charity', note: null },
      ],
    },
    'Split',
  ],
  [
    'the kind of a purchase without a category',
    { items: [{ amount: '5.00', category: null, note: null }] },
    'Purchase',
  ],
  ['a refund', { amount: '5.00' }, 'Refund'],
  ['the kind of what is no purchase', { kind: 'bill_payment' }, 'Bill payment'],
])('a row shows %s', async (_what, change, words) => {
  page(onlyPage(postedReply(change)))
  const row = within(await (await posted()).findByRole('listitem'))
  expect(row.getByText(words)).toBeInTheDocument()
})

// TXS-12
describe('the days of posted transactions', () => {
  const at = (id: number, day: string, amount: string) =>
    postedReply({ id, amount, details: `Shop ${id}`, timestamp: `${day} 15:00:00` })
  const headings = async () =>
    (await (await posted()).findAllByRole('heading', { level: 3 })).map(
      ({ parentElement }) => parentElement?.textContent,
    )

  test('have headings with the money in and the money out', async () => {
    page(
      onlyPage(
        at(4, '2026-11-20', '1200.00'),
        at(3, '2026-11-20', '-45.10'),
        at(2, '2026-11-20', '-4.90'),
        at(1, '2026-11-05', '-1.00'),
      ),
    )
    expect(await headings()).toEqual([
      expect.stringMatching(/^Yesterday.*Money in \+\$1,200\.00.*Money out -\$50\.00/),
      expect.stringMatching(/^Nov 05, 2026.*Money out -\$1\.00/),
    ])
    expect(screen.getByRole('list', { name: 'Yesterday' }).children).toHaveLength(3)
  })

  test('have no totals where the list is cut', async () => {
    page(
      on(listTransactions, {
        transactions: [at(2, '2026-11-20', '-5.00'), at(1, '2026-11-05', '-1.00')],
        last_page: false,
        next: 'the-token',
      }),
    )
    const [first, last] = await headings()
    expect(first).toContain('Money out')
    expect(last).toBe('Nov 05, 2026')
  })
})

describe('the details of a transaction', () => {
  const openDetails = async (row: string, ...handlers: Handler[]) => {
    const app = page(...handlers)
    await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${row}`) }))
    return { ...app, sheet: within(await screen.findByRole('dialog', { name: row })) }
  }
  const focused = () => document.activeElement as HTMLElement
  const fact = (sheet: ReturnType<typeof within>, name: string) =>
    sheet.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent

  // TRANSACTIONS-12, TXS-13
  test('of a posted one are its state, exact time, kind, category, note and reference', async () => {
    const { sheet } = await openDetails(
      'Shop 7',
      onlyPage(
        postedReply({
          id: 7,
          details: 'Shop 7',
          items: [{ amount: '24.50', category: 'transportation', note: 'For the trip' }],
        }),
      ),
    )
    expect(sheet.getByText('POSTED').dataset['tone']).toBe('quiet')
    expect(sheet.getByText('-$24.50')).toBeInTheDocument()
    expect(fact(sheet, 'Time (New York)')).toBe('2026-11-20 04:05:00')
    expect(fact(sheet, 'Type')).toBe('Purchase')
    expect(fact(sheet, 'Category')?.trim()).toBe('Transportation')
    expect(fact(sheet, 'Note')).toBe('For the trip')
    expect(fact(sheet, 'Reference')).toBe('7')
    expect(await sheet.findByRole('button', { name: 'Report a problem with Shop 7' })).toBeInTheDocument()
  })

  // TXS-13
  test('of a split one are its parts with their amounts and notes', async () => {
    const { sheet } = await openDetails(
      'Shop 1',
      onlyPage(
        postedReply({
          items: [
            { amount: '20.00', category: 'taxes', note: null },
            { amount: '4.50', category: null, note: 'Snacks' },
          ],
        }),
      ),
    )
    expect(sheet.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Taxes$20.00',
      'UncategorizedSnacks$4.50',
    ])
  })

  // TXS-13
  test('of an uncategorized one lead to the page that categorizes it', async () => {
    const item = { amount: '24.50', category: null, note: null }
    const { sheet } = await openDetails('Shop 1', onlyPage(postedReply({ items: [item] })))
    expect(sheet.getByRole('link', { name: 'Choose a category' })).toHaveAttribute(
      'href',
      '/dashboard/tracker/expenses',
    )
  })

  // TXS-13, DISPUTES-01
  test('of one that is not posted say so, and there is nothing to report yet', async () => {
    const { sheet } = await openDetails(
      'Gas',
      on(listAuthorizations, {
        authorizations: [
          {
            id: 4,
            amount: '-5.00',
            timestamp: '2026-11-20 9:05:00',
            merchant_name: 'Gas',
            type: 'authorized',
          },
        ],
      }),
    )
    expect(sheet.getByText('AUTHORIZED').dataset['tone']).toBe('info')
    expect(sheet.getByText(/hasn't collected it yet/)).toBeInTheDocument()
    expect(sheet.queryByText('Reference')).not.toBeInTheDocument()
    expect(sheet.queryByRole('button', { name: /^Report a problem/ })).not.toBeInTheDocument()
  })

  // TXS-13, FRAME-93
  test('close on Escape, and the focus returns to the row', async () => {
    await openDetails('Shop 1', onlyPage(postedReply()))
    await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(focused()))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(screen.getByRole('button', { name: /^Shop 1/ })).toHaveFocus())
  })
})
