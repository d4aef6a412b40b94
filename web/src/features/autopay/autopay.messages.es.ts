/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './autopay.messages.ts'

export const copy: Translation<typeof english.copy> = {
  title: 'Pago automático',
  lead: 'Enviaremos por usted su pago al fideicomisario (trustee) desde su dinero apartado, de modo que debería quedar registrado antes de su fecha de vencimiento. No se enviará nada hasta que usted acepte, y puede parar en cualquier momento.',
  leadOutside:
    'Apartaremos el dinero de su pago al fideicomisario (trustee), para que esté ahí a tiempo. No enviaremos nada a su fideicomisario. Puede parar en cualquier momento.',
  cancel: 'Cancelar',
  setUp: {
    title: '¿Cómo debemos pagar a su fideicomisario?',
    changeTitle: 'Cambiar el pago automático',
    hasEnded: 'Ya no se puede gastar desde la cuenta, así que no puede activar el pago automático.',
    noBills: 'El pago automático necesita el Asistente de pagos, que no es parte de su cuenta.',
    noSetAside: 'El pago automático paga con su dinero apartado. Primero abra una cuenta de dinero apartado.',
    toSetAside: 'Ir a su dinero apartado',
    addTrustee: 'Agregar a su fideicomisario',
    toPlan: 'Configurar su plan',
    loadingBillers: 'Cargando su fideicomisario',
    method: '¿Cómo se paga a su fideicomisario?',
    byBank: 'Con mi dinero apartado, por medio de este banco',
    outside: 'Con {method}, fuera de esta cuenta',
    anotherWay: 'A mi fideicomisario se le paga de otra manera',
    payee: 'Fideicomisario',
    buffer: '¿Cuándo debería quedar registrado?',
    bufferHint:
      'Los días hábiles bancarios antes de la fecha de vencimiento dejan tiempo por si algo sale mal.',
    buffers:
      '{count, plural, =0 {En la fecha de vencimiento} one {# día hábil bancario antes de la fecha de vencimiento} other {# días hábiles bancarios antes de la fecha de vencimiento}}',
    mode: '¿Cuándo debemos enviarlo?',
    modeHint:
      'En partes, su fideicomisario recibe dinero después de cada día de pago. Cada parte tiene su propio cargo.',
    modes: {
      once: 'Una vez, a tiempo para la fecha de vencimiento',
      each_payday: 'En partes, después de cada día de pago',
    },
    fromMain: 'Si falta dinero apartado, tomar el resto de mi cuenta principal',
    most: 'Como máximo, para un pago',
    spread: '¿Cuánto puede alejarse un pago del monto habitual?',
    spreadHint: 'Le avisaremos al menos 10 días antes de enviar menos o más que eso.',
  },
  way: {
    title: 'Lo que pasaría',
    loading: 'Cargando sus próximos pagos',
    list: 'Sus próximos pagos',
    shares:
      '{shares}; se envía el {sendOn}, debería quedar registrado a más tardar el {arriveBy}, vence el {dueOn}',
    share: '{amount} el {days}',
    noShares:
      '{amount}; se envía el {sendOn}, debería quedar registrado a más tardar el {arriveBy}, vence el {dueOn}',
    parts: '{parts}; debería quedar registrado a más tardar el {arriveBy}, vence el {dueOn}',
    part: '{amount} enviados el {days}',
    byHand:
      '{amount}, vence el {dueOn}: no hay tiempo suficiente para el pago automático, así que, por favor, páguelo usted',
    sharesOff: 'Todavía no se aparta nada de su salario. Active esa opción o aparte usted el dinero.',
    nothing: 'Su plan no necesita ningún pago en este momento.',
  },
  wayPull: {
    shares:
      '{shares}; se cobra el {sendOn}, debería quedar registrado a más tardar el {arriveBy}, vence el {dueOn}',
    noShares:
      '{amount}; se cobra el {sendOn}, debería quedar registrado a más tardar el {arriveBy}, vence el {dueOn}',
  },
  wayOutside: {
    shares:
      '{shares}; usted lo envía a más tardar el {sendOn}, debería quedar registrado a más tardar el {arriveBy}, vence el {dueOn}',
    noShares:
      '{amount}; usted lo envía a más tardar el {sendOn}, debería quedar registrado a más tardar el {arriveBy}, vence el {dueOn}',
  },
  terms: {
    title: 'Lo que usted acepta',
    version: 'Versión {version}',
    agree: 'Leí esto y lo acepto.',
    turnOn: 'Activar el pago automático',
    save: 'Aceptar el cambio',
    isOn: 'El pago automático está activado.',
  },
  agreement: {
    isOn: 'El pago automático está activado',
    onHold: 'El pago automático está en pausa',
    next: 'Próximo pago: {amount} el {day}, vence el {dueOn}.',
    nextSplit:
      'Próximo pago: {amount} en partes después de sus días de pago, el resto el {day}, vence el {dueOn}.',
    agreedOn: 'Usted aceptó esto',
    dayAndTime: '{day}, {time}',
    version: 'Versión de los términos',
    terms: 'Lo que usted aceptó',
    change: 'Cambiar el pago automático',
    stop: 'Detener el pago automático',
  },
  paused: {
    trustee:
      'Cambió el fideicomisario de su plan o el número de cuenta, así que por ahora no enviamos nada. Revise lo que eligió y acéptelo de nuevo.',
    case_closed:
      'La oficina de su fideicomisario dice que su caso está cerrado, así que por ahora no enviamos nada. Llame a su abogado o a la oficina. Si su caso sigue abierto, revise lo que eligió y acéptelo de nuevo.',
    biller:
      'Su fideicomisario no está entre sus beneficiarios, así que por ahora no enviamos nada. Pague usted a su fideicomisario, o agréguelo de nuevo como beneficiario.',
    plan: 'Su plan no tiene monto o no tiene fecha de vencimiento, así que por ahora no enviamos nada. Complete su plan o revise sus montos.',
    feature:
      'Su cuenta no tiene las herramientas del plan, así que por ahora no enviamos nada. Pague usted a su fideicomisario.',
    set_aside:
      'Su cuenta de dinero apartado está cerrada, así que por ahora no enviamos nada. Ábrala de nuevo, o pague usted a su fideicomisario.',
  },
  pausedActions: {
    trustee: 'Revisarlo y aceptarlo de nuevo',
    biller: 'Agregar a su fideicomisario',
    plan: 'Ver su plan',
    set_aside: 'Ir a su dinero apartado',
  },
  stopped: {
    title: 'El pago automático está desactivado',
    nothing:
      'No hay ningún pago en camino, y no enviaremos nada más. De ahora en adelante, pague usted a su fideicomisario. Su dinero sigue apartado.',
    underWay:
      'Ya enviado, y todavía en camino a su fideicomisario: {amounts}. No enviaremos nada más. De ahora en adelante, pague usted a su fideicomisario. Su dinero sigue apartado.',
    pull: 'No moveremos nada más. Puede que {method} todavía cobre {amount} de su cuenta principal, así que deténgalo ahí si lo necesita. Si no se cobra nada, lo que quede de ese monto vuelve a su dinero apartado.',
    since: 'El pago automático está desactivado desde el {day}.',
  },
}
