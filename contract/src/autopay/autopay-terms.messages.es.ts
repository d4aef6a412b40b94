/** Spanish. */
import type { Translation } from '../core/messages.ts'
import type * as english from './autopay-terms.messages.ts'

export const autopayTerms: Translation<typeof english.autopayTerms> = {
  what: {
    electronic:
      'Usted nos permite hacer los pagos de su plan del Capítulo 13 a {payee} con su dinero apartado para el fideicomisario (trustee). Enviamos cada pago electrónicamente.',
    bill_pay_check:
      'Usted nos permite hacer los pagos de su plan del Capítulo 13 a {payee} con su dinero apartado para el fideicomisario (trustee). Enviamos cada pago por correo, como cheque.',
  },
  howMuch:
    'Cada pago es lo que su plan pide para ese mes, normalmente {usual}, más un cargo de {fee}. Le avisamos al menos 10 días antes de enviar menos de {from}, más de {to}, o un monto que difiera del pago anterior en más de {spread}.',
  howMuchSplit:
    'Pagamos lo que su plan pide para cada mes, normalmente {usual}, en partes, más un cargo de {fee} por cada parte. Si para un mes vamos a enviar menos de {from}, más de {to}, o un monto que difiera del mes anterior en más de {spread}, le avisamos al menos 10 días antes de enviarlo.',
  when: 'Enviamos cada pago de modo que debería quedar registrado (posted) {buffer, plural, =0 {a más tardar en su fecha de vencimiento} one {# día hábil bancario antes de su fecha de vencimiento} other {# días hábiles bancarios antes de su fecha de vencimiento}}.',
  whenSplit:
    'Cuando se aparta una parte de su salario, la enviamos, a menos que sea inferior a lo que la oficina acepta. Enviamos el resto de modo que el pago completo debería quedar registrado (posted) {buffer, plural, =0 {a más tardar en su fecha de vencimiento} one {# día hábil bancario antes de su fecha de vencimiento} other {# días hábiles bancarios antes de su fecha de vencimiento}}.',
  main: 'Si su dinero apartado no alcanza el día del envío, tomamos de su cuenta principal hasta {most} por pago. Dejamos ahí lo que usted eligió que se quede.',
  mainNever: 'Si su dinero apartado no alcanza el día del envío, no tomamos nada de su cuenta principal.',
  outside:
    'Usted paga a {payee} por {method}, normalmente {usual} al mes. Nosotros apartamos el dinero para ese pago. No enviamos nada a su fideicomisario (trustee).',
  pull: 'A las 12:01 a.m., hora de Nueva York, del día en que {method} debería cobrar un pago, pasamos el dinero de ese pago a su cuenta principal. Ese día da tiempo para que el pago quede registrado (posted) {buffer, plural, =0 {a más tardar en su fecha de vencimiento} one {# día hábil bancario antes de su fecha de vencimiento} other {# días hábiles bancarios antes de su fecha de vencimiento}}. Una compra con tarjeta todavía podría usar el dinero. Si no se cobra nada en un plazo de dos días hábiles bancarios, lo que quede de ese dinero por encima de lo que usted deja en su cuenta vuelve a su dinero apartado.',
  reminder:
    'Le enviamos un recordatorio el último día con tiempo suficiente para que un pago por {method} quede registrado (posted) {buffer, plural, =0 {a más tardar en su fecha de vencimiento} one {# día hábil bancario antes de su fecha de vencimiento} other {# días hábiles bancarios antes de su fecha de vencimiento}}.',
  stopOutside:
    'Puede detener esto en cualquier momento, en la aplicación, por teléfono o por escrito. Los pagos que ordenó en otro lugar se deben detener allí.',
  stop: 'Puede detener el pago automático en cualquier momento, en la aplicación, por teléfono o por escrito. Tiene efecto de inmediato para todo pago que no hayamos enviado.',
  choice:
    'El pago automático es decisión suya. Su cuenta, los cargos de la cuenta y su tarjeta no dependen de él.',
}
