/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './notifications.messages.ts'

export const copy: Translation<typeof english.copy> = {
  /** Without á, í, ó and ú, which would halve the length of an SMS. */
  texts: {
    trustee_payment:
      '{product}: Hay novedades sobre un pago que tiene programado. Entre a su cuenta para leerlas: {link}',
    paydays: '{product}: Hay novedades sobre su salario. Entre a su cuenta para leerlas: {link}',
    bills: '{product}: Hay novedades sobre una factura. Entre a su cuenta para leerlas: {link}',
    card: '{product}: Hay novedades sobre su tarjeta. Entre a su cuenta para leerlas: {link}',
    transfers: '{product}: Hay novedades sobre una transferencia. Entre a su cuenta para leerlas: {link}',
    statements: '{product}: Tiene listo un estado de cuenta. Entre a su cuenta para leerlo: {link}',
    tips: '{product}: Tenemos un consejo para usted. Entre a su cuenta para leerlo: {link}',
  },
}
