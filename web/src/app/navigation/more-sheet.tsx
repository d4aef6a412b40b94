import { IconLogout } from '@tabler/icons-react'
import { askToSignOut } from '../../features/session/session.api.ts'
import { t } from '../../i18n/translate.ts'
import { SidePanel } from '../../ui/dialog/side-panel.tsx'
import { Row, RowIcon, Rows } from '../../ui/list/row.tsx'
import { Holder } from './holder.tsx'
import classes from './more-sheet.module.css'
import { copy } from './navigation.messages.ts'
import { PlaceGroup, PlaceSections } from './place-group.tsx'
import { useNavigation } from './use-places.ts'

interface MoreSheetProps {
  /** On a phone, which has no account menu in its header. */
  hasLogOut: boolean
  onClose: () => void
}

/** The pages of "More", below them those of the other places, and who is signed in (FRAME-37). */
export const MoreSheet = ({ hasLogOut, onClose }: MoreSheetProps) => {
  const { places, open } = useNavigation()
  return (
    <SidePanel title={t(copy.more)} onClose={onClose}>
      <nav aria-label={t(copy.allPages)}>
        <PlaceSections place={places.more} open={open} onChoose={onClose} />
        <div className={classes.others}>
          {places.main.map((place) => (
            <PlaceGroup key={place.name.id} place={place} open={open} onChoose={onClose} />
          ))}
        </div>
      </nav>
      <Holder />
      {hasLogOut && (
        <Rows>
          <Row
            lead={<RowIcon icon={IconLogout} />}
            title={t(copy.logOut)}
            onPress={() => {
              onClose()
              void askToSignOut()
            }}
          />
        </Rows>
      )}
    </SidePanel>
  )
}
