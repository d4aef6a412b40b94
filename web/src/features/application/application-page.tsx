import { Button } from '@mantine/core'
import { useProgram } from '../program/program.api.ts'
import { askToSignOut } from '../session/session.api.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import { PhoneLink } from '../../ui/phone-link.tsx'
import { PlainPage } from '../../ui/plain-page.tsx'

/** Where customers wait until their application is approved. */
export const ApplicationPage = () => {
  const program = useProgram()
  return (
    <PlainPage>
      <PageHeading>Your application is not approved yet</PageHeading>
      <p>
        Your account opens as soon as your application is approved. Until then there is no balance and no
        card.
      </p>
      {program && (
        <p>
          Questions about your application? Call <PhoneLink phone={program.support.phone} />.
        </p>
      )}
      <Button variant="default" onClick={() => void askToSignOut()}>
        Log Out
      </Button>
    </PlainPage>
  )
}
