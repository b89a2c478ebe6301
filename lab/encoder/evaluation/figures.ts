import { short } from '../../../bench/figure.ts'
import type { Figure } from '../../../bench/figure.ts'
import type { Estimate } from './measuring/bootstrap.ts'
import type { Measured } from './measuring/measured.ts'

/** Target values by key. */
const TARGETS: Record<string, number> = {
  'leftOut.copy.r1': 0.9,
  'leftOut.copy.r10': 0.98,
  'leftOut.photograph.r1': 0.75,
  'leftOut.siblings.r1': 0.75,
  'ranked.relit.r1': 0.95,
  'unrelated.auroc': 0.99,
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

/** The figures, each with the other encoder's for the same queries. */
export function withOther(figures: Figure[], other?: { facts: { version: string }; figures: Figure[] }): Figure[] {
  if (!other) return figures
  return figures.map((figure) => {
    const same = other.figures.find(({ name }) => name === figure.name)
    if (same?.value === undefined) return figure
    const { beside, note, details } = figure
    return {
      ...figure,
      beside: { name: other.facts.version, value: same.value },
      note: [note, beside && `${beside.name} ${short(beside.value)}`].filter(Boolean).join('; '),
      details: { ...(details as object), other: { value: same.value, ...(same.details as object) } },
    }
  })
}

/** A figure with its interval. */
export function figureOf({ key, name, estimate }: Measured, target = TARGETS[key]): Figure {
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
