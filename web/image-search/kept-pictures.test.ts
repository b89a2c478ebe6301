import { beforeEach, describe, expect, it } from 'vitest'
import { findPicture, forgetPictures, keepPicture, listPictures, MOST_KEPT } from './kept-pictures.ts'

const idsOf = async () => (await listPictures()).map(({ id }) => id)
const keep = (id: string) => keepPicture({ id, thumbnail: null, imageUrl: `/images/${id}` })

beforeEach(() => forgetPictures(null))

// Here, as in a browser that keeps nothing for us, there is no database.
describe('pictures that were searched with', () => {
  it('last for the page where the browser keeps nothing', async () => {
    await keep('oak')
    expect(await findPicture('oak')).toMatchObject({ imageUrl: '/images/oak' })
    expect(await findPicture('elm')).toBeNull()
  })

  it('are at most twelve, of which the oldest goes', async () => {
    const ids = Array.from({ length: MOST_KEPT + 3 }, (_, place) => `picture-${place}`)
    for (const id of ids) await keep(id)
    expect(await idsOf()).toEqual(ids.slice(3).toReversed())
  })

  it('are forgotten but for the one in sight', async () => {
    for (const id of ['oak', 'elm', 'ash']) await keep(id)
    await forgetPictures('elm')
    expect(await idsOf()).toEqual(['elm'])
  })
})
