/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './application.messages.ts'

export const copy: Translation<typeof english.copy> = {
  primaryPhone: 'Teléfono principal',
  ssn: 'Número de Seguro Social',
  selectAnotherPhone: 'Elegir otro teléfono',
  codeSent: 'Enviamos un código de verificación a su teléfono',
  codeNotSent: 'Hubo un error al enviar el código de verificación',
  phoneVerified: '¡Su número de teléfono se verificó!',
  phoneNotVerified: 'Ocurrió un error',
  mismatch: 'La identificación no coincide con los registros. Confirme su información e intente de nuevo.',
  steps: ['Información', 'Dirección', 'Identificación', 'Revisión'],
  savedSoFar: 'Guardado hasta aquí. Puede parar y terminar después, en cualquier dispositivo.',
  logOut: 'Cerrar sesión',

  informationTitle: 'Cuéntenos sobre usted',
  informationLead:
    'Necesitará su número de Seguro Social y unos 10 minutos. Guardamos cada paso cuando usted continúa.',
  laterRequested:
    '{verifiesPhone, select, true {Al final, abrirá tres acuerdos y verificará su teléfono con un código.} other {Al final, abrirá tres acuerdos.}}',
  namesHint:
    'Este es el nombre que dio al registrarse. Si no es correcto, llámenos antes de continuar: {phone}',
  birthday: 'Fecha de nacimiento',
  birthdayHint: 'El mes va antes del día: 1985-07-30, 7/30/1985 o 07301985',
  income: '¿Cuánto espera depositar cada mes?',
  incomeHint: 'En dólares. Basta con un cálculo aproximado.',
  occupation: 'Ocupación',
  occupationHint:
    'Escriba en inglés una palabra sobre lo que hace, como "driver" (conductor), "cashier" (cajero) o "retired" (jubilado)',
  occupationUnknown: 'Nada coincide. Pruebe con "warehouse" (almacén) o elija Other (otra).',
  occupationsMissing: 'No pudimos cargar la lista de ocupaciones.',
  tryAgain: 'Intentar de nuevo',

  addressTitle: '¿Dónde vive?',
  addressLead:
    'Escriba la dirección de su casa, no un apartado postal. Le enviaremos la tarjeta ahí por correo, a menos que elija otra dirección.',
  shippingDifferent: 'Enviar mi tarjeta por correo a otra dirección',
  shippingTitle: 'Dirección postal para su tarjeta',

  identificationTitle: 'Confirme quién es',
  identificationLead:
    'La ley federal exige que cada banco verifique quién abre una cuenta. Enviamos su número solo para esta verificación, lo guardamos cifrado y no volvemos a mostrarlo nunca.',
  idType: 'Tipo de identificación',
  ssnHint:
    'Lo enviamos cuando usted envía su solicitud en la página siguiente. Hasta entonces, no se guarda en ningún lugar.',

  reviewTitle: 'Revisar y enviar',
  reviewLead: 'Revise lo que escribió, abra los tres acuerdos y después envíe la solicitud.',
  edit: 'Editar <more>{part}</more>',
  endsIn: 'termina en {digits}',
  missing: 'Todavía no se ha escrito',
  agreementsTitle: 'Acuerdos',
  agreementsLead:
    // The English app has no translation to name (LANGUAGE-09).
    'Abra cada uno. Se abren en una pestaña nueva. Al enviar su solicitud, usted acepta los tres. La traducción es para su comodidad: lo que usted acepta es el texto en inglés, y cada página tiene un enlace a ese texto.',
  opened: 'Ya abierto',
  notOpened: 'Todavía sin abrir',
  opensInNewTab: 'se abre en una pestaña nueva',
  submit: 'Enviar la solicitud',
  submitWaitsForAgreements: 'Para enviar la solicitud, abra los tres acuerdos.',
  submitWaitsForPhone: 'Para enviar la solicitud, verifique su teléfono.',
  submitting: 'Esto puede tardar hasta 30 segundos. Por favor, no cierre esta página.',
  notSubmittedTitle: 'Su solicitud no se envió',
  unknownTitle: 'No sabemos si su solicitud se envió',
  unknownOutcome:
    'No recibimos respuesta. Espere un minuto e intente de nuevo. Nunca abrimos una segunda cuenta.',
  approvedTitle: 'Su solicitud está aprobada',

  phoneTitle: 'Verifique su teléfono',
  phoneLead: 'Enviaremos un código a un teléfono que usted dio al registrarse.',
  phoneChoice: '¿A qué teléfono?',
  phoneMethod: '¿Cómo le enviamos su código?',
  phoneMethods: { sms: 'Mensaje de texto', call: 'Llamada' },
  sendCode: 'Enviar el código',
  code: 'Código de verificación',
  codeHint: 'Seis dígitos. El código funciona durante 10 minutos.',
  codeFor: 'Enviado al {phone}',
  codeEarlier: 'Ya le enviamos un código. Para recibir uno nuevo, elija "Elegir otro teléfono".',
  verify: 'Verificar',
  sendAgain: 'Enviar un código nuevo',
  sendAgainIn: 'Podrá pedir un código nuevo en {time}.',
  sendAgainInSeconds: 'Podrá pedir un código nuevo en {seconds} segundos.',
  sendAgainNow: 'Ya puede pedir un código nuevo.',

  checkingTitle: 'Estamos verificando su información',
  checkingText:
    'Tenemos su solicitud. La verificación está tardando más de lo habitual. Esta página mostrará la respuesta en cuanto la tengamos.',
  checkingLeave: 'Puede cerrar esta página y volver después. No necesita hacer nada más.',
  checkingFailed: 'No pudimos confirmar quién es usted',

  referredTitle: 'Necesitamos algunos documentos de usted',
  referredLead: 'No pudimos confirmar quién es usted solo con su solicitud. Por favor, envíenos copias de:',
  referredDocuments: [
    'su tarjeta del Seguro Social',
    'su licencia de conducir o identificación estatal',
    'una factura de servicios públicos de hace menos de 60 días, con su nombre y dirección',
  ],
  referredHow: 'Envíe las copias por fax o por correo postal',
  fax: 'Fax',
  mail: 'Correo postal',
  referredSafety:
    'Escriba en la primera página su nombre y el correo electrónico con el que inicia sesión. Conserve los originales. No envíe copias por correo electrónico, porque no es seguro.',
  referredNext:
    'Le enviaremos un correo electrónico cuando hayamos decidido. Entonces, inicie sesión aquí de nuevo.',
  questions: '¿Preguntas? Llame al {phone}.',

  deniedTitle: 'No podemos abrirle una cuenta',
  deniedLead: 'No pudimos aprobar su solicitud con la información que tenemos.',
  deniedMoney: 'No se abrió ninguna cuenta, y usted no debe nada.',
  deniedNext:
    'Si cree que es un error, llámenos. Puede pedir el motivo, y puede disputar lo que diga de usted un informe del consumidor (consumer report).',

  unavailableTitle: 'No pudimos cargar su solicitud',
  unavailableText: 'No se perdió nada. Intente de nuevo en un momento.',
  noAnswer: 'No pudimos comunicarnos con YourSuccess.',
  firstName: 'Nombre',
  middleName: 'Segundo nombre',
  lastName: 'Apellido',
  you: 'Usted',
  name: 'Nombre',
  monthlyDeposits: 'Depósitos mensuales esperados',
  address: 'Dirección',
  home: 'Casa',
  identification: 'Identificación',
  back: 'Atrás',
  continue: 'Continuar',
}

export const refusalCopy: Translation<typeof english.refusalCopy> = {
  'application.agreements_changed':
    'Se actualizó uno de los acuerdos. Escriba de nuevo su número de Seguro Social y después abra los tres acuerdos.',
}
