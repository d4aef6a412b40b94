import type { ReactNode } from 'react'
import { t } from '../../i18n/translate.ts'
import { PageLink } from './page-link.tsx'
import classes from './place-group.module.css'
import { type OpenPage, type Place, type PlacePage, pagesOf } from './places.ts'

interface PlaceGroupProps {
  place: Place
  open: OpenPage | undefined
  /** Called when the customer chooses a page. */
  onChoose?: (() => void) | undefined
}

/** A place with its pages below it. A place with one page is only a link to that page. */
export const PlaceGroup = ({ place, ...props }: PlaceGroupProps) => {
  const Icon = place.icon
  const [first, ...others] = pagesOf(place)
  if (first && others.length === 0) {
    return (
      <ul className={classes.group}>
        <li>
          <PlacePageLink page={first} {...props} icon={<Icon size={22} aria-hidden />} />
        </li>
      </ul>
    )
  }
  return (
    <div className={classes.group}>
      <p className={classes.place}>
        <Icon size={22} aria-hidden /> {t(place.name)}
      </p>
      <PlaceSections place={place} {...props} />
    </div>
  )
}

/** The pages of a place, in its sections. */
export const PlaceSections = ({ place, ...props }: PlaceGroupProps) =>
  place.sections.map(({ title, pages }) => (
    <div key={pages[0]?.path}>
      {title && <p className={classes.title}>{t(title)}</p>}
      <ul className={classes.list} aria-label={t(title ?? place.name)}>
        {pages.map((page) => (
          <li key={page.path}>
            <PlacePageLink page={page} {...props} />
          </li>
        ))}
      </ul>
    </div>
  ))

interface PlacePageLinkProps extends Omit<PlaceGroupProps, 'place'> {
  page: PlacePage
  icon?: ReactNode
}

const PlacePageLink = ({ page, open, onChoose, icon }: PlacePageLinkProps) => (
  <PageLink page={page} open={open} className={classes.link} onClick={onChoose}>
    {icon ?? <span className={classes.indent} />}
    {t(page.label)}
  </PageLink>
)
