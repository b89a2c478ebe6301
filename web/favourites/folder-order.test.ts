import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Folder } from '../../contract/favourites.ts'
import { orderFolders } from './folder-order.ts'

const folder = (id: string): Folder => ({
  id,
  name: id,
  ownerName: 'Ada',
  project: null,
  right: 'own',
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
})
