import { Link } from '@tanstack/react-router'
import { paths } from '../../../lib/paths.ts'
import { PhoneLink } from '../../../ui/page/phone-link.tsx'
import type { LegalSection, Names } from '../legal-section.ts'

/** Spanish. */
export const endingSections = ({ bank_name, support, wind_down }: Names): LegalSection[] => [
  {
    id: 'closing',
    title: 'Cierre de la cuenta',
    body: (
      <>
        <p>
          Puede cerrar la cuenta en cualquier momento llamando al <PhoneLink phone={support.phone} />. Podemos
          cerrarla cuando nunca recibió dinero, cuando se usa en contra de la ley o de este acuerdo, o cuando
          el programa termina; le avisamos primero donde podemos. Lo que queda en ella es suyo: lo enviamos
          por cheque a su dirección.
        </p>
        <p>
          {wind_down.mode === 'off' ? (
            'Si el programa termina alguna vez, le decimos antes en qué días terminan los depósitos y los gastos.'
          ) : (
            <>
              Los días en que terminan los depósitos y los gastos están en el{' '}
              <Link to={paths.programNotice}>aviso del programa</Link>.
            </>
          )}{' '}
          El cheque de reembolso se envía en un plazo de {wind_down.refund_within_days} días después de eso y
          se debe cobrar en un plazo de {wind_down.check_cashable_days} días. Después de eso, llámenos.
        </p>
        <p>
          El dinero que nadie pide durante años se debe entregar al estado en el que usted vivía. Puede
          pedirlo a ese estado.
        </p>
      </>
    ),
  },
  {
    id: 'orders',
    title: 'Órdenes de tribunales',
    body: (
      <p>
        Si recibimos una orden de un tribunal u otra exigencia legal sobre su cuenta, la cumplimos. Se lo
        decimos cuando la ley nos lo permite. Una orden en su caso del Capítulo 13 está por encima de este
        acuerdo.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Cambios en este acuerdo',
    body: (
      <p>
        Podemos cambiar este acuerdo. Si un cambio le cuesta dinero, aumenta lo que usted puede tener que
        asumir, o le quita algo, le enviamos un correo electrónico al menos 21 días antes. Si no lo quiere,
        puede cerrar la cuenta antes de ese día sin costo. Un cambio que es necesario de inmediato para la
        seguridad de su cuenta puede hacerse primero, y el correo electrónico llegar después.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Ley y disputas',
    body: (
      <p>
        A este acuerdo se le aplica la ley federal y, donde esta no tiene respuesta, la ley del estado en el
        que {bank_name} tiene su oficina principal. Usted conserva su derecho de acudir a un tribunal, por su
        cuenta o junto con otras personas. Si tiene una queja, por favor, llámenos primero; también puede
        acudir a la Oficina para la Protección Financiera del Consumidor (Consumer Financial Protection
        Bureau). Si una parte de este acuerdo no es válida, el resto sí lo es.
      </p>
    ),
  },
]
