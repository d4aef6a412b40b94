import {
  type AccountApplication,
  getApplication,
  listOccupations,
  saveApplication,
} from '@yoursuccess/contract/application'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import {
  applicationReplies,
  filledApplication,
  newApplication,
  sampleApplicant,
} from '../../testing/application-replies.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { sampleProgram } from '../../testing/samples.ts'
import { drop, type Handler, on, refuse, type WireRequest } from '../../testing/wire.ts'

const open = (path: string, application: AccountApplication = newApplication, handlers: Handler[] = []) =>
  renderApp(path, { user: sampleApplicant, handlers: [...applicationReplies(application), ...handlers] })

const field = (name: string | RegExp) => screen.findByLabelText<HTMLInputElement>(name)
const choose = async (label: string, text: string) => {
  await userEvent.click(await screen.findByLabelText(label, { selector: 'input' }))
  await userEvent.keyboard(`${text}{Enter}`)
}
const goOn = async (name = 'Continue') => userEvent.click(await screen.findByRole('button', { name }))

const stored = (area: Storage) => Object.entries(area)
/** Saves what is sent, as the server does. */
const saving = (before: AccountApplication) =>
  on(saveApplication, ({ body }: WireRequest) => ({
    ...before,
    ...(body as { account_application: Partial<AccountApplication> }).account_application,
  }))

describe('where the application opens', () => {
  test.each([
    ['personal_information', 'Tell us about you', '/account-application/personal-information'],
    ['address', 'Where do you live?', '/account-application/address'],
    ['identification', 'Confirm who you are', '/account-application/identification'],
  ] as const)('the bare path leads to the furthest step: %s', async (furthest, heading, address) => {
    const { path } = open('/account-application', {
      ...filledApplication,
      furthest_enrollment_step: furthest,
    })
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy()
    expect(path()).toBe(address)
  })

  test('a step that was not reached yet leads to the furthest one', async () => {
    const { path } = open('/account-application/identification')
    await screen.findByRole('heading', { name: 'Tell us about you' })
    expect(path()).toBe('/account-application/personal-information')
  })

  test('the review without a number goes back to the identification', async () => {
    const { path } = open('/account-application/review', filledApplication)
    await screen.findByRole('heading', { name: 'Confirm who you are' })
    expect(path()).toBe('/account-application/identification')
  })

  test('any other path below it is "Page not found"', async () => {
    open('/account-application/payment')
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy()
  })

  test('the steps say where one is, and from the second one on that the rest is saved', async () => {
    open('/account-application/address', { ...newApplication, furthest_enrollment_step: 'address' })
    expect(await screen.findByText('Step 2 of 4')).toBeTruthy()
    const steps = screen.getByRole('list', { name: 'Steps' })
    expect([...steps.children].map((step) => step.textContent)).toEqual([
      expect.stringContaining('Information'),
      expect.stringContaining('Address'),
      expect.stringContaining('Identification'),
      expect.stringContaining('Review'),
    ])
    expect(steps.querySelector('[aria-current="step"]')?.textContent).toContain('Address')
    expect(screen.getByText(/Saved so far/)).toBeTruthy()
  })

  test('an application that cannot be loaded says why in a dialog, and loads when it is tried again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { wire } = open('/account-application', newApplication, [refuse(getApplication, 'forbidden')])
    const dialog = await screen.findByRole('dialog', { name: 'Your application could not be loaded' })
    expect(dialog.textContent).toContain('This is not available for your account.')
    wire.use(on(getApplication, newApplication))
    await userEvent.click(screen.getAllByRole('button', { name: 'Try again' }).at(-1) as HTMLElement)
    expect(await screen.findByRole('heading', { name: 'Tell us about you' })).toBeTruthy()
  })
})

describe('the first step', () => {
  test.each([
    [true, /At the end, you verify your phone with a code and open three agreements\.$/],
    [false, /At the end, you open three agreements\.$/],
  ])(
    'says at once what the last step asks for; with a phone to be verified: %s',
    async (isDemanded, words) => {
      open('/account-application', { ...newApplication, has_phone_verification: isDemanded })
      expect(await screen.findByText(words)).toBeTruthy()
    },
  )

  test('is saved as it was typed, and goes on to the address', async () => {
    const { wire, path } = open('/account-application', newApplication, [saving(newApplication)])
    await userEvent.click(await field('Primary Phone'))
    await userEvent.paste('+1 (555) 010-0199')
    expect((await field('Primary Phone')).value).toBe('(555) 010-0199')
    await userEvent.type(await field('Date of birth'), '7/30/1985')
    await userEvent.tab()
    expect((await field('Date of birth')).value).toBe('1985-07-30')
    await userEvent.click(screen.getByRole('radio', { name: 'More than $2,000 and under $10,000' }))
    await choose('Occupation', 'vehicle')
    await goOn()
    await screen.findByRole('heading', { name: 'Where do you live?' })
    expect(path()).toBe('/account-application/address')
    expect(wire.requestsOf(saveApplication)[0]?.body).toEqual({
      account_application: {
        furthest_enrollment_step: 'address',
        primary_phone: '5550100199',
        date_of_birth: '1985-07-30',
        income_source: 2,
        occupation: '53-3000',
      },
    })
  })

  test('finds the occupation by an everyday word, and what matches nothing does not keep the choice before', async () => {
    const { wire } = open('/account-application/personal-information', filledApplication, [
      saving(filledApplication),
    ])
    const work = await screen.findByLabelText('Occupation', { selector: 'input' })
    await userEvent.clear(work)
    await userEvent.type(work, 'truck')
    expect(await screen.findByRole('option', { name: 'Motor Vehicle Operators' })).toBeTruthy()
    await userEvent.clear(work)
    await userEvent.type(work, 'astronaut')
    expect(await screen.findByText('No match. Try "warehouse", or choose Other.')).toBeTruthy()
    await userEvent.tab()
    await goOn()
    expect(await screen.findByText('This field is required')).toBeTruthy()
    expect(wire.requestsOf(saveApplication)).toHaveLength(0)
  })

  test('shows the names of the sign-up, which cannot be changed', async () => {
    open('/account-application')
    expect((await field('First name')).readOnly).toBe(true)
    expect((await field('Last name')).value).toBe('Reyes')
  })

  test('offers the four amounts in the stated words, and numeric keyboards', async () => {
    open('/account-application')
    expect((await field('Primary Phone')).inputMode).toBe('numeric')
    expect((await field('Date of birth')).inputMode).toBe('numeric')
    expect((await field('Date of birth')).placeholder).toBe('yyyy-MM-dd')
    const amounts = screen
      .getAllByRole<HTMLInputElement>('radio')
      .map(({ labels }) => labels?.[0]?.textContent)
    expect(amounts).toEqual([
      '2,000 or less',
      'More than $2,000 and under $10,000',
      '$10,001 or more and under $20,000',
      '$20,000 or more',
    ])
  })

  test('left empty it says so under each field, and the keyboard is on the first one', async () => {
    const { wire } = open('/account-application')
    await goOn()
    expect(screen.getAllByText('This field is required')).toHaveLength(4)
    await waitFor(async () => expect(document.activeElement).toBe(await field('Primary Phone')))
    expect(wire.requestsOf(saveApplication)).toHaveLength(0)
  })

  const born = async (birthday: string) => {
    const app = open('/account-application/personal-information', filledApplication, [
      saving(filledApplication),
    ])
    await userEvent.clear(await field('Date of birth'))
    await userEvent.type(await field('Date of birth'), birthday)
    await goOn()
    return app
  }

  test.each([
    ['2008-11-22', 'You must be at least 18 years old'],
    ['1901-11-21', 'You must be younger than 125'],
    ['1985-02-30', 'There is no such day. Check the month, the day and the year.'],
    ['1985', 'Enter a day like 1985-07-30 or 7/30/1985.'],
    ['7/30/85', 'Enter the year with four digits, like 1985-07-30 or 7/30/1985.'],
  ])('on 2026-11-21 the day of birth %s is told: %s', async (birthday, message) => {
    const { wire } = await born(birthday)
    expect(screen.getByText(message)).toBeTruthy()
    expect(document.activeElement).toBe(await field('Date of birth'))
    expect((await field('Date of birth')).value).toBe(birthday)
    expect(wire.requestsOf(saveApplication)).toHaveLength(0)
  })

  test.each(['2008-11-21', '1901-11-22', '11/22/1901', '11212008'])(
    'on 2026-11-21 the day of birth %s is taken',
    async (birthday) => {
      const { wire } = await born(birthday)
      await screen.findByRole('heading', { name: 'Where do you live?' })
      expect(wire.requestsOf(saveApplication)).toHaveLength(1)
    },
  )

  test('a day of birth can be chosen: year, month, day, from the latest allowed one on', async () => {
    open('/account-application')
    await userEvent.click(await screen.findByRole('button', { name: 'Choose from a calendar' }))
    const calendar = await screen.findByRole('dialog', { name: 'Choose a day' })
    await waitFor(() => expect(calendar.contains(document.activeElement)).toBe(true))
    // The calendar comes a moment after its frame.
    await userEvent.click(await within(calendar).findByRole('button', { name: '2008' }))
    expect(within(calendar).queryByRole('button', { name: '2009' })).toBeNull()
    await userEvent.click(within(calendar).getByRole('button', { name: 'Nov' }))
    const day = (name: RegExp) => within(calendar).getByRole<HTMLButtonElement>('button', { name })
    expect(day(/^22 /).disabled).toBe(true)
    await userEvent.click(day(/^21 /))
    expect((await field('Date of birth')).value).toBe('2008-11-21')
  })

  test('an incomplete phone is told under its field', async () => {
    open('/account-application/personal-information', filledApplication)
    await userEvent.type(await field('Primary Phone'), '{Backspace}')
    await goOn()
    expect(screen.getByText('Please enter a complete phone number')).toBeTruthy()
  })

  test('what was typed stays when the call fails, and is saved by the next try', async () => {
    const { wire } = open('/account-application/personal-information', filledApplication, [
      drop(saveApplication),
    ])
    await userEvent.clear(await field('Primary Phone'))
    await userEvent.type(await field('Primary Phone'), '5550100177')
    await goOn()
    expect((await screen.findByRole('alert')).textContent).toContain('What you entered is still here')
    expect((await field('Primary Phone')).value).toBe('(555) 010-0177')
    wire.use(saving(filledApplication))
    await goOn()
    expect(await screen.findByRole('heading', { name: 'Where do you live?' })).toBeTruthy()
  })

  test('what the server says of a field stands under it, with the keyboard on it', async () => {
    open('/account-application/personal-information', filledApplication, [
      refuse(saveApplication, 'invalid_input', {
        errors: { 'account_application.occupation': ['is not in the list'] },
      }),
    ])
    await goOn()
    expect(await screen.findByText('is not in the list')).toBeTruthy()
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByLabelText('Occupation', { selector: 'input' })),
    )
  })

  test('a list of occupations that does not come can be asked for again', async () => {
    const { wire } = open('/account-application', newApplication, [refuse(listOccupations, 'forbidden')])
    expect(await screen.findByText('The list could not be loaded.')).toBeTruthy()
    wire.use(...applicationReplies())
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await choose('Occupation', 'manag')
    expect(screen.getByLabelText<HTMLInputElement>('Occupation', { selector: 'input' }).value).toBe(
      'Management Occupations',
    )
  })

  test('an application that was decided meanwhile leads to the page of its decision', async () => {
    const { wire, path } = open('/account-application/personal-information', filledApplication, [
      refuse(saveApplication, 'application.decided'),
    ])
    await screen.findByRole('heading', { name: 'Tell us about you' })
    wire.use(...applicationReplies({ ...filledApplication, status: 'referred' }))
    await goOn()
    await screen.findByRole('heading', { name: 'We need a few documents from you' })
    expect(path()).toBe('/account-application/application-referred')
  })
})

describe('the address', () => {
  const atAddress = { ...newApplication, furthest_enrollment_step: 'address' } as const
  const street = (at = 0) => screen.getAllByLabelText<HTMLInputElement>('Street address')[at] as HTMLElement
  const fill = async (at = 0) => {
    await userEvent.type(street(at), '12 Elm Street')
    await userEvent.type(screen.getAllByLabelText('City')[at] as HTMLElement, 'Springfield')
    await userEvent.selectOptions(screen.getAllByLabelText('State')[at] as HTMLElement, 'Illinois')
    await userEvent.type(screen.getAllByLabelText('ZIP code')[at] as HTMLElement, '627011234')
  }

  test('is saved with the ZIP code in its form, and goes on to the identification', async () => {
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

  test('a post office box and half a ZIP code are told under their fields', async () => {
    open('/account-application/address', atAddress)
    await screen.findByRole('heading', { name: 'Where do you live?' })
    await userEvent.type(street(), 'P.O. Box 12')
    await userEvent.type(screen.getByLabelText('ZIP code'), '6270')
    await goOn()
    expect(screen.getByText('Address PO Box is not allowed')).toBeTruthy()
    expect(screen.getByText('Zip Code Invalid')).toBeTruthy()
    expect(screen.getAllByText('This field is required')).toHaveLength(2)
    expect(document.activeElement).toBe(street())
  })

  test('the second address is asked for only when the card goes elsewhere, and toggling empties it', async () => {
    open('/account-application/address', atAddress)
    await screen.findByRole('heading', { name: 'Where do you live?' })
    expect(screen.getAllByLabelText('Street address')).toHaveLength(1)
    const elsewhere = screen.getByRole('checkbox', { name: 'Mail my card to a different address' })
    await userEvent.click(elsewhere)
    await userEvent.type(street(1), 'PO Box 9')
    await goOn()
    expect(screen.getByText('Address PO Box is not allowed')).toBeTruthy()
    await userEvent.click(elsewhere)
    await userEvent.click(elsewhere)
    expect((street(1) as HTMLInputElement).value).toBe('')
  })

  test('a step back and forth loses nothing that was typed', async () => {
    const application = { ...filledApplication, furthest_enrollment_step: 'address' } as const
    open('/account-application/address', application, [saving(application)])
    await screen.findByRole('heading', { name: 'Where do you live?' })
    await userEvent.clear(street())
    await userEvent.type(street(), '99 Not Saved Road')
    await goOn('Back')
    await screen.findByRole('heading', { name: 'Tell us about you' })
    expect((await field('Primary Phone')).value).toBe('(555) 010-0123')
    await goOn()
    await screen.findByRole('heading', { name: 'Where do you live?' })
    expect((street() as HTMLInputElement).value).toBe('99 Not Saved Road')
  })
})

describe('the identification', () => {
  const number = () => field('Social Security Number')

  test('takes a pasted number in any form, shows it masked, and keeps it off the wire and the storage', async () => {
    const { wire, path } = open('/account-application', filledApplication)
    await userEvent.click(await number())
    await userEvent.paste('987 65 4321 ')
    expect((await number()).value).toBe('987-65-4321')
    expect((await number()).placeholder).toBe('Social Security Number')
    expect((await number()).inputMode).toBe('numeric')
    await goOn()
    await screen.findByRole('heading', { name: 'Review and submit' })
    expect(path()).toBe('/account-application/review')
    const kept = JSON.stringify([wire.requests, stored(localStorage), stored(sessionStorage)])
    expect(kept.replace(/\D/g, '')).not.toContain('987654321')
    expect(screen.getByRole('main').textContent).toContain('•••-••-4321')
    expect(screen.getByRole('main').textContent).not.toContain('987-65')
  })

  test.each([
    ['', 'This field is required'],
    ['98765432', 'You must enter a valid social security number.'],
  ])('"%s" is told: %s', async (digits, message) => {
    open('/account-application', filledApplication)
    if (digits) await userEvent.type(await number(), digits)
    await screen.findByRole('heading', { name: 'Confirm who you are' })
    await goOn()
    expect(screen.getByText(message)).toBeTruthy()
    expect(document.activeElement).toBe(await number())
  })
})

describe('a decided application', () => {
  test('referred: which copies, and the fax and address to send them to', async () => {
    open('/account-application/address', { ...filledApplication, status: 'referred' })
    await screen.findByRole('heading', { name: 'We need a few documents from you' })
    await screen.findByText(sampleProgram.support.fax)
    const text = screen.getByRole('main').textContent
    for (const words of [
      'your Social Security card',
      'your driver’s license or state ID',
      'a utility bill that is less than 60 days old',
      sampleProgram.support.fax,
      ...sampleProgram.support.mailing_address,
    ])
      expect(text).toContain(words)
  })

  test('denied: says so calmly, with a number to call', async () => {
    const { path } = open('/dashboard', { ...filledApplication, status: 'rejected' })
    await screen.findByRole('heading', { name: 'We cannot open an account for you' })
    expect(path()).toBe('/account-application/application-denied')
    const main = within(screen.getByRole('main'))
    expect(await main.findByRole('link', { name: sampleProgram.support.phone })).toBeTruthy()
  })
})
