/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './bills-video.messages.ts'

export const videoCopy: Translation<typeof english.videoCopy> = {
  title: 'Cómo pagar una factura',
  transcript: [
    'Use el Asistente de pagos para pagar facturas desde esta cuenta y recibir recordatorios.',
    'Para agregar una factura, busque la empresa por su nombre. Si no está en la lista, podemos enviar un cheque por correo.',
    'Todas sus facturas están aquí. Abra una para pagarla o para crear un recordatorio mensual.',
    'Antes de pagar, verá el cargo, el total y cuándo debería llegar el pago.',
    'Cada pago queda en su historial. Descargue un informe para su fideicomisario (trustee) o el tribunal.',
  ],
}
