/** What the customer chooses before agreeing, and the requests that follow from it. */
import { DEFAULT_SPREAD } from '@yoursuccess/contract/autopay/agreed-range.rules'
import {
  type Autopay,
  type AutopayMode,
  autopayInput,
  DEFAULT_BUFFER,
} from '@yoursuccess/contract/autopay/autopay'
import { formatAmount, subtract } from '@yoursuccess/contract/core/money'
import { errorOf } from '../../lib/errors.ts'
import type { AutopayInput, AutopayPreview, PreviewQuery } from './autopay.api.ts'
import { centsOf } from '../../lib/amounts.rules.ts'

export interface Choices {
  billerId: number
  buffer: number
  mode: AutopayMode
  /** What is missing on the send day comes from the main account, up to `most`. */
  isFromMain: boolean
  most: string
  spread: string
}

/** What was chosen last, for a biller that the customer still has; otherwise the usual choices. */
export const firstChoices = (billerIds: readonly number[], known: Autopay | null): Choices => ({
  billerId: billerIds.find((id) => id === known?.biller_id) ?? billerIds[0] ?? 0,
  buffer: known?.buffer ?? DEFAULT_BUFFER,
  mode: known?.mode ?? 'once',
  isFromMain: known !== null && known.use_main !== null,
  most: known?.use_main ?? '',
  spread: known
    ? formatAmount(subtract(centsOf(known.range.to), centsOf(known.usual_amount)))
    : formatAmount(DEFAULT_SPREAD),
})

/** The error of each amount. */
export const errorsIn = ({ isFromMain, most, spread }: Choices) => ({
  most: isFromMain ? errorOf(autopayInput.shape.use_main.safeParse(most)) : undefined,
  spread: errorOf(autopayInput.shape.spread.safeParse(spread)),
})

export const areValid = (choices: Choices): boolean => {
  const errors = errorsIn(choices)
  return errors.most === undefined && errors.spread === undefined
}

export const previewOf = ({ billerId, buffer, mode, isFromMain, most, spread }: Choices): PreviewQuery => ({
  biller_id: String(billerId),
  buffer: String(buffer),
  mode,
  ...(isFromMain && { use_main: most }),
  spread,
})

/** The agreement to what the preview showed, in the mode that it showed. */
export const agreementTo = (
  { billerId, buffer, isFromMain, most, spread }: Choices,
  { method, mode, terms_version }: AutopayPreview,
): AutopayInput => ({
  on: true,
  biller_id: billerId,
  method,
  buffer,
  mode,
  use_main: isFromMain ? most : null,
  spread,
  terms_version,
})
