import type { ReplacementReason } from '@yoursuccess/contract/card/card'
import { useQuery } from '@tanstack/react-query'
import { replacementFeeQuery } from '../card.api.ts'

/** What a replacement for this reason costs, as the server says; nothing is asked before there is a reason. */
export const useFee = (reason: ReplacementReason | undefined) =>
  useQuery({ ...replacementFeeQuery(reason ?? 'lost'), enabled: reason !== undefined })
