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

const offer = (shop: string, category: string, sells: string, basisPoints: number): Offer => ({
  slug: shop.toLowerCase().replaceAll(' ', '-'),
  shop,
  category,
  sells,
  basisPoints,
})

export const OFFERS: readonly Offer[] = [
  offer('Larkspur Grocers', 'groceries', 'Food to the door', 200),
  offer('Pantry Box', 'groceries', 'Tins, flour and pasta by the case', 350),
  offer('North Star Shoes', 'clothing', 'Work shoes and school shoes', 500),
  offer('Second Season', 'clothing', 'Good used clothes', 800),
  offer('Mended Goods', 'home', 'Repaired kitchen machines', 425),
  offer('Tidewater Hardware', 'home', 'Tools, paint and parts', 150),
]

export const offerOf = (slug: string): Offer | undefined => OFFERS.find((offer) => offer.slug === slug)

/** The cash back of a purchase, in cents, rounded down. */
export const cashBackOf = ({ basisPoints }: Offer, amountCents: Cents): Cents =>
  cents(Number((BigInt(amountCents) * BigInt(basisPoints)) / 10_000n))

/** The cash-back rate as text, such as "3.5%". */
export const shareOf = ({ basisPoints }: Offer): string => `${basisPoints / 100}%`
