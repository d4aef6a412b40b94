/** The shops of the rewards site, all invented, and their cash-back rates. */
import { type Cents, cents } from '@yoursuccess/contract/core/money'

export interface Offer {
  slug: string
  shop: string
  category: string
  sells: string
  /** Hundredths of a percent. */
  basisPoints: number
}

export const OFFERS: readonly Offer[] = [
  {
    slug: 'larkspur-grocers',
    shop: 'Larkspur Grocers',
    category: 'groceries',
    sells: 'Food to the door',
    basisPoints: 200,
  },
  {
    slug: 'pantry-box',
    shop: 'Pantry Box',
    category: 'groceries',
    sells: 'Tins, flour and pasta by the case',
    basisPoints: 350,
  },
  {
    slug: 'north-star-shoes',
    shop: 'North Star Shoes',
    category: 'clothing',
    sells: 'Work shoes and school shoes',
    basisPoints: 500,
  },
  {
    slug: 'second-season',
    shop: 'Second Season',
    category: 'clothing',
    sells: 'Good used clothes',
    basisPoints: 800,
  },
  {
    slug: 'mended-goods',
    shop: 'Mended Goods',
    category: 'home',
    sells: 'Repaired kitchen machines',
    basisPoints: 425,
  },
  {
    slug: 'tidewater-hardware',
    shop: 'Tidewater Hardware',
    category: 'home',
    sells: 'Tools, paint and parts',
    basisPoints: 150,
  },
]

export const offerOf = (slug: string): Offer | undefined => OFFERS.find((offer) => offer.slug === slug)

/** The cash back of a purchase, in cents, rounded down. */
export const cashBackOf = ({ basisPoints }: Offer, amountCents: Cents): Cents =>
  cents(Number((BigInt(amountCents) * BigInt(basisPoints)) / 10_000n))

/** The cash-back rate as text, such as "3.5%". */
export const shareOf = ({ basisPoints }: Offer): string => `${basisPoints / 100}%`
