/**
 * Shows the sticky bar while the banner is out of view (PROGRAM-38). Works on the drawn page, so that the same
 * lines serve the document that the server sends and the app. Gives the way to stop.
 */
export const followBanner = (page: ParentNode): (() => void) => {
  const banner = page.querySelector('[data-banner]')
  const bar = page.querySelector<HTMLElement>('[data-sticky-bar]')
  if (!banner || !bar || !('IntersectionObserver' in globalThis)) return () => {}
  const observer = new IntersectionObserver((sights) => {
    bar.hidden = sights.at(-1)?.isIntersecting ?? true
  })
  observer.observe(banner)
  return () => observer.disconnect()
}
