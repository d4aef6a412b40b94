/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './account.messages.ts'

export const copy: Translation<typeof english.copy> = {
  unfunded: {
    title: 'Su cuenta todavía no ha recibido un depósito. La cerraremos el {on} a menos que agregue dinero.',
    subject: 'Su cuenta se cerrará pronto a menos que agregue dinero',
    text: 'Elija cómo quiere agregar dinero:',
  },
  closedUnfunded: {
    title: 'Cerramos su cuenta porque no llegó ningún depósito.',
    subject: 'Se cerró su cuenta',
    text: 'Puede abrirla de nuevo: inicie sesión y elija cómo quiere agregar dinero.',
  },
  reopened: {
    title: 'Su cuenta está abierta de nuevo.',
    subject: 'Su cuenta está abierta de nuevo',
    text: 'La cuenta espera su primer depósito. Así puede agregar dinero:',
  },
  closed: {
    title: 'Se cerró su cuenta.',
    subject: 'Se cerró su cuenta',
    text: 'Su tarjeta ya no funciona. Si necesita una copia de un estado de cuenta, o si había un error en su cuenta, llámenos.',
  },
  deposited: 'Un depósito de {amount} está en su cuenta: {details}.',
  balanceNegative: 'Su saldo está por debajo de cero: {amount}. Agregue dinero a su cuenta.',
  balanceNegativeOnly: 'Su saldo principal es de {amount}. El dinero apartado no se tocó.',
  balanceLow: 'Su saldo es bajo. Disponible: {amount}.',
}
