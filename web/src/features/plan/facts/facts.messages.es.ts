/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './facts.messages.ts'

export const copy: Translation<typeof english.copy> = {
  district: 'Distrito del tribunal',
  districtHint: 'Escriba su estado o el nombre del distrito.',
  noDistrict: 'Ningún distrito tiene este nombre. Pruebe con su estado.',
  caseNumber: 'Número de caso',
  caseHint: 'De sus documentos del tribunal, por ejemplo 24-12345.',
  readAs: 'Lo leemos como {number}.',
  otherChapter:
    'Este número es de un caso del Capítulo {chapter}. Esta página es para el Capítulo 13. Revíselo o continúe.',
  trusteeAccount: 'Número de cuenta con el fideicomisario',
  trusteeAccountHint:
    'El número que aparece en las cartas de su fideicomisario. Déjelo vacío si es su número de caso.',

  filedOn: 'Día en que presentó su caso',
  confirmedOn: 'Día en que se confirmó su plan',
  months: 'Duración de su plan',
  monthsChip: '{months} meses',
  otherMonths: 'Otra duración',
  monthsTyped: 'Número de meses',
  longPlan: 'La mayoría de los planes termina a los 60 meses. ¿Su orden dice 72?',
  firstDueOn: 'Día de su primer pago',
  firstDueHint:
    'Normalmente 30 días después de presentar su caso. Cámbielo si sus documentos indican otro día.',

  dueKind: '¿Cuándo vence su pago?',
  dueKinds: {
    fixed_day: 'El mismo día cada mes',
    filing_day: 'El día del mes en que presenté mi caso',
    month_end: 'El último día del mes',
  },
  dueDay: 'Día del mes',
  dueDayHint: 'Un número del 1 al 31.',
  roll: 'No todos los meses tienen un día {day}. ¿Cuándo vence entonces?',
  rolls: { clamp: 'El último día de ese mes', to_first: 'Siempre el día 1 del mes siguiente' },
  nextDueDays: 'Próximas fechas de vencimiento: {days}',
  allWereDue: 'El último pago de este plan venció el {day}.',

  findTrustee: 'Busque a su fideicomisario (trustee)',
  findTrusteeHint: 'Empiece a escribir el nombre.',
  findInDistrict: 'Empiece a escribir el nombre. Mostramos las oficinas de su distrito.',
  searching: 'Buscando',
  searchMissing: 'No pudimos buscar en la lista de fideicomisarios.',
  noOffice: 'No se encontró ninguna oficina. Puede ingresar usted los datos de su fideicomisario.',
  chooseTrustee: 'Elija a su fideicomisario de la lista o ingrese usted sus datos.',
  notListed: 'Mi fideicomisario no está en la lista',
  searchInstead: 'Buscar en la lista',
  changeTrustee: 'Elegir otro fideicomisario',
  ways: 'Cómo puede pagar',
  accepts: 'Acepta: {methods}',
  refuses: 'No acepta: {methods}',
  unknownWays: 'No sabemos cómo recibe pagos esta oficina. Pregunte a la oficina.',
  waysMissing: 'No pudimos cargar cómo recibe pagos esta oficina.',
  retired: 'Esta oficina ya no está en nuestra lista. Revise si cambió su fideicomisario.',
  own: {
    title: 'Su fideicomisario',
    name: 'Nombre del fideicomisario',
    address_1: 'Calle y número o apartado postal (P.O. Box)',
    address_2: 'Oficina o unidad (opcional)',
    city: 'Ciudad',
    state: 'Estado',
    zip: 'Código postal (ZIP)',
    phone: 'Teléfono (opcional)',
  },
  chooseState: 'Elija un estado',
  trusteeFromOn: 'Su fideicomisario desde',
  trusteeFromHint: 'Complete esto solo si antes tuvo otro fideicomisario.',
  paidBy: '¿Cómo paga ahora?',
  notAccepted: 'Esta oficina no acepta: {methods}. Pregunte a la oficina antes de pagar.',
}
