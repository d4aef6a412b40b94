/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './card.messages.ts'

export const copy: Translation<typeof english.copy> = {
  requestNewCard: 'Pedir una tarjeta nueva',
  replacementOrdered: 'La tarjeta está cancelada y se pidió una de reemplazo',
  activationPrompt: 'No active su tarjeta hasta que tenga la tarjeta física en la mano.',
  yes: 'Sí',
  no: 'No',
  frozen: 'Su tarjeta está congelada',
  unfrozen: 'Su tarjeta está descongelada',
  freezeFailed: 'Hubo un error al congelar su tarjeta',
  unfreezeFailed: 'Hubo un error al descongelar su tarjeta',
  pinNote: 'El PIN debe ser un número de 4 dígitos',
  pinSet: '¡Su PIN está establecido y su tarjeta está lista para usarse!',
  pinFailed: '¡Lo sentimos! Algo salió mal. Intente de nuevo, por favor.',
  requested: 'Pidió una tarjeta nueva',
  requestFailed: 'Hubo un error al pedir su tarjeta',
  required: 'Este campo es obligatorio',
  panelTitle: 'Tarjeta {product}',
  loading: 'Cargando su tarjeta',
  unfoldCard: 'Mostrar la tarjeta',
  foldCard: 'Ocultar la tarjeta',
  states: {
    active: 'Activa',
    frozen: 'Congelada',
    freezing: 'Congelando',
    unfreezing: 'Descongelando',
    cancelled: 'Cancelada',
  },
  notes: {
    frozen: 'Las compras se rechazan hasta que la descongele.',
    frozenForFraud: 'Las compras se rechazan hasta que responda la alerta de fraude.',
    freezing:
      'Todavía no está confirmado que se congeló. Hasta entonces, puede que algunas compras se aprueben.',
    unfreezing: 'Todavía no está confirmado que se descongeló. Hasta entonces, las compras se rechazan.',
  },
  replacing:
    'Esto todavía no está confirmado. Hasta entonces, puede que su tarjeta anterior siga funcionando. Le avisaremos cuando esté hecho.',
  onItsWay: 'Su tarjeta nueva va en camino por correo. Actívela cuando la tenga en la mano.',
  noCard: 'Le enviaremos su tarjeta por correo cuando haya agregado $5.00 o más.',
  oldCardWorks: 'Su tarjeta actual funciona hasta que active la nueva.',
  newCardOrdered: 'Una tarjeta nueva va en camino',
  answerAlert: 'Responder la alerta de fraude',
  accountNumber: 'Número de cuenta',
  routingNumber: 'Número de ruta',
  actions: 'Acciones de la tarjeta',
  freeze: 'Congelar la tarjeta',
  unfreeze: 'Descongelar la tarjeta',
  activate: 'Activar la tarjeta',
  resetPin: 'Restablecer el PIN',
  support: 'Asistencia sobre la tarjeta',
  requestedChange: {
    freezing: 'Estamos congelando su tarjeta',
    unfreezing: 'Estamos descongelando su tarjeta',
  },
  unknownOutcome:
    'No pudimos comunicarnos con YourSuccess, así que no sabemos si esto funcionó. Revise si su tarjeta está congelada antes de intentar de nuevo.',

  showDetails: 'Mostrar los datos de la tarjeta',
  hideDetails: 'Ocultar los datos de la tarjeta',
  detailsFrame: 'Número de la tarjeta y fecha de expiración',
  detailsFailed: 'No pudimos mostrar los datos de su tarjeta. Intente de nuevo.',

  pinTitle: 'Establecer el PIN',
  pinLead: 'Elija el PIN que usará en cajeros automáticos y tiendas.',
  pinPrivacy:
    'Lo escribe en el formulario de la empresa que procesa nuestras tarjetas. Nosotros nunca lo vemos.',
  pinFrame: 'Formulario del PIN',
  pinLoading: 'Cargando el formulario del PIN',
  pinSaving: 'Guardando su PIN',
  pinErrors: {
    different: 'Los dos PIN no coincidieron.',
    weak: 'Ese PIN es demasiado fácil de adivinar.',
    used: 'Ese formulario ya se había usado. Aquí tiene uno nuevo.',
    expired: 'El formulario estuvo abierto demasiado tiempo. Aquí tiene uno nuevo.',
  },
  pinOutcomeUnknown: 'Todavía no sabemos si su PIN quedó establecido.',
  pinAgain: 'Intentar de nuevo',
  noCardForPin:
    'Le enviaremos su tarjeta por correo cuando haya agregado $5.00 o más. Podrá establecer el PIN cuando la tenga.',
  toDashboard: 'Volver al panel',

  replacementLead: 'Le enviaremos una tarjeta nueva por correo.',
  stops: {
    lost: 'Su tarjeta actual deja de funcionar de inmediato.',
    stolen: 'Su tarjeta actual deja de funcionar de inmediato.',
    damaged: 'Su tarjeta actual funciona hasta que active la nueva.',
  },
  whatHappened: '¿Qué pasó con su tarjeta?',
  reasons: {
    lost: 'La perdí',
    stolen: 'Me la robaron',
    damaged: 'Está dañada',
  },
  fee: 'Cargo',
  feeLoading: 'Calculando el cargo',
  chooseFirst: 'Elija un motivo para ver el cargo.',
  waived: 'Su primer reemplazo en 12 meses es gratis.',
  approveFirst: 'Acepto el cargo',
  approveFee: 'Acepto el cargo de {fee}, tomado de mi saldo',
  approveNoFee: 'Entiendo que no hay ningún cargo',
  sentTo: 'La enviaremos por correo a',
  delivery: 'Entrega',
  arrives: 'Llega en un plazo de 7 a 10 días hábiles.',
  order: 'Cancelar la tarjeta y pedir una nueva',
  orderDamaged: 'Pedir una tarjeta nueva',
  noCardToReplace:
    'Todavía no hay tarjeta que reemplazar. Le enviaremos su tarjeta por correo cuando haya agregado $5.00 o más.',
  orderUnknown:
    'No pudimos comunicarnos con YourSuccess, así que no sabemos si su tarjeta se pidió. Puede intentar de nuevo: no recibirá una segunda tarjeta ni pagará el cargo dos veces.',
}

export const refusalCopy: Translation<typeof english.refusalCopy> = {
  spending_ended: 'Ya no se puede gastar con esta tarjeta, así que ya no enviamos tarjetas nuevas.',
}
