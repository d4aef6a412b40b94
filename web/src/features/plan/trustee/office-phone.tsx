import { applyMask } from '../../../ui/form/digit-mask.ts'
import { PhoneLink } from '../../../ui/page/phone-link.tsx'

/** Ten digits as a number to call. */
export const officePhone = (digits: string) => <PhoneLink phone={applyMask('(999) 999-9999', digits)} />
