/** Why a catch-up is refused. */
import { picking, refusals } from '../core/error.ts'

export const catchUpRefusals = refusals({
  /** A catch-up needs autopay, which sends it. */
  'autopay.not_on': [422, 'Turn on autopay first. It sends the catch-up with your payments.'],
  'autopay.not_behind': [422, 'You are up to date, so there is nothing to catch up on.'],
  /** Fewer paydays are expected, or no payment is planned after them. */
  'autopay.too_few_paydays': [
    422,
    'We need that many paydays to plan by. Add your paydays, or choose fewer.',
  ],
  /** What is behind is another amount than the one that was shown. */
  'autopay.catch_up_changed': [409, 'What you are behind has changed. Look at it again before you agree.'],
})
export const pick = picking(catchUpRefusals)
