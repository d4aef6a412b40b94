import { ActionIcon, Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { Biller } from '@yoursuccess/contract/bills/billers'
import { elements, t } from '../../../i18n/translate.ts'
import { isGone } from '../../../lib/call-error.ts'
import { confirm, openDialog, showResult } from '../../../ui/dialog/dialogs.tsx'
import { useDeleteReminder } from '../bills.api.ts'
import classes from '../bills.module.css'
import { copy } from '../bills.messages.ts'
import { wordsOf } from './reminder-error.ts'
import { ReminderDialog } from './reminder-dialog.tsx'

/** The monthly email reminder of this bill: on or off, and its day (BILLS-100 to BILLS-105). */
export const ReminderControl = ({ biller }: { biller: Biller }) => {
  const { reminder } = biller
  const { submit: remove, isPending } = useDeleteReminder()
  const edit = () => openDialog<void>((close) => <ReminderDialog biller={biller} onClose={close} />)
  const askToRemove = (id: number) =>
    remove(
      { id },
      {
        askFirst: () =>
          confirm({
            title: t(copy.reminderAsk),
            text: t(copy.reminderText),
            confirmLabel: t(copy.removeReminder),
            cancelLabel: t(copy.keepReminder),
            destructive: true,
          }),
        onError: (error) => {
          if (isGone(error)) return undefined
          return showResult({ tone: 'stop', title: t(copy.reminderFailed), text: wordsOf(error) })
        },
      },
    )
  return (
    <div className={classes.row}>
      <span>
        {elements(copy.reminderIs, {
          day: <strong>{reminder ? reminder.next_reminder : t(copy.notSet)}</strong>,
        })}
      </span>
      <Button variant="default" onClick={() => void edit()}>
        {reminder ? t(copy.editReminder) : t(copy.setReminder)}
      </Button>
      {reminder && (
        <ActionIcon
          aria-label={t(copy.removeReminder)}
          loading={isPending}
          onClick={() => void askToRemove(reminder.id)}
        >
          <IconTrash size={20} aria-hidden />
        </ActionIcon>
      )}
    </div>
  )
}
