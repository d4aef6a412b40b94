import { Button } from '@mantine/core'
import { askToSignOut } from '../features/session/session.api.ts'
import { PageHeading } from '../ui/page-heading.tsx'

export const HomePage = () => (
  <>
    <PageHeading>Dashboard</PageHeading>
    <p>You are signed in.</p>
    <Button variant="default" onClick={() => void askToSignOut()}>
      Log Out
    </Button>
  </>
)
