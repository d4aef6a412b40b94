import {
  type Channel,
  NOTIFICATION_GROUPS,
  type NotificationGroup,
  type NotificationPreferences,
  type QuietHours,
} from '@yoursuccess/contract/notifications/notification-preferences'
import { useState } from 'react'
import { t } from '../../../i18n/translate.ts'
import { showToast } from '../../../ui/dialog/toasts.ts'
import { Form } from '../../../ui/form/form.tsx'
import { FormButtons } from '../../../ui/form/form-buttons.tsx'
import { SubmitError } from '../../../ui/form/submit-error.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { GroupFields } from './group-fields.tsx'
import { useSavePreferences } from './preferences.api.ts'
import { copy } from './preferences.messages.ts'
import classes from './preferences.module.css'
import { QuietHoursFields } from './quiet-hours-fields.tsx'

/** Starts with what is saved, and saves all of it. */
export const PreferencesForm = ({ preferences }: { preferences: NotificationPreferences }) => {
  const [chosen, setChosen] = useState(preferences)
  const { submit, isPending, error } = useSavePreferences()

  const choose = (group: NotificationGroup, channel: Channel, isOn: boolean) =>
    setChosen({
      ...chosen,
      groups: { ...chosen.groups, [group]: { ...chosen.groups[group], [channel]: isOn } },
    })
  const setQuietHours = (quiet_hours: QuietHours) => setChosen({ ...chosen, quiet_hours })
  const save = () => void submit(chosen, { onSuccess: () => showToast('good', t(copy.saved)) })

  return (
    <Form className={classes.form} onSubmit={save} noValidate>
      <SectionCard>
        {NOTIFICATION_GROUPS.map((group) => (
          <GroupFields
            key={group}
            group={group}
            chosen={chosen.groups[group]}
            onChange={(channel, isOn) => choose(group, channel, isOn)}
          />
        ))}
      </SectionCard>
      <SectionCard title={t(copy.quiet.title)}>
        <QuietHoursFields hours={chosen.quiet_hours} onChange={setQuietHours} />
      </SectionCard>
      <SubmitError error={error} />
      <FormButtons submitLabel={t(copy.save)} valid busy={isPending} />
    </Form>
  )
}
