import type { RefusalText } from '@yoursuccess/contract/core/error'
import type { Message } from '@yoursuccess/contract/core/messages'
import { idOfRefusal } from '@yoursuccess/contract/core/translations'

/**
 * The sentence for each refusal of a feature: the contract's, unless `own` has one that says more on the
 * screen. The id is the one that `i18n/wire-texts.ts` gives the sentence, so it is translated once.
 */
export const refusalMessages = <
  const Refusals extends Record<string, RefusalText>,
  const Own extends Record<string, Message> = Record<never, Message>,
>(
  refusals: Refusals,
  own?: Own,
) =>
  ({
    ...Object.fromEntries(
      Object.entries(refusals).map(([code, { error }]) => [code, { id: idOfRefusal(code), text: error }]),
    ),
    ...own,
  }) as Record<keyof Refusals, Message> & Own
