/** Result codes that the frame reports to the page around it. */
export const SET = 0
const DIFFERENT = -1
const WEAK = -2
export const KEY_USED = -3
export const KEY_EXPIRED = -4

/**
 * The result of entering a PIN twice. A PIN is weak if it does not have four digits, repeats one digit, or
 * counts up or down.
 */
export const resultOf = (pin: string, again: string): number => {
  if (pin !== again) return DIFFERENT
  return /^\d{4}$/.test(pin) && !isWeak(pin) ? SET : WEAK
}

const isWeak = (pin: string): boolean => {
  const steps = [1, 2, 3].map((at) => Number(pin[at]) - Number(pin[at - 1]))
  return [0, 1, -1].some((step) => steps.every((each) => each === step))
}
