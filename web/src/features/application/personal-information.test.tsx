import { listOccupations, saveApplication } from '@yoursuccess/contract/application/application'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { applicationReplies, filledApplication, newApplication } from '../../testing/application-replies.ts'
import { field, goOn, openApplication as open, saving } from '../../testing/application-screen.tsx'
import { drop, refuse } from '../../testing/wire.ts'

const choose = async (label: string, text: string) => {
  await userEvent.click(await screen.findByLabelText(label, { selector: 'input' }))
  await userEvent.keyboard(`${text}{Enter}`)
}

describe('the personal information step', () => {
  test.each([
    [true, /At the end, you'll open three agreements and verify your phone with a code\.$/],
    [false, /At the end, you'll open three agreements\.$/],
  ])('says up front what the last step requires, with phone verification: %s', async (isDemanded, words) => {
    open('/account-application', { ...newApplication, has_phone_verification: isDemanded })
    expect(await screen.findByText(words)).toBeInTheDocument()
  })

  // APPLICATION-08, APPLICATION-11, APPLICATION-17
  test('saves what was entered and continues to the address step', async () => {
    const { wire, path } = open('/account-application', newApplication, [saving(newApplication)])
    await userEvent.click(await field('Primary Phone'))
    await userEvent.paste('+1 (555) 010-0199')
    expect(await field('Primary Phone')).toHaveValue('(555) 010-0199')
    await userEvent.type(await field('Date of birth'), '7/30/1985')
    await userEvent.tab()
    expect(await field('Date of birth')).toHaveValue('1985-07-30')
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

  // APPLICATION-21
  test('finds an occupation by an everyday word, and clears it when nothing matches', async () => {
    const { wire } = open('/account-application/personal-information', filledApplication, [
      saving(filledApplication),
    ])
    const work = await screen.findByLabelText('Occupation', { selector: 'input' })
    await userEvent.clear(work)
    await userEvent.type(work, 'truck')
    expect(await screen.findByRole('option', { name: 'Motor Vehicle Operators' })).toBeInTheDocument()
    await userEvent.clear(work)
    await userEvent.type(work, 'astronaut')
    expect(await screen.findByText('No match. Try "warehouse", or choose Other.')).toBeInTheDocument()
    await userEvent.tab()
    await goOn()
    expect(await screen.findByText('This field is required')).toBeInTheDocument()
    expect(wire.requestsOf(saveApplication)).toHaveLength(0)
  })

  // APPLICATION-16
  test('shows the names from sign-up as read-only', async () => {
    open('/account-application')
    expect(await field('First name')).toHaveAttribute('readonly')
    expect(await field('Last name')).toHaveValue('Reyes')
  })

  // APPLICATION-19, APPLICATION-20
  test('offers four income ranges, and numeric keyboards for phone and date of birth', async () => {
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

  // APPLICATION-12, APPLICATION-15
  test('marks every required field left empty and focuses the first', async () => {
    const { wire } = open('/account-application')
    await goOn()
    expect(screen.getAllByText('This field is required')).toHaveLength(4)
    await waitFor(async () => expect(await field('Primary Phone')).toHaveFocus())
    expect(wire.requestsOf(saveApplication)).toHaveLength(0)
  })

  const submitBirthday = async (birthday: string) => {
    const app = open('/account-application/personal-information', filledApplication, [
      saving(filledApplication),
    ])
    await userEvent.clear(await field('Date of birth'))
    await userEvent.type(await field('Date of birth'), birthday)
    await goOn()
    return app
  }

  // APPLICATION-18
  test.each([
    ['2008-11-22', 'You must be at least 18 years old'],
    ['1901-11-21', 'You must be younger than 125'],
    ['1985-02-30', 'There is no such day. Check the month, the day and the year.'],
    ['1985', 'Enter a day like 1985-07-30 or 7/30/1985.'],
    ['7/30/85', 'Enter the year with four digits, like 1985-07-30 or 7/30/1985.'],
  ])('on 2026-11-21 for the date of birth %s shows: %s', async (birthday, message) => {
    const { wire } = await submitBirthday(birthday)
    expect(screen.getByText(message)).toBeInTheDocument()
    expect(await field('Date of birth')).toHaveFocus()
    expect(await field('Date of birth')).toHaveValue(birthday)
    expect(wire.requestsOf(saveApplication)).toHaveLength(0)
  })

  // APPLICATION-19
  test.each(['2008-11-21', '1901-11-22', '11/22/1901', '11212008'])(
    'on 2026-11-21 accepts the date of birth %s',
    async (birthday) => {
      const { wire } = await submitBirthday(birthday)
      await screen.findByRole('heading', { name: 'Where do you live?' })
      expect(wire.requestsOf(saveApplication)).toHaveLength(1)
    },
  )

  // APPLICATION-19
  test('the calendar offers no date of birth after the latest allowed day', async () => {
    open('/account-application')
    await userEvent.click(await screen.findByRole('button', { name: 'Choose from a calendar' }))
    const calendar = await screen.findByRole('dialog', { name: 'Choose a day' })
    await waitFor(() => expect(calendar.contains(document.activeElement)).toBe(true))
    // The calendar appears a moment after its frame.
    await userEvent.click(await within(calendar).findByRole('button', { name: '2008' }))
    expect(within(calendar).queryByRole('button', { name: '2009' })).not.toBeInTheDocument()
    await userEvent.click(within(calendar).getByRole('button', { name: 'Nov' }))
    const day = (name: RegExp) => within(calendar).getByRole('button', { name })
    expect(day(/^22 /)).toBeDisabled()
    await userEvent.click(day(/^21 /))
    expect(await field('Date of birth')).toHaveValue('2008-11-21')
  })

  // APPLICATION-17
  test('shows an error under an incomplete phone number', async () => {
    open('/account-application/personal-information', filledApplication)
    await userEvent.type(await field('Primary Phone'), '{Backspace}')
    await goOn()
    expect(screen.getByText('Please enter a complete phone number')).toBeInTheDocument()
  })

  // APPLICATION-11
  test('keeps what was entered when saving fails, and saves it on retry', async () => {
    const { wire } = open('/account-application/personal-information', filledApplication, [
      drop(saveApplication),
    ])
    await userEvent.clear(await field('Primary Phone'))
    await userEvent.type(await field('Primary Phone'), '5550100177')
    await goOn()
    expect(await screen.findByRole('alert')).toHaveTextContent('What you entered is still here')
    expect(await field('Primary Phone')).toHaveValue('(555) 010-0177')
    wire.use(saving(filledApplication))
    await goOn()
    expect(await screen.findByRole('heading', { name: 'Where do you live?' })).toBeInTheDocument()
  })

  // APPLICATION-12
  test('shows a field error from the server under its field and focuses it', async () => {
    open('/account-application/personal-information', filledApplication, [
      refuse(saveApplication, 'invalid_input', {
        errors: { 'account_application.occupation': ['is not in the list'] },
      }),
    ])
    await goOn()
    expect(await screen.findByText('is not in the list')).toBeInTheDocument()
    await waitFor(() => expect(screen.getByLabelText('Occupation', { selector: 'input' })).toHaveFocus())
  })

  // APPLICATION-22
  test('reloads the list of occupations on request after it failed to load', async () => {
    const { wire } = open('/account-application', newApplication, [refuse(listOccupations, 'forbidden')])
    expect(await screen.findByText("We couldn't load the list of occupations.")).toBeInTheDocument()
    wire.use(...applicationReplies())
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await choose('Occupation', 'manag')
    expect(screen.getByLabelText('Occupation', { selector: 'input' })).toHaveValue('Management Occupations')
  })

  // APPLICATION-56
  test('an application decided in the meantime opens the page of the decision', async () => {
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
