import { Button } from '@mantine/core'
import { IconKey } from '@tabler/icons-react'
import type { Passkey } from '@yoursuccess/contract/session/passkeys'
import { useQuery } from '@tanstack/react-query'
import { t } from '../../../i18n/translate.ts'
import { CallError } from '../../../lib/call-error.ts'
import { dayOf, formatDay } from '../../../lib/dates.ts'
import { confirm } from '../../../ui/dialog/dialogs.tsx'
import { showToast } from '../../../ui/dialog/toasts.ts'
import { SubmitError } from '../../../ui/form/submit-error.tsx'
import { Row, RowIcon, Rows } from '../../../ui/list/row.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { RowsSkeleton } from '../../../ui/page/skeletons.tsx'
import { passkeysQuery, useRemovePasskey } from '../passkeys/passkeys.api.ts'
import { AddPasskeyForm } from './add-passkey-form.tsx'
import { copy } from './sign-in-settings.messages.ts'
import classes from './sign-in-settings.module.css'

/** The customer's passkeys, to add and remove. */
export const PasskeysCard = () => (
  <SectionCard title={t(copy.passkeys)}>
    <div className={classes.stack}>
      <p className={classes.quiet}>{t(copy.passkeysLead)}</p>
      <Loaded query={useQuery(passkeysQuery)} loading={<RowsSkeleton rows={2} />}>
        {(passkeys) => <Passkeys passkeys={passkeys} />}
      </Loaded>
      <AddPasskeyForm />
    </div>
  </SectionCard>
)

const Passkeys = ({ passkeys }: { passkeys: readonly Passkey[] }) => {
  const { submit, isPending, error } = useRemovePasskey()
  if (passkeys.length === 0) return <p>{t(copy.noPasskeys)}</p>
  const remove = ({ id, name }: Passkey) => {
    const { title, text, confirmLabel, cancelLabel } = copy.removeQuestion
    const removed = () => showToast('good', t(copy.removed, { name }))
    return submit(id, {
      askFirst: () =>
        confirm({
          title: t(title, { name }),
          text: t(text),
          confirmLabel: t(confirmLabel),
          cancelLabel: t(cancelLabel),
          destructive: true,
        }),
      onSuccess: removed,
      onError: (failure) => {
        // Removed in another window.
        if (failure instanceof CallError && failure.status === 404) removed()
      },
    })
  }
  return (
    <>
      <Rows label={t(copy.passkeys)}>
        {passkeys.map((passkey) => (
          <Row
            key={passkey.id}
            lead={<RowIcon icon={IconKey} />}
            title={<span className={classes.typed}>{passkey.name}</span>}
            below={belowOf(passkey)}
            trail={
              <Button
                variant="default"
                size="compact-md"
                aria-label={t(copy.removeOne, { name: passkey.name })}
                disabled={isPending}
                onClick={() => void remove(passkey)}
              >
                {t(copy.remove)}
              </Button>
            }
          />
        ))}
      </Rows>
      <SubmitError error={error} />
    </>
  )
}

const belowOf = ({ created_at, last_used_at, is_synced }: Passkey) => {
  const added = formatDay(dayOf(created_at))
  return (
    <>
      {last_used_at === null
        ? t(copy.neverUsed, { added })
        : t(copy.used, { added, used: formatDay(dayOf(last_used_at)) })}
      {is_synced && (
        <>
          <br />
          {t(copy.synced)}
        </>
      )}
    </>
  )
}
