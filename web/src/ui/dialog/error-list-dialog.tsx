import { Button } from '@mantine/core'
import type { Message } from '@yoursuccess/contract/core/messages'
import { t } from '../../i18n/translate.ts'
import { copy } from './dialog.messages.ts'
import { Dialog } from './dialog.tsx'
import dialog from './dialog.module.css'

export interface ErrorListDialogProps {
  title?: string
  /** As sent by the server: messages by field. */
  errors?: Readonly<Record<string, string[]>>
  /** What the form calls its fields. The messages of any other field stand without a name. */
  names?: Readonly<Record<string, Message>>
  /** Errors that belong to no field. */
  details?: readonly string[]
  onClose: () => void
}

/**
 * Screens use `showErrorList()` and `showErrorDetails()` of dialogs.tsx. All content is text, never markup
 * (FRAME-95).
 */
export const ErrorListDialog = ({
  title = t(copy.checkEntries),
  errors = {},
  names = {},
  details = [],
  onClose,
}: ErrorListDialogProps) => (
  <Dialog title={title} onClose={onClose}>
    <ul style={{ margin: 0, paddingInlineStart: 20 }}>
      {details.map((detail) => (
        <li key={detail}>{detail}</li>
      ))}
      {Object.entries(errors).map(([field, messages]) => (
        <li key={field}>
          {names[field] && <strong>{t(names[field])}</strong>} {messages.join(', ')}
        </li>
      ))}
    </ul>
    <p>{t(copy.reviewEntries)}</p>
    <div className={dialog.actions}>
      <Button onClick={onClose} data-autofocus>
        {t(copy.ok)}
      </Button>
    </div>
  </Dialog>
)
