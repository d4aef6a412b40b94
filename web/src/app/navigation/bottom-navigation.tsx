import { UnstyledButton } from '@mantine/core'
import { t } from '../../i18n/translate.ts'
import classes from './bottom-navigation.module.css'
import { copy } from './navigation.messages.ts'
import { PlaceLink } from './page-link.tsx'
import { useMoreSheet } from './use-more-sheet.tsx'
import { useNavigation } from './use-places.ts'

/** The five places on a phone, within reach of the thumb (FRAME-36). */
export const BottomNavigation = () => {
  const navigation = useNavigation()
  const { main, more } = navigation.places
  const { button, sheet } = useMoreSheet(navigation, { hasLogOut: true })
  return (
    <>
      <nav className={classes.bar} aria-label={t(copy.main)}>
        <ul className={classes.list}>
          {main.map((place) => (
            <li key={place.name.id}>
              <PlaceLink place={place} open={navigation.open} className={classes.item}>
                <place.icon size={24} aria-hidden />
                {t(place.name)}
              </PlaceLink>
            </li>
          ))}
          <li>
            <UnstyledButton className={classes.item ?? ''} {...button}>
              <more.icon size={24} aria-hidden />
              {t(more.name)}
            </UnstyledButton>
          </li>
        </ul>
      </nav>
      {sheet}
    </>
  )
}
