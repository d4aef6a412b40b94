/** Why no document about payments is made. */
import { refusals } from '../core/error.ts'

export const proofRefusals = refusals({
  'proof.invalid_range': [422, 'Choose a first day and a last day, up to today.'],
})
