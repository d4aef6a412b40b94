/** An eighth grader can read the app's explanations, like the public pages (render.test.ts). */
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { gradeOf, proseOf } from '../testing/reading-grade.ts'
import { renderApp } from '../testing/render-app.tsx'
import { sampleUser } from '../testing/samples.ts'

// PROGRAM-50
test.each([
  '/dashboard/tracker/learn-more',
  '/dashboard/paybills/learn-more',
  '/dashboard/rewards/learn-more',
])('an eighth grader can read %s', async (path) => {
  renderApp(path, { user: sampleUser })
  await screen.findByRole('link', { name: 'Get Started' })
  const prose = proseOf(document)
  expect(prose.length).toBeGreaterThan(3)
  expect(gradeOf(prose)).toBeLessThanOrEqual(8)
})
