/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './rewards.messages.ts'

export const copy: Translation<typeof english.copy> = {
  failed: '¡Lo sentimos! Algo salió mal. Intente de nuevo más tarde.',
  title: 'Recompensas',
  lead: 'Compre en línea y reciba en su cuenta una parte de lo que gasta.',
  loading: 'Obteniendo su enlace',
  question: '¿Abrir sus recompensas?',
  questionText:
    'Las ofertas se abren en una ventana nueva, en el sitio de nuestro socio de recompensas. Su sesión se inicia automáticamente. El socio solo sabe a qué cuenta va su cash back.',
  open: 'Abrir las recompensas',
  notNow: 'Ahora no',
  opened: 'Sus recompensas están abiertas en una ventana nueva.',
  toDashboard: 'Volver al panel',

  learnTitle: 'Cash back para su pago al fideicomisario',
  learnLead:
    'Compre en línea y reciba de vuelta una parte del precio (cash back). La depositamos en esta cuenta para ayudarle a hacer su pago al fideicomisario (trustee).',
  learnPoints: [
    {
      title: 'Compre como siempre',
      text: 'Abra sus recompensas, elija una tienda y compre ahí lo que necesita. Pague de cualquier forma que la tienda acepte.',
    },
    {
      title: 'El cash back es automático',
      text: 'Unos 30 días después, cuando termina el plazo para devolver su compra, su cash back se deposita en esta cuenta.',
    },
    {
      title: 'Úselo donde más cuenta',
      text: 'Le avisaremos cuando llegue. Úselo para el pago al fideicomisario de este mes o para cualquier otra cosa.',
    },
    {
      title: 'Si devuelve algo',
      text: 'Si devuelve una compra, retiramos de su cuenta el cash back de esa compra. Verá ambos en sus transacciones.',
    },
  ],
}
