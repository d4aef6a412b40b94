/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './application.messages.ts'

export const copy: Translation<typeof english.copy> = {
  approved: {
    subject: 'Le damos la bienvenida a {product}',
    news: 'Buenas noticias: su solicitud se aprobó y su cuenta está abierta.',
    next: 'Puede agregar dinero ahora mismo: inicie sesión y elija cómo. Cuando haya agregado $5.00 o más, le enviaremos su tarjeta por correo.',
  },
  referred: {
    subject: 'Necesitamos algunos documentos para su solicitud de {product}',
    thanks: 'Gracias por su solicitud. Antes de que podamos decidir, necesitamos copias de estos documentos:',
    papers:
      'Su tarjeta del Seguro Social; su licencia de conducir o identificación estatal; una factura de servicios públicos de hace menos de 60 días.',
    sendTo: 'Envíelas por fax al {fax} o por correo a {address}.',
    end: 'Le enviaremos un correo electrónico cuando hayamos decidido. ¿Tiene preguntas? Llámenos al {phone}.',
  },
  unconfirmed: {
    subject: 'Revise su solicitud de {product}',
    why: 'Revisamos lo que nos envió, y una parte no coincide con nuestros registros.',
    next: 'Inicie sesión, revise su información y envíela de nuevo.',
  },
  rejected: {
    subject: 'Su solicitud de {product}',
    sorry: 'Gracias por su solicitud. Lo sentimos, pero no podemos abrirle una cuenta.',
    why: 'No pudimos confirmar lo que la ley nos exige confirmar sobre toda persona que abre una cuenta. Puede pedirnos los motivos, y decirnos si algo de lo que tenemos sobre usted es incorrecto.',
    askUs: 'Llámenos al {phone} o escriba a {address}.',
  },
}
