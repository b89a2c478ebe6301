import { randomUUID } from 'node:crypto'
import type { Chip, Label, OwnPicture, Sample, Snapshot } from '../../contract/boards/item.ts'
import { NEW_ITEM, NEW_PICTURE } from '../../contract/boards/item.ts'

const PLAIN = { ...NEW_ITEM, x: 20, y: 20, w: 100, h: 80, z: 1 } as const

const UNLABELLED: Label = { show: false, fields: [], position: 'below' }

/** A colour chip on a board; a test states only what matters. */
export function aChip(stated: Partial<Chip> = {}): Chip {
  return {
    type: 'chip',
    id: randomUUID(),
    ...PLAIN,
    color: '#3f6854',
    name: 'Forest',
    mask: 'rectangle',
    shadow: false,
    label: UNLABELLED,
    ...stated,
  }
}

/** A sample of a SKU, with the data of its snapshot. */
export function aSample(refId: string, snapshot: Snapshot, stated: Partial<Sample> = {}): Sample {
  return {
    type: 'sku',
    id: randomUUID(),
    ...PLAIN,
    ...NEW_PICTURE,
    label: { show: true, fields: ['number', 'name'], position: 'below' },
    refId,
    snapshot,
    laid: 1,
    trueScale: false,
    tileRepeat: null,
    ...stated,
  }
}

/** A picture that a member uploaded, by its storage key. */
export function anOwnPicture(refId: string, stated: Partial<OwnPicture> = {}): OwnPicture {
  return {
    type: 'picture',
    id: randomUUID(),
    ...PLAIN,
    ...NEW_PICTURE,
    label: UNLABELLED,
    refId,
    name: 'A photograph',
    width: 60,
    height: 40,
    ...stated,
  }
}
