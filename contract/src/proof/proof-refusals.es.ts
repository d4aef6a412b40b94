/** Spanish. */
import type { Translation } from '../core/messages.ts'
import type * as english from './proof-refusals.ts'

export const proofRefusals: Translation<typeof english.proofRefusals> = {
  'proof.invalid_range': 'Elija el primer día y el último día, hasta hoy.',
}
