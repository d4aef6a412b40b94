import { describe, expect, test } from 'vitest'
import { darkRoles, light, type Role } from './roles.ts'

const TEXT = ['ink', 'quiet', 'action', 'good', 'care', 'stop', 'info', 'money-in', 'money-out'] as const
const GROUNDS = ['paper', 'surface', 'sunken'] as const
const GRAPHICS = [
  'edge',
  'paid-to-trustee',
  'to-pay-trustee',
  'current-spend',
  'remaining',
  'goal-within',
  'goal-near',
  'goal-reached',
] as const
/** Around the ring: the last one is beside the first. */
const SEGMENTS = ['paid-to-trustee', 'to-pay-trustee', 'current-spend', 'remaining'] as const

describe.each([
  ['light', light],
  ['dark', darkRoles],
])('in the %s scheme', (_, roles: Record<Role, string>) => {
  // FRAME-101
  test.each(TEXT)('%s is readable as text on every background (WCAG 1.4.3)', (role) => {
    for (const ground of GROUNDS) expect(contrast(roles[role], roles[ground])).toBeGreaterThanOrEqual(4.5)
  })

  test.each(['good', 'care', 'stop', 'info', 'action'] as const)(
    '%s is readable on its subtle background',
    (role) => {
      expect(contrast(roles[role], roles[`${role}-quiet`])).toBeGreaterThanOrEqual(4.5)
      expect(contrast(roles.ink, roles[`${role}-quiet`])).toBeGreaterThanOrEqual(4.5)
    },
  )

  test('text on the action color is readable', () => {
    expect(contrast(roles['on-action'], roles.action)).toBeGreaterThanOrEqual(4.5)
  })

  // FRAME-101
  test.each(GRAPHICS)('%s stands out from the background (WCAG 1.4.11)', (role) => {
    expect(contrast(roles[role], roles.surface)).toBeGreaterThanOrEqual(3)
  })

  // TRACKER-233
  test('neighboring segments of the month can be told apart without their hue', () => {
    for (const [at, segment] of SEGMENTS.entries()) {
      const next = SEGMENTS[(at + 1) % SEGMENTS.length] ?? segment
      expect(contrast(roles[segment], roles[next])).toBeGreaterThanOrEqual(3)
    }
  })

  test.each([
    ['goal-within', 'green', 100, 160],
    ['goal-near', 'yellow', 45, 65],
    ['goal-reached', 'red', -15, 10],
  ] as const)('%s is %s to the eye', (role, _color, from, to) => {
    expect(hue(roles[role])).toBeGreaterThanOrEqual(from)
    expect(hue(roles[role])).toBeLessThanOrEqual(to)
    // A dark yellow looks brown.
    expect(brightness(roles[role])).toBeGreaterThan(role === 'goal-near' ? 0.65 : 0.4)
  })

  // TRANSACTIONS-08
  test.each([
    ['money-in', 'teal', -180, -165],
    ['money-out', 'red', -15, 10],
  ] as const)('%s is %s to the eye, on the icons of rows', (role, _color, from, to) => {
    expect(hue(roles[role])).toBeGreaterThanOrEqual(from)
    expect(hue(roles[role])).toBeLessThanOrEqual(to)
  })
})

const partsOf = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
const brightness = (color: string) => Math.max(...partsOf(color))

/** Degrees on the color wheel, from -180 to 180: 0 is red, 60 yellow, 120 green. */
const hue = (color: string) => {
  const [red = 0, green = 0, blue = 0] = partsOf(color)
  return (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI
}

const contrast = (one: string, other: string) => {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

const luminance = (color: string) => {
  const [red = 0, green = 0, blue = 0] = partsOf(color).map((value) =>
    value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
