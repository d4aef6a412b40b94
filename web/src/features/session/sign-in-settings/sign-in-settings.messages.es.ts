/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './sign-in-settings.messages.ts'

export const copy: Translation<typeof english.copy> = {
  title: 'Llaves de acceso y dispositivos',
  lead: 'Inicie sesión sin contraseña, y vea dónde tiene sesiones abiertas.',

  passkeys: 'Llaves de acceso (passkeys)',
  passkeysLead:
    'Con una llave de acceso inicia sesión con su huella digital, su cara o el bloqueo de su pantalla. Nadie puede adivinarla ni engañarle para que la entregue. Su contraseña sigue funcionando.',
  noPasskeys: 'Todavía no tiene ninguna llave de acceso.',
  name: 'Nombre',
  nameHint: 'Para que la reconozca después, por ejemplo "Mi teléfono".',
  add: 'Agregar una llave de acceso',
  added: 'Ahora puede iniciar sesión con {name}.',
  synced: 'Sincronizada con sus otros dispositivos',
  neverUsed: 'Agregada: {added}. Todavía no se ha usado.',
  used: 'Agregada: {added}. Último uso: {used}.',
  remove: 'Eliminar',
  removeOne: 'Eliminar {name}',
  removeQuestion: {
    title: '¿Eliminar {name}?',
    text: 'Ya no servirá para iniciar sesión. Se cerrarán las sesiones en sus otros dispositivos. Elimínela también en el dispositivo, para que ya no se la ofrezca.',
    confirmLabel: 'Eliminar',
    cancelLabel: 'Conservarla',
  },
  removed: 'Se eliminó {name}.',
  problems: {
    unsupported: 'Este navegador no puede crear llaves de acceso. Pruebe con otro navegador o dispositivo.',
    known: 'Este dispositivo ya tiene una llave de acceso para su cuenta.',
    stopped: 'No se agregó ninguna llave de acceso. Intente de nuevo cuando quiera.',
  },

  places: 'Dónde tiene sesiones abiertas',
  placesLead:
    'Si no reconoce alguna, ciérrela, elija una contraseña nueva y elimine las llaves de acceso que no reconozca.',
  here: 'Este dispositivo',
  browserOnSystem: '{browser} en {system}',
  unknownBrowser: 'Navegador desconocido',
  lastActive: 'Última actividad: {when}',
  lastActiveFrom: 'Última actividad: {when}, desde la red {network}',
  signOut: 'Cerrar la sesión',
  signOutOne: 'Cerrar la sesión de {place}',
  signedOut: 'Se cerró la sesión de {place}.',
  signOutOthers: 'Cerrar la sesión en todos los demás dispositivos',
  othersQuestion: {
    title: '¿Cerrar la sesión en todos los demás dispositivos?',
    text: 'Quien tenga la sesión abierta ahí tendrá que iniciar sesión de nuevo. Aquí su sesión sigue abierta.',
    confirmLabel: 'Cerrar las sesiones',
    cancelLabel: 'Cancelar',
  },
  signedOutOthers: 'Se cerró la sesión en todos los demás dispositivos.',
}
