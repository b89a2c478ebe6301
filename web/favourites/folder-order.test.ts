import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Folder } from '../../contract/favourites.ts'
import { findFolders, orderFolders } from './folder-order.ts'

const folder = (id: string, name = id): Folder => ({
  id,
  name,
  sort: 0,
  coverUrl: null,
  count: 0,
  covers: [],
  updateTime: 0,
})
const ids = (folders: Folder[]) => folders.map(({ id }) => id)

describe('the folders of the popover', () => {
  it('begin with the one used last; the rest stand in their order', () => {
    expect(ids(orderFolders([folder('1'), folder('2'), folder('3')], ['3']))).toEqual(['3', '1', '2'])
    expect(ids(orderFolders([folder('1'), folder('2')], ['gone', '']))).toEqual(['1', '2'])
  })

  it('are all there once, whatever was used', () => {
    const some = fc.uniqueArray(fc.nat({ max: 20 }).map(String))
    fc.assert(
      fc.property(some, fc.array(fc.nat({ max: 25 }).map(String)), (all, first) => {
        const ordered = ids(
          orderFolders(
            all.map((id) => folder(id)),
            first,
          ),
        )
        expect(ordered.toSorted()).toEqual(all.toSorted())
        const rest = ordered.filter((id) => !first.includes(id))
        expect(rest).toEqual(all.filter((id) => !first.includes(id)))
      }),
    )
  })

  it('§2: are found by what their names contain, whatever its case and width', () => {
    const all = [folder('1', 'Harbour Hotel, lobby'), folder('2', 'Ｔea  house'), folder('3', '样板间')]
    expect(ids(findFolders(all, ' hotel '))).toEqual(['1'])
    expect(ids(findFolders(all, 'tea h'))).toEqual(['2'])
    expect(ids(findFolders(all, '板'))).toEqual(['3'])
    expect(ids(findFolders(all, '  '))).toEqual(['1', '2', '3'])
    expect(findFolders(all, 'quarry')).toEqual([])
  })
})
