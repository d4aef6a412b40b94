import '@mantine/core/styles/Tooltip.css'
import { Tooltip } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { IconHelp } from '@tabler/icons-react'
import { t } from '../../i18n/translate.ts'
import { paths } from '../../lib/paths.ts'
import { BrandMark } from '../../ui/look/brand-mark.tsx'
import { PRODUCT_NAME } from '../../ui/page/product-name.ts'
import { Holder } from './holder.tsx'
import classes from './icon-navigation.module.css'
import { copy } from './navigation.messages.ts'
import { PlaceLink } from './place-link.tsx'
import type { Place } from './places.ts'
import { nameOf } from './places.ts'
import { usePlaces } from './use-places.ts'

/** On a tablet: icons with accessible names and tooltips, and the help link (FRAME-35). */
export const IconNavigation = () => (
  <nav className={classes.rail} aria-label={t(copy.main)}>
    <Link
      to={paths.dashboard}
      activeOptions={{ exact: true }}
      className={classes.brand}
      aria-label={t(copy.home, { product: PRODUCT_NAME })}
    >
      <BrandMark />
    </Link>
    <div className="ys-sr-only">
      <Holder />
    </div>
    {usePlaces().map(({ title, places }) => (
      <ul key={places[0]?.path} className={classes.list} {...(title && { 'aria-label': t(title) })}>
        {places.map((place) => (
          <IconPlace key={place.path} place={place} isBelow={place.of !== undefined && place.of !== title} />
        ))}
      </ul>
    ))}
    <ul className={classes.list}>
      <li>
        <Tooltip label={t(copy.help)} position="right">
          <Link to={paths.help} className={classes.icon} aria-label={t(copy.help)}>
            <IconHelp size={24} aria-hidden />
          </Link>
        </Tooltip>
      </li>
    </ul>
  </nav>
)

const IconPlace = ({ place, isBelow }: { place: Place; isBelow: boolean }) => {
  const name = nameOf(place)
  const Icon = place.icon
  return (
    <li>
      <Tooltip label={name} position="right" events={{ hover: true, focus: true, touch: false }}>
        <span>
          <PlaceLink place={place} className={isBelow ? classes.below : classes.icon} label={name}>
            <Icon size={isBelow ? 18 : 24} aria-hidden />
          </PlaceLink>
        </span>
      </Tooltip>
    </li>
  )
}
