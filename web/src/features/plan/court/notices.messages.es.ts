/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './notices.messages.ts'

export const copy: Translation<typeof english.copy> = {
  title: 'Avisos y mociones',
  lead: 'Agregue lo que le envió el tribunal o su fideicomisario (trustee), y vea cuántos días quedan.',
  loading: 'Cargando sus avisos',
  none: 'Todavía no hay avisos. Si un aviso o una moción le da un último día, agréguelo aquí.',
  add: 'Agregar un aviso',
  kinds: {
    motion_to_dismiss: 'Moción para desestimar el caso (motion to dismiss)',
    notice_of_default: 'Aviso de incumplimiento (notice of default)',
    order: 'Orden del tribunal',
    other: 'Otro aviso',
  },

  left: '{count, plural, one {Queda # día} other {Quedan # días}}, hasta el {day}',
  lastDay: 'Hoy, {day}, es el último día',
  over: 'El último día fue el {day}',
  counted:
    'Es un simple conteo de días. Las reglas del tribunal pueden cambiar este día. Pregunte hoy a su abogado.',
  served: 'Notificado (served) el {day}',
  servedWithDays: 'Notificado (served) el {day}, con un plazo de {count, plural, one {# día} other {# días}}',
  settled: 'Resuelto el {day}',

  safe: 'Último día seguro para pagar a su fideicomisario',
  safeHint:
    'Según el tiempo que la oficina suele tardar en registrar los pagos. Un pago hecho después, o después de la hora límite de ese día, puede registrarse demasiado tarde.',
  safeDay: '{method}: {day}.',
  safeDayBefore: '{method}: {day}, antes de las {time}.',
  safePast: '{method}: ya no llega a tiempo. El último día seguro fue el {day}.',
  signUp: 'Inscribirse tarda {days, plural, one {# día} other {# días}}.',
  conditions: 'Condiciones: {conditions}.',
  payday: 'Se cuenta desde el día de pago.',
  notFromHere: 'No desde esta cuenta, porque es prepagada.',
  noTrustee: 'Agregue su fideicomisario para ver el último día seguro de cada forma de pago.',
  addTrustee: 'Agregar su fideicomisario',

  edit: 'Editar',
  editOf: 'Editar: {notice}',
  delete: 'Eliminar',
  deleteOf: 'Eliminar: {notice}',
  deleteAsk: '¿Eliminar este aviso?',
  deleteText: '{notice}, con su último día, el {day}, se quita de esta página y del mensaje a su abogado.',
  confirmDelete: 'Eliminar el aviso',
  keep: 'Conservarlo',
  deleted: 'Se eliminó el aviso.',
  deleteFailed: 'No pudimos eliminar este aviso. Intente de nuevo.',

  attorney: 'Su abogado',
  callAttorney: 'Llame a su abogado: {name}',
  message: 'Mensaje a mi abogado',
  back: 'Volver a su plan',

  dialog: {
    edit: 'Editar el aviso',
    kind: '¿Qué es?',
    lastDay: 'Último día impreso en el aviso',
    lastDayHint: 'Busque en todas las páginas el día en que vence un plazo.',
    notPrinted: 'No tiene impreso un último día',
    served: 'Día de la notificación (service)',
    servedHint: 'Cuándo se lo enviaron por correo o se lo entregaron, según dice el aviso.',
    days: 'Días de plazo',
    note: 'Nota',
    noteHint: 'Por ejemplo, el número de expediente (docket number)',
    settled: 'Resuelto el',
    settledHint: 'Déjelo vacío mientras siga abierto.',
    save: 'Guardar el aviso',
    cancel: 'Cancelar',
    saved: 'Se guardó el aviso.',
  },
}
