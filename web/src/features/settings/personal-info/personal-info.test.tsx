import { type Account, getAccount } from '@yoursuccess/contract/account/account'
import { updatePersonalInfo } from '@yoursuccess/contract/customer/personal-info'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import {
  ana,
  field,
  HOME,
  openPersonalInfo as open,
  retype,
  saveButton,
  saved,
  untilShownAndGone,
} from '../../../testing/personal-info-screen.tsx'
import { drop, on, refuse } from '../../../testing/wire.ts'

describe('the personal info form', () => {
  // ACCOUNT-25
  test('shows the stored personal info, and the navigation links to it', async () => {
    open()
    expect(await field('First name')).toHaveValue('Ana')
    expect(await field('Last name')).toHaveValue('Reyes')
    expect(await field('Email')).toHaveValue('ana@example.com')
    expect(await field('Primary Phone')).toHaveValue('(555) 010-0177')
    expect(await field('Street address')).toHaveValue('12 Oak St.')
    expect(await field('My shipping address is different')).not.toBeChecked()
    expect(screen.getAllByRole('link', { name: 'Account settings' }).length).toBeGreaterThan(0)
  })

  // ACCOUNT-26, ACCOUNT-37, ACCOUNT-41
  test('sends all fields, with null for the shipping address when it is not different', async () => {
    const { wire } = open(ana, [saved()])
    await retype('Last name', "O'Neil-Ruiz")
    await userEvent.click(saveButton())
    await screen.findByRole('dialog', { name: 'Your personal info has been updated.' })
    // The message closes automatically.
    expect(screen.queryByRole('button', { name: 'OK' })).not.toBeInTheDocument()
    expect(wire.requestsOf(updatePersonalInfo)[0]?.body).toEqual({
      first_name: 'Ana',
      last_name: "O'Neil-Ruiz",
      email: 'ana@example.com',
      primary_phone: '5550100177',
      address_attributes: { ...HOME, address_2: '' },
      shipping_address_different: false,
      shipping_address_attributes: {
        address_1: null,
        address_2: null,
        city: null,
        state: null,
        postal_code: null,
      },
    })
  })

  // ACCOUNT-27
  test('reloads the account after a save, so the header shows the new name', async () => {
    const { wire } = open()
    await field('First name')
    const renamed = { ...ana, first_name: 'Zoe' }
    wire.use(saved(renamed), on(getAccount, renamed))
    const before = wire.requestsOf(getAccount).length
    await retype('First name', 'Zoe')
    await userEvent.click(saveButton())
    await waitFor(() => expect(wire.requestsOf(getAccount).length).toBeGreaterThan(before))
    await untilShownAndGone()
    expect((await screen.findAllByText(/Zoe/)).length).toBeGreaterThan(0)
  })

  // ACCOUNT-31, ACCOUNT-36
  test('checks a different shipping address, and clears it when the box is unchecked', async () => {
    const { wire } = open(ana, [saved()])
    const box = await field('My shipping address is different')
    await userEvent.click(box)
    const shipping = within(screen.getByRole('group', { name: 'Shipping address' }))
    expect(saveButton()).toBeDisabled()
    await userEvent.type(shipping.getByLabelText('Street address'), '9/2')
    await userEvent.tab()
    expect(shipping.getByText('Needs more characters')).toBeInTheDocument()
    await userEvent.clear(shipping.getByLabelText('Street address'))
    await userEvent.type(shipping.getByLabelText('Street address'), 'P.O. Box 12')
    await userEvent.type(shipping.getByLabelText('City'), 'St. Louis')
    await userEvent.selectOptions(shipping.getByLabelText('State'), 'Missouri')
    await userEvent.type(shipping.getByLabelText('ZIP code'), '631011234')
    expect(saveButton()).toBeEnabled()
    await userEvent.click(saveButton())
    await untilShownAndGone()
    expect(wire.requestsOf(updatePersonalInfo)[0]?.body).toMatchObject({
      shipping_address_different: true,
      shipping_address_attributes: { address_1: 'P.O. Box 12', state: 'MO', postal_code: '63101-1234' },
    })
    // The answer has no shipping address, so the checkbox matches the account.
    expect(await field('My shipping address is different')).not.toBeChecked()
    await userEvent.click(await field('My shipping address is different'))
    expect(screen.getAllByLabelText('City')[1]).toHaveValue('')
  })
})

describe('validation and errors', () => {
  // ACCOUNT-30, ACCOUNT-38, ACCOUNT-39
  test.each([
    ['First name', '', 'Required'],
    ['Last name', 'a'.repeat(41), 'Too long'],
    ['Last name', 'R2', 'Invalid'],
    ['Email', 'ana', 'is not an email address'],
    ['Email', '', 'Required'],
    ['Primary Phone', '555010', 'Please enter a complete phone number'],
    ['Street address', 'Oak', 'Needs more characters'],
    ['Street address', '12 <Oak>', 'Invalid'],
    ['Apartment, suite, unit (optional)', 'a'.repeat(31), 'Too long'],
    ['City', 'Area 51', 'Invalid'],
    ['ZIP code', '6270', 'Invalid'],
  ])('the field %s with "%s" shows "%s" and disables Save', async (name, text, message) => {
    open()
    await userEvent.clear(await field(name))
    if (text) await userEvent.click(await field(name))
    if (text) await userEvent.paste(text)
    await userEvent.tab()
    expect(await field(name)).toHaveAttribute('aria-invalid', 'true')
    expect(screen.getByText(message)).toBeInTheDocument()
    expect(saveButton()).toBeDisabled()
  })

  test('a stored address that breaks the rules is checked only once edited', async () => {
    const odd: Account = { ...ana, address: { ...HOME, address_1: '12 <Oak>', city: 'Area 51' } }
    const { wire } = open(odd, [saved(odd)])
    await retype('Primary Phone', '3125550188')
    expect(screen.queryByText('Invalid')).not.toBeInTheDocument()
    await retype('City', 'Area 52')
    expect(screen.getByText('Invalid')).toBeInTheDocument()
    expect(saveButton()).toBeDisabled()
    await retype('City', 'Area 51')
    expect(saveButton()).toBeEnabled()
    await userEvent.click(saveButton())
    await untilShownAndGone()
    expect(wire.requestsOf(updatePersonalInfo)[0]?.body).toMatchObject({
      primary_phone: '3125550188',
      address_attributes: { address_1: '12 <Oak>', city: 'Area 51' },
    })
  })

  test('accepts the streets and cities that the application accepts', async () => {
    open()
    await retype('Street address', "12½ O'Hare Av., #4")
    await retype('City', "Coeur d'Alene")
    expect(screen.queryByText('Invalid')).not.toBeInTheDocument()
    expect(saveButton()).toBeEnabled()
  })

  // ACCOUNT-39
  test('disables Save while the personal info is being saved', async () => {
    let answer = () => {}
    const answered = new Promise<void>((resolve) => (answer = resolve))
    const reply = { account: ana, unconfirmed_email: null, mfa_disabled: false }
    open(ana, [on(updatePersonalInfo, () => answered.then(() => reply))])
    await retype('First name', 'Zoe')
    await userEvent.click(saveButton())
    expect(saveButton()).toBeDisabled()
    answer()
    await screen.findByRole('dialog', { name: 'Your personal info has been updated.' })
  })

  // ACCOUNT-42
  test('keeps the input when the connection is lost', async () => {
    open(ana, [drop(updatePersonalInfo)])
    await retype('First name', 'Zoe')
    await userEvent.click(saveButton())
    await screen.findByRole('dialog', { name: 'There was an error updating your personal info' })
    expect(await field('First name')).toHaveValue('Zoe')
  })

  // ACCOUNT-42
  test('shows a field error from the server until the field is edited', async () => {
    open(ana, [
      refuse(updatePersonalInfo, 'personal_info.too_many_email_changes', {
        errors: { email: ['You can change your email up to three times a day.'] },
      }),
    ])
    await retype('Email', 'fourth@example.com')
    await userEvent.click(saveButton())
    await screen.findByRole('dialog', { name: 'There was an error updating your personal info' })
    expect(await screen.findByText('You can change your email up to three times a day.')).toBeInTheDocument()
    expect(saveButton()).toBeDisabled()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await retype('Email', 'other@example.com')
    expect(saveButton()).toBeEnabled()
  })
})
