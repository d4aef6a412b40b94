/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './pages.messages.ts'

export const about: Translation<typeof english.about> = {
  title: 'Sobre la cuenta bancaria',
  lead: 'Un solo lugar para su salario, sus facturas y su pago al fideicomisario (trustee) mientras está en un plan del Capítulo\u00a013.',
  parts: [
    {
      title: 'Para quién es',
      text: 'Está en un plan del Capítulo\u00a013, o por comenzar uno. Quiere un solo lugar que le muestre cada día si va por buen camino.',
    },
    {
      title: 'Por qué es diferente',
      text: 'La mayoría de las cuentas solo muestran un saldo. Pero una parte de ese dinero es de su plan. Esta cuenta muestra primero lo que debe a su fideicomisario, y después lo que queda de su presupuesto.',
    },
    {
      title: 'Lo que no es',
      text: 'No somos su fideicomisario ni su abogado, y no prestamos dinero. Tener esta cuenta no significa que un tribunal haya aprobado su plan o sus pagos.',
    },
  ],
  stepsTitle: 'Cómo comenzar',
  steps: [
    {
      title: 'Regístrese',
      text: 'Registre su correo y una contraseña. Después díganos quién es. Toma unos 10 minutos.',
    },
    {
      title: 'Agregue dinero',
      text: 'Haga que su salario se envíe aquí, o pase dinero desde otro banco. Cuando haya agregado $5.00, le enviaremos su tarjeta por correo.',
    },
    {
      title: 'Configure su plan',
      text: 'Escriba su pago al fideicomisario y sus metas. De ahí en adelante, nosotros llevamos la cuenta.',
    },
  ],
  moneyTitle: 'Quién guarda su dinero',
  money:
    'Esta es una cuenta prepagada, de tipo débito. {bank} emite la cuenta y la tarjeta de débito, y guarda su dinero para usted. La cuenta no gana intereses y no tiene cargo mensual. Encontrará todos los cargos en una sola página.',
  fees: 'Ver todos los cargos',
  agreement: 'Leer el acuerdo',
  registerNow: 'Registrarse ahora',
}

export const features: Translation<typeof english.features> = {
  debit: 'débito',
  title: 'Funciones de la cuenta',
  lead: 'Lo que le da la cuenta: su plan, su dinero y su tarjeta.',
  panels: [
    {
      title: 'Su plan',
      points: [
        'Vea su pago al fideicomisario (trustee) cada mes: lo que está pagado, lo que queda por pagar y cuándo vence.',
        'Ponga metas para lo que gana y lo que gasta.',
        'Elija una categoría para cada compra. Le sugeriremos la que eligió la última vez.',
        'Vuelva a ver cualquier mes, y muéstrelo a su abogado.',
      ],
    },
    {
      title: 'Su dinero',
      points: [
        'Reciba su salario por depósito directo, hasta dos días antes.',
        'Vincule su cuenta en otro banco, y pase dinero una vez o de forma programada.',
        'Pague facturas por internet, o haga que enviemos un cheque por correo.',
        'Reciba recordatorios, y un informe de lo que ha pagado.',
      ],
    },
    {
      title: 'Su tarjeta',
      points: [
        'Pague en tiendas y por internet en EE. UU.',
        'Congélela cuando no la encuentre, y descongélela después.',
        'Elija su propio PIN, y pida una tarjeta nueva cuando la necesite.',
        'Reciba una alerta cuando una compra parezca fraude, y respóndala enseguida.',
      ],
    },
  ],
  next: '¿Cuánto cuesta?',
  fees: 'Ver todos los cargos',
}

export const fees: Translation<typeof english.fees> = {
  title: 'Todos los cargos',
  lead: 'No hay cargo mensual. Esta tabla muestra todo lo que cobramos, y lo que es gratis.',
  when: 'Cuándo se le cobra',
  whenText:
    'Le mostramos cada cargo antes de que confirme, y lo tomamos de su saldo. Si un pago falla o es devuelto, también le devolvemos el cargo de ese pago.',
  others: 'Lo que otros pueden cobrar',
  othersText:
    'El dueño de un cajero automático puede cobrar un cargo. La pantalla se lo dice primero. Su otro banco puede cobrarle cuando una transferencia es devuelta.',
  agreement:
    'El Acuerdo de la cuenta de depósito tiene la misma lista, junto con todas las reglas de la cuenta.',
  readAgreement: 'Leer el acuerdo',
}

export const help: Translation<typeof english.help> = {
  title: 'Ayuda',
  lead: 'Encuentre aquí una respuesta, o llámenos. Una persona puede ayudarle con su cuenta, su tarjeta y sus transferencias.',
  call: 'Llámenos',
  supportLine: 'Línea de asistencia, para su tarjeta y su cuenta: {phone}',
  customerService: 'Servicio al cliente, para todo lo demás: {phone}',
  mail: 'Escríbanos',
  fax: 'Fax: {number}',
  answers: 'Respuestas',
  questions: [
    {
      question: 'Perdí mi tarjeta.',
      answer:
        'Inicie sesión y elija "Congelar la tarjeta" en su panel, para que nadie pueda usarla. Si no la encuentra, elija ahí "Pedir una tarjeta nueva" y diga que la perdió. También puede llamar a la línea de asistencia.',
    },
    {
      question: 'Veo una compra que no hice.',
      answer:
        'Ábrala en su lista de transacciones y elija "Reportar un problema". Díganos qué está mal. Recibirá un número de referencia, y lo investigaremos.',
    },
    {
      question: 'Olvidé mi contraseña.',
      answer:
        'Podemos enviarle por correo electrónico un enlace para crear una nueva. El enlace funciona una sola vez, y solo por poco tiempo.',
      link: { requestPasswordReset: 'Restablecer su contraseña' },
    },
    {
      question: 'Mi pago al fideicomisario (trustee) puede llegar atrasado.',
      answer:
        'Primero llame a su fideicomisario o a su abogado. Después, llámenos si un pago desde esta cuenta no llegó.',
    },
    {
      question: '¿Cuándo llegará mi dinero?',
      answer:
        'Su salario llega el día de pago, o hasta dos días antes si activa el acceso anticipado. El dinero de otro banco puede tardar hasta cinco días hábiles.',
    },
    {
      question: '¿Cuánto cuesta la cuenta?',
      answer: 'No tiene cargo mensual. Cada pago de factura cuesta $1.00.',
      link: { fees: 'Ver todos los cargos' },
    },
  ],
  notice: 'Sobre el fin del producto de tarjeta de débito',
}
