import { type Feature, FEATURES } from '@yoursuccess/contract/core/access'

/** Email addresses are stored and compared in this form. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase()

export const viewFeatures = (features: readonly Feature[]) =>
  Object.fromEntries(FEATURES.map((feature) => [feature, features.includes(feature)])) as Record<
    Feature,
    boolean
  >
