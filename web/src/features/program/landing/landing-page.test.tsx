import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderApp } from '../../../testing/render-app.tsx'
import { sampleProgram } from '../../../testing/samples.ts'

/** jsdom has no layout, so the test decides what is in view. */
const controlView = () => {
  const observers: ((isInView: boolean) => void)[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #seen: (sights: { isIntersecting: boolean }[]) => void
      constructor(seen: (sights: { isIntersecting: boolean }[]) => void) {
        this.#seen = seen
      }
      observe(element: Element) {
        if (element.matches('[data-banner]'))
          observers.push((isIntersecting) => this.#seen([{ isIntersecting }]))
      }
      disconnect() {}
    },
  )
  return (isInView: boolean) => act(() => observers.forEach((each) => each(isInView)))
}

// PROGRAM-38
test('shows the sticky sign-up bar while the banner is out of view', async () => {
  const bannerIsInView = controlView()
  renderApp('/')
  await screen.findByRole('heading', { level: 1 })
  const bar = document.querySelector<HTMLElement>('[data-sticky-bar]')
  expect(bar?.hidden).toBe(true)
  bannerIsInView(false)
  expect(bar?.hidden).toBe(false)
  bannerIsInView(true)
  expect(bar?.hidden).toBe(true)
})

// PROGRAM-36
test('"Register Now" links to the configured sign-up address outside the app', async () => {
  renderApp('/')
  const links = await screen.findAllByRole('link', { name: 'Register Now' })
  expect(links.length).toBeGreaterThan(1)
  for (const link of links) expect(link).toHaveAttribute('href', sampleProgram.signup_url)
})

// PROGRAM-42
test.each([
  ['/about', 'About the bank account'],
  ['/account-features', 'Account features'],
  ['/fees', 'All fees'],
])('the app serves the page %s for its own links', async (path, heading) => {
  renderApp(path)
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument()
})
