/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './funding.messages.ts'

export const copy: Translation<typeof english.copy> = {
  arrived: 'Llegó su transferencia de {amount} ({description}).',
  failed: {
    title: 'Su transferencia de {amount} ({description}) falló porque {reason}.',
    subject: 'Una transferencia falló',
  },
  takenBack: {
    title: 'Su transferencia de {amount} ({description}) se revirtió porque {reason}.',
    subject: 'Una transferencia se revirtió',
    more: 'El dinero ya no está en su cuenta. Revise su saldo.',
  },
  reasons: {
    R01: 'no había suficiente dinero en su cuenta vinculada',
    R02: 'su cuenta vinculada está cerrada',
    R03: 'su banco no pudo encontrar su cuenta vinculada',
    R04: 'el número de su cuenta vinculada no es válido',
    R07: 'usted retiró su permiso para hacerla',
    R08: 'se detuvo en su banco',
    R09: 'el dinero de su cuenta vinculada todavía no estaba disponible',
    R10: 'se reportó como no autorizada',
    R16: 'su cuenta vinculada está congelada',
    R20: 'su cuenta vinculada no permite transferencias',
    R29: 'se reportó como no autorizada',
    'transfer.velocity': 'con ella habría superado su límite de transferencias de 24 horas',
    'transfer.account_not_usable': 'su cuenta vinculada no se pudo usar ese día',
    undone: 'se canceló cuando se deshizo un cambio en su inicio de sesión',
    '429-12': 'los depósitos en esta cuenta terminaron',
    other: 'su banco no la aceptó',
  },
  reminder: {
    title: 'Recordatorio: el {on} planeamos transferir {amount} desde su cuenta bancaria.',
    subject: 'Su próxima transferencia recurrente',
  },
  runFailed: {
    notUsable:
      'No pudimos hacer su transferencia recurrente de {amount} ({description}) porque su cuenta vinculada no se pudo usar ese día.',
    overLimit:
      'No pudimos hacer su transferencia recurrente de {amount} ({description}) porque con ella habría superado su límite de transferencias de 24 horas.',
    subject: 'No pudimos hacer una transferencia recurrente',
    more: 'La próxima sigue programada.',
  },
  onHold: {
    title:
      'Su transferencia recurrente de {amount} está en pausa. Estamos revisando su cuenta. Le enviaremos un correo electrónico a más tardar el {by}.',
    subject: 'Una transferencia recurrente está en pausa',
    more: 'La haremos cuando terminemos. No necesita hacer nada.',
  },
  recurringEnded: {
    title:
      '{count, plural, =1 {Su transferencia recurrente terminó porque su banco devolvió una transferencia.} other {Sus # transferencias recurrentes desde una cuenta bancaria terminaron porque su banco devolvió una transferencia.}}',
    subject: 'Transferencias recurrentes que terminaron',
    more: 'Puede programar transferencias recurrentes desde otra cuenta vinculada.',
  },
  depositsEnded: {
    title: 'Su transferencia recurrente de {amount} terminó porque su cuenta ya no acepta depósitos.',
    subject: 'Una transferencia recurrente terminó',
    more: 'Qué significa para su dinero el fin del programa:',
  },
  verified: {
    now: '{account} está verificada. Ya puede pasar dinero desde ella.',
    held: '{account} está verificada. Como se cambió su correo electrónico, no puede pasar dinero desde ella hasta 24 horas después de ese cambio.',
  },
  notVerified:
    'No pudimos verificar {account}, así que no puede pasar dinero desde ella. Puede vincularla de nuevo.',
  linkEnded: 'Perdimos la conexión con {account}. Vincúlela de nuevo para pasar dinero desde ella.',
  needsAttention: 'Una cuenta bancaria vinculada necesita su atención',
  linked: {
    title: '{account} se vinculó a su cuenta.',
    subject: 'Se vinculó una cuenta bancaria',
    unverified:
      '{account} se vinculó a su cuenta {product}. Se debe verificar antes de que pueda pasar dinero desde ella.',
    now: '{account} se vinculó a su cuenta {product}. Ya puede pasar dinero desde ella.',
    held: '{account} se vinculó a su cuenta {product}. Como se cambió su correo electrónico, no puede pasar dinero desde ella hasta 24 horas después de ese cambio.',
  },
  form: {
    title: 'Formulario de autorización de depósito directo',
    footer: '{bank} · {form}',
    lead: 'Entregue este formulario a su empleador o a la oficina de nómina. Les pide que envíen todo su salario, o una parte, a la cuenta indicada abajo.',
    deposit: 'Depósito',
    part: 'Depositar cada día de pago',
    percentage: '{percentage}% de mi salario neto',
    employee: 'Nombre del empleado',
    account: 'Cuenta',
    bank: 'Banco',
    routing: 'Número de ruta (routing)',
    accountNumber: 'Número de cuenta',
    accountType: 'Tipo de cuenta',
    demandDeposit: 'Depósito a la vista (Demand Deposit)',
    formNumber: 'Número de formulario',
    holder: 'Titular de la cuenta',
    name: 'Nombre',
    authorization: 'Autorización',
    authorize:
      'Autorizo a mi empleador a depositar el salario indicado arriba en mi cuenta {product}, y a corregir los asientos hechos por error. Esto sigue vigente hasta que yo lo cancele por escrito y mi empleador haya tenido tiempo de actuar.',
    signature: 'Firma del empleado',
    date: 'Fecha',
    note: '{bank} mantiene esta cuenta prepagada y no es su empleador. El banco no decide cuándo ni si su empleador envía el salario; pregunte a la oficina de nómina cuál será el primer día de pago. No envíe este formulario al banco.',
    address: 'Dirección',
    city: 'Ciudad, estado, código postal (ZIP)',
  },
  removed: {
    title: '{account} ya no está vinculada a su cuenta.',
    subject: 'Se quitó una cuenta bancaria',
    text: '{account} ya no está vinculada a su cuenta {product}. Las transferencias recurrentes desde ella se detuvieron.',
  },
}
