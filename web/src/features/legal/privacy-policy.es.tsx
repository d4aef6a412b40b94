import { PhoneLink } from '../../ui/page/phone-link.tsx'
import classes from './legal-page.module.css'
import type { LegalSection, Names } from './legal-section.ts'

/** Spanish. */
export const privacyPolicyInShort = () => (
  <p>
    Usamos lo que sabemos de usted para administrar su cuenta y para mantenerla segura. No lo vendemos, no le
    mostramos anuncios, y no dejamos que otras empresas lo usen para venderle algo.
  </p>
)

const SHARING: readonly (readonly [reason: string, shared: string])[] = [
  [
    'Para administrar su cuenta: abrirla, mover su dinero, responder a los tribunales, corregir errores',
    'Sí',
  ],
  ['Para verificar quién es usted, y para detener el fraude', 'Sí'],
  ['Para nuestras propias ofertas para usted', 'No'],
  ['Para ofertas que hacemos junto con otra empresa financiera', 'No'],
  ['Para empresas que nos pertenecen o a las que pertenecemos, para que puedan venderle algo', 'No'],
  ['Para otras empresas, para que puedan venderle algo', 'No'],
]

export const privacyPolicy = ({ product_name, bank_name, support }: Names): LegalSection[] => [
  {
    id: 'what',
    title: 'Lo que sabemos de usted',
    body: (
      <>
        <ul>
          <li>
            <strong>Quién es usted:</strong> nombre, fecha de nacimiento, número de Seguro Social, dirección,
            números de teléfono, dirección de correo electrónico, ocupación, y cuánto espera depositar
          </li>
          <li>
            <strong>Su cuenta:</strong> saldo, depósitos, compras, transferencias, facturas que paga y a quién
            paga
          </li>
          <li>
            <strong>Su plan:</strong> su pago al fideicomisario (trustee), sus metas y los gastos que usted
            anota
          </li>
          <li>
            <strong>Cuentas que usted vincula:</strong> el banco, el tipo de cuenta, sus números y el nombre
            que aparece en ella
          </li>
          <li>
            <strong>Sus visitas:</strong> cuándo inicia sesión, desde qué dirección de red, y qué se cambió
          </li>
        </ul>
        <p>
          La mayor parte nos la da usted. El resto viene de su uso de la cuenta, de empresas que verifican
          quiénes son las personas, y de los bancos que usted vincula.
        </p>
        <p>
          No seguimos dónde está usted, no leemos sus contactos y no observamos lo que hace en otros sitios
          web.
        </p>
      </>
    ),
  },
  {
    id: 'sharing',
    title: 'Cuándo lo compartimos',
    body: (
      <>
        <table className={classes.table}>
          <caption>
            Motivos por los que un banco puede compartir lo que sabe, y si nosotros lo hacemos
          </caption>
          <thead>
            <tr>
              <th scope="col">Motivo</th>
              <th scope="col">¿Lo compartimos?</th>
            </tr>
          </thead>
          <tbody>
            {SHARING.map(([reason, shared]) => (
              <tr key={reason}>
                <th scope="row">{reason}</th>
                <td>{shared}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>
          La ley le da el derecho de limitar algunas formas de compartir. Son las que tienen “No” arriba, así
          que no hay nada que usted tenga que hacer. Si eso cambia alguna vez, le preguntamos primero.
        </p>
      </>
    ),
  },
  {
    id: 'partners',
    title: 'Quién trabaja para nosotros',
    body: (
      <>
        <p>Una parte del trabajo la hacen empresas que pueden usar sus datos solamente para ese trabajo:</p>
        <ul>
          <li>la empresa que lleva los libros de su cuenta, hace su tarjeta y verifica quién es usted</li>
          <li>la empresa mediante la cual usted vincula una cuenta en otro banco, si vincula una</li>
          <li>la red que lleva sus pagos a sus beneficiarios (billers)</li>
          <li>los servicios que entregan nuestros correos electrónicos, mensajes de texto y llamadas</li>
          <li>
            el sitio de recompensas, si usted lo abre: recibe un pase para una sola visita, no su contraseña
          </li>
        </ul>
        <p>
          Damos datos a los tribunales, incluido el tribunal de su fideicomisario, y a agencias del gobierno
          cuando la ley dice que debemos hacerlo.
        </p>
      </>
    ),
  },
  {
    id: 'browser',
    title: 'Lo que guardamos en su navegador',
    body: (
      <>
        <p>
          Dos cookies, que los scripts no pueden leer. Una mantiene abierta su sesión y termina con su visita.
          La otra indica durante medio año que usted inició sesión antes con este navegador, para que otras
          personas que prueban su contraseña no le impidan entrar, y para que podamos decirle cuando alguien
          inicia sesión con otro. Una tercera cookie, que los scripts pueden leer, tiene el idioma en el que
          usted lee y dura 400 días. Además de ellas, el navegador anota cuándo termina su sesión, cuándo fue
          su última actividad, en qué página estaba, y qué avisos ha leído, y guarda los archivos de la
          aplicación, pero nada de su cuenta. No hay cookies de otras empresas ni anuncios.
        </p>
        <p>
          Las páginas en las que usted vincula otro banco cargan el script de la empresa que hace el vínculo.
          Ninguna otra página lo carga.
        </p>
      </>
    ),
  },
  {
    id: 'safety',
    title: 'Cómo lo protegemos',
    body: (
      <ul>
        <li>Todo lo que viaja entre usted y nosotros está cifrado.</li>
        <li>
          Su número de Seguro Social se envía una vez, se guarda cifrado y nunca se muestra de nuevo. Lo
          eliminamos 30 días después de decidir sobre su solicitud. Lo que queda es un código con el que
          notamos cuando el mismo número llega de nuevo.
        </li>
        <li>Su contraseña se guarda en una forma a partir de la cual no se puede volver a leer.</li>
        <li>Puede agregar un segundo paso al inicio de sesión. Cerramos su sesión cuando está inactiva.</li>
        <li>Los cambios en su cuenta se escriben en un registro que nadie puede editar.</li>
      </ul>
    ),
  },
  {
    id: 'time',
    title: 'Cuánto tiempo lo guardamos',
    body: (
      <p>
        Mientras usted tenga la cuenta, y después durante el tiempo que la ley pide a los bancos guardar
        registros: lo que prueba quién es usted, durante cinco años después de que se cierra la cuenta; los
        registros de pagos, hasta siete años. Después lo eliminamos.
      </p>
    ),
  },
  {
    id: 'rights',
    title: 'Lo que usted puede hacer',
    body: (
      <>
        <p>
          Puede ver en su cuenta lo que sabemos, y cambiar su nombre, dirección, teléfono y dirección de
          correo electrónico en la configuración. Para cualquier otra cosa, llame al{' '}
          <PhoneLink phone={support.phone} />: le decimos lo que tenemos, y corregimos lo que está mal. La ley
          de su estado puede darle más derechos. Puede usarlos de la misma manera, y no recibe por eso un peor
          trato.
        </p>
        <p>Nadie menor de 18 años puede tener una cuenta, y no recopilamos a sabiendas datos sobre niños.</p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Cambios',
    body: (
      <p>
        Cuando esta política cambia, la nueva versión se muestra aquí y le enviamos un correo electrónico
        antes de que entre en vigor. {bank_name} y quienes administran {product_name} para el banco están
        obligados a cumplirla.
      </p>
    ),
  },
]
