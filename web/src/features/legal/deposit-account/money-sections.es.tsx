import { formatUsd } from '@yoursuccess/contract/core/money'
import { MAX_TRANSFER } from '@yoursuccess/contract/funding/ach-transactions'
import { PhoneLink } from '../../../ui/page/phone-link.tsx'
import type { LegalSection, Names } from '../legal-section.ts'

/** Spanish. */
export const moneySections = ({ support }: Names): LegalSection[] => [
  {
    id: 'in',
    title: 'Poner dinero en la cuenta',
    body: (
      <>
        <ul>
          <li>
            <strong>Depósito directo.</strong> Entregue a su empleador o a la oficina de sus beneficios el
            formulario de su cuenta. Con el acceso anticipado, puede recibir el dinero hasta dos días antes
            del día de pago, cuando quien lo envía nos avisa a tiempo. Eso es una cortesía y no una promesa, y
            no cubre los depósitos por débito ACH.
          </li>
          <li>
            <strong>Transferencia desde su otro banco.</strong> Vincule una cuenta que esté a su propio nombre
            y traiga hasta {formatUsd(MAX_TRANSFER)} cada vez. El dinero está en su saldo en un plazo de 5
            días hábiles después de que lo recibimos. Hasta entonces, el otro banco todavía puede devolverlo.
          </li>
        </ul>
        <p>
          No se pueden depositar efectivo ni cheques de papel. La tarjeta se envía por correo cuando han
          llegado sus primeros $5.00.
        </p>
      </>
    ),
  },
  {
    id: 'out',
    title: 'Usar el dinero',
    body: (
      <>
        <p>
          Puede gastar lo que está disponible: su saldo menos los montos que las tiendas nos han pedido
          retener. Una retención termina cuando la tienda toma su dinero o la deja ir, lo que puede tardar
          algunos días en gasolineras, hoteles y alquileres de autos.
        </p>
        <p>
          No prestamos dinero. Lo que dejaría su saldo por debajo de cero se rechaza. En casos poco comunes,
          su saldo puede llegar a eso de todos modos, por ejemplo cuando un depósito es devuelto tarde o una
          tienda toma más de lo que pidió. Entonces, por favor, vuelva a llevar el saldo a cero; tomamos lo
          que falta de su próximo depósito.
        </p>
        <p>
          <strong>Facturas.</strong> Usted nos dice a quién pagar y cuánto. Lo enviamos de forma electrónica o
          como cheque. Dé a un cheque 14 días para llegar. Un cheque que nadie cobra queda sin validez después
          de 180 días, y el dinero vuelve a usted.
        </p>
        <p>
          <strong>Su pago al fideicomisario</strong> vence tanto si se lo recordamos como si no. Si un pago no
          llega a tiempo, llame primero a su fideicomisario o a su abogado, y después a nosotros.
        </p>
        <p>
          La tarjeta no se debe usar para nada que sea contrario a la ley, ni para juegos de azar por
          internet.
        </p>
      </>
    ),
  },
  {
    id: 'stop',
    title: 'Detener un pago',
    body: (
      <>
        <p>
          Un pago que se repite se puede detener en cualquier momento, a más tardar tres días hábiles antes de
          que venza: en su cuenta, o llamando al <PhoneLink phone={support.phone} />. Cuando llame, podemos
          pedirle que lo confirme por escrito en un plazo de 14 días.
        </p>
        <p>
          Si una tienda o un beneficiario toma un monto que cambia cada vez, debe decirle 10 días antes cuánto
          y cuándo. Si usted detiene un pago a tiempo y lo hacemos de todos modos, le compensamos su pérdida.
        </p>
      </>
    ),
  },
  {
    id: 'records',
    title: 'Recibos y estados de cuenta',
    body: (
      <p>
        Le dan un recibo en los cajeros automáticos y en las tiendas. Su saldo, siete años de historial y un
        estado de cuenta de cada mes están en su cuenta. También puede oír su saldo en el{' '}
        <PhoneLink phone={support.phone} />.
      </p>
    ),
  },
]
