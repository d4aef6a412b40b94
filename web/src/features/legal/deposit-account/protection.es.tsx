import { PhoneLink } from '../../../ui/page/phone-link.tsx'
import type { LegalSection, Names } from '../legal-section.ts'

/** Spanish. */
export const protectionSections = ({ support }: Names): LegalSection[] => [
  {
    id: 'lost',
    title: 'Una tarjeta perdida, o pagos que no son suyos',
    body: (
      <>
        <p>
          Díganos <strong>de inmediato</strong> si pierde su tarjeta o se la roban, si es posible que alguien
          sepa su PIN o su contraseña, o si salió dinero sin su permiso. Podría perder todo el dinero de su
          cuenta. Primero congele la tarjeta en su cuenta, y después llame al{' '}
          <PhoneLink phone={support.support_line} />.
        </p>
        <ul>
          <li>
            Si nos lo dice en un plazo de 2 días hábiles después de enterarse de que la tarjeta o el código se
            perdió o fue robado, no puede perder más de $50.00.
          </li>
          <li>
            Si nos lo dice más tarde, y habríamos podido detener los pagos si nos lo hubiera dicho a tiempo,
            puede perder hasta $500.00.
          </li>
          <li>
            Si su estado de cuenta muestra pagos que usted no hizo, díganoslo en un plazo de 60 días después
            de que se lo enviamos o se lo mostramos. De lo contrario, es posible que no recupere lo que se
            tome después de esos 60 días y antes de que nos lo diga, si podemos demostrar que habríamos podido
            detenerlo.
          </li>
        </ul>
        <p>
          Si una buena razón le impidió decírnoslo, como un viaje largo o una estadía en el hospital, tiene
          más tiempo.
        </p>
      </>
    ),
  },
  {
    id: 'errors',
    title: 'Cuando algo está mal',
    body: (
      <>
        <p>
          Llame al <PhoneLink phone={support.phone} />, use “Reportar un problema” junto a la transacción, o
          escriba a la dirección de abajo tan pronto como pueda. Debemos recibir su aviso en un plazo de 60
          días después de que le enviamos o le mostramos el primer estado de cuenta con el error. Díganos:
        </p>
        <ul>
          <li>su nombre y el número de su cuenta</li>
          <li>qué está mal o es confuso, y por qué lo cree</li>
          <li>el monto y, con toda la exactitud que pueda, el día</li>
        </ul>
        <p>Si nos lo dice por teléfono, podemos pedirle que nos escriba en un plazo de 10 días hábiles.</p>
        <p>
          Averiguamos en un plazo de 10 días hábiles si hubo un error, y lo corregimos sin demora. Si
          necesitamos más tiempo, podemos tardar hasta 45 días, pero entonces ponemos el monto en su cuenta en
          un plazo de esos 10 días hábiles, para que lo tenga mientras investigamos. Si le pedimos que
          escribiera y no lo hizo, podemos omitir eso.
        </p>
        <p>
          En los primeros 30 días después de su primer depósito, los 10 días hábiles son 20. En esos primeros
          30 días, y para compras en tiendas y para pagos desde fuera de Estados Unidos, los 45 días son 90.
        </p>
        <p>
          Le decimos lo que encontramos en un plazo de 3 días hábiles después de terminar. Si no hubo ningún
          error, le escribimos por qué, y puede pedir copias de lo que revisamos.
        </p>
      </>
    ),
  },
  {
    id: 'our-fault',
    title: 'Cuando nosotros cometemos un error',
    body: (
      <>
        <p>
          Si no hacemos un pago a tiempo o por el monto correcto aunque usted nos lo pidió según lo acordado,
          le compensamos sus pérdidas. Hay excepciones. No lo hacemos, por ejemplo, cuando:
        </p>
        <ul>
          <li>no había suficiente dinero en su cuenta, sin culpa nuestra</li>
          <li>
            el dinero está retenido por una orden de un tribunal, o la tarjeta estaba congelada o reportada
            como perdida
          </li>
          <li>el cajero automático o la terminal estaba fuera de servicio, y usted lo sabía al comenzar</li>
          <li>lo impidió una inundación, un incendio u otra cosa fuera de nuestro control</li>
        </ul>
      </>
    ),
  },
  {
    id: 'days',
    title: 'Días hábiles y privacidad',
    body: (
      <p>
        Los días hábiles son de lunes a viernes, sin los días feriados de la Reserva Federal. Informamos a
        otros sobre su cuenta o sus pagos solo donde es necesario para completar un pago, cuando un tribunal o
        una agencia lo pide según lo permite la ley, cuando usted está de acuerdo, y como lo dice la Política
        de privacidad.
      </p>
    ),
  },
]
