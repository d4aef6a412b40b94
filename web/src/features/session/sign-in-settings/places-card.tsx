import { Button } from '@mantine/core'
import { IconDeviceDesktop } from '@tabler/icons-react'
import type { OpenSession } from '@yoursuccess/contract/session/sessions'
import { useQuery } from '@tanstack/react-query'
import { t, texts } from '../../../i18n/translate.ts'
import { CallError } from '../../../lib/call-error.ts'
import { formatMoment } from '../../../lib/dates.ts'
import { confirm } from '../../../ui/dialog/dialogs.tsx'
import { showToast } from '../../../ui/dialog/toasts.ts'
import { StatusBadge } from '../../../ui/figure/status-badge.tsx'
import { SubmitError } from '../../../ui/form/submit-error.tsx'
import { Row, RowIcon, Rows } from '../../../ui/list/row.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { RowsSkeleton } from '../../../ui/page/skeletons.tsx'
import { placesQuery, useEndOneSession, useEndOtherSessions } from './places.api.ts'
import { copy } from './sign-in-settings.messages.ts'
import classes from './sign-in-settings.module.css'

/** Where the customer is signed in, and signing out elsewhere. */
export const PlacesCard = () => (
  <SectionCard title={t(copy.places)}>
    <div className={classes.stack}>
      <p className={classes.quiet}>{t(copy.placesLead)}</p>
      <Loaded query={useQuery(placesQuery)} loading={<RowsSkeleton rows={2} />}>
        {(places) => <Places places={places} />}
      </Loaded>
    </div>
  </SectionCard>
)

const Places = ({ places }: { places: readonly OpenSession[] }) => {
  const { submit, isPending, error } = useEndOneSession()
  const end = (place: OpenSession) => {
    const signedOut = () => showToast('good', t(copy.signedOut, { place: nameOf(place) }))
    return submit(place.id, {
      onSuccess: signedOut,
      onError: (failure) => {
        // It ended meanwhile.
        if (failure instanceof CallError && failure.status === 404) signedOut()
      },
    })
  }
  return (
    <>
      <Rows label={t(copy.places)}>
        {places.map((place) => (
          <Row
            key={place.id}
            lead={<RowIcon icon={IconDeviceDesktop} />}
            title={nameOf(place)}
            below={seenOf(place)}
            trail={
              place.is_current ? (
                <StatusBadge tone="good">{t(copy.here)}</StatusBadge>
              ) : (
                <Button
                  variant="default"
                  size="compact-md"
                  aria-label={t(copy.signOutOne, { place: nameOf(place) })}
                  disabled={isPending}
                  onClick={() => void end(place)}
                >
                  {t(copy.signOut)}
                </Button>
              )
            }
          />
        ))}
      </Rows>
      <SubmitError error={error} />
      {places.some(({ is_current }) => !is_current) && <SignOutOthers />}
    </>
  )
}

const SignOutOthers = () => {
  const { submit, isPending, error } = useEndOtherSessions()
  const endOthers = () =>
    submit(undefined, {
      askFirst: () => confirm(texts(copy.othersQuestion)),
      onSuccess: () => showToast('good', t(copy.signedOutOthers)),
    })
  return (
    <>
      <SubmitError error={error} />
      <Button variant="default" loading={isPending} disabled={isPending} onClick={() => void endOthers()}>
        {t(copy.signOutOthers)}
      </Button>
    </>
  )
}

const nameOf = ({ browser, system }: OpenSession): string => {
  if (browser && system) return t(copy.browserOnSystem, { browser, system })
  return browser ?? system ?? t(copy.unknownBrowser)
}

const seenOf = ({ last_active_at, network }: OpenSession): string => {
  const when = formatMoment(Date.parse(last_active_at))
  return network === null ? t(copy.lastActive, { when }) : t(copy.lastActiveFrom, { when, network })
}
