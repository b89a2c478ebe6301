import { labOfHex } from '../../colors/lab.ts'
import type { Language } from '../../problem.ts'
import type { BoardFields, Scale } from '../board.ts'
import type { Item } from '../item.ts'

/** What all items of a board are drawn with. */
export interface Setting {
  scale: Scale
  /** The size of small letters in mm. It grows with the paper; teeth of pinked edges and shadows are measured in it. */
  unit: number
  /** The colours of letters, and of less important letters. */
  ink: string
  soft: string
  language: Language
}

/** As a share of the paper's longer side: readable on a print at arm's length, and on a screen that shows the whole paper. */
const UNIT = 1 / 95
const LEAST_UNIT_MM = 2.5
const ON_LIGHT = { ink: '#211f1b', soft: '#6b665d' }
const ON_DARK = { ink: '#edeae4', soft: '#bdb6aa' }
/** From this lightness (L*) on, a ground has dark letters. */
const LIGHT = 55

/** The size of small letters on a paper, in mm. */
export function unitOn({ width, height }: BoardFields['canvas']): number {
  return Math.max(LEAST_UNIT_MM, Math.max(width, height) * UNIT)
}

export function settingOf(
  { scale, canvas, background }: Pick<BoardFields, 'scale' | 'canvas' | 'background'>,
  language: Language,
): Setting {
  const unit = unitOn(canvas)
  const isLight = labOfHex(groundOf(background))[0] >= LIGHT
  return { scale, unit, language, ...(isLight ? ON_LIGHT : ON_DARK) }
}

/** The colour of a board's background, where it is known. */
export function groundOf(background: BoardFields['background']): string {
  switch (background.type) {
    case 'color':
      return background.value
    case 'material':
      return background.snapshot.cover?.color ?? PAPER
    case 'picture':
      return PAPER
  }
}

const PAPER = '#fbfaf6'

/** The legend's number of each SKU, in the order in which their first samples were laid. */
export function legendNumbers(items: Iterable<Item>): Map<string, number> {
  const first = new Map<string, { laid: number; id: string }>()
  for (const item of items) {
    if (item.type !== 'sku') continue
    const known = first.get(item.refId)
    if (!known || comesBefore(item, known)) first.set(item.refId, item)
  }
  const ranked = [...first].toSorted(([, one], [, other]) => (comesBefore(one, other) ? -1 : 1))
  return new Map(ranked.map(([skuId], place) => [skuId, place + 1]))
}

function comesBefore(one: { laid: number; id: string }, other: { laid: number; id: string }): boolean {
  return one.laid < other.laid || (one.laid === other.laid && one.id < other.id)
}
