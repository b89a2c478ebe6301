import type { SkuDetail } from '../../../contract/catalogue.ts'

type Lab = SkuDetail['palette'][number]['lab']
type NearestColor = SkuDetail['nearestColors'][number]
type Colored = Pick<SkuDetail, 'color' | 'colorSystem' | 'nearestColors'>

/** "L* 61.0  a* 10.2  b* −33.1": CIELAB under D65. */
export function labText(lab: Lab, language: string): string {
  return lab.map((value, index) => `${LAB[index]} ${decimal(value, language)}`).join(' ')
}

/**
 * The largest ΔE00 at which an entry of a colour system counts as near. Beyond five or six, two colours side by side look different.
 */
const FARTHEST_NEAR = 6

export function isNear({ deltaE }: Pick<NearestColor, 'deltaE'>): boolean {
  return deltaE <= FARTHEST_NEAR
}

/** Leaves out systems for which the maker states a colour: a measured colour must not contradict the maker. */
export function nearestUnstated({ color, colorSystem, nearestColors }: Colored): NearestColor[] {
  return color === null ? nearestColors : nearestColors.filter(({ system }) => system !== colorSystem)
}

/** "≈ RAL 7016 · ΔE 1.2": ΔE00 to the measured colour. */
export function nearestColorText({ system, name, deltaE }: NearestColor, language: string): string {
  return `≈ ${entryOfSystem(system, name)} · ${deltaText(deltaE, language)}`
}

/** "ΔE 1.2". */
export function deltaText(deltaE: number, language: string): string {
  return `ΔE ${decimal(deltaE, language)}`
}

/** The name of a colour with its system, once: some names begin with it. */
export function entryOfSystem(system: string | null, name: string): string {
  return system && !name.startsWith(system) ? `${system} ${name}` : name
}

/** "62%". `share` is 0..1. */
export function shareText(share: number, language: string): string {
  const options = { style: 'percent', maximumFractionDigits: 0 } as const
  const formatter = shareFormatters.get(language) ?? new Intl.NumberFormat(language, options)
  shareFormatters.set(language, formatter)
  return formatter.format(share)
}

const LAB = ['L*', 'a*', 'b*']
const formatters = new Map<string, Intl.NumberFormat>()
const shareFormatters = new Map<string, Intl.NumberFormat>()

// Zero has no sign; a negative number has a real minus sign.
function decimal(value: number, language: string): string {
  const options = { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'negative' } as const
  const formatter = formatters.get(language) ?? new Intl.NumberFormat(language, options)
  formatters.set(language, formatter)
  return formatter.format(value).replace('-', '−')
}
