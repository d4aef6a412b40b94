/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './page.messages.ts'

export const copy: Translation<typeof english.copy> = {
  tryAgain: 'Intentar de nuevo',
  reloadPage: 'Volver a cargar la página',
  somethingWentWrong: 'Algo salió mal',
  noConnection: 'No pudimos comunicarnos con YourSuccess. Revise su conexión e intente de nuevo.',
  notLoaded: 'No pudimos cargar esto. Intente de nuevo en un momento.',
  notShown: 'No pudimos mostrar esta página. Intente de nuevo.',
  loading: 'Cargando',
  loadingThePage: 'Cargando la página',
  tips: 'Consejos',
  reference: 'Número de referencia para asistencia: {id}',
  documents: {
    electronicCommunications: 'Acuerdo de comunicaciones electrónicas',
    depositAccount: 'Acuerdo de la cuenta de depósito',
    privacyPolicy: 'Política de privacidad',
  },
  languages: { en: 'English', es: 'Español' },
  customerService: 'Servicio al cliente: {phone}',
  about:
    '{product} es una cuenta bancaria para personas con un plan del Capítulo 13. Servicios bancarios de {bank}.',
}
