import { Money } from '../../../ui/figure/money.tsx'
import classes from '../legal-page.module.css'
import { type FeeName, FEES } from './fees.ts'

interface FeeListProps {
  caption: string
  /** The names of the two columns. */
  what: string
  fee: string
  /** What each fee is for. */
  fees: Readonly<Record<FeeName, { what: string; note?: string }>>
}

/** The table of all fees, in any language. */
export const FeeList = ({ caption, what, fee, fees }: FeeListProps) => (
  <table className={classes.table}>
    <caption>{caption}</caption>
    <thead>
      <tr>
        <th scope="col">{what}</th>
        <th scope="col" className={classes.amount}>
          {fee}
        </th>
      </tr>
    </thead>
    <tbody>
      {(Object.keys(FEES) as FeeName[]).map((name) => (
        <tr key={name}>
          <th scope="row">
            {fees[name].what}
            {fees[name].note && <small>{fees[name].note}</small>}
          </th>
          <td className={classes.amount}>
            <Money amount={FEES[name]} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
