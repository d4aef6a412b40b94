/** Spanish. */
import type { Translation } from '../core/messages.ts'
import type * as english from './rewards.ts'

export const rewardsRefusals: Translation<typeof english.rewardsRefusals> = {
  'rewards.unavailable': 'Algo salió mal. Intente más tarde.',
  'rewards.ended': 'El reembolso en efectivo terminó porque su cuenta ya no acepta depósitos.',
}
