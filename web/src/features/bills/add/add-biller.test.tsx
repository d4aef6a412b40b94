import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { addBiller, type BillerSearchResult, searchBillers } from '@yoursuccess/contract/bills/billers'
import { describe, expect, test } from 'vitest'
import { pressTwiceAtOnce } from '../../../testing/press-twice.ts'
import { drop, on, refuse } from '../../../testing/wire.ts'
import {
  choose,
  found,
  open,
  PAGE,
  power,
  press,
  serving,
  withFeatures,
} from '../../../testing/bills-screen.tsx'

describe('adding a bill', () => {
  const ADD = `${PAGE}/add-biller`
  const searching = (billers: BillerSearchResult[]) =>
    on(searchBillers, { response_data: { table: { billers } } })
  const search = async (text: string) => {
    await choose('Select State', 'OK')
    await userEvent.type(await screen.findByRole('combobox', { name: 'Search Merchants' }), text)
  }

  // BILLS-01, BILLS-18, BILLS-20, BILLS-23, BILLS-30, BILLS-36
  test('finds a biller by state and name, adds it, and returns to the bills', async () => {
    const { wire, path } = open(ADD, [...serving(), searching([found]), on(addBiller, { biller: power })])
    await search('lark')
    await userEvent.click(await screen.findByRole('option', { name: /^Larkspur Power/ }))
    expect(wire.requestsOf(searchBillers)).toHaveLength(1)
    expect(screen.getByText('Your account number, like 1234567890 or AB-1234')).toBeInTheDocument()
    const back = screen.getByRole('link', { name: 'Return to bills and payments' })
    expect(back).toHaveAttribute('href', PAGE)
    await userEvent.type(screen.getByLabelText('Biller Account Number'), '4417003921')
    await choose('Category', 'Other')
    const [, words] = screen.getAllByLabelText('Category')
    await userEvent.type(words as HTMLElement, 'Power')
    await press('Add bill')
    await waitFor(() => expect(path()).toBe(PAGE))
    expect(wire.requestsOf(addBiller)[0]?.body).toEqual({
      biller: { rpps_biller_id: '9001', biller_account_number: '4417003921', biller_category: 'Power' },
    })
  })

  const fill = async () => {
    await search('lark')
    await userEvent.click(await screen.findByRole('option', { name: /^Larkspur Power/ }))
    await userEvent.type(screen.getByLabelText('Biller Account Number'), '4417003921')
    await choose('Category', 'Utilities')
  }

  // BILLS-23, BILLS-31
  test('requires a merchant, an account number and a category', async () => {
    open(ADD, [searching([found])])
    const add = await screen.findByRole('button', { name: 'Add bill' })
    await userEvent.click(screen.getByLabelText('Biller Account Number'))
    await userEvent.click(screen.getByLabelText('Category'))
    await userEvent.tab()
    expect(screen.getAllByText('This field is required')).toHaveLength(2)
    await search('lark')
    expect(add).toBeDisabled()
    await userEvent.click(await screen.findByRole('option', { name: /^Larkspur Power/ }))
    expect(screen.queryByRole('option', { name: /^Larkspur Power/ })).not.toBeInTheDocument()
    await userEvent.type(screen.getByLabelText('Biller Account Number'), '4417003921')
    expect(add).toBeDisabled()
    await choose('Category', 'Other')
    expect(add).toBeDisabled()
    await userEvent.type(screen.getAllByLabelText('Category')[1] as HTMLElement, 'Power')
    expect(add).toBeEnabled()
  })

  // BILLS-19
  test('offers the 50 states and the District of Columbia', async () => {
    open(ADD, [])
    const states = await screen.findByLabelText<HTMLSelectElement>('Select State')
    const codes = [...states.options].map(({ value }) => value).filter(Boolean)
    expect(new Set(codes).size).toBe(51)
    expect(codes).toContain('DC')
    for (const code of codes) expect(code).toMatch(/^[A-Z]{2}$/)
  })

  // BILLS-36
  test('a double click adds the bill once and shows no error', async () => {
    const { wire, path } = open(ADD, [...serving(), searching([found]), on(addBiller, { biller: power })])
    await fill()
    pressTwiceAtOnce(screen.getByRole('button', { name: 'Add bill' }))
    await waitFor(() => expect(path()).toBe(PAGE))
    expect(wire.requestsOf(addBiller)).toHaveLength(1)
    expect(wire.requestsOf(addBiller)[0]?.headers.get('idempotency-key')).toBeTruthy()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  // BILLS-34
  test('names the accepted formats when the account number has another', async () => {
    open(ADD, [searching([found]), refuse(addBiller, 'biller.account_number_format')])
    await search('lark')
    await userEvent.click(await screen.findByRole('option', { name: /^Larkspur Power/ }))
    await userEvent.type(screen.getByLabelText('Biller Account Number'), '12')
    await choose('Category', 'Utilities')
    await press('Add bill')
    const popup = await screen.findByRole('dialog', { name: 'Unable to Add a new bill.' })
    expect(popup).toHaveTextContent(
      'Make sure the account number entered follows the following format ########## or @@-####',
    )
  })

  const noResults = { ...found, biller_name: 'No results found', rpps_biller_id: '' }

  // BILLS-24, BILLS-25
  test('offers a paper biller when the search finds nothing', async () => {
    open(ADD, [searching([noResults])])
    await search('zzz')
    const link = await screen.findByRole('link', { name: 'Add Paper Biller' })
    expect(link).toHaveAttribute('href', `${PAGE}/add-paper-biller`)
    expect(screen.queryByRole('option', { name: /No results found/ })).not.toBeInTheDocument()
  })

  // BILLS-25
  test('offers no paper biller when that feature is off', async () => {
    open(ADD, [searching([noResults])], withFeatures({ billPay: true, paperBillPay: false }))
    await search('zzz')
    expect(await screen.findByText('No results found')).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Add Paper Biller' })).not.toBeInTheDocument()
  })

  // BILLS-20, BILLS-22
  test('ignores a late reply to an earlier search, and offers nothing for an empty search', async () => {
    let answerFirst: (() => void) | undefined
    const first = new Promise<void>((resolve) => {
      answerFirst = resolve
    })
    const { wire } = open(ADD, [
      on(searchBillers, async ({ body }) => {
        const { search_text } = (body as { search_params: { search_text: string } }).search_params
        if (search_text === 'lark') await first
        const billers = [{ ...found, biller_name: `Answer to ${search_text}` }]
        return { response_data: { table: { billers } } }
      }),
    ])
    await search('lark')
    await waitFor(() => expect(wire.requestsOf(searchBillers)).toHaveLength(1))
    const field = screen.getByRole('combobox', { name: 'Search Merchants' })
    await userEvent.type(field, 's')
    expect(await screen.findByRole('option', { name: /^Answer to larks/ })).toBeInTheDocument()
    answerFirst?.()
    await first
    expect(screen.queryByRole('option', { name: /^Answer to lark,/ })).not.toBeInTheDocument()
    await userEvent.clear(field)
    await waitFor(() => expect(screen.queryByRole('option', { name: /^Answer/ })).not.toBeInTheDocument())
    expect(wire.requestsOf(searchBillers)).toHaveLength(2)
  })

  // BILLS-26
  test('a failed search shows an error', async () => {
    open(ADD, [drop(searchBillers)])
    await search('lark')
    expect(await screen.findByRole('dialog', { name: 'Unable to load list of billers' })).toBeInTheDocument()
  })

  // BILLS-26
  test('a failed search keeps what was typed and can be retried', async () => {
    const { wire } = open(ADD, [drop(searchBillers)])
    await search('lark')
    const dialog = await screen.findByRole('dialog', { name: 'Unable to load list of billers' })
    await userEvent.click(within(dialog).getAllByRole('button')[0] as HTMLElement)
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.getByRole('combobox', { name: 'Search Merchants' })).toHaveValue('lark')
    wire.use(on(searchBillers, { response_data: { table: { billers: [found] } } }))
    await userEvent.click(again)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument())
    await waitFor(() => expect(wire.requestsOf(searchBillers).length).toBeGreaterThan(1))
  })
})
