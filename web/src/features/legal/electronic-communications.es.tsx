import { PhoneLink } from '../../ui/page/phone-link.tsx'
import type { LegalSection, Names } from './legal-section.ts'

/** Spanish. */
export const electronicCommunicationsInShort = ({ product_name }: Names) => (
  <p>
    {product_name} funciona por internet. Usted acepta recibir nuestros documentos en su pantalla y por correo
    electrónico en lugar de por correo postal. Puede pedir cualquiera de ellos en papel sin costo, y puede
    retirar este consentimiento.
  </p>
)

export const electronicCommunications = ({ product_name, bank_name, support }: Names): LegalSection[] => [
  {
    id: 'who',
    title: 'Quién es quién',
    body: (
      <p>
        “Nosotros” son {bank_name}, que mantiene su cuenta, y quienes administran {product_name} para el
        banco. “Usted” es la persona que solicita la cuenta o que es su titular.
      </p>
    ),
  },
  {
    id: 'what',
    title: 'Lo que recibe de forma electrónica',
    body: (
      <>
        <p>Todo lo que la ley nos exige darle por escrito sobre esta cuenta. Es decir:</p>
        <ul>
          <li>los acuerdos y la lista de cargos, y cada cambio en ellos</li>
          <li>los estados de cuenta mensuales y el historial de sus transacciones</li>
          <li>
            los recibos y las confirmaciones, por ejemplo de una transferencia o del pago de una factura
          </li>
          <li>nuestras respuestas cuando usted reporta un error o una tarjeta perdida</li>
          <li>los avisos de privacidad y los formularios de impuestos, si los hay</li>
          <li>nuestra decisión sobre su solicitud</li>
          <li>el aviso de que la cuenta o el programa termina</li>
        </ul>
        <p>
          Aun así, podemos enviarle algo por correo postal, por ejemplo su tarjeta o un cheque de reembolso.
        </p>
      </>
    ),
  },
  {
    id: 'how',
    title: 'Cómo lo recibe',
    body: (
      <p>
        Lo mostramos después de que usted inicia sesión, o lo enviamos por correo electrónico a la dirección
        con la que inicia sesión. Donde la ley quiere que usted sepa que hay algo nuevo, le enviamos un correo
        electrónico. Nunca le pedimos por correo electrónico su contraseña, un código ni su número de Seguro
        Social.
      </p>
    ),
  },
  {
    id: 'paper',
    title: 'Copias en papel',
    body: (
      <p>
        Llame al <PhoneLink phone={support.phone} /> y le enviamos por correo postal una copia en papel de
        cualquiera de los documentos de la lista anterior. No cuesta nada. También puede imprimir o guardar
        usted cada uno de ellos.
      </p>
    ),
  },
  {
    id: 'withdraw',
    title: 'Retirar su consentimiento',
    body: (
      <>
        <p>
          Puede retirar su consentimiento en cualquier momento, sin cargo. Llame al{' '}
          <PhoneLink phone={support.phone} /> o escriba a la dirección de abajo.
        </p>
        <p>
          Como {product_name} existe solo por internet, entonces cerramos la cuenta y le enviamos el saldo por
          cheque. Lo que recibió antes de forma electrónica sigue siendo válido. Si retira su consentimiento
          mientras está solicitando la cuenta, la solicitud termina.
        </p>
      </>
    ),
  },
  {
    id: 'needs',
    title: 'Lo que necesita',
    body: (
      <>
        <ul>
          <li>un teléfono, una tableta o una computadora con conexión a internet</li>
          <li>
            una versión actual de Chrome, Edge, Firefox o Safari, con las cookies y JavaScript activados
          </li>
          <li>
            una dirección de correo electrónico que sea solo suya, y un programa que muestre archivos PDF
          </li>
          <li>una impresora, o espacio para guardar archivos, si quiere conservar copias</li>
        </ul>
        <p>
          Si estas necesidades cambian de modo que usted quizás ya no pueda leer nuestros documentos, se lo
          decimos primero y le pedimos de nuevo su consentimiento. Entonces puede retirarlo sin cargo.
        </p>
        <p>Que usted pueda leer esta página ahora muestra que su dispositivo es suficiente.</p>
      </>
    ),
  },
  {
    id: 'address',
    title: 'Mantenga al día su dirección de correo electrónico',
    body: (
      <p>
        Cuando cambie su dirección de correo electrónico, cámbiela en la configuración de su cuenta, o
        llámenos. Si los mensajes que le enviamos son devueltos, los documentos cuentan de todos modos como
        entregados una vez que están en su cuenta.
      </p>
    ),
  },
  {
    id: 'signature',
    title: 'Su firma electrónica',
    body: (
      <p>
        Cuando usted envía su solicitud, eso tiene la misma fuerza que su firma en papel. Guardamos un
        registro de qué versión de cada acuerdo aceptó usted, y cuándo.
      </p>
    ),
  },
]
