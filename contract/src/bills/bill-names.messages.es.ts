/** Spanish. */
import type { Translation } from '../core/messages.ts'
import type * as english from './bill-names.messages.ts'

export const billNames: Translation<typeof english.billNames> = {
  statuses: {
    created: 'Programado',
    pending: 'En camino',
    mailed: 'Cheque enviado por correo',
    cleared: 'Recibido',
    failed: 'Fallido',
    returned: 'Devuelto',
  },
  categories: {
    Utilities: 'Luz, agua y otros servicios',
    Housing: 'Vivienda',
    Communication: 'Comunicaciones',
    Transportation: 'Transporte',
    'Personal finance': 'Finanzas personales',
    Insurance: 'Seguros',
    Subscriptions: 'Suscripciones',
    Education: 'Educación',
    'Health and wellness': 'Salud y bienestar',
    Miscellaneous: 'Varios',
    Other: 'Otro',
  },
  checkByMail: 'Cheque por correo',
  noResults: 'No se encontraron resultados',
}
