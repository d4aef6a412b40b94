/**
 * Shows the sticky bar while the banner is out of view (PROGRAM-38). Works on the DOM, so that both the
 * server-rendered page and the app can use it. Returns a function that stops it.
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
