import type { Figure } from '../../../../bench/figure.ts'
import type { Calibration } from '../../../../server/image-search/ranking/calibrations/calibration.ts'
import { figureOf } from '../figures.ts'
import type { Gallery } from '../drawing/gallery.ts'
import { estimateMean } from '../measuring/bootstrap.ts'
import type { Measured } from '../measuring/measured.ts'
import { rowOf } from '../measuring/ranks.ts'
import type { Scores } from '../measuring/ranks.ts'
import type { Compared } from '../measuring/pictures-compared.ts'
import { SMALL_CATALOGUE, smallDataset } from './dataset.ts'
import type { Dataset } from './dataset.ts'
import { measureBands } from './measure-bands.ts'

/**
 * Target values by the last part of a figure's key. `same`: precision of the band; `kept`: degraded covers that are matched; `none`:
 * unrelated pictures that are rejected.
 */
const TARGETS: Record<string, number> = { same: 0.85, kept: 0.97, none: 0.95 }
/** As `kept`, of photographs of new renderings. */
const KEPT_PHOTOGRAPHS = 0.95
/** Share of degraded covers that must stay above the threshold of "no close match". */
const KEPT = 0.95

/** The figures of the result bands (`same`, `close`, `mood`), in a catalogue as large as the demonstration and in the largest one. */
export function bandFigures(dataset: Dataset, calibration: Calibration): Figure[] {
  return [smallDataset(dataset, SMALL_CATALOGUE), dataset].flatMap((one) =>
    measureBands(one, calibration).map((measured) => figureOf(measured, targetOf(measured))),
  )
}

/**
 * The share of unrelated pictures that the hand-made baseline rejects at the threshold that keeps `KEPT` of the
 * degraded covers.
 */
export function rejectedByHand({ unrelated }: Gallery, { copies, unrelated: foreign }: Compared): Figure {
  const bestOf = (all: Scores) => Array.from({ length: all.queries }, (_, query) => Math.max(...rowOf(all, query)))
  const limit = bestOf(copies).sort((one, other) => one - other)[Math.floor((1 - KEPT) * copies.queries)] ?? 1
  const best = bestOf(foreign)
  const measured = {
    key: 'bands.byHand.unrelated',
    name: `By hand, keeping ${KEPT} of degraded covers: unrelated picture told "no close match", ${copies.candidates.toLocaleString('en')} products`,
    estimate: estimateMean(unrelated.map((_, query) => Number((best[query] ?? 1) < limit))),
  }
  return figureOf(measured, targetOf(measured))
}

function targetOf({ key }: Measured): number | undefined {
  return key.endsWith('.photographs.kept') ? KEPT_PHOTOGRAPHS : TARGETS[key.split('.').at(-1) ?? '']
}
