import { mapped } from '../../pauses.ts'
import type { WithPauses } from '../../pauses.ts'
import type { Difference, What } from '../difference.ts'
import type { SharedFolder, SharedFolderItem } from '../views.ts'
import { fieldChangesOf } from './changes.ts'
import type { ComparedFields } from './changes.ts'
import type { Absent } from './differing.ts'
import { nameOfMaterial } from './materials.ts'
import { pairById, placesIn, replacedAt } from './pairs.ts'
import { inBoth, rangeOf } from './plain-texts.ts'
import { ORDER, withChanges } from './told-things.ts'

type Folder = Omit<SharedFolder, 'items'>

const FOLDER: ComparedFields<Folder> = { fields: { name: 'name', left: 'left' }, texts: {} }

const ITEM: ComparedFields<SharedFolderItem> = {
  fields: {
    now: null,
    note: 'note',
    name: 'name',
    enName: 'name',
    variant: 'name',
    brand: 'brand',
    model: 'model',
    platformNo: 'platformNo',
    category: 'category',
    colorSystem: 'color',
    color: 'color',
    size: 'dimensions',
    origin: 'origin',
    cover: 'cover',
    'price.taxIncluded': 'taxIncluded',
    price: 'price',
  },
  texts: {
    name: (item) => inBoth(nameOfMaterial(item)),
    brand: ({ brand }) => inBoth(brand ?? {}),
    category: ({ category }) => category?.map((one) => inBoth(one) ?? '').join(' / ') || null,
    color: ({ colorSystem, color }) => [colorSystem, color].filter(Boolean).join(' ') || null,
    origin: ({ origin }) => inBoth(origin ?? {}),
    cover: () => null,
    price: ({ price }) => {
      if (!price) return null
      const per = inBoth(price.unit)
      return `${price.currency} ${rangeOf(price.low, price.high) ?? ''}${per === null ? '' : ` / ${per}`}`
    },
  },
}

/** The difference between two states of a folder. */
export function* differenceOfFolders(
  before: SharedFolder,
  after: SharedFolder,
  absent: Absent,
): WithPauses<Difference> {
  const items = pairById(before.items, after.items)
  const kept = new Set(items.pairs.map(({ to }) => to.id))
  const [gone, come] = [placesIn(before.items, kept), placesIn(after.items, kept)]
  const { replaced, removed, added } = replacedAt(
    items,
    (item) => gone.get(item) ?? null,
    (item) => come.get(item) ?? null,
  )
  const ofItems = yield* mapped(items.pairs, ({ from, to }) => ({
    what: whatOf(to),
    fields: fieldChangesOf(from, to, ITEM, absent),
  }))
  const ofFolder = fieldChangesOf(folderOf(before), folderOf(after), FOLDER, absent)
  return {
    added: added.map(whatOf),
    removed: removed.map(whatOf),
    replaced: replaced.map(({ from, to }) => ({ from: whatOf(from), to: whatOf(to) })),
    changed: withChanges([
      {
        what: { id: null, name: after.name, enName: after.name },
        fields: items.isReordered ? [...ofFolder, ORDER] : ofFolder,
      },
      ...ofItems,
    ]),
  }
}

function folderOf({ items: _items, ...folder }: SharedFolder): Folder {
  return folder
}

function whatOf(item: SharedFolderItem): What {
  return { id: item.id, ...nameOfMaterial(item) }
}
