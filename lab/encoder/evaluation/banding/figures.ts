import { short } from '../../../../bench/figure.ts'
import type { Figure } from '../../../../bench/figure.ts'
import type { Gallery } from '../drawing/gallery.ts'
import { estimateMean } from '../measuring/bootstrap.ts'
import type { Measured } from '../measuring/measured.ts'
import { rowOf } from '../measuring/ranks.ts'
import type { Scores } from '../measuring/ranks.ts'
import type { Compared } from '../measuring/pictures-compared.ts'
import { smallGround } from './ground.ts'
import type { Ground } from './ground.ts'
import { measureBands } from './measure-bands.ts'

const SMALL_CATALOGUE = 240
/** By what the last part of a figure's key says. */
const TARGETS: Record<string, number> = { same: 0.85, kept: 0.95, none: 0.9 }
/** What is asked of the decision whether anything is like a picture at all. */
const KEPT = 0.95

/** What bands hold, in a catalogue like the demonstration and in one as large as there is. */
export function bandFigures(ground: Ground): Figure[] {
  return [smallGround(ground, SMALL_CATALOGUE), ground].flatMap((one) => measureBands(one).map(figureOf))
}

/** How many of the unrelated the baseline made by hand tells, where it keeps as many degraded covers as are asked for. */
export function toldByHand({ unrelated }: Gallery, { copies, unrelated: foreign }: Compared): Figure {
  const bestOf = (all: Scores) => Array.from({ length: all.queries }, (_, query) => Math.max(...rowOf(all, query)))
  const limit = bestOf(copies).sort((one, other) => one - other)[Math.floor((1 - KEPT) * copies.queries)] ?? 1
  const best = bestOf(foreign)
  return figureOf({
    key: 'bands.byHand.unrelated',
    name: `By hand, keeping ${KEPT} of degraded covers: unrelated picture told "no close match", ${copies.candidates.toLocaleString('en')} products`,
    estimate: estimateMean(unrelated.map((_, query) => Number((best[query] ?? 1) < limit))),
  })
}

function figureOf({ key, name, estimate }: Measured): Figure {
  const target = TARGETS[key.split('.').at(-1) ?? '']
  return {
    name,
    value: estimate.value,
    unit: '',
    ...(target !== undefined && { target: { atLeast: target } }),
    note: `95 % ${short(estimate.low)} to ${short(estimate.high)}; n ${estimate.count}`,
    details: { key, encoder: estimate },
  }
}
