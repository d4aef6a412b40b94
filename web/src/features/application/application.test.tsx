import { getApplication, saveApplication } from '@yoursuccess/contract/application/application'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { filledApplication, newApplication } from '../../testing/application-replies.ts'
import { field, goOn, openApplication as open, saving } from '../../testing/application-screen.tsx'
import { sampleProgram } from '../../testing/samples.ts'
import { on, refuse } from '../../testing/wire.ts'

const stored = (area: Storage) => Object.entries(area)

describe('the page on which the application opens', () => {
  // APPLICATION-04, APPLICATION-05
  test.each([
    ['personal_information', 'Tell us about you', '/account-application/personal-information'],
    ['address', 'Where do you live?', '/account-application/address'],
    ['identification', 'Confirm who you are', '/account-application/identification'],
  ] as const)('the bare path redirects to the furthest step: %s', async (furthest, heading, address) => {
    const { path } = open('/account-application', {
      ...filledApplication,
      furthest_enrollment_step: furthest,
    })
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument()
    expect(path()).toBe(address)
  })

  // APPLICATION-05
  test('a step not reached yet redirects to the furthest step', async () => {
    const { path } = open('/account-application/identification')
    await screen.findByRole('heading', { name: 'Tell us about you' })
    expect(path()).toBe('/account-application/personal-information')
  })

  // APPLICATION-32
  test('the review without a Social Security number redirects to the identification step', async () => {
    const { path } = open('/account-application/review', filledApplication)
    await screen.findByRole('heading', { name: 'Confirm who you are' })
    expect(path()).toBe('/account-application/identification')
  })

  // APPLICATION-06
  test('any other path of the application shows "Page not found"', async () => {
    open('/account-application/payment')
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument()
  })

  // APPLICATION-04
  test('the steps mark the current one and, from the second on, say that the rest is saved', async () => {
    open('/account-application/address', { ...newApplication, furthest_enrollment_step: 'address' })
    expect(await screen.findByText('Step 2 of 4')).toBeInTheDocument()
    const steps = screen.getByRole('list', { name: 'Steps' })
    expect([...steps.children].map((step) => step.textContent)).toEqual([
      expect.stringContaining('Information'),
      expect.stringContaining('Address'),
      expect.stringContaining('Identification'),
      expect.stringContaining('Review'),
    ])
    expect(steps.querySelector('[aria-current="step"]')).toHaveTextContent('Address')
    expect(screen.getByText(/Saved so far/)).toBeInTheDocument()
  })

  // APPLICATION-13
  test('a dialog says why the application could not be loaded, and a retry loads it', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { wire } = open('/account-application', newApplication, [refuse(getApplication, 'forbidden')])
    const dialog = await screen.findByRole('dialog', { name: "We couldn't load your application" })
    expect(dialog).toHaveTextContent('This is not available for your account.')
    wire.use(on(getApplication, newApplication))
    await userEvent.click(screen.getAllByRole('button', { name: 'Try again' }).at(-1) as HTMLElement)
    expect(await screen.findByRole('heading', { name: 'Tell us about you' })).toBeInTheDocument()
  })
})

describe('the address step', () => {
  const atAddress = { ...newApplication, furthest_enrollment_step: 'address' } as const
  const street = (at = 0) => screen.getAllByLabelText('Street address')[at] as HTMLElement
  const fill = async (at = 0) => {
    await userEvent.type(street(at), '12 Elm Street')
    await userEvent.type(screen.getAllByLabelText('City')[at] as HTMLElement, 'Springfield')
    await userEvent.selectOptions(screen.getAllByLabelText('State')[at] as HTMLElement, 'Illinois')
    await userEvent.type(screen.getAllByLabelText('ZIP code')[at] as HTMLElement, '627011234')
  }

  // APPLICATION-08, APPLICATION-23
  test('saves the address with a formatted ZIP code and continues to the identification step', async () => {
    const { wire, path } = open('/account-application/address', atAddress, [saving(atAddress)])
    await screen.findByRole('heading', { name: 'Where do you live?' })
    await fill()
    await goOn()
    await screen.findByRole('heading', { name: 'Confirm who you are' })
    expect(path()).toBe('/account-application/identification')
    expect(wire.requestsOf(saveApplication)[0]?.body).toEqual({
      account_application: {
        furthest_enrollment_step: 'identification',
        address_attributes: {
          address_1: '12 Elm Street',
          address_2: null,
          city: 'Springfield',
          state: 'IL',
          postal_code: '62701-1234',
        },
        shipping_address_different: false,
        shipping_address_attributes: null,
      },
    })
  })

  // APPLICATION-24, APPLICATION-26
  test('shows errors under a PO box address and an incomplete ZIP code', async () => {
    open('/account-application/address', atAddress)
    await screen.findByRole('heading', { name: 'Where do you live?' })
    await userEvent.type(street(), 'P.O. Box 12')
    await userEvent.type(screen.getByLabelText('ZIP code'), '6270')
    await goOn()
    expect(screen.getByText('Address PO Box is not allowed')).toBeInTheDocument()
    expect(screen.getByText('Zip Code Invalid')).toBeInTheDocument()
    expect(screen.getAllByText('This field is required')).toHaveLength(2)
    expect(street()).toHaveFocus()
  })

  // APPLICATION-23, APPLICATION-27
  test('shows the mailing address only while its box is checked, and empties it when toggled', async () => {
    open('/account-application/address', atAddress)
    await screen.findByRole('heading', { name: 'Where do you live?' })
    expect(screen.getAllByLabelText('Street address')).toHaveLength(1)
    const elsewhere = screen.getByRole('checkbox', { name: 'Mail my card to a different address' })
    await userEvent.click(elsewhere)
    await userEvent.type(street(1), 'PO Box 9')
    await goOn()
    expect(screen.getByText('Address PO Box is not allowed')).toBeInTheDocument()
    await userEvent.click(elsewhere)
    await userEvent.click(elsewhere)
    expect(street(1)).toHaveValue('')
  })

  // APPLICATION-11
  test('keeps unsaved input when the applicant goes back a step and returns', async () => {
    const application = { ...filledApplication, furthest_enrollment_step: 'address' } as const
    open('/account-application/address', application, [saving(application)])
    await screen.findByRole('heading', { name: 'Where do you live?' })
    await userEvent.clear(street())
    await userEvent.type(street(), '99 Not Saved Road')
    await goOn('Back')
    await screen.findByRole('heading', { name: 'Tell us about you' })
    expect(await field('Primary Phone')).toHaveValue('(555) 010-0123')
    await goOn()
    await screen.findByRole('heading', { name: 'Where do you live?' })
    expect(street()).toHaveValue('99 Not Saved Road')
  })
})

describe('the identification step', () => {
  const number = () => field('Social Security Number')

  // APPLICATION-28, APPLICATION-29, APPLICATION-31
  test('accepts a pasted Social Security number, masks it, and neither sends nor stores it', async () => {
    const { wire, path } = open('/account-application', filledApplication)
    await userEvent.click(await number())
    await userEvent.paste('987 65 4321 ')
    expect(await number()).toHaveValue('987-65-4321')
    expect((await number()).placeholder).toBe('Social Security Number')
    expect((await number()).inputMode).toBe('numeric')
    await goOn()
    await screen.findByRole('heading', { name: 'Review and submit' })
    expect(path()).toBe('/account-application/review')
    const kept = JSON.stringify([wire.requests, stored(localStorage), stored(sessionStorage)])
    expect(kept.replace(/\D/g, '')).not.toContain('987654321')
    expect(screen.getByRole('main')).toHaveTextContent('•••-••-4321')
    expect(screen.getByRole('main')).not.toHaveTextContent('987-65')
  })

  // APPLICATION-30
  test.each([
    ['', 'This field is required'],
    ['98765432', 'You must enter a valid social security number.'],
  ])('for the Social Security number "%s" shows: %s', async (digits, message) => {
    open('/account-application', filledApplication)
    if (digits) await userEvent.type(await number(), digits)
    await screen.findByRole('heading', { name: 'Confirm who you are' })
    await goOn()
    expect(screen.getByText(message)).toBeInTheDocument()
    expect(await number()).toHaveFocus()
  })
})

describe('a decided application', () => {
  // APPLICATION-60
  test('a referred applicant sees which copies to send, and where', async () => {
    open('/account-application/address', { ...filledApplication, status: 'referred' })
    await screen.findByRole('heading', { name: 'We need a few documents from you' })
    await screen.findByText(sampleProgram.support.fax)
    const text = screen.getByRole('main').textContent
    for (const words of [
      'your Social Security card',
      "your driver's license or state ID",
      'a utility bill less than 60 days old',
      sampleProgram.support.fax,
      ...sampleProgram.support.mailing_address,
    ])
      expect(text).toContain(words)
  })

  // APPLICATION-51, APPLICATION-61
  test('a denied applicant sees the decision and a number to call', async () => {
    const { path } = open('/dashboard', { ...filledApplication, status: 'rejected' })
    await screen.findByRole('heading', { name: "We can't open an account for you" })
    expect(path()).toBe('/account-application/application-denied')
    const main = within(screen.getByRole('main'))
    expect(await main.findByRole('link', { name: sampleProgram.support.phone })).toBeInTheDocument()
  })
})
