import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { click, openTracker } from '../../../testing/tracker-screen.tsx'
import { setViewport } from '../../../testing/viewport.ts'

const TABLES = ['Your reported expenses generated this month', 'Your reported external expenses this month']
const shown = () => TABLES.filter((name) => screen.queryByRole('table', { name }))
const findToggle = (expanded: boolean) =>
  screen.findByRole('button', { name: 'Activity 4 expenses', expanded })

// TRACKER-182
test('on a phone both tables of expenses open and close with one button', async () => {
  setViewport(390)
  openTracker('/expenses')
  await findToggle(false)
  expect(shown()).toEqual([])
  await click(/^Activity/)
  const toggle = await findToggle(true)
  expect(shown()).toEqual(TABLES)
  expect(document.getElementById(toggle.getAttribute('aria-controls') ?? '')).toHaveTextContent('Maple Court')
  await click(/^Activity/)
  await findToggle(false)
  expect(shown()).toEqual([])
})

// TRACKER-182
test('on a desktop both tables of expenses are open at first', async () => {
  openTracker('/expenses')
  await findToggle(true)
  expect(shown()).toEqual(TABLES)
})
