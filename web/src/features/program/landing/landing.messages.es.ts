/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './landing.messages.ts'

export const words: Translation<typeof english.words> = {
  headline: 'La cuenta bancaria que mantiene su plan del Capítulo\u00a013 por buen camino',
  lead: 'Vea lo que tiene, lo que debe a su fideicomisario (trustee) y cuándo vence, y cuánto queda del presupuesto de este mes.',
  logIn: 'Iniciar sesión',
  registerNow: 'Registrarse ahora',
  closed: 'Si ya tiene una, inicie sesión para ver su saldo y lo que viene.',
  facts: ['Sin cargo mensual', 'Sin cargo por sobregiro', 'Disponible en los 50 estados'],
  features: 'Lo que la cuenta hace por usted',
  learnMore: 'Más información <more>sobre {feature}</more>',
  featureCards: {
    trustee: {
      title: 'Su pago al fideicomisario va primero',
      text: 'Vea lo que está pagado este mes y lo que queda por pagar.',
    },
    spending: {
      title: 'Lo que queda este mes',
      text: 'Vea cuánto queda de su presupuesto para el resto del mes.',
    },
    bills: {
      title: 'Todas sus facturas en un solo lugar',
      text: 'Páguelas, reciba recordatorios y guarde la prueba de que pagó.',
    },
    pay: {
      title: 'Reciba su salario antes',
      text: 'Con el depósito directo, su salario puede llegar hasta dos días antes.',
    },
  },
  trustee: {
    title: 'Ponga su plan primero, cada mes',
    text: 'Un plan dura años, y un mes sin pagar puede ponerlo en riesgo. Por eso su pago al fideicomisario va primero aquí. Vea lo que ha pagado, lo que queda por pagar y cuándo vence.',
    points: [
      'Pague a su fideicomisario directamente desde la cuenta.',
      'Reciba un recordatorio una semana antes de que venza, y otro dos días antes.',
      'Le avisamos con tiempo si su saldo no va a alcanzar.',
    ],
  },
  spending: {
    title: 'Sepa lo que queda este mes',
    text: 'Díganos lo que gana y lo que piensa gastar. Cada compra con la tarjeta aparece sola. Póngale una categoría, como comida o gasolina, y vea de un vistazo lo que queda.',
    points: [
      'Ponga una meta para cada categoría.',
      'Divida una compra entre dos categorías.',
      'Agregue lo que paga en efectivo o desde otro banco.',
    ],
  },
  bills: {
    title: 'Siga cada factura, de la renta al teléfono',
    text: 'Agregue las personas y empresas a las que paga. Elija cuánto, y lo enviaremos por internet o mandaremos un cheque de papel por correo. Puede seguir cada pago hasta que llegue.',
    points: [
      'Reciba un recordatorio por correo electrónico cuando se acerque una factura.',
      'Vea enseguida qué pagos se enviaron y cuáles fueron devueltos.',
      'Guarde un informe como prueba de pago para su abogado, su fideicomisario o el tribunal.',
    ],
    fee: 'Cada pago de factura cuesta $1.00. Le mostramos el cargo antes de que lo envíe.',
  },
  pay: {
    title: 'Reciba su salario de la manera que le convenga',
    text: 'Haga que se envíe aquí todo su salario, una parte o un monto fijo. Llenamos el formulario para su empleador. O vincule su cuenta en otro banco y pase dinero cuando lo necesite.',
    points: [
      'Reciba depósitos directos hasta dos días antes.',
      'Pase dinero una vez, cada semana, cada dos semanas o cada mes.',
      'Agregar dinero es gratis.',
    ],
  },
  safety: {
    title: 'Usted tiene el control',
    items: [
      {
        title: '¿Perdió su tarjeta?',
        text: 'Congélela con un toque, y descongélela cuando aparezca.',
      },
      {
        title: '¿No es su compra?',
        text: 'Reporte el problema ahí mismo donde lo ve. Lo investigaremos y le diremos qué encontramos.',
      },
      {
        title: 'Solo usted entra',
        text: 'Active los códigos para iniciar sesión. Un código de su teléfono deja fuera a los demás, incluso si tienen su contraseña.',
      },
    ],
  },
  start: {
    title: 'Cuando usted quiera',
    text: 'Necesitará unos 10 minutos y su número de Seguro Social.',
    fees: 'Ver todos los cargos',
    about: 'Sobre la cuenta bancaria',
  },
  aboutProgram: 'Aviso sobre el programa',
  backToTop: 'Volver arriba',
}
