/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './settings.messages.ts'

export const copy: Translation<typeof english.copy> = {
  secure: 'Proteja su cuenta con la autenticación multifactor',
  generate: 'Generar códigos de respaldo',
  regenerate: 'Volver a generar códigos de respaldo',
  codesFailed: 'Hubo un error al generar sus códigos de respaldo',
  enableFailed: 'Hubo un error al activar la autenticación multifactor.',
  disableFailed: 'Hubo un error al desactivar la autenticación multifactor.',
  saveFailed: 'Hubo un error al actualizar su información personal',
  saved: 'Su información personal se actualizó.',
  mfaReset:
    'Al cambiar su correo electrónico hay que restablecer la autenticación multifactor. Se desactivó en su cuenta y tendrá que activarla de nuevo para usarla cuando inicie sesión.',
  saveChanges: 'Guardar los cambios',
  title: 'Configuración de la cuenta',
  lead: 'Cómo nos comunicamos con usted, adónde enviamos su tarjeta y cómo inicia sesión.',
  personalInfo: 'Información personal',
  firstName: 'Nombre',
  lastName: 'Apellido',
  email: 'Correo electrónico',
  emailHint:
    'Con él inicia sesión. Para cambiarlo, ingrese uno nuevo y confírmelo con el enlace que enviaremos ahí.',
  phone: 'Teléfono principal',
  address: 'Dirección',
  shippingDifferent: 'Mi dirección de envío es diferente',
  shipping: 'Dirección de envío',
  waiting:
    'Enviamos un enlace a {address}. Ábralo en un plazo de 24 horas para confirmar su nuevo correo electrónico. Hasta entonces, inicie sesión con {current}.',
  signIn: 'Llaves de acceso y dispositivos',
  seeSignIn: 'Agregue una llave de acceso (passkey) o vea dónde tiene sesiones abiertas',

  notifications: 'Notificaciones',
  chooseChannels: 'Elija cómo le avisamos',

  mfa: 'Autenticación multifactor',
  mfaLead:
    'Inicie sesión con su contraseña y un código de una aplicación de su teléfono. Un código de su teléfono impide que otros entren, aunque tengan su contraseña.',
  enable: {
    title: '¿Activar la autenticación multifactor?',
    text: 'Necesitará una aplicación de autenticación, como Google Authenticator, Microsoft Authenticator o 1Password. Toma unos dos minutos.',
    confirmLabel: 'Activar',
    cancelLabel: 'Ahora no',
  },
  disable: {
    title: '¿Desactivar la autenticación multifactor?',
    text: 'Iniciará sesión solo con su contraseña. Sus códigos de respaldo dejarán de funcionar.',
    confirmLabel: 'Desactivar',
    cancelLabel: 'Dejarla activada',
  },
  unfinished:
    'Todavía no ha terminado. No pediremos un código al iniciar sesión hasta que escanee un código QR nuevo e ingrese el primer código de la aplicación.',
  newQrCode: 'Mostrar un código QR nuevo',
  setUp: 'Configure su aplicación de autenticación',
  steps: [
    'Abra su aplicación de autenticación y elija agregar una cuenta.',
    'Escanee este código QR o ingrese la clave de configuración en la aplicación.',
    'Ingrese el código de seis dígitos que muestra la aplicación y luego presione Confirmar.',
  ],
  qrCode: 'Código QR para su aplicación de autenticación',
  openApp: '¿Usa su teléfono? Configúrelo en su aplicación de autenticación',
  key: 'Clave de configuración',
  keyHint: 'Mostramos este código QR y esta clave una sola vez. No los comparta con nadie.',
  code: 'Código de la aplicación',
  confirmCode: 'Confirmar',
  on: 'La autenticación multifactor está activada. Pediremos un código la próxima vez que inicie sesión.',
  saveCodes: 'Ahora obtenga códigos de respaldo. Puede iniciar sesión con uno cuando no tenga su teléfono.',
  off: 'La autenticación multifactor está desactivada.',

  regenerateQuestion: {
    title: '¿Crear códigos de respaldo nuevos?',
    text: 'Sus códigos de respaldo anteriores dejarán de funcionar.',
    confirmLabel: 'Crear códigos nuevos',
    cancelLabel: 'Conservar los anteriores',
  },
  backupCodes: 'Sus códigos de respaldo',
  backupCodesLead:
    'Con cada código inicia sesión una vez, en lugar de un código de la aplicación. Los mostramos una sola vez, así que guárdelos donde guarda sus documentos importantes.',
  copy: 'Copiar',
  copied: 'Copiado.',
  notCopied: 'No pudimos copiarlo en este navegador. Selecciónelo y cópielo usted.',
  download: 'Descargar',
  print: 'Imprimir',
  done: 'Ya los guardé',
  fileName: 'codigos-de-respaldo.txt',
  fileHead: 'Códigos de respaldo de {product}. Con cada código inicia sesión una vez.',

  confirmTitle: 'Confirme su nuevo correo electrónico',
  confirmLead: 'Después de presionar el botón, iniciará sesión con su nuevo correo electrónico.',
  confirmButton: 'Confirmar mi nuevo correo',
  confirmed: 'Su nuevo correo electrónico está confirmado. De ahora en adelante, inicie sesión con él.',
  linkMissing: 'Este enlace está incompleto. Abra el enlace completo del correo.',
  confirmUnsent: 'No pudimos confirmar su nuevo correo electrónico. Revise su conexión e intente de nuevo.',
  goToLogin: 'Iniciar sesión',

  gotIt: 'Entendido',
  undoTitle: 'Deshaga el cambio en su inicio de sesión',
  undoLead:
    'Use esto si usted no cambió su correo electrónico, su teléfono, sus llaves de acceso (passkeys) o su autenticación multifactor. No se puede revertir.',
  undoDoes: [
    'Su correo electrónico, su teléfono, sus llaves de acceso (passkeys) y su autenticación multifactor vuelven a ser los de antes del cambio.',
    'Se cierran todas las sesiones y usted elige una contraseña nueva.',
    'Las cuentas vinculadas, las transferencias y los pagos creados después del cambio se cancelan si todavía no se han enviado.',
    'El pago automático y los planes para ponerse al día que se aceptaron después del cambio terminan.',
  ],
  undoButton: 'Deshacer el cambio',
  undone: 'Deshicimos el cambio y cerramos todas las sesiones.',
  undoCancelled: 'Cancelamos lo que se creó después del cambio: {what}.',
  undoNotCancelled:
    'Era demasiado tarde para cancelar lo que ya se había enviado: {what}. Si no fue usted, llámenos de inmediato.',
  undoChanged: 'Dejamos esto como está: {what}. Si no fue usted, corríjalo en Pago automático.',
  undoUnsent: 'No pudimos deshacer el cambio. Revise su conexión e intente de nuevo.',
  choosePassword: 'Elegir una contraseña nueva',
  passwordByMail:
    'Antes de poder iniciar sesión, elija una contraseña nueva. Enviamos un enlace a la dirección de correo con la que inicia sesión ahora.',
  counted: {
    bank_accounts: '{count, plural, one {# cuenta vinculada} other {# cuentas vinculadas}}',
    recurring_transfers:
      '{count, plural, one {# transferencia recurrente} other {# transferencias recurrentes}}',
    transfers: '{count, plural, one {# transferencia} other {# transferencias}}',
    bill_payments: '{count, plural, one {# pago de factura} other {# pagos de facturas}}',
    autopay_agreements:
      '{count, plural, one {# acuerdo de pago automático} other {# acuerdos de pago automático}}',
    catch_ups: '{count, plural, one {# plan para ponerse al día} other {# planes para ponerse al día}}',
    autopay_payments:
      '{count, plural, one {# pago del pago automático que se omitió, se movió o se cambió} other {# pagos del pago automático que se omitieron, se movieron o se cambiaron}}',
    stopped_autopay: '{count, plural, other {el pago automático, que se detuvo}}',
  },
}

export const mfaCopy: Translation<typeof english.mfaCopy> = {
  'mfa.wrong_code':
    'Ese código no es correcto. Revíselo e intente de nuevo. Cada código sirve una sola vez, así que si acaba de usar este, espere el siguiente.',
}
