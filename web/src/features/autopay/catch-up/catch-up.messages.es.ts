/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './catch-up.messages.ts'

export const copy: Translation<typeof english.copy> = {
  title: 'Ponerse al día',
  lead: 'Pague lo atrasado con sus próximos pagos al fideicomisario (trustee), una parte de cada salario. No cambia nada hasta que usted acepte, y puede parar en cualquier momento.',
  sooner:
    'Puede que su fideicomisario o el tribunal lo quiera antes. Pregunte a su abogado antes de aceptar.',
  choose: {
    title: '¿Cómo quiere ponerse al día?',
    amount: 'Tiene un atraso de {amount} según nuestros cálculos.',
    paydays: '¿En cuántos días de pago?',
    counts: '{count, plural, one {# día de pago} other {# días de pago}}',
  },
  loading: 'Cargando sus días de pago',
  way: {
    title: 'Lo que pasaría',
    list: 'Sus próximos días de pago',
    payday:
      '{day}: de {pay} apartamos {setAside}; de eso, {part} son para ponerse al día. Le quedan {left} para vivir.',
    noShares:
      '{day}: aparte usted {setAside} de {pay}; de eso, {part} son para ponerse al día. Le quedan {left} para vivir.',
    short:
      '{day}: de {pay} apartaríamos {setAside}; de eso, {part} serían para ponerse al día, y quedarían {left}.',
    more: 'Se usan más días de pago de los que usted eligió, porque cada pago se aparta de cada salario hasta que se envía.',
    payments: 'Sus próximos pagos',
    payment: '{amount}, vence el {dueOn}, se envía el {sendOn}, con {part} para ponerse al día',
    paymentPull: '{amount}, vence el {dueOn}, se cobra el {sendOn}, con {part} para ponerse al día',
    paymentOutside:
      '{amount}, vence el {dueOn}, usted lo envía a más tardar el {sendOn}, con {part} para ponerse al día',
    tooMuch: 'Uno de sus salarios no alcanza para esto. Elija más días de pago.',
  },
  terms: {
    submit: 'Aceptar y ponerse al día',
    agreed: 'Usted empezó a ponerse al día.',
  },
  current: {
    title: 'Cómo se pone al día',
    text: 'Usted aceptó ponerse al día con {amount}.',
    list: 'Lo que se envía para ponerse al día',
    part: '{amount} con el pago que vence el {dueOn}: {state}',
    terms: 'Lo que usted aceptó',
    stop: 'Dejar de ponerse al día',
    stopped: 'Se detuvo la puesta al día. Todavía se debe lo que no se envió.',
  },
  actions: {
    autopay: 'Ir al pago automático',
    paydays: 'Agregar sus días de pago',
    plan: 'Configurar su plan',
    trustee: 'Agregar a su fideicomisario',
    seePlan: 'Ver su plan',
  },
}
