/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './message.messages.ts'

export const copy: Translation<typeof english.copy> = {
  title: 'Mensaje a mi abogado',
  lead: 'Los datos de su plan como texto. Léalo y luego cópielo, envíelo por correo electrónico o imprímalo. Nosotros no enviamos nada.',
  loading: 'Cargando los datos de su plan',
  text: 'El mensaje',
  copy: 'Copiar',
  copied: 'Copiado.',
  notCopied: 'No pudimos copiarlo en este navegador. Seleccione el texto y cópielo usted.',
  email: 'Enviar por correo electrónico',
  print: 'Imprimir',
  noAttorney: 'Agregue su abogado a su plan, y el correo electrónico tendrá la dirección de su abogado.',
  addAttorney: 'Agregar su abogado',
  back: 'Volver a su plan',

  subject: 'Mi plan del Capítulo 13',
  subjectWithCase: 'Mi plan del Capítulo 13, caso {number}',
  asOf: 'Al {day}, según los cálculos de mi banco. La cifra que vale es la del fideicomisario (trustee).',
  name: 'Nombre: {name}',
  case: 'Caso: {number}',
  district: 'Distrito: {district}',
  trustee: 'Fideicomisario: {trustee}',
  month: 'Mes {month} de {months}',
  incomplete:
    'Todavía no se ingresó el monto o la fecha de vencimiento de mi plan, así que no se cuenta nada.',

  behindTitle: 'LO QUE ESTÁ ATRASADO',
  upToDate: 'Estoy al día.',
  behind: 'Tengo un atraso de {amount}.',
  behindBy: 'Tengo un atraso de {amount} ({payments, plural, one {# pago} other {# pagos}}).',
  postedUpToDate: 'Según lo que registró el fideicomisario: al día.',
  postedBehind: 'Según lo que registró el fideicomisario: {amount} de atraso.',
  ahead: 'Pagado por adelantado: {amount}',
  lumpSum: 'El pago único (lump sum) de {amount} venció el {day}.',
  installment: '- Venció el {day}: {amount}, pagado {paid}',
  installmentReported: '- Venció el {day}: {amount}, pagado {paid} (de eso, {reported} reportado por mí)',

  sentTitle: 'LO QUE SE ENVIÓ Y SE REGISTRÓ',
  totals: 'En total: correspondía pagar {due}, pagado {paid}, registrado {posted}.',
  totalsWithout:
    'En total: correspondía pagar {due}, pagado {paid}. Mi banco no tiene recibos del fideicomisario.',
  opening: 'Hasta el {day}, el fideicomisario había registrado {amount} en total, según lo que ingresé.',
  nothingSent: 'No se envió nada desde mi cuenta en los últimos seis meses.',
  sent: '- Enviado el {day}: {amount}, todavía sin recibo',
  posted: '- Enviado el {day}: {amount}, registrado el {postedOn}',
  postedOther: '- Enviado el {day}: {amount}, registrado el {postedOn} con otro monto: {posted}',
  cameBack: '- Enviado el {day}: {amount}, devuelto',

  plannedTitle: 'LO QUE ESTÁ PREVISTO',
  planned: '- {amount}, previsto para el {sendOn}, para el pago que vence el {dueOn}',
  nothingPlanned: 'Mi banco no tiene ningún pago previsto.',

  noticesTitle: 'AVISOS Y MOCIONES',
  notice: '- {notice}: {left}',
  noticeWithNote: '- {notice} ({note}): {left}',
  noticeCounted: '  Es un simple conteo de días desde el día de la notificación (service), {day}.',
  safeDays: '  Último día seguro para pagar al fideicomisario:',
  safeDay: '  - {words}',
}
