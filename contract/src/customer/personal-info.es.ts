/** Spanish. */
import type { Translation } from '../core/messages.ts'
import type * as english from './personal-info.ts'

export const personalInfoRefusals: Translation<typeof english.personalInfoRefusals> = {
  'personal_info.too_many_email_changes':
    'Puede cambiar su correo electrónico hasta tres veces al día. Intente de nuevo mañana.',
  'personal_info.invalid_token':
    'Este enlace ya no funciona. Ya se usó, otro más nuevo lo reemplazó o tiene más de 24 horas. Si todavía inicia sesión con su correo anterior, guarde el nuevo otra vez en la configuración de su cuenta.',
}
