/** Spanish. */
import type { Translation } from '../core/messages.ts'
import type * as english from './rewards.ts'

export const rewardsRefusals: Translation<typeof english.rewardsRefusals> = {
  'rewards.unavailable': '¡Lo sentimos! Algo salió mal. Intente de nuevo más tarde.',
  'rewards.ended': 'El cash back terminó porque su cuenta ya no acepta depósitos.',
}
