import type { ReplacementReason } from '@yoursuccess/contract/card/card'
import { useQuery } from '@tanstack/react-query'
import { replacementFeeQuery } from '../card.api.ts'

/** The server's fee for a replacement with this reason. Sends no request until there is one. */
export const useFee = (reason: ReplacementReason | undefined) =>
  useQuery({ ...replacementFeeQuery(reason ?? 'lost'), enabled: reason !== undefined })
