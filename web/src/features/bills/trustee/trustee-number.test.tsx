import { addBiller, addPaperBiller, searchBillers } from '@yoursuccess/contract/bills/billers'
import type { TrusteeWarning } from '@yoursuccess/contract/trustees/trustee-guard'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import {
  all,
  answer,
  choose,
  found,
  open,
  PAGE,
  press,
  serving,
  trustee,
} from '../../../testing/bills-screen.tsx'
import { onPlan, onTrustee } from '../../../testing/trustee-replies.ts'
import { on } from '../../../testing/wire.ts'

const ravensby = {
  ...found,
  biller_name: 'C. Ravensby',
  is_trustee: true,
  biller_account_no_patterns: ['##-#####'],
}
const added = (trustee_warnings?: TrusteeWarning[]) => ({
  biller: trustee,
  ...(trustee_warnings && { trustee_warnings }),
})
const account = () => screen.getByLabelText<HTMLInputElement>('Biller Account Number')
const typeNumber = async (number: string) => {
  await userEvent.clear(account())
  await userEvent.type(account(), number)
}

describe('the account number of a trustee of the biller directory', () => {
  const openAdd = async (patterns = ravensby.biller_account_no_patterns) => {
    const app = open(`${PAGE}/add-biller`, [
      ...serving(),
      onPlan(),
      onTrustee(),
      on(searchBillers, {
        response_data: { table: { billers: [found, { ...ravensby, biller_account_no_patterns: patterns }] } },
      }),
      on(addBiller, added()),
    ])
    await choose('Select State', 'OK')
    await userEvent.type(await screen.findByRole('combobox', { name: 'Search Merchants' }), 'r')
    return app
  }
  const pick = async (name: RegExp) => userEvent.click(await screen.findByRole('option', { name }))

  // TRU-06
  test.each([
    [['##-#####'], '24-10077'],
    [['#######'], '2410077'],
  ])('is filled in from the plan in the form %j', async (patterns, number) => {
    const { wire, path } = await openAdd(patterns)
    await pick(/^C\. Ravensby/)
    await waitFor(() => expect(account()).toHaveValue(number))
    expect(screen.getByText('Filled in from your plan.')).toBeInTheDocument()
    await choose('Category', 'Personal finance')
    await press('Add bill')
    await waitFor(() => expect(path()).toBe(PAGE))
    expect(wire.requestsOf(addBiller)[0]?.body).toMatchObject({ biller: { biller_account_number: number } })
  })

  // TRU-06
  test('may be another one only after a warning', async () => {
    const { wire } = await openAdd()
    await pick(/^C\. Ravensby/)
    await waitFor(() => expect(account()).toHaveValue('24-10077'))
    await typeNumber('24-10078')
    expect(screen.getByText('Your trustee knows your case as 24-10077.')).toBeInTheDocument()
    await choose('Category', 'Personal finance')
    await press('Add bill')
    expect(await screen.findByRole('dialog', { name: 'Use another number?' })).toHaveTextContent(
      'Your trustee knows your case as 24-10077. You entered 24-10078. A payment with another number may be posted late or sent back.',
    )
    await answer('Change it')
    expect(wire.requestsOf(addBiller)).toEqual([])
    await press('Add bill')
    await answer('Use 24-10078')
    await waitFor(() => expect(wire.requestsOf(addBiller)).toHaveLength(1))
  })

  // TRU-06
  test('is not filled in for another payee, and is removed when another biller is chosen', async () => {
    await openAdd()
    await pick(/^C\. Ravensby/)
    await waitFor(() => expect(account()).toHaveValue('24-10077'))
    await userEvent.clear(screen.getByRole('combobox', { name: 'Search Merchants' }))
    await userEvent.type(screen.getByRole('combobox', { name: 'Search Merchants' }), 'lark')
    await pick(/^Larkspur Power/)
    expect(account()).toHaveValue('')
  })
})

describe('a payee who gets checks', () => {
  const openPaper = (warnings?: TrusteeWarning[]) =>
    open(
      `${PAGE}/add-paper-biller`,
      [...serving(), onPlan(), onTrustee(), on(addPaperBiller, added(warnings))],
      all,
    )
  const fill = async () => {
    await userEvent.type(await screen.findByLabelText('Name of the payee'), 'C Ravensby')
    await userEvent.type(screen.getByLabelText('City'), 'Sacramento')
    await choose('State', 'CA')
    await userEvent.type(screen.getByLabelText('ZIP code'), '95814')
  }

  // TRU-06
  test('has the number of the plan once the customer says that it is the trustee', async () => {
    openPaper()
    await fill()
    await userEvent.click(screen.getByRole('checkbox', { name: 'This is my Chapter 13 trustee' }))
    await waitFor(() => expect(account()).toHaveValue('24-10077'))
    await userEvent.click(screen.getByRole('checkbox', { name: 'This is my Chapter 13 trustee' }))
    await waitFor(() => expect(account()).toHaveValue(''))
  })

  // TRU-06
  test('keeps a number that the customer typed', async () => {
    const { wire } = openPaper()
    await fill()
    await userEvent.type(account(), 'Reyes 4')
    await userEvent.click(screen.getByRole('checkbox', { name: 'This is my Chapter 13 trustee' }))
    expect(await screen.findByText('Your trustee knows your case as 24-10077.')).toBeInTheDocument()
    expect(account()).toHaveValue('Reyes 4')
    await press('Add bill')
    await answer('Use Reyes 4')
    await waitFor(() => expect(wire.requestsOf(addPaperBiller)).toHaveLength(1))
  })

  // TRU-05
  test('who is a trustee is added with what to know before the first payment', async () => {
    const { path } = openPaper([{ code: 'unknown_trustee' }])
    await fill()
    await userEvent.type(account(), '24-10077')
    await press('Add bill')
    expect(await screen.findByRole('dialog', { name: 'Added. Before you pay' })).toHaveTextContent(
      'We do not know how this trustee accepts payments. Ask the office before you pay another way than you do now.',
    )
    expect(path()).toBe(PAGE)
  })
})
