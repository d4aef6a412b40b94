/**
 * The product's color roles (docs/decisions/0020). Screens use `var(--ys-…)`, never their own colors.
 * roles.test.ts proves that every text role is readable on every background, in both schemes.
 */
export const teal = [
  '#eaf6f6',
  '#cfe8e9',
  '#a3d2d5',
  '#76bcc0',
  '#4fa8ad',
  '#2f9197',
  '#1c7a80',
  '#0f6469',
  '#0a5054',
  '#063b3f',
] as const

/** Neutral grays of the dark scheme, with a hint of teal. Index 7 is the page. */
export const dark = [
  '#e8eeee',
  '#b9c4c6',
  '#8d9a9d',
  '#66757a',
  '#455257',
  '#36434a',
  '#243036',
  '#141b1f',
  '#0f1518',
  '#0a0f11',
] as const

export const light = {
  /** The page and the surfaces on it. */
  paper: '#f4f7f7',
  surface: '#ffffff',
  sunken: '#eaf0f0',
  /** Text, secondary text, hairlines, and the outline of fields. */
  ink: '#12262a',
  quiet: '#4a5c60',
  line: '#d5dfe0',
  edge: '#7a8b8f',
  /** Interactive elements, text on them, and their subtle background. */
  action: '#0f6469',
  'on-action': '#ffffff',
  'action-quiet': '#e0f0f0',
  good: '#1a6b3c',
  'good-quiet': '#e2f3e8',
  care: '#7f4f00',
  'care-quiet': '#fdf1d8',
  stop: '#a8232f',
  'stop-quiet': '#fbe7e8',
  info: '#1f5a94',
  'info-quiet': '#e4eff9',
  'money-in': '#0f6469',
  'money-out': '#a8232f',
  /** The four segments of the tracker, on every screen. In this order, neighbors of a ring differ by 3:1. */
  'paid-to-trustee': '#07393d',
  'to-pay-trustee': '#b8740c',
  'current-spend': '#33247f',
  remaining: '#3f9163',
  /**
   * Bars of spending compared with a goal: green, yellow and red as required. The word beside a bar says the
   * same.
   */
  'goal-within': '#1a6b3c',
  'goal-near': '#b38f00',
  'goal-reached': '#a8232f',
} as const

export type Role = keyof typeof light

export const darkRoles: Record<Role, string> = {
  paper: '#141b1f',
  surface: '#1c252a',
  sunken: '#10171a',
  ink: '#e8eeee',
  quiet: '#aab7ba',
  line: '#324047',
  edge: '#76868b',
  action: '#76bcc0',
  'on-action': '#06272a',
  'action-quiet': '#17393c',
  good: '#7fd6a0',
  'good-quiet': '#173526',
  care: '#f2c063',
  'care-quiet': '#3a2d12',
  stop: '#ff9ea3',
  'stop-quiet': '#43202a',
  info: '#93c5f5',
  'info-quiet': '#1b3147',
  'money-in': '#76bcc0',
  'money-out': '#ff9ea3',
  'paid-to-trustee': '#328187',
  'to-pay-trustee': '#fad694',
  'current-spend': '#7165c6',
  remaining: '#a6e8c4',
  'goal-within': '#4fbf7c',
  'goal-near': '#f0c93c',
  'goal-reached': '#ff6b72',
}

export const asVariables = (roles: Record<Role, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(roles).map(([role, color]) => [`--ys-${role}`, color]))

/**
 * Roles that print in the light scheme's color, whatever the screen's scheme (printed.css). The others print
 * in black and white.
 */
const PRINTED = [
  'sunken',
  'action',
  'on-action',
  'action-quiet',
  'good',
  'good-quiet',
  'care',
  'care-quiet',
  'stop',
  'stop-quiet',
  'info',
  'info-quiet',
  'paid-to-trustee',
  'to-pay-trustee',
  'current-spend',
  'remaining',
  'goal-within',
  'goal-near',
  'goal-reached',
] as const satisfies Role[]

export const printed = Object.fromEntries(PRINTED.map((role) => [`--ys-printed-${role}`, light[role]]))
