import { NEW_BOARD } from '../../contract/boards/board.ts'
import type { Board, BoardCard } from '../../contract/boards/calls.ts'
import { WHOLE, type Snapshot } from '../../contract/boards/item.ts'

let count = 0

/** A published board as the gallery is told of it; a test states only what matters to it. */
export function aBoardCard(facts: Partial<BoardCard> = {}): BoardCard {
  count += 1
  return {
    id: `${count}`,
    name: `Board ${count}`,
    ownerName: 'Eve',
    isOwner: false,
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

/** What a board keeps of a SKU. */
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

type ShownItem = Board['items'][number]
type ShownSample = Extract<ShownItem, { type: 'sku' }>

/** A sample on it, not to scale. */
export function aShownSample(facts: Partial<ShownSample> = {}): ShownSample {
  count += 1
  return {
    type: 'sku',
    id: `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`,
    x: 20,
    y: 20,
    w: 80,
    h: 80,
    rotation: 0,
    z: count,
    groupId: null,
    locked: false,
    opacity: 1,
    note: '',
    altText: '',
    flipX: false,
    flipY: false,
    crop: WHOLE,
    mask: 'rectangle',
    shadow: true,
    label: { show: true, fields: ['number', 'name'], position: 'below' },
    refId: `${count}`,
    snapshot: aSnapshot(),
    laid: count,
    trueScale: false,
    tileRepeat: null,
    version: 1,
    ...facts,
  }
}

/** A board as whoever looks at it is told of it. */
export function aBoard(facts: Partial<Board> = {}): Board {
  return { ...NEW_BOARD, ...aBoardCard(), items: [], pictures: {}, ...facts }
}
