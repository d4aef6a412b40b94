/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './account.messages.ts'

export const copy: Translation<typeof english.copy> = {
  closedTitle: 'Se cerró su cuenta',
  signOut: 'Cerrar sesión',
  reactivated: 'Se reactivó su cuenta',
  reactivationFailed: 'Hubo un error al reactivar su cuenta',
  wantEarlyAccess: '¿Quiere acceso anticipado a sus fondos?',
  enableFailed: 'Hubo un error al activar el acceso anticipado (ACH).',
  disableFailed: 'Hubo un error al desactivar el acceso anticipado (ACH).',
  closed: {
    unfunded:
      'La cerramos porque no llegó ningún depósito. Puede abrirla de nuevo: elija cómo quiere agregar dinero.',
    chooseFunding: 'Elegir cómo agregar dinero',
    noMoney: 'No puede recibir ni enviar dinero, y su tarjeta ya no funciona.',
    whomToCall:
      'Llame al {phone} para preguntar el motivo, para pedir una copia de un estado de cuenta o para preguntar por su dinero o por una cuenta nueva.',
  },
  yourAccount: 'Su cuenta',
  balanceTitle: 'Disponible',
  asOf: 'Último dato: {when}',
  notCurrent: 'No actualizado',
  notCurrentSince: 'No actualizado, último dato: {when}',
  balanceMissing: 'No pudimos cargar su saldo.',
  stale: 'No pudimos actualizar su saldo ahora. Este es el último que tenemos.',
  earlyAccess: {
    lead: 'Reciba sus depósitos directos hasta dos días antes.',
    loading: 'Cargando el acceso anticipado',
    label: 'Acceso anticipado a los depósitos directos',
    isOn: 'Activado: recibe su salario hasta dos días antes.',
    isOff: 'Desactivado: recibe su salario el día de pago.',
    notFor:
      'El acceso anticipado no está disponible para el dinero que usted pasa aquí desde una cuenta vinculada en otro banco.',
    enable: {
      title: '¿Activar el acceso anticipado?',
      text: 'Los depósitos directos llegarán hasta dos días antes. Si el próximo ya está en camino, puede que todavía llegue en su día habitual.',
      confirmLabel: 'Activar',
      cancelLabel: 'Cancelar',
    },
    disable: {
      title: '¿Desactivar el acceso anticipado?',
      text: 'Los depósitos directos llegarán de nuevo en su día habitual.',
      confirmLabel: 'Desactivar',
      cancelLabel: 'Cancelar',
    },
  },
  warnings: {
    negative: {
      title: 'Su saldo está por debajo de cero',
      text: '{hasFee, select, true {Es posible que se generen cargos. } other {}}El dinero que entre se usa primero para llevar su saldo a cero.',
    },
    low: {
      title: 'Su saldo es bajo',
      text: 'Está por debajo de $10.00.{hasFee, select, true { Es posible que se generen cargos si baja de cero.} other {}}',
    },
  },
  loadingYourBalance: 'Cargando su saldo',
}
