/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './setaside.messages.ts'

export const copy: Translation<typeof english.copy> = {
  details: {
    in: 'A su dinero apartado para el fideicomisario',
    out: 'De su dinero apartado para el fideicomisario',
  },
  refused: {
    in: 'No pudimos pasar {amount} a su dinero apartado para el fideicomisario. El dinero sigue en su cuenta.',
    out: 'No pudimos sacar {amount} de su dinero apartado para el fideicomisario. El dinero sigue apartado.',
  },
  subject: 'Sobre su dinero apartado para el fideicomisario (trustee)',
  short: {
    part: 'Apartamos {moved} de {share} para su pago al fideicomisario que vence el {dueOn}. Intentaremos apartar el resto con su próximo depósito.',
    all: 'No pudimos apartar {share} para su pago al fideicomisario que vence el {dueOn}. Lo intentaremos de nuevo con su próximo depósito.',
  },
  takenBack:
    'Se revirtió un depósito de {deposit}, así que {amount} de su dinero apartado para el fideicomisario vuelven a su cuenta.',
  question: {
    subject: '¿Qué hacemos con el dinero que usted apartó?',
    tools_off:
      'Las herramientas de su plan están desactivadas, así que no se aparta más dinero. Díganos a más tardar el {answerBy} si su dinero debe seguir apartado. Si no nos responde, lo devolveremos a su cuenta.',
    dismissed:
      'Su caso fue desestimado (dismissed), así que no se aparta más dinero. Pregunte a su abogado antes de mover este dinero. Díganos a más tardar el {answerBy} si debe seguir apartado. Si no nos responde, lo devolveremos a su cuenta.',
    converted:
      'Su caso fue convertido (converted), así que no se aparta más dinero. Pregunte a su abogado antes de mover este dinero. Díganos a más tardar el {answerBy} si debe seguir apartado. Si no nos responde, lo devolveremos a su cuenta.',
  },
  stopped: {
    tools_off: 'Las herramientas de su plan están desactivadas, así que no se aparta nada más de su salario.',
    dismissed: 'Su caso fue desestimado (dismissed), así que no se aparta nada más de su salario.',
    converted: 'Su caso fue convertido (converted), así que no se aparta nada más de su salario.',
  },
  returned:
    'El plazo terminó el {answerBy} y no recibimos su respuesta, así que estamos devolviendo a su cuenta el dinero que usted apartó.',
  ended: 'Ya no se puede gastar desde la cuenta, así que devolvimos a su cuenta el dinero que usted apartó.',
}
