/** What other features show of this one. */
export { ProofLinks } from './proof-links.tsx'
