/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './calendar.messages.ts'

export const calendarCopy: Translation<typeof english.calendarCopy> = {
  title: 'Calendario',
  previous: 'Anterior <more>(mes)</more>',
  next: 'Siguiente <more>(mes)</more>',
  days: 'Días de {month}',
  empty: 'No sabemos de nada en este mes. Agregue sus días de pago para verlos aquí.',
  addPaydays: 'Agregar sus días de pago',
  trusteePayment: 'Pago al fideicomisario',
  pay: 'Salario de {name}',
  transfer: 'Transferencia desde {name}',
  expected: 'Se espera',
  paid: 'Pagado',
  arrived: 'Llegó',
  posted: 'Registrado',
  sent: 'Enviado',
  short: 'Pagado en parte',
  missed: 'Sin pagar',
  notReceived: 'No se recibió',
  failed: 'No se realizó',
}

export const recurringCopy: Translation<typeof english.recurringCopy> = {
  title: 'Facturas habituales',
  lead: 'Las encontramos en lo que usted pagó: tres o más cargos a intervalos regulares.',
  none: 'Todavía no hay facturas habituales. Buscamos tres o más cargos de un mismo comercio.',
  next: '{frequency}, normalmente {amount}. Próxima: {day}.',
  last: 'Últimos cargos: {charges}',
  charge: '{amount} el {day}',
  confirmed: 'Confirmada',
  confirm: 'Confirmar <more>{name}</more>',
  rename: 'Renombrar <more>{name}</more>',
  dismiss: 'Descartar <more>{name}: no es una factura</more>',
  restore: 'Recuperar <more>{name}</more>',
  dismissed: 'Descartada',
  done: {
    confirmed: '{name} ya es una de sus facturas habituales.',
    dismissed: '{name} ya no cuenta como factura.',
    found: '{name} está de nuevo en sus facturas habituales.',
    renamed: 'El nombre está guardado.',
  },
  name: 'Nombre',
  nameHint: 'Déjelo vacío para usar el nombre del comercio.',
  renameTitle: 'Cambiar el nombre de la factura',
  save: 'Guardar el nombre',
  cancel: 'Cancelar',
  weekly: 'Cada semana',
  biweekly: 'Cada 2 semanas',
  monthly: 'Cada mes',
  quarterly: 'Cada 3 meses',
}
