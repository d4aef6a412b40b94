/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './autopay.messages.ts'

export const copy: Translation<typeof english.copy> = {
  late: 'Llegaría al fideicomisario el {on}, con {days, plural, one {# día} other {# días}} de atraso.',
  subject: 'Sobre su pago al fideicomisario (trustee)',
  agreed: {
    subject: 'Activó el pago automático para sus pagos al fideicomisario (trustee)',
    intro: 'Usted aceptó esto el {on}:',
    term: '{text}',
  },
  catchUp: {
    subject: 'Aceptó ponerse al día con sus pagos al fideicomisario (trustee)',
    done: 'Se enviaron a su fideicomisario los {amount} de su puesta al día. Mire su plan para ver cómo va.',
    unsent: 'Su puesta al día terminó, y de ella no se enviaron {amount}. Mire su plan para ver cómo va.',
    over: 'Su puesta al día de {amount} terminó. Mire su plan para ver cómo va.',
    otherWay:
      'Su puesta al día terminó, porque usted aceptó pagar a su fideicomisario de otra forma. Acepte ponerse al día de nuevo si todavía quiere hacerlo.',
  },
  stopped: {
    customer: 'Usted detuvo el pago automático de sus pagos al fideicomisario.',
    plan: 'El pago automático de sus pagos al fideicomisario terminó, porque su plan terminó. Pregunte a su abogado antes de mover el dinero que apartó.',
    program:
      'El pago automático de sus pagos al fideicomisario terminó, porque ya no se puede gastar desde la cuenta. Pague a su fideicomisario de otra forma.',
    closing:
      'El pago automático de sus pagos al fideicomisario terminó, porque se cerró su cuenta. Pague a su fideicomisario de otra forma.',
    undone:
      'El pago automático de sus pagos al fideicomisario terminó, porque se deshizo un cambio en su inicio de sesión. Si todavía quiere el pago automático, actívelo de nuevo. Hasta entonces, pague usted a su fideicomisario.',
  },
  ownStop: {
    subject: 'Detuvo el pago automático de sus pagos al fideicomisario (trustee)',
    text: 'Usted detuvo el pago automático de sus pagos al fideicomisario el {on}. No enviaremos nada más. De ahora en adelante, pague usted a su fideicomisario.',
    onItsWay:
      'Ya enviado, y todavía en camino a su fideicomisario: {amount}. Debería quedar registrado a más tardar el {arriveBy}.',
    pull: 'Puede que {method} todavía cobre {amount} de su cuenta principal, así que deténgalo ahí si lo necesita.',
  },
  ownSkip: {
    subject: 'Omitió un pago al fideicomisario (trustee)',
    text: 'Usted omitió su pago al fideicomisario de {amount} que vence el {dueOn}, así que no lo enviaremos. Se sigue debiendo, y el dinero sigue apartado.',
    outside:
      'Usted omitió su pago al fideicomisario de {amount} que vence el {dueOn}, así que no se lo recordaremos. Se sigue debiendo, y el dinero sigue apartado.',
  },
  paused: {
    trustee:
      'El pago automático está en pausa porque cambió el fideicomisario o el número de cuenta de su plan. Revíselo y actívelo de nuevo.',
    case_closed:
      'El pago automático está en pausa porque la oficina de su fideicomisario dice que su caso está cerrado. Llame a su abogado o a la oficina. Si su caso sigue abierto, active de nuevo el pago automático.',
    biller:
      'El pago automático está en pausa porque su fideicomisario no está entre sus beneficiarios. Pague usted a su fideicomisario, o agréguelo de nuevo como beneficiario.',
    plan: 'El pago automático está en pausa porque su plan no tiene monto o no tiene fecha de vencimiento. No enviaremos nada hasta que los tenga.',
    feature:
      'El pago automático está en pausa porque su cuenta no tiene ahora las herramientas del plan. Pague usted a su fideicomisario.',
    set_aside:
      'El pago automático está en pausa porque su cuenta de dinero apartado está cerrada. Ábrala de nuevo, o pague usted a su fideicomisario.',
  },
  changed: 'Su pago al fideicomisario que vence el {dueOn} será de {amount}. Planeamos enviarlo el {sendOn}.',
  changedLate:
    'Su plan pide {amount} a más tardar el {dueOn}. No es el monto que le indicamos, así que el {sendOn} enviaremos {told} a menos que usted confirme el nuevo.',
  announced:
    'Planeamos enviar {amount} a su fideicomisario el {sendOn}. Debería quedar registrado a más tardar el {arriveBy}.',
  comingShare:
    'Después de su día de pago del {payday}, planeamos enviar a su fideicomisario una parte de su pago que vence el {dueOn}.',
  reminder: 'Recordatorio: planeamos enviar {amount} a su fideicomisario el {sendOn}.',
  splitReminder:
    'Recordatorio: planeamos enviar {amount} a su fideicomisario a más tardar el {sendOn}, en partes, a medida que usted recibe su salario.',
  sending: 'Enviamos {amount} a su fideicomisario. Debería quedar registrado a más tardar el {postedOn}.',
  sendingLate:
    'Enviamos {amount} a su fideicomisario. Debería quedar registrado a más tardar el {postedOn}, pero vence el {dueOn}.',
  delivered:
    'Su pago de {amount} con vencimiento el {dueOn} se entregó a su fideicomisario. Puede tardar algunos días en quedar registrado.',
  waiting:
    'A su pago al fideicomisario que vence el {dueOn} le faltan {missing}, así que no enviamos nada. Agregue a su dinero apartado lo que falta y lo enviaremos.',
  waitingForRest:
    'A su pago al fideicomisario que vence el {dueOn} todavía le faltan {missing}. Agregue a su dinero apartado lo que falta y enviaremos el resto.',
  onHold:
    'No podemos enviar su pago al fideicomisario que vence el {dueOn} mientras revisamos su cuenta. Pague a su fideicomisario de otra forma si el pago debe llegar a tiempo.',
  refused:
    'No pudimos enviar su pago al fideicomisario de {amount} que vence el {dueOn}. No se envió nada. Pregunte a la oficina cómo puede pagar.',
  refusedFor:
    'No pudimos enviar su pago al fideicomisario de {amount} que vence el {dueOn}. No se envió nada. {why}',
  refusedInTime:
    'No pudimos enviar su pago al fideicomisario de {amount} que vence el {dueOn}. No se envió nada. Para que quede registrado a tiempo, se debe enviar a más tardar el {sendBy}. Pregunte a la oficina cómo puede pagar.',
  refusedForInTime:
    'No pudimos enviar su pago al fideicomisario de {amount} que vence el {dueOn}. No se envió nada. Para que quede registrado a tiempo, se debe enviar a más tardar el {sendBy}. {why}',
  returned: {
    title:
      'Su pago al fideicomisario de {amount} fue devuelto a su dinero apartado. No lo enviaremos de nuevo automáticamente. Para que quede registrado a tiempo, se debe enviar a más tardar el {sendBy}.',
    titleLate:
      'Su pago al fideicomisario de {amount} fue devuelto a su dinero apartado. No lo enviaremos de nuevo automáticamente. Ya pasó su último día seguro, así que llame a la oficina de su fideicomisario.',
    titleWays:
      'Su pago al fideicomisario de {amount} fue devuelto a su dinero apartado. No lo enviaremos de nuevo automáticamente. Para que quede registrado a tiempo, se debe enviar a más tardar el {sendBy}. {next}',
    titleLateWays:
      'Su pago al fideicomisario de {amount} fue devuelto a su dinero apartado. No lo enviaremos de nuevo automáticamente. Ya pasó su último día seguro, así que llame a la oficina de su fideicomisario. {next}',
    titleNext:
      'Su pago al fideicomisario de {amount} fue devuelto a su dinero apartado. No lo enviaremos de nuevo automáticamente. {next}',
  },
  reminderOutside: {
    pull: 'Recordatorio: a partir del {sendOn}, {method} debería cobrar {amount} para su pago al fideicomisario que vence el {dueOn}.',
    send: 'Recordatorio: el {sendOn} es el último día seguro para enviar {amount} a su fideicomisario por {method}. El pago vence el {dueOn}.',
    wage_order:
      'Recordatorio: no esperamos que lleguen de su empleador {amount} de su pago al fideicomisario que vence el {dueOn}. Pregunte a su fideicomisario cómo pagarlos.',
  },
  safeDay: {
    moneygram:
      'Hoy es el último día seguro para enviar {amount} a su fideicomisario por MoneyGram. El pago vence el {dueOn}. Primero saque el monto de su dinero apartado.',
    wage_order:
      'Su pago al fideicomisario que vence el {dueOn} debería salir de su salario. No esperamos que lleguen de su empleador {amount} de ese pago. Pregunte a su fideicomisario cómo pagarlos.',
    cashiers_check:
      'Hoy es el último día seguro para enviar por correo a su fideicomisario un cheque de caja de {amount}. El pago vence el {dueOn}. Primero saque el monto de su dinero apartado.',
    money_order:
      'Hoy es el último día seguro para enviar por correo a su fideicomisario un giro postal de {amount}. El pago vence el {dueOn}. Primero saque el monto de su dinero apartado.',
    personal_check:
      'Hoy es el último día seguro para enviar por correo a su fideicomisario un cheque personal de {amount}. El pago vence el {dueOn}. Primero saque el monto de su dinero apartado.',
  },
  safeDayPassed:
    'Ya pasó el último día seguro para enviar {amount} a su fideicomisario por {method}. El pago vence el {dueOn}. Llame a la oficina de su fideicomisario.',
  pull: {
    moved:
      'En su cuenta principal hay {amount} para {method}; una compra con la tarjeta todavía podría usar ese dinero.',
    short:
      '{method} debería cobrar {wanted} a partir de hoy, y para eso solo se habían apartado {amount}. Asegúrese de que su cuenta principal tenga suficiente.',
    onHold:
      'Mientras revisamos su cuenta, no podemos pasar a su cuenta principal los {wanted} que {method} debería cobrar a partir de hoy. Llame a su fideicomisario si se deben pagar a tiempo.',
    pulled: '{method} cobró su pago al fideicomisario de {amount}, con vencimiento el {dueOn}.',
    ask: 'Una empresa tomó {amount}. ¿Es su pago al fideicomisario por {method}, que vence el {dueOn}? Responda en la página "Pago automático".',
    returned:
      'El pago al fideicomisario de {amount} que cobró {method}, con vencimiento el {dueOn}, fue devuelto a su cuenta principal. No cuenta. Llame a su fideicomisario.',
    returnedPart:
      'Del pago al fideicomisario que cobró {method}, con vencimiento el {dueOn}, fueron devueltos {amount} a su cuenta principal. Ese monto no cuenta. Llame a su fideicomisario.',
    missedNothing:
      'No vimos que {method} cobrara su pago al fideicomisario de {planned}, con vencimiento el {dueOn}. Revise ahí su programación, o llame a su fideicomisario.',
    missed:
      'No vimos que {method} cobrara su pago al fideicomisario de {planned}, con vencimiento el {dueOn}. {amount} vuelven a su dinero apartado. Revise ahí su programación, o llame a su fideicomisario.',
  },
  dropped: 'Usted ya pagó a su fideicomisario lo de {month}, así que no enviaremos ese pago.',
  droppedPull:
    'Usted ya pagó a su fideicomisario lo de {month}. Es posible que {method} cobre ese pago de todos modos, así que deténgalo ahí si lo necesita.',
  droppedOutside: 'Usted ya pagó a su fideicomisario lo de {month}, así que no le recordaremos ese pago.',
  ended:
    'Ya no enviamos automáticamente su pago al fideicomisario con vencimiento el {dueOn}. De ese pago faltan {missing}.',
  endedOutside:
    'El pago automático estaba en pausa cuando debía salir su pago al fideicomisario con vencimiento el {dueOn}. No movimos nada para ese pago, así que revise si se pagó.',
}
