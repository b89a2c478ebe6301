import { expect, it } from 'vitest'
import type { Board } from '../../../contract/boards/calls.ts'
import { NEW_BOARD } from '../../../contract/boards/board.ts'
import { NEW_ITEM, NEW_PICTURE, type Sample, type Snapshot } from '../../../contract/boards/item.ts'
import { isLaidMirrored } from '../../../contract/boards/scale.ts'
import { boardSourceOf } from './board-source.ts'

const both = { name: '', enName: '' }
const TILE: Snapshot = {
  ...both,
  variant: null,
  model: '',
  brand: both,
  cover: { address: `/images/${'a'.repeat(40)}`, width: 500, height: 500, mmWidth: 600, color: '#884433' },
  size: '600 × 600 mm',
  lengthMm: 600,
  widthMm: 600,
  isFabric: false,
  unit: both,
  currency: 'CNY',
  minPrice: null,
  maxPrice: null,
  capturedAt: 0,
}
const SLAB: Snapshot = { ...TILE, lengthMm: 2800, widthMm: 1600 }
const hidden = { lengthMm: null, widthMm: null }

const sampleOf = (snapshot: Snapshot, refId: string): Sample => ({
  type: 'sku',
  ...NEW_ITEM,
  ...NEW_PICTURE,
  id: `00000000-0000-4000-8000-00000000000${refId}`,
  refId,
  snapshot,
  x: 0,
  y: 0,
  w: 100,
  h: 100,
  z: 0,
  laid: 0,
  trueScale: true,
  label: { show: true, fields: ['name'], position: 'below' },
  tileRepeat: { mmWidth: 600, mmHeight: 600, joint: 0 },
})

it('tells a link that hides sizes which pictures are mirrored, of samples and of the paper', () => {
  const sourceOf = (snapshot: Snapshot) => {
    const items = [sampleOf(TILE, '1'), sampleOf(SLAB, '2')]
    const background = { type: 'material' as const, value: '1', snapshot }
    const board = { ...NEW_BOARD, items, background } as unknown as Board
    return boardSourceOf(board, { fields: new Set(), brandId: null, standing: new Map() })
  }
  const { items } = sourceOf(TILE)
  expect(items.map((item) => 'tileRepeat' in item && item.tileRepeat?.isMirrored)).toEqual([false, true])
  const isPaperMirrored = (snapshot: Snapshot) => {
    const { background } = sourceOf(snapshot)
    return background.type === 'material' && isLaidMirrored({ ...background.snapshot, ...hidden })
  }
  expect([TILE, SLAB].map(isPaperMirrored)).toEqual([false, true])
})
