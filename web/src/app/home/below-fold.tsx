/** What is below the first screen of a phone, in one piece of code that loads beside the data of the home page. */
import { CardPanel } from '../../features/card/panel/card-panel.tsx'
import { AddSpending } from '../../features/tracker/expenses/add-spending.tsx'
import { LatestTransactions } from '../../features/transactions/latest-transactions.tsx'
import { ComingUpCard } from '../coming-up/coming-up-card.tsx'
import classes from './home-page.module.css'

/** What comes next, the newest transactions, and the card. */
export const BelowFold = () => (
  <>
    <div className={classes.coming}>
      <ComingUpCard />
    </div>
    <div className={classes.latest}>
      <LatestTransactions action={<AddSpending />} />
    </div>
    <div className={classes.card}>
      <CardPanel />
    </div>
  </>
)
