import type { Biller } from '@yoursuccess/contract/bills/billers'
import { t } from '../../../i18n/translate.ts'
import { applyMask } from '../../../ui/form/digit-mask.ts'
import { copy } from '../bills.messages.ts'

const PHONE = '(999) 999-9999'

/** Address and phone, as far as they are known. */
export const addressFacts = (biller: Biller) => {
  const { biller_address_1, biller_address_2, biller_city, biller_state, biller_zip, biller_phone } = biller
  const place = [biller_city, [biller_state, biller_zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  const address = [biller_address_1, biller_address_2, place].filter(Boolean).join(', ')
  return [
    ...(address ? [{ name: t(copy.address), value: address }] : []),
    ...(biller_phone ? [{ name: t(copy.phone), value: applyMask(PHONE, biller_phone) }] : []),
  ]
}
