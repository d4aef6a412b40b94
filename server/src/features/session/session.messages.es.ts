/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './session.messages.ts'

export const copy: Translation<typeof english.copy> = {
  changes: {
    mfa_on: {
      title: 'La autenticación multifactor está activada.',
      subject: 'La autenticación multifactor está activada',
      happened:
        'De ahora en adelante, usted inicia sesión con su contraseña y un código de su aplicación de autenticación.',
    },
    mfa_off: {
      title: 'La autenticación multifactor está desactivada.',
      subject: 'La autenticación multifactor está desactivada',
      happened:
        'De ahora en adelante, usted inicia sesión solo con su contraseña. Los códigos de su aplicación de autenticación y sus códigos de respaldo ya no funcionan.',
    },
    backup_codes: {
      title: 'Tiene códigos de respaldo nuevos.',
      subject: 'Tiene códigos de respaldo nuevos',
      happened:
        'Se crearon códigos de respaldo nuevos para su cuenta. Los códigos anteriores ya no funcionan.',
    },
    new_device: {
      title: 'Se inició sesión en su cuenta desde un dispositivo nuevo.',
      subject: 'Nuevo inicio de sesión en su cuenta',
      happened:
        'Alguien inició sesión en su cuenta en un navegador que no habíamos visto antes. Si su navegador borra las cookies, nos parece nuevo cada vez.',
    },
    password_changed: {
      title: 'Se cambió su contraseña.',
      subject: 'Se cambió su contraseña',
      happened: 'Se cambió la contraseña de su cuenta y se cerraron todas las sesiones.',
    },
    password_changed_passkeys: {
      title: 'Se cambió su contraseña. Sus llaves de acceso (passkeys) siguen sirviendo para iniciar sesión.',
      subject: 'Se cambió su contraseña',
      happened:
        'Se cambió la contraseña de su cuenta y se cerraron todas las sesiones. Sus llaves de acceso (passkeys) siguen sirviendo para iniciar sesión. Si no reconoce alguna, elimínela en "Configuración", en "Llaves de acceso y dispositivos".',
    },
    email_asked: {
      title: 'Su correo electrónico está por cambiar.',
      subject: 'Su correo electrónico está por cambiar',
      happened:
        'Se ingresó un nuevo correo electrónico para su cuenta. Siga iniciando sesión con este hasta que el nuevo se confirme. Se cerraron las sesiones en otros dispositivos. Si elige una contraseña nueva, el cambio se detiene.',
    },
    email_asked_mfa_off: {
      title: 'Su correo electrónico está por cambiar.',
      subject: 'Su correo electrónico está por cambiar',
      happened:
        'Se ingresó un nuevo correo electrónico para su cuenta. Siga iniciando sesión con este hasta que el nuevo se confirme. Se desactivó la autenticación multifactor y se cerraron las sesiones en otros dispositivos. Si elige una contraseña nueva, el cambio se detiene.',
    },
    email_changed: {
      title: 'Se cambió su correo electrónico.',
      subject: 'Se cambió su correo electrónico',
      happened:
        'El nuevo correo electrónico de su cuenta está confirmado. De ahora en adelante, inicie sesión con él.',
    },
    passkey_added: {
      title: 'Se agregó una llave de acceso (passkey).',
      subject: 'Se agregó una llave de acceso (passkey)',
      happened:
        'Se agregó una llave de acceso (passkey) a su cuenta. Sirve para iniciar sesión sin su contraseña. Se cerraron las sesiones en otros dispositivos.',
    },
    passkey_removed: {
      title: 'Se eliminó una llave de acceso (passkey).',
      subject: 'Se eliminó una llave de acceso (passkey)',
      happened:
        'Con una de sus llaves de acceso (passkeys) ya no se puede iniciar sesión en su cuenta. Se cerraron las sesiones en otros dispositivos.',
    },
  },
  about: 'Esto se refiere a su cuenta {product}.',
  wasItYou: 'Si fue usted, no necesita hacer nada. Si no fue usted, elija de inmediato una contraseña nueva:',
  ourNumber: 'Después llámenos al {phone}.',
  undo: {
    nothingToDo: 'Si fue usted, no necesita hacer nada.',
    how: 'Si no fue usted, deshaga el cambio con este enlace en un plazo de {hours} horas. Funciona una sola vez y no necesita iniciar sesión. Su correo electrónico, su teléfono, sus llaves de acceso (passkeys) y su autenticación multifactor vuelven a ser los de antes, se cierran todas las sesiones, se cancela lo que se creó después del cambio si todavía no se ha enviado, y usted puede elegir una contraseña nueva.',
    call: 'O llámenos al {phone}.',
  },
  undone: {
    title: 'Se deshizo un cambio en su inicio de sesión.',
    subject: 'Se deshizo un cambio en su inicio de sesión',
    text: 'Alguien usó el enlace de nuestro correo para deshacer un cambio en el inicio de sesión de una cuenta {product}. El correo electrónico, el teléfono, las llaves de acceso (passkeys) y la autenticación multifactor de esa cuenta son de nuevo los de antes, y se cerraron todas las sesiones.',
    cancelled: 'Cancelamos lo que se creó después del cambio: {items}.',
    nothing: 'No se canceló nada más.',
    tooLate:
      'Era demasiado tarde para cancelar lo que ya se había enviado: {items}. Si no fue usted, llámenos de inmediato.',
    changed: 'Dejamos esto como está: {items}. Si no fue usted, corríjalo en Pago automático.',
    newPassword: 'Para iniciar sesión de nuevo, elija una contraseña nueva.',
    count: {
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
    and: '{items} y {last}',
  },
  reset: {
    subject: 'Elija una contraseña nueva',
    asked: 'Recibimos una solicitud para elegir una contraseña nueva para su cuenta {product}.',
    afterUndo:
      'Se deshizo un cambio en la forma en que inicia sesión en su cuenta {product}. Para iniciar sesión de nuevo, elija una contraseña nueva.',
    open: 'Abra este enlace en un plazo de {minutes} minutos para elegirla. Funciona una sola vez.',
    notYou: 'Si usted no lo pidió, puede ignorar este correo. Su contraseña sigue siendo la misma.',
  },
  warning: {
    happened:
      'Alguien ingresó una contraseña o un código incorrecto para su cuenta {product} muchas veces seguidas.',
    many: {
      subject: 'Alguien está intentando iniciar sesión en su cuenta',
      forgot: 'Si fue usted y olvidó su contraseña, elija una nueva aquí:',
      notYou:
        'Si no fue usted, ninguno de estos intentos funcionó. Para que siga así, elija una contraseña nueva que no use en ningún otro lugar.',
    },
    stopped: {
      subject: 'Elija una contraseña nueva para iniciar sesión de nuevo',
      why: 'Para proteger su dinero, su contraseña ahora funciona solo en navegadores que usted ya ha usado. Para iniciar sesión en cualquier otro, elija aquí una contraseña nueva:',
    },
  },
  emailTried: {
    subject: 'Alguien intentó usar su correo electrónico',
    text: 'Alguien intentó usar esta dirección para su propia cuenta {product}. Pertenece a la cuenta de usted, así que nada cambió.',
    next: 'No tiene que hacer nada. No le decimos a esa persona que la dirección tiene una cuenta.',
  },
  confirmEmail: {
    subject: 'Confirme su nuevo correo electrónico',
    text: 'Esta dirección se ingresó como el nuevo correo electrónico de una cuenta {product}.',
    open: 'Para iniciar sesión con esta dirección de ahora en adelante, abra este enlace en un plazo de 24 horas y confírmela. El enlace funciona una sola vez.',
    notYou: 'Si no fue usted, puede ignorar este correo. No usaremos su dirección.',
  },
}
