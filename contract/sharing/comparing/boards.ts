import { mapped } from '../../pauses.ts'
import type { WithPauses } from '../../pauses.ts'
import type { Difference, What } from '../difference.ts'
import type { SharedBoard, SharedItem } from '../views.ts'
import { fieldChangesOf } from './changes.ts'
import type { ComparedFields } from './changes.ts'
import type { Absent } from './differing.ts'
import { isOtherMaterial, nameOfMaterial } from './materials.ts'
import { pairById, replacedAt } from './pairs.ts'
import { inBoth, rangeOf, sidesOf } from './plain-texts.ts'
import { withChanges } from './told-things.ts'

type Paper = Omit<SharedBoard, 'items' | 'pictures'>

const PAPER: ComparedFields<Paper> = {
  fields: { name: 'name', description: 'description', canvas: 'canvas', scale: 'scale', background: 'background' },
  texts: {
    canvas: ({ canvas }) => sidesOf(canvas.width, canvas.height),
    scale: ({ scale }) => `1 : ${scale}`,
    background: ({ background }) => {
      if (background.type === 'color') return background.value
      return background.type === 'material' ? inBoth(nameOfMaterial(background.snapshot)) : null
    },
  },
}

const ITEM: ComparedFields<SharedItem> = {
  fields: {
    now: null,
    // Its number in the legend changes when another sample comes or goes, which is reported for that sample.
    refId: null,
    laid: null,
    x: 'place',
    y: 'place',
    w: 'size',
    h: 'size',
    rotation: 'rotation',
    z: 'layer',
    note: 'note',
    name: 'name',
    text: 'text',
    color: 'color',
    'snapshot.cover': 'cover',
    'snapshot.size': 'dimensions',
    'snapshot.lengthMm': 'dimensions',
    'snapshot.widthMm': 'dimensions',
    'snapshot.unit': 'price',
    'snapshot.currency': 'price',
    'snapshot.minPrice': 'price',
    'snapshot.maxPrice': 'price',
    'snapshot.fromFile': 'price',
  },
  texts: {
    place: () => null,
    layer: () => null,
    cover: () => null,
    size: ({ w, h }) => sidesOf(w, h),
    rotation: ({ rotation }) => `${rotation}°`,
    dimensions: (item) => (item.type === 'sku' ? (item.snapshot.size ?? null) : null),
    price: (item) => {
      if (item.type !== 'sku') return null
      const range = rangeOf(item.snapshot.minPrice, item.snapshot.maxPrice)
      return range && [item.snapshot.currency, range].filter(Boolean).join(' ')
    },
  },
}

/** The difference between two states of a board. */
export function* differenceOfBoards(before: SharedBoard, after: SharedBoard, absent: Absent): WithPauses<Difference> {
  const items = pairById(before.items, after.items)
  const isReplaced = ({ from, to }: { from: SharedItem; to: SharedItem }) =>
    isOtherMaterial(materialOf(from), materialOf(to), absent)
  const elsewhere = replacedAt(items, placeOf)
  const changed = yield* mapped(items.pairs, (pair) => {
    const fields = fieldChangesOf(pair.from, pair.to, ITEM, absent)
    return {
      what: whatOf(pair.to),
      fields: isReplaced(pair) ? fields.filter(({ field }) => IS_OF_PLACE.has(field)) : fields,
    }
  })
  return {
    added: elsewhere.added.map(whatOf),
    removed: elsewhere.removed.map(whatOf),
    replaced: [...items.pairs.filter(isReplaced), ...elsewhere.replaced].map(({ from, to }) => ({
      from: whatOf(from),
      to: whatOf(to),
    })),
    changed: withChanges([
      {
        what: { id: null, name: after.name, enName: after.name },
        fields: fieldChangesOf(paperOf(before), paperOf(after), PAPER, absent),
      },
      ...changed,
    ]),
  }
}

/** The fields reported for an item with another material: those of its place, and its notes. */
const IS_OF_PLACE: ReadonlySet<string> = new Set(['place', 'size', 'rotation', 'layer', 'note'])

function paperOf({ items: _items, pictures: _pictures, ...paper }: SharedBoard): Paper {
  return paper
}

function materialOf(item: SharedItem) {
  return item.type === 'sku' ? item.snapshot : null
}

/** A position at which an item can be replaced by one of its kind, to a millimetre. */
function placeOf({ type, x, y }: SharedItem): string | null {
  return type === 'sku' || type === 'picture' || type === 'chip' ? `${Math.round(x)} ${Math.round(y)}` : null
}

const LONGEST_NAME = 60

function whatOf(item: SharedItem): What {
  const named = (name: string): What => ({ id: item.id, name, enName: name })
  switch (item.type) {
    case 'sku':
      return { id: item.id, ...nameOfMaterial(item.snapshot) }
    case 'picture':
    case 'frame':
      return named(item.name)
    case 'chip':
      return named(item.name || item.color)
    case 'text':
      return named(Array.from(item.text.replaceAll(/\s+/g, ' ')).slice(0, LONGEST_NAME).join(''))
    case 'shape':
      return named(item.altText ?? '')
  }
}
