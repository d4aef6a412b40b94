/**
 * Reads the change of a feature as it is typed, `planTools=on`. Throws if it says neither on nor off: a typing mistake
 * must not turn a feature off.
 */
export const readFeatureChange = (typed: string): { feature: string; isOn: boolean } => {
  const [, feature, state] = /^(\w+)=(on|off)$/.exec(typed) ?? []
  if (feature === undefined) throw new Error(`Type FEATURE=on or FEATURE=off instead of "${typed}".`)
  return { feature, isOn: state === 'on' }
}
