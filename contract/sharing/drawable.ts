import type { BoardFields } from '../boards/board.ts'
import { NEW_BOARD } from '../boards/board.ts'
import { NEW_ITEM } from '../boards/item.ts'
import type { Now, Snapshot, StoredItem } from '../boards/item.ts'
import type { SharedBoard, SharedItem } from './views.ts'

type SharedSnapshot = Extract<SharedItem, { type: 'sku' }>['snapshot']

/** A board that a link shows, complete enough to be drawn and to have a legend: hidden parts are blank. */
export interface DrawableBoard extends Pick<BoardFields, 'name' | 'canvas' | 'scale' | 'background'> {
  items: StoredItem[]
  /** Today's facts about samples' SKUs, by the sample's id; empty where the link does not show them. */
  now: Map<string, Now>
}

export function drawableOf({ name, canvas, scale, background, items }: SharedBoard): DrawableBoard {
  return {
    name,
    canvas,
    scale,
    background: backgroundOf(background),
    items: items.map(itemOf),
    now: new Map(items.flatMap((item) => (item.type === 'sku' && item.now ? [[item.id, nowOf(item)] as const] : []))),
  }
}

function backgroundOf(shared: SharedBoard['background']): BoardFields['background'] {
  switch (shared.type) {
    case 'color':
      return shared
    case 'picture':
      return shared.value === undefined ? NEW_BOARD.background : { type: 'picture', value: shared.value }
    case 'material':
      return { type: 'material', value: '0', snapshot: snapshotOf(shared.snapshot) }
  }
}

function itemOf(shared: SharedItem): StoredItem {
  switch (shared.type) {
    case 'sku': {
      const { now: _now, ...item } = shared
      return { ...item, ...unshown(item), snapshot: snapshotOf(item.snapshot) }
    }
    case 'picture':
      return { ...shared, ...unshown(shared), refId: shared.refId ?? '' }
    default:
      return { ...shared, ...unshown(shared) }
  }
}

/** Fields that only the owner's editor uses, or that the link hides. */
function unshown({ note, altText }: Pick<SharedItem, 'note' | 'altText'>) {
  const { groupId, locked } = NEW_ITEM
  return { groupId, locked, version: 1, note: note ?? '', altText: altText ?? '' }
}

const NOTHING: Snapshot = {
  name: '',
  enName: '',
  variant: null,
  model: '',
  brand: { name: '', enName: '' },
  cover: null,
  size: null,
  lengthMm: null,
  widthMm: null,
  isFabric: false,
  unit: { name: '', enName: '' },
  currency: 'CNY',
  minPrice: null,
  maxPrice: null,
  capturedAt: 0,
}

function snapshotOf(shared: SharedSnapshot): Snapshot {
  // A hidden field has no key, not even an undefined one.
  return { ...NOTHING, ...(shared as Partial<Snapshot>) }
}

/** Without prices: a link shows the snapshot's. */
function nowOf({ now, snapshot }: Extract<SharedItem, { type: 'sku' }>): Now {
  return {
    status: now?.status ?? 'on_sale',
    minPrice: snapshot.minPrice ?? null,
    maxPrice: snapshot.maxPrice ?? null,
    certificatesExpired: now?.certificatesExpired ?? 0,
    changed: false,
  }
}
