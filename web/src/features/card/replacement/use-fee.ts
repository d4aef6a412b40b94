import type { ReplacementReason } from '@yoursuccess/contract/card/card'
import { useQuery } from '@tanstack/react-query'
import { replacementFeeQuery } from '../card.api.ts'

/** The server's fee for a replacement with this reason. It sends no request until there is a reason. */
export const useFee = (reason: ReplacementReason | undefined) =>
  useQuery({ ...replacementFeeQuery(reason ?? 'lost'), enabled: reason !== undefined })
