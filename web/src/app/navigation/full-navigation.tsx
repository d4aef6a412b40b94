import { t } from '../../i18n/translate.ts'
import { PlaceLink } from './place-link.tsx'
import classes from './full-navigation.module.css'
import type { PlaceGroup } from './places.ts'
import { nameOf } from './places.ts'
import { usePlaces } from './use-places.ts'

/** All destinations with labels, in groups: the sidebar on a desktop, and "More" on a phone. */
export const FullNavigation = ({ onChoose }: { onChoose?: () => void }) =>
  usePlaces().map((group) => (
    <Group key={group.places[0]?.path} group={group} {...(onChoose && { onChoose })} />
  ))

const Group = ({ group: { title, places }, onChoose }: { group: PlaceGroup; onChoose?: () => void }) => (
  <div className={classes.group}>
    {title && <p className={classes.title}>{t(title)}</p>}
    <ul className={classes.list} {...(title && { 'aria-label': t(title) })}>
      {places.map((place) => {
        const isBelow = place.of !== undefined && place.of !== title
        const Icon = place.icon
        return (
          <li key={place.path}>
            <PlaceLink
              place={place}
              className={classes.link}
              {...(place.of && { label: nameOf(place) })}
              {...(onChoose && { onClick: onChoose })}
            >
              {isBelow ? <span className={classes.indent} /> : <Icon size={22} aria-hidden />}
              {t(place.label)}
            </PlaceLink>
          </li>
        )
      })}
    </ul>
  </div>
)
