/**
 * What must be true of any page in any state, checked in the page itself. Each check returns the places where
 * it fails, so that one run lists them all.
 */
import type { Page } from '@playwright/test'

/**
 * Checks for one first-level heading, and a tab title of its own. Only the landing page has the product's
 * title.
 */
export const namingErrors = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const headings = [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility())
    const hasName = document.title !== '' && (document.title !== 'YourSuccess' || location.pathname === '/')
    return [
      ...(headings.length === 1 ? [] : [`${headings.length} headings of the first level`]),
      ...(hasName ? [] : [`the tab is called "${document.title}"`]),
    ]
  })

/** Elements wider than the window, or cut off in it. */
export const overflowErrors = async (page: Page, width: number, height: number): Promise<string[]> => {
  await page.setViewportSize({ width, height })
  return page.evaluate(async () => {
    // An effect updates the layout for the new width, a frame or two later.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} "${element.textContent.trim().slice(0, 40)}"`
    // Elements for screen readers, which another style sheet hides as .ys-sr-only does.
    const isForScreenReaders = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (element.clientWidth === 1 || isForScreenReaders(element.parentElement))
    const isScrolled = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || isScrolled(element.parentElement))
    const all = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        element.checkVisibility() &&
        !element.closest('.ys-sr-only, .ys-skip-link, svg') &&
        !isForScreenReaders(element),
    )
    const beyond =
      document.documentElement.scrollWidth > innerWidth
        ? all.filter(
            (element) => element.getBoundingClientRect().right > innerWidth + 1 && !isScrolled(element),
          )
        : []
    const cut = all.filter((element) => {
      const { overflowX, textOverflow, display } = getComputedStyle(element)
      const holdsText = [...element.childNodes].some(
        (node) => node.nodeType === 3 && node.textContent?.trim(),
      )
      const isField = element.matches('input, select, textarea, option')
      return (
        holdsText &&
        !isField &&
        display !== 'inline' &&
        /hidden|clip/.test(overflowX) &&
        textOverflow !== 'ellipsis' &&
        element.scrollWidth > element.clientWidth + 1
      )
    })
    return [
      ...beyond.slice(-2).map((element) => `${nameOf(element)} reaches beyond ${innerWidth} px`),
      ...cut.map((element) => `${nameOf(element)} is cut off at ${innerWidth} px`),
    ]
  })
}

/** Rows of tabs that are wider than their container: a finger can scroll them, a mouse can't. */
export const tabErrors = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-page-tabs]')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map((row) => `the tabs "${row.getAttribute('aria-label')}" do not fit at ${innerWidth} px`),
  )

/**
 * Targets under 24 px (WCAG 2.5.8; links in running text are exempt), and buttons under the 44 px that a
 * thumb needs.
 */
export const targetErrors = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const MIN_TARGET = 24
    const MIN_BUTTON = 44
    const sizeOf = (element: Element) => {
      const boxes = [element, ...((element as HTMLInputElement).labels ?? [])].map((part) =>
        part.getBoundingClientRect(),
      )
      return {
        width: Math.max(...boxes.map(({ width }) => width)),
        height: Math.max(...boxes.map(({ height }) => height)),
      }
    }
    return [...document.querySelectorAll('a[href], button, input, select, textarea, [role="tab"], summary')]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) => !element.closest('.ys-skip-link, .ys-sr-only, [inert]'))
      .flatMap((element) => {
        if (getComputedStyle(element).display === 'inline') return []
        const { width, height } = sizeOf(element)
        const isButton = element.matches('.mantine-Button-root, [type="submit"]')
        const least = isButton ? MIN_BUTTON : MIN_TARGET
        // The browser rounds by up to half a pixel.
        if (height + 0.5 >= least && width + 0.5 >= MIN_TARGET) return []
        const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40)
        return [
          `${element.tagName.toLowerCase()} "${name}" is ${Math.round(width)} x ${Math.round(height)} px`,
        ]
      })
  })

/**
 * Visits every control in document order, and returns those that take the keyboard focus without showing it.
 */
export const focusErrors = async (page: Page): Promise<string[]> => {
  // From here on the browser knows that a keyboard is in use, and shows the focus everywhere.
  await page.keyboard.press('Tab')
  return page.evaluate(() => {
    const look = (element: Element) => {
      const { outlineStyle, outlineWidth, boxShadow, borderColor } = getComputedStyle(element)
      const outline = outlineStyle === 'none' ? 0 : Number(outlineWidth.slice(0, -2))
      return { outline, rest: [boxShadow, borderColor].join() }
    }
    const near = (element: Element) =>
      [element, element.parentElement, element.nextElementSibling].filter((part) => part !== null)
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    )
    const errors: string[] = []
    for (const control of controls) {
      if (!control.checkVisibility() || control.matches(':disabled') || control.closest('[inert]')) continue
      control.blur()
      const before = near(control).map((part) => look(part).rest)
      control.focus({ preventScroll: true })
      if (document.activeElement !== control) continue
      const after = near(control).map(look)
      const isSeen = after.some(({ outline, rest }, at) => outline >= 2 || rest !== before[at])
      const name = control.getAttribute('aria-label') ?? control.textContent.trim().slice(0, 40)
      if (!isSeen) errors.push(`no visible focus on ${control.tagName.toLowerCase()} "${name || control.id}"`)
    }
    ;(document.activeElement as HTMLElement | null)?.blur()
    return errors
  })
}
