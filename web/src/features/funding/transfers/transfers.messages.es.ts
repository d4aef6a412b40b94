/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './transfers.messages.ts'

export const copy: Translation<typeof english.copy> = {
  notFound: 'No se encontró una cuenta ACH. Por favor, vincule una cuenta bancaria.',
  reviewNow: 'Revisar ahora',
  somethingWrong: '¡Lo sentimos! Algo salió mal. Intente de nuevo, por favor',
  velocity: 'Superó su límite de transacciones. Intente de nuevo más tarde.',
  failed: 'Ocurrió un error. Intente de nuevo más tarde, por favor.',
  confirm: 'Confirmar',
  cancel: 'Cancelar',
  viewAll: 'Ver todas las transacciones',
  lead: 'Pase dinero de una cuenta vinculada a esta.',
  link: 'Vincular una cuenta bancaria',
  from: 'Desde',
  to: 'A',
  choose: 'Elija una cuenta',
  amount: 'Monto',
  repeat: 'Repetir esta transferencia',
  frequency: 'Con qué frecuencia',
  frequencies: {
    weekly: 'Cada semana',
    biweekly: 'Cada dos semanas',
    monthly: 'Cada mes',
  },
  start: 'Fecha de inicio',
  submit: 'Revisar la transferencia',

  orAnother: 'También puede vincular otra cuenta bancaria.',
  notReady: 'No puede pasar dinero desde esta cuenta',
  beingPrepared: 'se está preparando; estará lista en unos minutos',
  beingVerified: 'se está verificando',
  toVerify: 'falta verificarla',
  notUsable: 'no se puede usar',

  confirmTitle: 'Revise su transferencia',
  account: 'Su cuenta {product}',
  frequencyOnce: 'Una vez',
  today: 'Hoy',
  facts: { amount: 'Monto', frequency: 'Frecuencia', date: 'Fecha' },
  nothingMoved: 'No se movió dinero.',
  unknown:
    'No recibimos respuesta, así que puede que su transferencia ya vaya en camino. Si confirma de nuevo, aun así la haremos una sola vez.',
  lookFirst:
    'No recibimos respuesta sobre su última transferencia. Revise si está en su lista antes de hacer otra.',
  toList: 'Ver sus transferencias',

  created: 'Se creó su transferencia',
  createdText: 'Va en camino.',
  within: 'Los depósitos aparecen en un plazo de 5 días hábiles después de que se recibe el depósito.',
  another: 'Hacer otra transferencia',

  list: 'Sus transferencias',
  listLead: 'Transferencias desde sus cuentas vinculadas, las más recientes primero.',
  table: 'Transferencias',
  statuses: {
    completed: 'Completada',
    pending: 'Pendiente',
    failed: 'Fallida',
    cancelled: 'Cancelada',
  },
  cancelTransfer: 'Cancelar la transferencia',
  cancelAmount: 'Cancelar la transferencia: {amount}',
  askToCancel: '¿Cancelar esta transferencia?',
  keep: 'Conservar la transferencia',
  alreadySent: 'Ya enviamos esta transferencia, así que no se puede cancelar.',
  notCancelled: 'No pudimos cancelar esta transferencia. Intente de nuevo.',
  late: 'Está tardando más de lo habitual. Lo estamos revisando.',
  pendingReview: 'Cuentas pendientes de revisión: {count}.',
  whatIsCancelled: '{description}: {amount}. No se moverá dinero.',
  transferCancelled: 'Se canceló su transferencia de {amount}.',
  waitsForCode:
    'Falta verificar {name}. Un depósito pequeño va en camino a esa cuenta. Cuando lo vea en su banco, escriba el código que está en la descripción del depósito.',
  waitsForBank:
    'Se está verificando {name}. Esto tarda uno o dos días hábiles, y le avisaremos cuando esté listo.',
  notVerified:
    'No pudimos verificar {name}, así que no puede pasar dinero desde esa cuenta. Puede vincularla de nuevo.',
  mustBeLinkedAgain:
    'Perdimos la conexión con {name}. Vincúlela de nuevo para pasar dinero desde esa cuenta.',
  usableFrom: 'en pausa hasta el {when}',
  notYet: '{name}: {hint}.',
  expectedOn: 'Se espera a más tardar el {when}',
  failedBecause: '{description}: {reason}.',
  oneTransfer: 'Pasar {amount} de {from} a esta cuenta ahora.',
  limits:
    'Puede pasar hasta {perTransfer} en una transferencia. En 24 horas, puede hacer hasta {count, plural, one {# transferencia} other {# transferencias}} y pasar hasta {perDay} en total.',
  comingDays: 'La primera es el {first}; después, el {second} y el {third}.',
  repeatedTransfer: {
    weekly: 'Pasar {amount} de {from} a esta cuenta cada semana.',
    biweekly: 'Pasar {amount} de {from} a esta cuenta cada dos semanas.',
    monthly: 'Pasar {amount} de {from} a esta cuenta cada mes.',
  },
  date: 'Fecha',
  status: 'Estado',
  actions: 'Acciones',
}

export const transfersMessages: Translation<typeof english.transfersMessages> = {
  'transfer.account_not_usable': 'No puede pasar dinero desde esta cuenta bancaria en este momento.',
  'transfer.ids_differ': 'No pudimos saber a qué cuenta bancaria se refería. Elíjala de nuevo.',
  deposits_ended: 'Esta cuenta ya no recibe depósitos.',
  'transfer.date_in_past': 'Elija hoy o un día posterior.',
}
