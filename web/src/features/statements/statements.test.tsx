import {
  downloadStatement,
  listStatements,
  type Statement,
} from '@yoursuccess/contract/statements/statements'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { filterByDays } from '../../testing/date-range.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { sampleUser } from '../../testing/samples.ts'
import { drop, type Handler, on, refuse } from '../../testing/wire.ts'

const statement = (id: number, end_date: string): Statement => ({ id, end_date })
const october = statement(7, '2026-10-31')
const listOf = (statements: Statement[], count = statements.length) =>
  on(listStatements, { statements, count, per_page: 5, current_page: 1 })

const open = (...handlers: Handler[]) => renderApp('/dashboard/statements', { user: sampleUser, handlers })

/** The files that the browser would save. */
let saved: { name: string; address: string }[]
beforeEach(() => {
  saved = []
  URL.createObjectURL = () => 'blob:the-paper'
  URL.revokeObjectURL = () => {}
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, address: this.href })
  })
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('the list of statements', () => {
  // STATEMENTS-01
  test('lists each statement with its end date and a download button', async () => {
    open(listOf([october, statement(6, '2026-09-30')]))
    await screen.findByText('Ending on Oct 31, 2026')
    const table = within(screen.getByRole('table', { name: 'Your statements' }))
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent?.trim())).toEqual([
      'Statement',
      'End Date',
      'Download',
    ])
    expect(
      table
        .getAllByRole('row')
        .slice(1)
        .map((row) =>
          within(row)
            .getAllByRole('cell')
            .map(({ textContent }) => textContent),
        ),
    ).toEqual([
      ['Ending on Oct 31, 2026', 'Oct 31, 2026', 'Download of the statement ending on Oct 31, 2026, PDF'],
      ['Ending on Sep 30, 2026', 'Sep 30, 2026', 'Download of the statement ending on Sep 30, 2026, PDF'],
    ])
  })

  // STATEMENTS-02
  test('pages statements on the server, five to a page', async () => {
    const { wire } = open(listOf([october], 7))
    await screen.findByText('Ending on Oct 31, 2026')
    await userEvent.click(screen.getByRole('button', { name: 'Page 2' }))
    await waitFor(() =>
      expect(wire.requestsOf(listStatements).at(-1)?.query).toEqual({ page: '2', per_page: '5' }),
    )
    expect(wire.requestsOf(listStatements)[0]?.query).toEqual({ page: '1', per_page: '5' })
  })

  // STATEMENTS-02
  test('sorts statements by end date on the server, from the first page', async () => {
    const { wire } = open(listOf([october], 7))
    await screen.findByText('Ending on Oct 31, 2026')
    await userEvent.click(screen.getByRole('button', { name: 'Page 2' }))
    await userEvent.click(screen.getByRole('button', { name: 'End Date' }))
    await waitFor(() =>
      expect(wire.requestsOf(listStatements).at(-1)?.query).toEqual({
        page: '1',
        per_page: '5',
        sort_by: 'end_date',
        sort_dir: 'asc',
      }),
    )
  })

  // STATEMENTS-03
  test('keeps the rows while another page loads, and clears them for another date range', async () => {
    const { wire } = open(listOf([october], 7))
    await screen.findByText('Ending on Oct 31, 2026')
    const [page2, range] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    wire.use(
      on(listStatements, async ({ query }) => {
        await (query['start_date'] ? range : page2).promise
        const statements = [statement(2, query['start_date'] ? '2026-09-30' : '2026-05-31')]
        return { statements, count: 7, per_page: 5, current_page: 1 }
      }),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Page 2' }))
    expect(screen.getByText('Ending on Oct 31, 2026')).toBeInTheDocument()
    page2.resolve()
    await screen.findByText('Ending on May 31, 2026')

    await filterByDays('2026-09-01', '2026-09-30')
    expect(await screen.findByRole('status', { name: 'Loading Your statements' })).toBeInTheDocument()
    expect(screen.queryByText('Ending on May 31, 2026')).not.toBeInTheDocument()
    range.resolve()
    await screen.findByText('Ending on Sep 30, 2026')
    expect(wire.requestsOf(listStatements).at(-1)?.query).toMatchObject({
      page: '1',
      start_date: '2026-09-01',
    })
  })

  // STATEMENTS-04
  test('says when to expect the first statement', async () => {
    open(listOf([]))
    expect(
      await screen.findByText('Your first statement will be ready on the first day of next month.'),
    ).toBeInTheDocument()
  })

  // STATEMENTS-04
  test('statements that fail to load show the message of the server and can be retried', async () => {
    const { wire } = open(refuse(listStatements, 'statement.invalid_range'))
    expect(
      await screen.findByText(
        'Choose a start date and an end date within the last seven years, up to today.',
      ),
    ).toBeInTheDocument()
    wire.use(listOf([october]))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Ending on Oct 31, 2026')).toBeInTheDocument()
  })
})

describe('downloading a statement', () => {
  const press = async () => {
    const row = within((await screen.findByText('Ending on Oct 31, 2026')).closest('tr') as HTMLElement)
    await userEvent.click(
      row.getByRole('button', { name: 'Download of the statement ending on Oct 31, 2026, PDF' }),
    )
  }

  // STATEMENTS-05
  test('saves the PDF under the end date of the statement', async () => {
    const { wire } = open(listOf([october]), on(downloadStatement, 'a PDF'))
    await press()
    await waitFor(() =>
      expect(saved).toEqual([{ name: 'statement-2026-10-31.pdf', address: 'blob:the-paper' }]),
    )
    expect(wire.requestsOf(downloadStatement).map(({ params }) => params)).toEqual([{ id: '7' }])
  })

  // STATEMENTS-05
  test('a refused download shows the message of the server and saves nothing', async () => {
    open(listOf([october]), refuse(downloadStatement, 'too_many_requests'))
    await press()
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(/too many|try again/i)
    expect(saved).toEqual([])
  })

  // STATEMENTS-05
  test('a refused download shows all of its errors', async () => {
    const errors = { id: ['This statement was replaced.', 'Its copy is being made.'] }
    open(listOf([october]), refuse(downloadStatement, 'invalid_input', { errors }))
    await press()
    expect((await screen.findByRole('alert')).textContent).toBe(
      'This statement was replaced. Its copy is being made.',
    )
  })

  test('a download without a connection shows an error', async () => {
    open(listOf([october]), drop(downloadStatement))
    await press()
    expect(await screen.findByRole('alert')).toHaveTextContent('Check your connection')
    expect(saved).toEqual([])
  })
})

// STATEMENTS-06
test('the navigation links to the statements', async () => {
  open(listOf([october]))
  await screen.findByText('Ending on Oct 31, 2026')
  const links = screen.getAllByRole('link', { name: 'Statements' })
  expect(links.map((link) => link.getAttribute('href'))).toContain('/dashboard/statements')
})
