/** What the customer chooses before agreeing, and the requests that follow from it. */
import { DEFAULT_SPREAD } from '@yoursuccess/contract/autopay/agreed-range.rules'
import {
  type Autopay,
  type AutopayMode,
  autopayInput,
  DEFAULT_BUFFER,
} from '@yoursuccess/contract/autopay/autopay'
import { isOutside } from '@yoursuccess/contract/autopay/outside.rules'
import { formatAmount, subtract } from '@yoursuccess/contract/core/money'
import { OUTSIDE_METHODS, type OutsideMethodKind } from '@yoursuccess/contract/trustees/trustee-methods'
import { errorOf } from '../../lib/errors.ts'
import type { AutopayInput, AutopayPreview, PreviewQuery } from './autopay.api.ts'
import { centsOf } from '../../lib/amounts.rules.ts'

export interface Choices {
  /** How the trustee is paid outside of the bank (AUTO-09). Null: the bank pays the biller. */
  method: OutsideMethodKind | null
  billerId: number
  buffer: number
  mode: AutopayMode
  /** What is missing on the send day comes from the main account, up to `most`. */
  isFromMain: boolean
  most: string
  spread: string
}

/**
 * What was chosen last, for a biller that the customer still has; otherwise the usual choices. Without a biller, the bank can
 * send nothing.
 */
export const firstChoices = (billerIds: readonly number[], known: Autopay | null): Choices => ({
  method: methodOf(known) ?? (billerIds.length === 0 ? OUTSIDE_METHODS[0] : null),
  billerId: billerIds.find((id) => id === known?.biller_id) ?? billerIds[0] ?? 0,
  buffer: known?.buffer ?? DEFAULT_BUFFER,
  mode: known?.mode ?? 'once',
  isFromMain: known !== null && known.use_main !== null,
  most: known?.use_main ?? '',
  spread: known
    ? formatAmount(subtract(centsOf(known.range.to), centsOf(known.usual_amount)))
    : formatAmount(DEFAULT_SPREAD),
})

/** The method outside of the bank that was agreed to last. */
export const methodOf = (known: Autopay | null): OutsideMethodKind | null =>
  known !== null && isOutside(known.method) ? known.method : null

/** The error of each amount. */
export const errorsIn = ({ method, isFromMain, most, spread }: Choices) => ({
  most: method === null && isFromMain ? errorOf(autopayInput.shape.use_main.safeParse(most)) : undefined,
  spread: method === null ? errorOf(autopayInput.shape.spread.safeParse(spread)) : undefined,
})

export const areValid = (choices: Choices): boolean => {
  const errors = errorsIn(choices)
  return errors.most === undefined && errors.spread === undefined
}

export const previewOf = (choices: Choices): PreviewQuery => {
  const { method, billerId, buffer, mode, isFromMain, most, spread } = choices
  if (method !== null) return { method, buffer: String(buffer) }
  return {
    biller_id: String(billerId),
    buffer: String(buffer),
    mode,
    ...(isFromMain && { use_main: most }),
    spread,
  }
}

/** The agreement to what the preview showed, in the mode that it showed. */
export const agreementTo = (
  choices: Choices,
  { method, mode, terms_version }: AutopayPreview,
): AutopayInput => {
  const { billerId, buffer, isFromMain, most, spread } = choices
  const isByBank = choices.method === null
  return {
    on: true,
    biller_id: isByBank ? billerId : null,
    method,
    buffer,
    mode,
    use_main: isByBank && isFromMain ? most : null,
    ...(isByBank && { spread }),
    terms_version,
  }
}
