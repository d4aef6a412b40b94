/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './lib.messages.ts'

export const copy: Translation<typeof english.copy> = {
  today: 'Hoy',
  yesterday: 'Ayer',
  noReply:
    'No pudimos comunicarnos con YourSuccess, así que no sabemos si esto se guardó. Lo que escribió sigue aquí. Intente de nuevo.',
  failed: 'Algo salió mal. Lo que escribió sigue aquí. Intente de nuevo.',
  signedOut: 'Su sesión se cerró, así que esto no se guardó. Inicie sesión e intente de nuevo.',
  unavailable:
    'Esto no está disponible en este momento. Lo que escribió sigue aquí. Intente de nuevo en un minuto.',
  ourSide: 'Algo salió mal de nuestro lado. Lo que escribió sigue aquí. Intente de nuevo.',
  requestNumber: 'Si vuelve a pasar, díganos este número: {id}',
  reloadForRelease:
    'Actualizamos YourSuccess. Copie lo que haya escrito y después vuelva a cargar la página.',
  releasing: 'Estamos actualizando YourSuccess. Intente de nuevo en unos minutos.',
  wentWrong: 'Algo salió mal de nuestro lado.',
  eastern: '{time} ET',
  timeInZone: '{time}, {zone}',
  dayAndTime: '{day}, {time}',
}
