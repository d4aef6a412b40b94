import { UnstyledButton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { IconHelp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { t } from '../../i18n/translate.ts'
import { paths } from '../../lib/paths.ts'
import { BrandMark } from '../../ui/look/brand-mark.tsx'
import { lazyPopup } from '../../ui/lazy-popup.tsx'
import { PRODUCT_NAME } from '../../ui/page/product-name.ts'
import { Holder } from './holder.tsx'
import classes from './icon-navigation.module.css'
import { copy } from './navigation.messages.ts'
import { PlaceLink } from './page-link.tsx'
import { useMoreSheet } from './use-more-sheet.tsx'
import { useNavigation } from './use-places.ts'

const NameTip = lazyPopup<{ name: string }>(async () => (await import('./name-tip.tsx')).NameTip)

/** The five places on a tablet: icons with accessible names and tooltips, and the help link (FRAME-35). */
export const IconNavigation = () => {
  const navigation = useNavigation()
  const { main, more } = navigation.places
  const { button, sheet } = useMoreSheet(navigation, { hasLogOut: false })
  return (
    <>
      <nav className={classes.rail} aria-label={t(copy.main)}>
        <Link
          to={paths.dashboard}
          activeOptions={{ exact: true }}
          className={classes.brand}
          aria-label={t(copy.home, { product: PRODUCT_NAME })}
        >
          <BrandMark />
        </Link>
        <ul className={classes.list}>
          {main.map((place) => (
            <IconEntry key={place.name.id} name={t(place.name)}>
              <PlaceLink place={place} open={navigation.open} className={classes.icon} label={t(place.name)}>
                <place.icon size={24} aria-hidden />
              </PlaceLink>
            </IconEntry>
          ))}
          <IconEntry name={t(more.name)}>
            <UnstyledButton className={classes.icon ?? ''} aria-label={t(more.name)} {...button}>
              <more.icon size={24} aria-hidden />
            </UnstyledButton>
          </IconEntry>
        </ul>
        <ul className={classes.list}>
          <IconEntry name={t(copy.help)}>
            <Link to={paths.help} className={classes.icon} aria-label={t(copy.help)}>
              <IconHelp size={24} aria-hidden />
            </Link>
          </IconEntry>
        </ul>
        <div className="ys-sr-only">
          <Holder />
        </div>
      </nav>
      {sheet}
    </>
  )
}

const IconEntry = ({ name, children }: { name: string; children: ReactNode }) => (
  <li>
    <NameTip name={name} button={<span>{children}</span>} />
  </li>
)
