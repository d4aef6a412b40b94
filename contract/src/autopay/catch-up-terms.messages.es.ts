/** Spanish. */
import type { Translation } from '../core/messages.ts'
import type * as english from './catch-up-terms.messages.ts'

export const catchUpTerms: Translation<typeof english.catchUpTerms> = {
  what: 'Usted nos permite agregar {total} en total a sus próximos pagos al fideicomisario (trustee), con su dinero apartado para el fideicomisario, hasta que se haya enviado esa cantidad.',
  whatPull:
    'Agregamos {total} en total a lo que apartamos para sus próximos pagos al fideicomisario (trustee), y pasamos ese dinero a su cuenta principal junto con ellos. No enviamos nada a su fideicomisario: ordene usted los montos más altos en {method}.',
  whatOutside:
    'Agregamos {total} en total a lo que apartamos para sus próximos pagos al fideicomisario (trustee), y a los montos que le recordamos. No enviamos nada a su fideicomisario.',
  part: '{amount} con el pago que vence el {dueOn}, de modo que sea de {whole} si su plan sigue como está.',
  shares:
    'Mientras se aparten partes de su salario, se aparta más de cada salario para esto. No tiene ningún cargo adicional.',
  sooner: 'Es posible que su fideicomisario o el tribunal quiera el dinero antes. Pregunte a su abogado.',
  stop: 'Puede detenerlo en cualquier momento, en la aplicación, por teléfono o por escrito. Tiene efecto de inmediato para todo pago que no hayamos enviado.',
  stopOutside:
    'Puede detenerlo en cualquier momento, en la aplicación, por teléfono o por escrito. Lo que ordenó en otro lugar se debe cambiar allí.',
  choice:
    'Ponerse al día de esta forma es decisión suya. Su cuenta, los cargos de la cuenta y su tarjeta no dependen de ello.',
}
