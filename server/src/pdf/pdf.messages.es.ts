/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './pdf.messages.ts'

export const copy: Translation<typeof english.copy> = { page: 'Página {number} de {count}' }
