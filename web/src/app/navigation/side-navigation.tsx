import { Link } from '@tanstack/react-router'
import { useProgram } from '../../features/program/program.api.ts'
import { t } from '../../i18n/translate.ts'
import { paths } from '../../lib/paths.ts'
import { Brand } from '../../ui/look/brand.tsx'
import { Holder } from './holder.tsx'
import { MoreGroup } from './more-group.tsx'
import { copy } from './navigation.messages.ts'
import { PlaceGroup } from './place-group.tsx'
import classes from './side-navigation.module.css'
import { useNavigation } from './use-places.ts'

/** The five places on a desktop, with their pages. */
export const SideNavigation = () => {
  const { places, open } = useNavigation()
  return (
    <nav className={classes.side} aria-label={t(copy.main)}>
      <Link to={paths.dashboard} activeOptions={{ exact: true }} className={classes.brand}>
        <Brand name={useProgram()?.product_name} />
      </Link>
      <div className={classes.places}>
        {places.main.map((place) => (
          <PlaceGroup key={place.name.id} place={place} open={open} />
        ))}
        <MoreGroup place={places.more} open={open} />
      </div>
      <Holder />
    </nav>
  )
}
