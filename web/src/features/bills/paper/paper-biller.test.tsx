import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { addPaperBiller } from '@yoursuccess/contract/bills/billers'
import { describe, expect, test } from 'vitest'
import { sampleAccount } from '../../../testing/account-replies.ts'
import { on, refuse } from '../../../testing/wire.ts'
import { PAGE, power, open, press, choose, serving } from '../../../testing/bills-screen.tsx'

describe('a paper biller', () => {
  const PAPER = `${PAGE}/add-paper-biller`

  // BILLS-01, BILLS-42, BILLS-43, BILLS-51
  test('previews the check we will mail, and adds the paper biller', async () => {
    const { wire, path } = open(PAPER, [...serving(), on(addPaperBiller, { biller: power })])
    await userEvent.type(await screen.findByLabelText('Name of the payee'), 'Anna Burke')
    expect(screen.getByText('ANNA BURKE')).toBeInTheDocument()
    const { first_name, last_name } = sampleAccount
    expect(screen.getByText(`${first_name} ${last_name}`, { selector: 'main p' })).toBeInTheDocument()
    await userEvent.type(screen.getByLabelText('Biller Account Number'), 'lease 4')
    expect(screen.getByText('LEASE 4')).toBeInTheDocument()
    await userEvent.type(screen.getByLabelText('City'), 'Tulsa')
    await choose('State', 'OK')
    await userEvent.type(screen.getByLabelText('ZIP code'), '74103')
    expect(screen.getByText('TULSA, OK 74103')).toBeInTheDocument()
    await press('Add bill')
    await waitFor(() => expect(path()).toBe(PAGE))
    expect(wire.requestsOf(addPaperBiller)[0]?.body).toMatchObject({
      biller: { biller_name: 'Anna Burke', biller_state: 'OK', biller_zip: '74103' },
    })
  })

  // BILLS-51
  test('says why a paper biller could not be added', async () => {
    open(PAPER, [...serving(), refuse(addPaperBiller, 'biller.added_already')])
    await userEvent.type(await screen.findByLabelText('Name of the payee'), 'Anna Burke')
    await userEvent.type(screen.getByLabelText('Biller Account Number'), '4')
    await userEvent.type(screen.getByLabelText('City'), 'Tulsa')
    await choose('State', 'OK')
    await userEvent.type(screen.getByLabelText('ZIP code'), '74103')
    await press('Add bill')
    const popup = await screen.findByRole('dialog', { name: 'Unable to Add a new bill.' })
    expect(popup).toHaveTextContent('You already added this bill.')
  })

  // BILLS-49
  test('formats the phone number of a paper biller', async () => {
    open(PAPER, [])
    const phone = await screen.findByLabelText('Primary Phone')
    await userEvent.type(phone, '9185550105')
    expect(phone).toHaveValue('(918) 555-0105')
  })

  // BILLS-49, BILLS-50
  test.each([
    ['Biller Account Number', '4'.repeat(33), 'Too long'],
    ['Name of the payee', 'A1', 'Invalid'],
    ['Name of the payee', '', 'Required'],
    ['Street address (optional)', 'ab', 'Needs more characters'],
    ['City', 'Tulsa!', 'Invalid'],
    ['ZIP code', '741', 'Invalid'],
    ['Primary Phone', '555', 'Please enter a complete phone number'],
  ])('under the field "%s" with "%s" shows: %s', async (label, typed, message) => {
    open(PAPER, [])
    const field = await screen.findByLabelText(label)
    await userEvent.click(field)
    if (typed) await userEvent.type(field, typed)
    await userEvent.tab()
    expect(await screen.findByText(message)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Add bill' })).toBeDisabled()
  })
})
