import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findFolders } from '../folder-order.ts'
import { galleryLayout, placeAt } from './gallery-layout.ts'
import { inOrder, movedTo, placeAfterKey } from '../../ui/lists/order.ts'

const folderIds = fc.uniqueArray(fc.integer({ min: 1, max: 999 }).map(String), { minLength: 1, maxLength: 40 })

describe('the order of folders', () => {
  it('keeps every folder once, with the moved one where it was put', () => {
    fc.assert(
      fc.property(folderIds, fc.nat(39), fc.nat(39), (ids, from, to) => {
        const id = ids[from % ids.length] ?? ''
        const order = movedTo(ids, id, to % ids.length)
        expect(order.toSorted()).toEqual(ids.toSorted())
        expect(order.indexOf(id)).toBe(to % ids.length)
        expect(order.filter((other) => other !== id)).toEqual(ids.filter((other) => other !== id))
      }),
    )
  })

  it('is led by the arrow keys along rows and columns, and never beyond its ends', () => {
    const gallery = { columns: 4, count: 10 }
    expect(placeAfterKey('ArrowRight', 0, gallery)).toBe(1)
    expect(placeAfterKey('ArrowLeft', 0, gallery)).toBe(0)
    expect(placeAfterKey('ArrowDown', 1, gallery)).toBe(5)
    expect(placeAfterKey('ArrowDown', 8, gallery)).toBe(9)
    expect(placeAfterKey('ArrowUp', 6, gallery)).toBe(2)
    expect(placeAfterKey('Home', 6, gallery)).toBe(0)
    expect(placeAfterKey('End', 6, gallery)).toBe(9)
    expect(placeAfterKey('a', 6, gallery)).toBe(null)
  })

  it('puts a folder that it does not know first, as a new one stands', () => {
    const folders = [{ id: 'new' }, { id: 'a' }, { id: 'b' }, { id: 'c' }]
    expect(inOrder(folders, ['c', 'a', 'b']).map(({ id }) => id)).toEqual(['new', 'c', 'a', 'b'])
  })

  it('finds under the pointer the place that is drawn there', () => {
    fc.assert(
      fc.property(fc.integer({ min: 320, max: 3840 }), fc.nat(999), fc.boolean(), (width, place, isPhone) => {
        const layout = galleryLayout(width, { u: 1, isPhone })
        const column = place % layout.columns
        const x = column * (layout.cellWidth + layout.gap) + layout.cellWidth / 2
        const y = Math.floor(place / layout.columns) * layout.rowHeight + layout.rowHeight / 2
        expect(placeAt({ x, y }, layout, 1000)).toBe(place)
      }),
    )
  })

  it('has no place outside the gallery', () => {
    const layout = galleryLayout(1200, { u: 1, isPhone: false })
    expect(placeAt({ x: -50, y: -50 }, layout, 6)).toBe(0)
    expect(placeAt({ x: 9000, y: 9000 }, layout, 6)).toBe(5)
  })
})

describe('a folder', () => {
  it('is found by any part of its name, however its letters are written', () => {
    const folders = [{ name: 'Harbour hotel, LOBBY' }, { name: 'ＡＢＣ 客厅' }, { name: '=1+1' }]
    expect(findFolders(folders, 'lobby')).toEqual([folders[0]])
    expect(findFolders(folders, ' abc ')).toEqual([folders[1]])
    expect(findFolders(folders, '1+1')).toEqual([folders[2]])
    expect(findFolders(folders, '  ')).toEqual(folders)
    expect(findFolders(folders, '%')).toEqual([])
  })
})
