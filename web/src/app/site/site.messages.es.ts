/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './site.messages.ts'

export const copy: Translation<typeof english.copy> = {
  fullTitle: '{title} | {product}',
  landing: {
    title: 'Una cuenta bancaria para su plan del Capítulo 13',
    description:
      'Vea su saldo, su pago al fideicomisario (trustee) y su plan del mes. Una cuenta bancaria para personas con un plan del Capítulo 13, sin cargo mensual.',
  },
  about: {
    title: 'Sobre la cuenta bancaria',
    description: 'Para quién es la cuenta, cómo comenzar, qué hace por su plan y quién guarda su dinero.',
  },
  accountFeatures: {
    title: 'Funciones de la cuenta',
    description:
      'Lo que la cuenta puede hacer por su plan, su dinero y su tarjeta: pago al fideicomisario (trustee), seguimiento, facturas, transferencias.',
  },
  fees: {
    title: 'Todos los cargos',
    description: 'Todos los cargos de la cuenta en una sola tabla, y lo que es gratis.',
  },
  help: {
    title: 'Ayuda',
    description:
      'Números de teléfono, nuestra dirección postal y respuestas sobre tarjetas perdidas, contraseñas, compras y pagos.',
  },
  programNotice: {
    title: 'Aviso del programa',
    description:
      'El producto de tarjeta de débito se termina: las fechas, y qué pasa con el dinero que queda.',
  },
  electronicCommunications: {
    description:
      'Lo que le enviamos en pantalla y por correo electrónico en lugar de en papel, y cómo cambiarlo.',
  },
  depositAccount: {
    description: 'Las reglas de la cuenta: su dinero, los cargos y sus derechos cuando algo sale mal.',
  },
  privacyPolicy: {
    description: 'Lo que sabemos de usted, para qué lo usamos y con quién lo compartimos.',
  },
  noConnection: {
    title: 'Sin conexión a internet',
    description: 'Este teléfono o esta computadora no tiene conexión a internet.',
    text: 'No podemos mostrarle su cuenta en este momento. Su dinero y sus pagos no se ven afectados: lo que estaba planeado se envía sin necesidad de este dispositivo.',
    again: 'Intentar de nuevo',
  },
  notFound: { description: 'No hay ninguna página en esta dirección.' },
}
