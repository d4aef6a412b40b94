import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { passTime } from '../../testing/pass-time.ts'
import { renderApp } from '../../testing/render-app.tsx'

/** Longer than the interval of any carousel that moves automatically. */
const LONG_SECONDS = 40

// PROGRAM-58
test('the login page says how the account helps', async () => {
  renderApp('/login')
  const headline = await screen.findByRole('heading', { level: 1 })
  expect(headline.textContent?.replace(/\s/g, ' ')).toBe(
    'Let your bank account help in your Chapter 13 bankruptcy',
  )
})

// PROGRAM-62
test.each(['/login', '/request-reset-password', '/password-reset?reset_password_token=0012e3'])(
  'the page %s shows three slides that never move automatically',
  async (path) => {
    // Fake timers start first, so they would catch a timer of the carousel.
    vi.useFakeTimers()
    renderApp(path)
    const carousel = within(await screen.findByRole('region', { name: 'What the account offers' }))
    const slide = () => carousel.getByRole('status').textContent
    expect(slide()).toBe('1 of 3')
    for (let second = 0; second < LONG_SECONDS; second++) {
      await passTime(1000)
      expect(slide()).toBe('1 of 3')
    }
    vi.useRealTimers()
    await userEvent.click(carousel.getByRole('button', { name: 'Next slide' }))
    expect(slide()).toBe('2 of 3')
    for (const expected of ['1 of 3', '3 of 3']) {
      await userEvent.click(carousel.getByRole('button', { name: 'Previous slide' }))
      expect(slide()).toBe(expected)
    }
  },
)
