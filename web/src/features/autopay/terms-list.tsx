import classes from './autopay.module.css'

/** The words of the authorization, by paragraph. */
export const TermsList = ({ terms, label }: { terms: readonly string[]; label: string }) => (
  <ul className={classes.terms} aria-label={label}>
    {terms.map((paragraph) => (
      <li key={paragraph}>{paragraph}</li>
    ))}
  </ul>
)
