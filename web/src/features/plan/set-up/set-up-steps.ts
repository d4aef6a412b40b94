/** The screens of the set-up, which load together: who opens one goes on to the next. */
export { CaseStep } from './case-step.tsx'
export { DatesStep } from './dates-step.tsx'
export { PaymentStep } from './payment-step.tsx'
export { TrusteeStep } from './trustee-step.tsx'
