import { getPlan } from '@yoursuccess/contract/plan/plan'
import { reportTrustee, type Trustee } from '@yoursuccess/contract/trustees/trustees'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { renderApp } from '../../../testing/render-app.tsx'
import { sampleUser } from '../../../testing/samples.ts'
import { onPlan, onTrustee, sampleTrustee } from '../../../testing/trustee-replies.ts'
import { type Handler, on, refuse } from '../../../testing/wire.ts'

const open = async (handlers: Handler[], heading: string = sampleTrustee.name) => {
  const app = renderApp('/dashboard/plan/trustee', { user: sampleUser, handlers })
  await screen.findByRole('heading', { level: 1, name: heading })
  return app
}
const openListed = (change: Partial<Trustee> = {}, locks?: Parameters<typeof onTrustee>[1]) =>
  open([onPlan(), onTrustee(change, locks)])
const rowsOf = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .filter((row) => within(row).queryByRole('button'))
    .map(({ textContent }) => textContent)
const unfold = async (name: RegExp) => {
  await userEvent.click(screen.getByRole('button', { name }))
  return screen.findByRole('dialog')
}

describe('the trustee of the plan', () => {
  // TRU-04
  test('shows in words what the office accepts, what it does not, and which way is in use', async () => {
    await openListed()
    expect(rowsOf('Accepted')).toEqual([
      expect.stringMatching(
        /^Electronic payment from this accountAccepted, with conditions.*The case number is right$/,
      ),
      expect.stringMatching(/^Money orderAcceptedPosted 1 banking day after it arrives$/),
      expect.stringMatching(
        /^TFSAcceptedYou pay this wayFee \$2\.99Pay before 4:00 PM Central TimePosted 2 banking days .*Not from this account, because it is prepaid$/,
      ),
    ])
    expect(rowsOf('Not accepted, or not known')).toEqual([
      'Check that we mail for youNot accepted',
      'Personal checkChecked too long ago',
      'ePayNot known',
    ])
  })

  // TRU-04
  test('shows all that is known of a way to pay, with the day and the source of its check', async () => {
    await openListed()
    const text = (await unfold(/^TFS/)).textContent
    for (const words of [
      'Fee$2.99',
      'Pay before4:00 PM Central Time',
      'Posted2 banking days after it arrives',
      'On hold at the office14 days. Your payment counts as posted during this time.',
      'Amount of one payment$25.00 to $2,500.00',
      'Days of the month1 and 15',
      'Time to sign up5 days',
      'Time to change or stop it10 days',
      'Not taken fromprepaid accounts such as this one or savings accounts',
      'Part of a paymentNot taken. Pay the whole amount at once.',
      'Number to give24-10077',
      'After 2 within 365 days, you can no longer pay this way for 6 months.',
      'Change the amount yourself when your plan steps up.',
      "Checked on November 2, 2026, the office's website",
    ])
      expect(text).toContain(words)
  })

  // TRU-04, TRU-06
  test('says to whom a money order is made out, where it goes, and what to write on it', async () => {
    await openListed()
    const text = (await unfold(/^Money order/)).textContent
    expect(text).toContain('Number to give24-10077 Reyes')
    expect(text).toContain('Make it out toC. Ravensby, Trustee')
    expect(text).toContain('Send it toPO Box 9003, Sacramento, CA 95814')
  })

  // TRU-04
  test('warns of what was checked more than 180 days ago', async () => {
    await openListed()
    expect(await unfold(/^Personal check/)).toHaveTextContent(
      "We last checked this on May 1, 2026. Call the office to make sure that it's still right.",
    )
  })

  // TRU-08
  test('says until when a way to pay is locked, and which others remain', async () => {
    await openListed({}, [{ kind: 'tfs', until: '2027-05-18' }])
    expect(
      screen.getByText(
        "Payments came back, so this trustee doesn't take this way of paying from you until May 18, 2027. You can pay by electronic payment from this account or money order.",
      ),
    ).toBeInTheDocument()
    expect(rowsOf('Not accepted, or not known')).toContainEqual(expect.stringMatching(/^TFS.*Locked for you/))
  })

  // TRU-04
  test('has the address, the phone and the website of the office', async () => {
    await openListed()
    const office = within(screen.getByRole('region', { name: 'The office' }))
    expect(office.getByText('PO Box 9003, Sacramento, CA 95814')).toBeInTheDocument()
    expect(office.getByRole('link', { name: '(916) 555-0103' })).toHaveAttribute('href', 'tel:9165550103')
    expect(office.getByRole('link', { name: 'ravensby.example/pay' })).toHaveAttribute(
      'href',
      'https://ravensby.example/pay',
    )
    expect(office.getByText("Checked on November 2, 2026, the office's website")).toBeInTheDocument()
  })

  // TRU-04
  test('says that an office is no longer in the directory', async () => {
    await openListed({ retired: true })
    expect(screen.getByText(/^This office is no longer in our directory/)).toBeInTheDocument()
  })
})

describe('a report of a wrong entry', () => {
  const openReport = async (handler: Handler) => {
    const app = await open([onPlan(), onTrustee(), handler])
    await userEvent.click(screen.getByRole('button', { name: 'Something wrong here? Tell us.' }))
    await userEvent.type(await screen.findByLabelText('What should it say?'), 'They take checks.')
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    return app
  }

  // TRU-04
  test('is sent in the words of the customer, who is thanked', async () => {
    const { wire } = await openReport(on(reportTrustee, undefined))
    expect(await screen.findByRole('dialog', { name: 'Thank you' })).toBeInTheDocument()
    expect(wire.requestsOf(reportTrustee).map(({ params, body }) => [params, body])).toEqual([
      [{ id: '9003' }, { report: { text: 'They take checks.' } }],
    ])
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  // TRU-04
  test('is refused with its reason while too many of the customer wait', async () => {
    await openReport(refuse(reportTrustee, 'trustee.too_many_reports'))
    expect(await screen.findByText(/^We're still looking at what you reported before\./)).toBeInTheDocument()
    expect(screen.getByLabelText('What should it say?')).toHaveValue('They take checks.')
  })
})

// TRU-03
test('a trustee who is not in the directory has name and address, and nobody knows what it accepts', async () => {
  const own = { name: 'A. Trustee', address_1: '1 Main St', address_2: null, city: 'San Juan', state: 'PR' }
  const trustee = { ...own, zip: '00901', phone: '7875550100' }
  await open([onPlan({ trustee_id: null, trustee, paid_by: ['money_order', 'wage_order'] })], 'A. Trustee')
  expect(
    screen.getByText(
      'We do not know how this trustee accepts payments. Ask the office before you pay another way than you do now.',
    ),
  ).toBeInTheDocument()
  expect(screen.getByText('1 Main St, San Juan, PR 00901')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: '(787) 555-0100' })).toBeInTheDocument()
  expect(screen.getByText('money order and deduction from your pay')).toBeInTheDocument()
})

// TRU-04
test.each([
  ['without a trustee', onPlan({ trustee_id: null }), '/dashboard/plan/details'],
  ['without a plan', on(getPlan, { plan: null }), '/dashboard/plan/set-up'],
])('a plan %s leads to the page where it is added', async (_, handler, path) => {
  await open([handler], 'Your trustee')
  expect(screen.getByRole('link', { name: 'Add your trustee' })).toHaveAttribute('href', path)
})
