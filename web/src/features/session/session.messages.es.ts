/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './session.messages.ts'

export const copy: Translation<typeof english.copy> = {
  timedOut:
    'Si usted no cerró la sesión a propósito, la cerramos después de 10 minutos de inactividad para proteger su cuenta. Gracias por usar nuestros servicios bancarios.',
  loginSuccess: '¡Inició sesión!',
  wrongPasscode: 'Falló la autenticación multifactor (MFA)',
  noResponse: 'No se puede iniciar sesión',
  signOut: {
    title: '¿Confirma que quiere cerrar la sesión?',
    text: 'Puede iniciar sesión de nuevo en cualquier momento',
    confirmLabel: 'Cerrar sesión',
    cancelLabel: 'Cancelar',
  },
  billPaySlide: 'Pagar facturas no es divertido, pero podemos ayudar a que sea fácil',
  loginHeadline: 'Deje que su cuenta bancaria le ayude en su quiebra del Capítulo\u00a013',
  loginLead: 'Inicie sesión para ver su saldo, su pago al fideicomisario (trustee) y su plan del mes.',
  forgotPassword: '¿Olvidó su contraseña?',
  registerNow: 'Regístrese ahora',
  noAccount: '¿Es su primera vez aquí?',
  usePasskey: 'Usar una llave de acceso',
  ended:
    'Su sesión estuvo abierta mucho tiempo, así que la cerramos para proteger su cuenta. Inicie sesión de nuevo para continuar.',
  lost: 'La conexión se perdió por un rato, así que se cerró su sesión. Inicie sesión de nuevo para continuar.',
  signingOut: 'Cerrando su sesión',
  notSignedOut: 'Todavía no pudimos cerrar su sesión',
  notSignedOutLead:
    'Seguiremos intentando. Su cuenta está oculta, pero su sesión sigue abierta en este dispositivo hasta que terminemos. Mantenga abierta esta página.',
  backToLogin: 'Volver al inicio de sesión',
  cashBackSlide: 'Gane cash back donde ya compra',
  benefitsSlide: 'Una sola cuenta para su salario, su pago al fideicomisario y los gastos de cada día',
  tryAgainInSeconds:
    'Intente de nuevo en {count, plural, one {# segundo} other {# segundos}}, o <a>restablezca su contraseña</a>.',
  tryAgainInMinutes:
    'Intente de nuevo en {count, plural, one {# minuto} other {# minutos}}, o <a>restablezca su contraseña</a>.',
  personasHeading: 'Pruebe con un cliente de ejemplo',
  personasLead:
    'Esta es una prueba con personas y dinero inventados. Elija una persona para llenar el formulario.',
  offers: 'Lo que ofrece la cuenta',
  email: 'Correo electrónico',
  logIn: 'Iniciar sesión',
  showPassword: 'Mostrar la contraseña',
  previousSlide: 'Diapositiva anterior',
  nextSlide: 'Diapositiva siguiente',
  password: 'Contraseña',
  tryAgain: 'Intentar de nuevo',
  carousel: 'carrusel',
  slide: '{slide} de {count}',
}
