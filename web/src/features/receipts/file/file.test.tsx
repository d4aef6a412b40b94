import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { importReceiptFile, previewReceiptFile } from '@yoursuccess/contract/receipts/receipts'
import { MAX_FILE_BYTES } from '@yoursuccess/contract/receipts/receipt-refusals'
import { describe, expect, test } from 'vitest'
import {
  ledgerFile,
  receiptsReplies,
  sampleLine,
  samplePreview,
  sampleReceipt,
} from '../../../testing/receipts-replies.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { sampleUser } from '../../../testing/samples.ts'
import { drop, type Handler, on, refuse } from '../../../testing/wire.ts'

/** Opens the dialog, and chooses the file. */
const chooseFile = async (file: File, ...handlers: Handler[]) => {
  const app = renderApp('/dashboard/plan/receipts', {
    user: sampleUser,
    handlers: [...receiptsReplies(), ...handlers],
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Add from a file' }))
  await userEvent.upload(await screen.findByLabelText('CSV file'), file)
  return app
}
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Add from a file' }))
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const linesOf = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

const known = sampleLine({ number: 5, state: 'known', receipt_number: '100100' })
const unread = (number: number, change: { posted_on?: null; amount?: null }) =>
  sampleLine({ number, state: 'not_understood', text: `20/11/2026,line ${number}`, ...change })

describe('a file that was chosen', () => {
  // REC-26
  test('shows what is new, what is here already, and what is not understood and why', async () => {
    const lines = [
      sampleLine(),
      sampleLine({ number: 3, amount: '464.00', receipt_number: null }),
      unread(4, { posted_on: null }),
      known,
      unread(6, { amount: null }),
      unread(7, { posted_on: null, amount: null }),
      unread(8, {}),
    ]
    const { wire } = await chooseFile(ledgerFile(), on(previewReceiptFile, samplePreview(lines)))
    expect(await linesOf('New in ledger.csv')).toEqual([
      'Tue, Nov 17Receipt 100123$465.00',
      'Tue, Nov 17$464.00',
    ])
    expect(await linesOf('Lines that we do not understand')).toEqual([
      'Line 4No day that we can read20/11/2026,line 4',
      'Line 6No amount that we can read20/11/2026,line 6',
      'Line 7No day and no amount20/11/2026,line 7',
      'Line 8A day in the future20/11/2026,line 8',
    ])
    expect(await linesOf('Here already')).toEqual(['Tue, Nov 17Receipt 100100$465.00'])
    expect(screen.getByText('1 receipt is here already.')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Add 2 receipts' })).toBeEnabled()
    const content = btoa('Date Posted,Amount\r\n11/17/2026,465.00\r\n')
    expect(wire.requestsOf(previewReceiptFile).map(({ body }) => body)).toEqual([
      { file: { name: 'ledger.csv', content }, columns: null },
    ])
    expect(wire.requestsOf(importReceiptFile)).toEqual([])
  })

  // REC-26, REC-20
  test('a file is added with the columns that were shown, on the last press only', async () => {
    const preview = samplePreview([sampleLine()])
    const { wire } = await chooseFile(
      ledgerFile(),
      on(previewReceiptFile, preview),
      on(importReceiptFile, { added: 1, known: 0 }),
    )
    await screen.findByRole('button', { name: 'Add 1 receipt' })
    wire.use(...receiptsReplies({ receipts: [sampleReceipt(), sampleReceipt({ id: 60, state: 'twice' })] }))
    await press('Add 1 receipt')
    expect(await screen.findByText('We added 1 receipt.')).toBeInTheDocument()
    expect(await screen.findByText('Posted twice?')).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(wire.requestsOf(importReceiptFile).map(({ body }) => body)).toEqual([
      {
        file: { name: 'ledger.csv', content: btoa('Date Posted,Amount\r\n11/17/2026,465.00\r\n') },
        columns: preview.columns,
      },
    ])
  })

  // REC-26
  test('with nothing new has nothing to add', async () => {
    await chooseFile(ledgerFile(), on(previewReceiptFile, samplePreview([known])))
    expect(await screen.findByText('There is nothing new in ledger.csv.')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Add \d/ })).not.toBeInTheDocument()
    await userEvent.click(screen.getByText('Close'))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  // REC-26
  test('shows few lines of many at first', async () => {
    const lines = Array.from({ length: 57 }, (_, at) => sampleLine({ number: at + 2 }))
    await chooseFile(ledgerFile(), on(previewReceiptFile, samplePreview(lines)))
    expect(await linesOf('New in ledger.csv')).toHaveLength(5)
    await press(/^Show more/)
    expect(await linesOf('New in ledger.csv')).toHaveLength(55)
    await press(/^Show more/)
    expect(await linesOf('New in ledger.csv')).toHaveLength(57)
    expect(screen.queryByRole('button', { name: /^Show more/ })).not.toBeInTheDocument()
  })
})

describe('the columns of a file', () => {
  const HEADINGS = { headings: ['When', '', 'How much'] }

  // REC-26
  test('are asked for where the headings do not say them', async () => {
    const unclear = { ...samplePreview([], null), ...HEADINGS }
    const { wire } = await chooseFile(ledgerFile(), on(previewReceiptFile, unclear))
    const form = await dialog()
    const day = await form.findByLabelText('Day it was posted')
    expect(
      within(day)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Choose a column', 'When', 'Column 2', 'How much'])
    expect(form.getByRole('button', { name: 'Show the receipts' })).toBeDisabled()
    await userEvent.selectOptions(day, 'When')
    await userEvent.selectOptions(form.getByLabelText('Amount'), 'How much')
    wire.use(drop(previewReceiptFile))
    await press('Show the receipts')
    expect(await form.findByRole('alert')).toBeInTheDocument()
    expect(day).toHaveDisplayValue('When')

    const columns = { posted_on: 0, amount: 2, receipt_number: null, description: null }
    wire.use(on(previewReceiptFile, { ...samplePreview([sampleLine()], columns), ...HEADINGS }))
    await press('Try again')
    expect(await screen.findByRole('button', { name: 'Add 1 receipt' })).toBeEnabled()
    expect(wire.requestsOf(previewReceiptFile).map(({ body }) => body)).toMatchObject([
      { columns: null },
      { columns },
      { columns },
    ])
  })

  // REC-26
  test('can be chosen although the headings say them', async () => {
    await chooseFile(ledgerFile(), on(previewReceiptFile, samplePreview()))
    await press('Choose other columns')
    const form = await dialog()
    expect(form.getByLabelText('Day it was posted')).toHaveDisplayValue('Date Posted')
    expect(form.getByLabelText('Amount')).toHaveDisplayValue('Amount')
    expect(form.queryByText(/^We can't tell from the headings/)).not.toBeInTheDocument()
    await press('Cancel')
    expect(await screen.findByRole('button', { name: 'Add 1 receipt' })).toBeEnabled()
  })
})

describe('a file that cannot be read', () => {
  // REC-26
  test('is refused with its name and the reason', async () => {
    await chooseFile(ledgerFile('%PDF', 'ledger.csv'), refuse(previewReceiptFile, 'receipts.file_not_csv'))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'ledger.csv: We can read CSV files only. Open the file in your spreadsheet program and save it as CSV.',
    )
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  })

  // REC-26
  test('a file of more than a megabyte is not sent', async () => {
    const { wire } = await chooseFile(ledgerFile('x'.repeat(MAX_FILE_BYTES + 1), 'large.csv'))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'large.csv: This file is too big. A file can have up to 1 MB and 5,000 lines.',
    )
    expect(wire.requestsOf(previewReceiptFile)).toEqual([])
  })

  // REC-26
  test('does not stop another one', async () => {
    const { wire } = await chooseFile(ledgerFile('x'.repeat(MAX_FILE_BYTES + 1), 'large.csv'))
    await screen.findByRole('alert')
    wire.use(on(previewReceiptFile, samplePreview()))
    await userEvent.upload(await screen.findByLabelText('CSV file'), ledgerFile())
    expect(await screen.findByRole('button', { name: 'Add 1 receipt' })).toBeEnabled()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})
