import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { emptyTracker, sampleTracker } from '../../../testing/tracker-replies.ts'
import { openTracker, pageHeading } from '../../../testing/tracker-screen.tsx'

// TRACKER-64
test('Dollar Bill introduces the first-time wizard', async () => {
  openTracker('/get-started', emptyTracker())
  const words =
    "Hello, I'm Dollar Bill and I'm going to help you track your expenses so you never miss a Chapter 13 trustee payment"
  expect(await screen.findByText(`${words}.`)).toBeInTheDocument()
})

// TRACKER-74
test('the review lists the saved goals and the remaining amount', async () => {
  openTracker('/get-started', { ...sampleTracker(), status: 'not_started' })
  await pageHeading('Please review your information')
  const rows = screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent])
  expect(rows).toEqual([
    ['Total income', '$3,000.00'],
    ['Salary', '$2,800.00'],
    ['Rent', '$200.00'],
    ['Trustee payment', '$500.00'],
    ['Total expenses', '$1,500.00'],
    ['Housing', '$1,200.00'],
    ['Utilities', '$300.00'],
  ])
  expect(screen.getByText('Remaining').parentElement?.textContent).toBe('Remaining$1,000.00')
})

// TRACKER-69
test('the address cannot skip steps that are not saved', async () => {
  openTracker('/get-started?step=5', emptyTracker())
  expect(
    await pageHeading('Get started by entering your current monthly trustee payment'),
  ).toBeInTheDocument()
})
