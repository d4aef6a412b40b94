/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './trustee.messages.ts'

export const copy: Translation<typeof english.copy> = {
  title: 'Su fideicomisario (trustee)',
  none: 'Su plan todavía no tiene fideicomisario. Agregue el suyo y vea cómo se puede pagar a la oficina.',
  add: 'Agregar su fideicomisario',
  change: 'Cambiar el fideicomisario o la forma de pago',
  office: 'La oficina',
  address: 'Dirección',
  phone: 'Teléfono',
  website: 'Sitio web',
  paidBy: 'Cómo paga usted',
  notSaid: 'Todavía no indicado',
  checked: 'Verificado el {on}, {source}',
  retired:
    'Esta oficina ya no está en nuestro directorio, así que no podemos decir qué pagos devuelve. Pregunte a la oficina antes de pagar de una forma distinta a la de ahora.',
  waysTitle: 'Cómo se puede pagar a esta oficina',
}
