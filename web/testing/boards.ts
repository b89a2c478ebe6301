import { NEW_BOARD } from '../../contract/boards/board.ts'
import type { Board, BoardCard } from '../../contract/boards/calls.ts'
import { NEW_ITEM, NEW_PICTURE, type Chip, type Sample, type Snapshot } from '../../contract/boards/item.ts'

let count = 0

/** A published board as the gallery receives it; a test states only what matters to it. */
export function aBoardCard(facts: Partial<BoardCard> = {}): BoardCard {
  count += 1
  return {
    id: `${count}`,
    name: `Board ${count}`,
    ownerName: 'Eve',
    project: null,
    isOwner: false,
    right: facts.isOwner ? 'own' : null,
    visibility: 'published',
    takenDown: null,
    thumbnail: '',
    canvas: NEW_BOARD.canvas,
    palette: ['#a6492b', '#3e6b57'],
    itemCount: 3,
    skuCount: 2,
    version: 1,
    createTime: Date.UTC(2026, 0, 5),
    updateTime: Date.UTC(2026, 0, 6),
    ...facts,
  }
}

/** What a board stores of a SKU. */
export function aSnapshot(facts: Partial<Snapshot> = {}): Snapshot {
  return {
    name: '烟熏橡木',
    enName: 'Smoked oak',
    variant: null,
    model: 'NH-1',
    brand: { name: '诺木', enName: 'Nordhem' },
    cover: null,
    size: null,
    lengthMm: null,
    widthMm: null,
    isFabric: false,
    unit: { name: '平方米', enName: 'm²' },
    currency: 'CNY',
    minPrice: null,
    maxPrice: null,
    capturedAt: 0,
    ...facts,
  }
}

/** What else `getSamples` tells of a SKU of which there is nothing to tell. */
export const ON_SALE = { status: 'on_sale', certificatesExpired: 0 } as const

/** The item's id, made from a short name. */
export function itemIdOf(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
}

/** The common fields of a board's items; higher numbers lie above, in rows of ten. */
function lying(number: number) {
  return {
    ...NEW_ITEM,
    id: itemIdOf(number),
    x: 20 + (number % 10) * 120,
    y: 20 + Math.floor(number / 10) * 100,
    w: 100,
    h: 80,
    z: number,
  }
}

/** A sample of the oak with that number, not to scale, 100 × 80 mm. */
export function aSample(number: number, facts: Partial<Sample> = {}): Sample {
  return {
    type: 'sku',
    ...lying(number),
    ...NEW_PICTURE,
    label: { show: true, fields: ['number', 'name'], position: 'below' },
    refId: `${number}`,
    snapshot: aSnapshot({ name: `橡木 ${number}`, enName: `Oak ${number}`, model: `OAK-${number}` }),
    laid: number,
    trueScale: false,
    tileRepeat: null,
    ...facts,
  }
}

/** A colour chip, 100 × 80 mm, without a name. */
export function aChip(number: number, facts: Partial<Chip> = {}): Chip {
  return {
    type: 'chip',
    ...lying(number),
    color: '#3f6854',
    name: '',
    mask: 'rectangle',
    shadow: false,
    label: { show: false, fields: [], position: 'below' },
    ...facts,
  }
}

/** A board as its read-only page receives it. */
export function aBoard(facts: Partial<Board> = {}): Board {
  const { isOwner = false } = facts
  return { ...NEW_BOARD, ...aBoardCard({ isOwner }), items: [], pictures: {}, ...facts }
}
