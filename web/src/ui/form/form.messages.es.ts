/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './form.messages.ts'

export const copy: Translation<typeof english.copy> = {
  streetAddress: 'Calle y número',
  apartment: 'Apartamento, suite, unidad (opcional)',
  city: 'Ciudad',
  state: 'Estado',
  zipCode: 'Código postal',
  noSuchCategory: 'Ninguna categoría coincide',
  back: 'Atrás',
  chooseState: 'Elija un estado',
}
