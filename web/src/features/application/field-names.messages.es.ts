/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './field-names.messages.ts'

export const fieldNames: Translation<typeof english.fieldNames> = {
  primary_phone: 'Teléfono principal',
  date_of_birth: 'Fecha de nacimiento',
  income_source: 'Depósitos mensuales esperados',
  occupation: 'Ocupación',
  address_attributes: 'Dirección de la casa',
  'address_attributes.address_1': 'Calle y número',
  'address_attributes.address_2': 'Apartamento, suite, unidad',
  'address_attributes.city': 'Ciudad',
  'address_attributes.state': 'Estado',
  'address_attributes.postal_code': 'Código postal',
  shipping_address_different: 'Enviar mi tarjeta por correo a otra dirección',
  shipping_address_attributes: 'Dirección postal para la tarjeta',
  'shipping_address_attributes.address_1': 'Calle y número para la tarjeta',
  'shipping_address_attributes.address_2': 'Apartamento, suite, unidad para la tarjeta',
  'shipping_address_attributes.city': 'Ciudad para la tarjeta',
  'shipping_address_attributes.state': 'Estado para la tarjeta',
  'shipping_address_attributes.postal_code': 'Código postal para la tarjeta',
  id_type: 'Tipo de identificación',
  id_number: 'Número de Seguro Social',
  'agreements.electronic_communications': 'Acuerdo de comunicaciones electrónicas',
  'agreements.deposit_account': 'Acuerdo de la cuenta de depósito',
  'agreements.privacy_policy': 'Política de privacidad',
}
