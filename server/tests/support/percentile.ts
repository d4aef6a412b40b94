/** The value that so large a share of all does not exceed; 0 without any. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.ceil(sorted.length * share) - 1] ?? 0
}
