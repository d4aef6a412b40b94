/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './accounts.messages.ts'

export const copy: Translation<typeof english.copy> = {
  ask: '¿Seguro que quiere quitar esta cuenta?',
  yes: 'Sí',
  no: 'No',
  beingVerified:
    'Estamos verificando esta cuenta. Por favor, vuelva más tarde para iniciar transacciones con esta cuenta.',
  notVerified:
    '¡Lo sentimos! Algo salió mal al verificar esta cuenta. Por favor, intente vincular otra cuenta bancaria.',
  lead: 'Las cuentas bancarias que vinculó para pasar dinero aquí.',
  table: 'Cuentas bancarias vinculadas',
  link: 'Vincular una cuenta bancaria',
  verify: 'Verificar',
  linkAgain: 'Vincular de nuevo',
  linkNew: 'Vincular de nuevo una cuenta bancaria',
  remove: 'Eliminar',
  removal:
    '{account}. Las transferencias recurrentes desde ella se detendrán. Las transferencias que ya hizo no cambian.',
  notRemoved: 'No pudimos quitar esta cuenta. Sigue vinculada. Intente de nuevo.',
  status: 'Estado de la verificación',
  statusLead: 'Vea si puede pasar dinero desde esta cuenta.',
  allAccounts: 'Todas las cuentas vinculadas',
  transfer: 'Transferir dinero',
  verifiedText: 'Puede pasar dinero desde esta cuenta.',
  manualText:
    'Un depósito pequeño va en camino a esta cuenta. Cuando lo vea en su banco, elija "Verificar" y escriba el código que está en la descripción del depósito.',
  relinkText: 'Perdimos la conexión con esta cuenta. No se movió dinero. Vincúlela de nuevo para continuar.',
  removed: 'La cuenta {name} ya no está vinculada.',
  heldUntil: 'Como se cambió su correo electrónico, no puede pasar dinero desde esta cuenta hasta el {when}.',
  name: 'Nombre',
  verified: 'Verificada',
  actions: 'Acciones',
}
