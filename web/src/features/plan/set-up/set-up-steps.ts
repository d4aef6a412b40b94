/** The screens of the set-up, which load together: whoever opens one continues with the next. */
export { CaseStep } from './case-step.tsx'
export { DatesStep } from './dates-step.tsx'
export { PaymentStep } from './payment-step.tsx'
export { TrusteeStep } from './trustee-step.tsx'
