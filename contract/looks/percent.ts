import type { Look } from './look.ts'

/** A reflectance in whole percent, as points of LRV are. */
export function inPercent({ value, low, high }: Look['reflectance']): Look['reflectance'] {
  const percent = (share: number) => Math.round(share * 100)
  return { value: percent(value), low: percent(low), high: percent(high) }
}
