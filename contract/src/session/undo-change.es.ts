/** Spanish. */
import type { Translation } from '../core/messages.ts'
import type * as english from './undo-change.ts'

export const undoRefusals: Translation<typeof english.undoRefusals> = {
  'undo_change.invalid_token':
    'Este enlace ya no funciona. Ya se usó o tiene más de 72 horas. Llámenos si necesita ayuda.',
}
