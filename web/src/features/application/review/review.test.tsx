import { AGREEMENTS, getApplication, submitApplication } from '@yoursuccess/contract/application/application'
import { getUser } from '@yoursuccess/contract/session/session'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, type MockInstance, vi } from 'vitest'
import { leave } from '../../../lib/leave.ts'
import {
  applicationReplies,
  filledApplication,
  sampleApplicant,
} from '../../../testing/application-replies.ts'
import { expectAfter } from '../../../testing/pass-time.ts'
import { pressTwiceAtOnce } from '../../../testing/press-twice.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { agreement, openAgreements, press, review, submit } from '../../../testing/review-screen.tsx'
import { sampleSession, sampleUser } from '../../../testing/samples.ts'
import { drop, type Handler, on, refuse, type Wire } from '../../../testing/wire.ts'

let leaving: MockInstance<typeof leave.to>
beforeEach(() => {
  leaving = vi.spyOn(leave, 'to').mockImplementation(() => {})
})

const CHECKING = { ...filledApplication, submitted_at: '2026-11-21T15:00:00.000Z' }

describe('the review step', () => {
  // APPLICATION-32
  test('shows what the applicant entered, with a link to edit each part', async () => {
    const { path } = await review({ ...filledApplication, middle_name: 'Lee' })
    const text = screen.getByRole('main').textContent
    for (const words of [
      'Ana Lee Reyes',
      '(555) 010-0123',
      'July 30, 1985',
      'More than $2,000 and under $10,000',
      'Motor Vehicle Operators',
      '12 Elm Street',
      'Springfield, IL 62701',
      '•••-••-4321',
    ])
      expect(text).toContain(words)
    await userEvent.click(screen.getByRole('link', { name: 'Edit Address' }))
    await screen.findByRole('heading', { name: 'Where do you live?' })
    expect(path()).toBe('/account-application/address')
  })

  // APPLICATION-33
  test('Submit is enabled only after all three agreements were opened', async () => {
    await review()
    expect(submit()).toBeDisabled()
    expect(screen.getAllByText('Not opened yet')).toHaveLength(3)
    for (const [at, { title, path }] of AGREEMENTS.entries()) {
      expect(submit()).toBeDisabled()
      expect(agreement(title)).toHaveAttribute('href', path)
      expect(agreement(title)).toHaveAttribute('target', '_blank')
      expect(agreement(title)).toHaveAttribute('rel', expect.stringContaining('noopener'))
      await userEvent.click(agreement(title))
      expect(screen.queryAllByText('Not opened yet')).toHaveLength(2 - at)
      expect(screen.getAllByText('Opened')).toHaveLength(at + 1)
    }
    expect(submit()).toBeEnabled()
  })

  // APPLICATION-34
  test('editing a part keeps the agreements opened and the Social Security number entered', async () => {
    await review()
    await openAgreements()
    await userEvent.click(screen.getByRole('link', { name: 'Edit Identification' }))
    expect(await screen.findByLabelText('Social Security Number')).toHaveValue('987-65-4321')
    await press('Continue')
    await screen.findByRole('heading', { name: 'Review and submit' })
    expect(submit()).toBeEnabled()
  })
})

describe('submitting', () => {
  const sent = async (handler: Handler, application = filledApplication) => {
    const app = await review(application, [handler])
    await openAgreements()
    await userEvent.click(submit())
    return app
  }

  // APPLICATION-48, APPLICATION-49
  test('sends the SSN and the agreement versions once, and opens funding when approved', async () => {
    const enrolling = { ...sampleUser, redirectPath: '/enrollment-funding' }
    const { wire, path } = await review(filledApplication, [
      on(submitApplication, { ...filledApplication, status: 'approved' }),
    ])
    await openAgreements()
    wire.use(on(getUser, { user: enrolling, session: sampleSession() }))
    await userEvent.click(submit())
    await waitFor(() => expect(path()).toBe('/enrollment-funding'))
    expect(await screen.findByText('Your application is approved')).toBeInTheDocument()
    expect(wire.requestsOf(submitApplication).map(({ body }) => body)).toEqual([
      {
        account_application: { id_type: 2, id_number: '987654321' },
        agreements: {
          electronic_communications: '2026-11',
          deposit_account: '2026-12',
          privacy_policy: '2026-12',
        },
      },
    ])
  })

  // APPLICATION-51, APPLICATION-52
  test.each([
    ['application.rejected', 'rejected', "We can't open an account for you", 'application-denied'],
    ['application.referred', 'referred', 'We need a few documents from you', 'application-referred'],
  ] as const)('the reply %s opens the page of the decision', async (code, status, heading, address) => {
    const { wire, path } = await review(filledApplication, [refuse(submitApplication, code)])
    await openAgreements()
    wire.use(on(getApplication, { ...filledApplication, status }))
    await userEvent.click(submit())
    await screen.findByRole('heading', { name: heading })
    expect(path()).toBe(`/account-application/${address}`)
  })

  // APPLICATION-53
  test('explains an identity mismatch and reloads the page once the applicant confirms', async () => {
    await sent(refuse(submitApplication, 'application.mismatch'))
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent(
      'Identification does not match records. Please confirm your information and try again.',
    )
    expect(leaving).not.toHaveBeenCalled()
    await press('OK')
    await waitFor(() => expect(leaving).toHaveBeenCalledWith('/account-application'))
  })

  // APPLICATION-50
  test('lists the details of an invalid parameter as plain text', async () => {
    await sent(
      refuse(submitApplication, 'application.invalid_parameter', {
        details: ['ssn: not issued', '<b>address</b>: unknown'],
      }),
    )
    const dialog = await screen.findByRole('dialog', { name: 'Invalid parameter' })
    expect([...dialog.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      'ssn: not issued',
      '<b>address</b>: unknown',
    ])
    await press('OK')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(submit()).toBeEnabled()
  })

  // APPLICATION-54
  test('lists the fields of any other error and says what to do', async () => {
    await sent(
      refuse(submitApplication, 'application.incomplete', {
        errors: { primary_phone: ['is missing'], date_of_birth: ['is missing'] },
      }),
    )
    const dialog = await screen.findByRole('dialog')
    expect([...dialog.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      'Primary phone is missing',
      'Date of birth is missing',
    ])
    expect(dialog).toHaveTextContent('Review the information and try again.')
  })

  // APPLICATION-35
  test('reloads the page when an agreement was updated, so it must be opened again', async () => {
    await sent(refuse(submitApplication, 'application.agreements_changed'))
    expect(await screen.findByRole('dialog')).toHaveTextContent('One of the agreements was updated')
    await press('OK')
    await waitFor(() => expect(leaving).toHaveBeenCalledWith('/account-application'))
  })

  // APPLICATION-58
  test('a double click submits once, so it uses up only one identity check', async () => {
    const { wire } = await review(filledApplication, [refuse(submitApplication, 'application.mismatch')])
    await openAgreements()
    pressTwiceAtOnce(submit())
    expect(await screen.findAllByRole('dialog')).toHaveLength(1)
    expect(wire.requestsOf(submitApplication)).toHaveLength(1)
  })

  // APPLICATION-59
  test('reports no failure when the reply is lost but the submission arrived', async () => {
    const { wire } = await review(filledApplication, [drop(submitApplication)])
    await openAgreements()
    wire.use(on(getApplication, CHECKING))
    await userEvent.click(submit())
    expect(
      await screen.findByRole('heading', { name: "We're checking your information" }),
    ).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  // APPLICATION-59
  test('a submission that did not arrive can be retried', async () => {
    await sent(drop(submitApplication))
    expect(await screen.findByRole('dialog')).toHaveTextContent('We never open a second account.')
    await press('OK')
    await waitFor(() => expect(submit()).toBeEnabled())
  })
})

describe('an application that is being checked', () => {
  const checking = (...handlers: Handler[]) =>
    renderApp('/account-application', {
      user: sampleApplicant,
      handlers: [...applicationReplies(CHECKING), ...handlers],
    })

  // APPLICATION-57
  test('the review says that the check is in progress, even after a reload without the number', async () => {
    const { path } = checking()
    expect(
      await screen.findByRole('heading', { name: "We're checking your information" }),
    ).toBeInTheDocument()
    expect(path()).toBe('/account-application/review')
    expect(screen.queryByRole('list', { name: 'Steps' })).not.toBeInTheDocument()
  })

  /** Four seconds later the page requests the status of the check. */
  const waitForNextPoll = async ({ requestsOf }: Wire, since: number) => {
    const requestsBefore = requestsOf(getApplication).length
    await expectAfter(4000, since, () => requestsOf(getApplication).length > requestsBefore)
  }

  // APPLICATION-57
  test('shows the result of the check as soon as it is available', async () => {
    vi.useFakeTimers()
    const before = Date.now()
    const { wire, path } = checking()
    await screen.findByRole('heading', { name: "We're checking your information" })
    wire.use(
      on(getApplication, { ...CHECKING, status: 'approved' }),
      on(getUser, { user: { ...sampleUser, redirectPath: '/enrollment-funding' }, session: sampleSession() }),
    )
    await waitForNextPoll(wire, before)
    await waitFor(() => expect(path()).toBe('/enrollment-funding'))
  })

  // APPLICATION-57
  test('a check that ends without a decision returns to the identification step and says why', async () => {
    vi.useFakeTimers()
    const before = Date.now()
    const { wire, path } = checking()
    await screen.findByRole('heading', { name: "We're checking your information" })
    wire.use(on(getApplication, filledApplication))
    await waitForNextPoll(wire, before)
    expect(await screen.findByRole('dialog')).toHaveTextContent('Identification does not match records.')
    await waitFor(() => expect(path()).toBe('/account-application/identification'))
  })
})
