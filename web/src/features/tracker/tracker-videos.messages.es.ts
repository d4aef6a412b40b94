/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './tracker-videos.messages.ts'

export const videosCopy: Translation<typeof english.videosCopy> = {
  welcome: 'Cómo ayuda el Success Tracker',
  tour: 'Un recorrido por el Success Tracker',
  tourTranscript: [
    'Hola, soy Dollar Bill y le voy a ayudar a llevar el control de sus gastos para que nunca se le pase un pago al fideicomisario del Capítulo 13.',
    'El anillo muestra su mes: lo que fue a su fideicomisario, lo que falta por pagar, lo que gastó y lo que queda.',
    'Debajo están sus totales y los ingresos que espera.',
    'Las compras con tarjeta aparecen automáticamente. Elija una categoría para cada una y vea cómo van sus metas.',
    'El dinero que gasta en otra parte también cuenta. Agréguelo aquí para que su presupuesto siga siendo exacto.',
    'Puede cambiar sus metas en cualquier momento. Cerca del fin de mes, le pediré las metas del próximo mes.',
  ],
  income: 'Qué ingresos cuentan',
  incomeTranscript: [
    'Cuente lo que entra cada mes: salario neto, beneficios, manutención o una pensión.',
    'El Anexo I (Schedule I) de su petición de quiebra enumera cada fuente. Ingrese aquí las mismas.',
    'Use una fila para cada fuente. Si un mes será diferente, cambie solo ese mes.',
  ],
}
