import type { Envelope } from '../../contract/endpoint.ts'
import { searchByImage } from '../../contract/image-search.ts'
import type { ImageSearchAnswer } from '../../contract/image-search.ts'
import { signIn } from '../members.ts'

/** Searches a server by picture, as one member. */
export type Search = (picture: Uint8Array<ArrayBuffer>) => Promise<ImageSearchAnswer>

/** Throws if a search fails. */
export async function openSearch(url: string, email: string, pageSize = 10): Promise<Search> {
  const { accessToken } = await signIn(url, email)
  return async (picture) => {
    const body = new FormData()
    body.set('pageSize', String(pageSize))
    body.set('file', new Blob([picture], { type: 'image/jpeg' }), 'photograph.jpg')
    const response = await fetch(url + searchByImage.path, {
      method: 'POST',
      headers: { authorization: `Bearer ${accessToken}` },
      body,
    })
    const { code, msg, data } = (await response.json()) as Envelope<ImageSearchAnswer>
    if (code !== 200) throw new Error(`a search by a picture answered ${code} ${msg}`)
    return data
  }
}
