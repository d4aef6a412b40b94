/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './reset.messages.ts'

export const resetCopy: Translation<typeof english.resetCopy> = {
  resetFailed: 'Hubo un error al restablecer su contraseña. Intente de nuevo.',
  resetDone: 'Su contraseña se actualizó. Ahora pasará al inicio de sesión',
  resetRequested: 'Busque en su correo electrónico un enlace para restablecer su contraseña.',
  resetRequestHeadline: 'Restablezca su contraseña',
  resetRequestLead:
    'Ingrese el correo electrónico con el que inicia sesión. Le enviaremos un enlace que funciona una sola vez y vence pronto.',
  resetHeadline: 'Elija una contraseña nueva',
  passwordRule: 'Al menos 8 caracteres, con una letra mayúscula, una letra minúscula y un número.',
  resetLinkMissing: 'Este enlace está incompleto. Abra el enlace completo del correo u obtenga uno nuevo.',
  resetLinkOver: 'Este enlace ya no funciona. Es posible que ya se haya usado o que sea demasiado antiguo.',
  newLink: 'Obtener un enlace nuevo',
  requestNotSent: 'No pudimos enviar su solicitud. Revise su conexión e intente de nuevo.',
  newPassword: 'Contraseña nueva',
  newPasswordAgain: 'Confirme la contraseña nueva',
  saveNewPassword: 'Guardar la contraseña nueva',
  sendLink: 'Enviar el enlace',
}
