import type { PaperBillerForm } from '@yoursuccess/contract/bills/billers'

/** The fields of the form, empty. */
export const EMPTY_PAPER = {
  biller_name: '',
  biller_account_number: '',
  biller_address_1: '',
  biller_address_2: '',
  biller_city: '',
  biller_state: '' as PaperBillerForm['biller_state'],
  biller_zip: '',
  biller_phone: '',
  is_trustee: false,
}
export type PaperValues = typeof EMPTY_PAPER
