import { UnstyledButton } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import { t } from '../../i18n/translate.ts'
import classes from './bottom-navigation.module.css'
import { copy } from './navigation.messages.ts'
import { PlaceLink } from './place-link.tsx'
import { usePlaces } from './use-places.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'

const MoreSheet = lazyPart(async () => (await import('./more-sheet.tsx')).MoreSheet)

/** The main destinations on a phone, within reach of the thumb. Everything else is in "More". */
export const BottomNavigation = () => {
  const [opened, setOpened] = useState(false)
  const main = usePlaces().flatMap(({ places }) => places.filter(({ mainWord }) => mainWord))
  return (
    <>
      <nav className={classes.bar} aria-label={t(copy.main)}>
        <ul className={classes.list}>
          {main.map((place) => {
            const Icon = place.icon
            return (
              <li key={place.path}>
                <PlaceLink place={place} className={classes.item}>
                  <Icon size={24} aria-hidden />
                  {place.mainWord && t(place.mainWord)}
                </PlaceLink>
              </li>
            )
          })}
          <li>
            <UnstyledButton
              className={classes.item ?? ''}
              aria-haspopup="dialog"
              aria-expanded={opened}
              onClick={() => setOpened(true)}
            >
              <IconDots size={24} aria-hidden />
              {t(copy.more)}
            </UnstyledButton>
          </li>
        </ul>
      </nav>
      {opened && <MoreSheet onClose={() => setOpened(false)} />}
    </>
  )
}
