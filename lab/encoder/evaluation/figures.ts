import { short } from '../../../bench/figure.ts'
import type { Figure } from '../../../bench/figure.ts'
import type { Estimate } from './measuring/bootstrap.ts'
import type { Measured } from './measuring/measured.ts'

/** Target values by key. */
const TARGETS: Record<string, number> = {
  'leftOut.copy.r1': 0.7,
  'leftOut.copy.r10': 0.9,
  'leftOut.copyAmongAll.r1': 0.7,
  'leftOut.copyAmongAll.r10': 0.9,
  'unrelated.auroc': 0.97,
}

/** One line that names the kinds of unrelated pictures that are hardest to tell apart. */
export function worstKinds(measured: Measured[]): string {
  const kinds = measured.filter(({ key }) => /^unrelated\..+\.auroc$/.test(key))
  const worst = kinds.toSorted((one, other) => one.estimate.value - other.estimate.value).slice(0, 6)
  const texts = worst.map(({ key, estimate }) => `${key.split('.')[1]} ${short(estimate.value)}`)
  return `Unrelated, worst of ${kinds.length} kinds (AUROC): ${texts.join(', ')}.`
}

/** The encoder's figures, each beside the baseline's for the same queries. Both lists have the same order. */
export function figuresOf(encoder: Measured[], byHand: Measured[]): Figure[] {
  return encoder.map(({ key, name, isDetail, estimate }, index) => {
    const other = byHand[index]?.estimate
    const target = TARGETS[key]
    return {
      name,
      value: estimate.value,
      unit: '',
      ...(target !== undefined && { target: { atLeast: target } }),
      ...(other && { beside: { name: 'by hand', value: other.value } }),
      note: `95 % ${interval(estimate)}${other ? `, by hand ${interval(other)}` : ''}; n ${estimate.count}`,
      details: { key, isDetail, encoder: estimate, byHand: other },
    }
  })
}

/** A figure with its interval. */
export function figureOf({ key, name, estimate }: Measured, target?: number): Figure {
  return {
    name,
    value: estimate.value,
    unit: '',
    ...(target !== undefined && { target: { atLeast: target } }),
    note: `95 % ${interval(estimate)}; n ${estimate.count}`,
    details: { key, encoder: estimate },
  }
}

function interval({ low, high }: Estimate): string {
  return `${short(low)} to ${short(high)}`
}
