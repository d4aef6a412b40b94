import { Money } from '../../../ui/figure/money.tsx'
import classes from '../legal-page.module.css'
import { FEES } from './fees.ts'

export const FeeTable = () => (
  <>
    <table className={classes.table}>
      <caption>Everything that we charge. We take a fee out of your balance, and we show it first.</caption>
      <thead>
        <tr>
          <th scope="col">What for</th>
          <th scope="col" className={classes.amount}>
            Fee
          </th>
        </tr>
      </thead>
      <tbody>
        {FEES.map(({ what, amount, note }) => (
          <tr key={what}>
            <th scope="row">
              {what}
              {note && <small>{note}</small>}
            </th>
            <td className={classes.amount}>
              <Money amount={amount} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    <p>The card works in the U.S. only, so there are no fees for other countries or currencies.</p>
  </>
)
