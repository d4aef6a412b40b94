/** The window's width in tests. jsdom has no layout, so only the answers to media queries matter. */

const DESKTOP = 1280
const DEFAULT_HEIGHT = 800

let width = DESKTOP
let height = DEFAULT_HEIGHT

/** Call it before rendering. It lasts until the end of the test. */
export const setViewport = (newWidth: number, newHeight = DEFAULT_HEIGHT): void => {
  width = newWidth
  height = newHeight
}

export const resetViewport = (): void => setViewport(DESKTOP)

/**
 * Answers media queries about width, height, orientation and pointer; a small screen has a coarse one.
 * Answers no to all others.
 */
export const matchMedia = (query: string): MediaQueryList => ({
  matches: query.split(' and ').every(holds),
  media: query,
  onchange: null,
  addListener: () => {},
  removeListener: () => {},
  addEventListener: () => {},
  removeEventListener: () => {},
  dispatchEvent: () => false,
})

const holds = (condition: string): boolean => {
  const [, name = '', value = ''] = /^\(([\w-]+): *([\w.]+)\)$/.exec(condition.trim()) ?? []
  const pixels = Number(value.replace(/(em|px)$/, '')) * (value.endsWith('em') ? 16 : 1)
  if (name === 'min-width') return width >= pixels
  if (name === 'max-width') return width <= pixels
  if (name === 'max-height') return height <= pixels
  if (name === 'orientation') return value === (width > height ? 'landscape' : 'portrait')
  return name === 'pointer' && value === (Math.min(width, height) < 600 ? 'coarse' : 'fine')
}
