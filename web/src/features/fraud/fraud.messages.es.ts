/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './fraud.messages.ts'

export const copy: Translation<typeof english.copy> = {
  question: '¿Autorizó usted esta transacción?',
  yes: 'Sí',
  no: 'No',
  confirmed: 'Su tarjeta está desbloqueada. Intente la transacción de nuevo, por favor.',
  denied: 'Su tarjeta está desactivada. ¡Su tarjeta nueva llegará pronto!',
  failed: 'Ocurrió un error. Intente de nuevo, por favor.',
  title: 'Alerta de fraude',
  loading: 'Cargando la alerta de fraude',
  working: 'Guardando su respuesta',
  frozen:
    'Su tarjeta está congelada en este momento, así que nadie puede pagar con ella. Sigue congelada hasta que usted responda.',
  openMissing: 'Su tarjeta está congelada, pero no pudimos revisar si el motivo es una alerta de fraude.',
  openTitle: 'Congelamos su tarjeta. ¿Es suya esta compra?',
  openPurchase: 'Alguien intentó pagar {amount} en {merchant}.',
  openNext: 'No se tomó dinero. Su tarjeta sigue congelada hasta que usted responda.',
  openAnswer: 'Responder ahora',
  merchant: 'Comercio',
  amount: 'Monto',
  time: 'Hora',
  yesMeans: 'Sí: permitiremos compras como esta durante las próximas 24 horas.',
  yesUnfreezes:
    'Sí: descongelaremos su tarjeta y permitiremos compras como esta durante las próximas 24 horas.',
  noMeans: 'No: su tarjeta deja de funcionar de inmediato, y le enviaremos una nueva por correo, gratis.',
  stillFrozen: 'Gracias por su respuesta. Su tarjeta sigue congelada. Descongélela para usarla de nuevo.',
  unfreezing:
    'Gracias por su respuesta. Estamos descongelando su tarjeta. Esta página le avisará cuando vuelva a funcionar.',
  replacing:
    'Gracias por su respuesta. Estamos desactivando su tarjeta, pero todavía no está confirmado. Le avisaremos cuando esté hecho.',
  arrives: 'Llega en un plazo de 7 a 10 días hábiles.',
  unfreeze: 'Descongelar la tarjeta',
  tooOld: 'Esta alerta tiene más de un día, así que ya no puede responderla.',
  tooOldNext:
    'Si no reconoce esta compra, asegúrese de que su tarjeta esté congelada y después llámenos: {phone}',
  notFound: 'No pudimos encontrar esta alerta.',
  notFoundNext: 'Revise en sus notificaciones si hay alertas sobre su tarjeta.',
  toDashboard: 'Volver al panel',
}
