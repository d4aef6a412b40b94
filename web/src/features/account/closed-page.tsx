import { Button } from '@mantine/core'
import { useProgram } from '../program/program.api.ts'
import { askToSignOut } from '../session/session.api.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import { PhoneLink } from '../../ui/phone-link.tsx'
import { PlainPage } from '../../ui/plain-page.tsx'

export const ClosedPage = () => {
  const program = useProgram()
  return (
    <PlainPage>
      <PageHeading>Your account is closed</PageHeading>
      <p>Money can no longer be moved in or out here.</p>
      {program && (
        <p>
          To ask about your money or about opening it again, call <PhoneLink phone={program.support.phone} />.
        </p>
      )}
      <Button variant="default" onClick={() => void askToSignOut()}>
        Log Out
      </Button>
    </PlainPage>
  )
}
