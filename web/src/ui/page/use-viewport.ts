import { useMediaQuery } from '@mantine/hooks'

/**
 * Phones below 768 px, tablets below 1024 (FRAME-19). In em, so that a larger font counts as a smaller
 * screen.
 */
export type Viewport = 'phone' | 'tablet' | 'desktop'

const atOnce = { getInitialValueInEffect: false } as const

export const useViewport = (): Viewport => {
  const isDesktop = useMediaQuery('(min-width: 64em)', true, atOnce)
  const isWide = useMediaQuery('(min-width: 48em)', true, atOnce)
  return isDesktop ? 'desktop' : isWide ? 'tablet' : 'phone'
}
