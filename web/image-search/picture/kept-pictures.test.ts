import { beforeEach, describe, expect, it } from 'vitest'
import {
  distinctPictures,
  findPicture,
  forgetPictures,
  keepPicture,
  listPictures,
  MOST_KEPT_PICTURES,
} from './kept-pictures.ts'

const idsOf = async () => (await listPictures()).map(({ id }) => id)
const keep = (id: string) => keepPicture({ id, thumbnail: null, imageUrl: `/images/${id}` })

beforeEach(() => forgetPictures(null))

// Node has no IndexedDB, like a browser that stores nothing.
describe('pictures that were searched with', () => {
  it('last for the page where the browser keeps nothing', async () => {
    await keep('oak')
    expect(await findPicture('oak')).toMatchObject({ imageUrl: '/images/oak' })
    expect(await findPicture('elm')).toBeNull()
  })

  it('are at most twelve, of which the oldest goes', async () => {
    const ids = Array.from({ length: MOST_KEPT_PICTURES + 3 }, (_, place) => `picture-${place}`)
    for (const id of ids) await keep(id)
    expect(await idsOf()).toEqual(ids.slice(3).toReversed())
  })

  it('are forgotten but for the one in sight', async () => {
    for (const id of ['oak', 'elm', 'ash']) await keep(id)
    await forgetPictures('elm')
    expect(await idsOf()).toEqual(['elm'])
  })

  it('stand once, moved to the front, where the same one is searched with again', async () => {
    for (const id of ['oak', 'elm', 'oak']) await keep(id)
    expect(await idsOf()).toEqual(['oak', 'elm'])
  })

  it('stand once where a product’s cover and that picture’s address show the same', async () => {
    const thumbnail = '/images/oak'
    await keepPicture({ id: 'own-oak', thumbnail, imageUrl: thumbnail })
    await keep('elm')
    await keepPicture({ id: 'sku-7', thumbnail, skuId: '7' })
    expect(distinctPictures(await listPictures()).map(({ id }) => id)).toEqual(['sku-7', 'elm'])
    // The link back to it works as before.
    expect(await findPicture('own-oak')).not.toBeNull()
  })
})
