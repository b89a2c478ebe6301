import type { Locator, Page } from 'playwright-core'
import type { Endpoint } from '../../contract/endpoint.ts'
import * as calls from '../../contract/favourites.ts'
import type { TestMember } from '../../server/testing/members.ts'
import { heed, type Tongue, type VisitOptions } from './browser.ts'
import { memberOf, openAs } from './members.ts'
import type { Stage } from './stage.ts'

export const STAR_WORDS = {
  en: { star: 'Save to folder', undo: 'Undo' },
  'zh-CN': { star: '收藏到文件夹', undo: '撤销' },
} satisfies Record<Tongue, Record<string, string>>

/** The star of the second card, which has one SKU. */
export function starOf(page: Page, tongue: Tongue = 'en'): Locator {
  return page.getByRole('article').nth(1).getByRole('button', { name: STAR_WORDS[tongue].star })
}

/** Asks the server as a client of the member's own would; answers the data. */
export type Ask = (endpoint: Endpoint, input: Record<string, unknown>) => Promise<unknown>

export function askAs({ headers }: TestMember, url: string): Ask {
  return async ({ method, path }, input) => {
    const isInQuery = method === 'GET'
    const query = isInQuery ? `?${new URLSearchParams(input as Record<string, string>).toString()}` : ''
    const response = await fetch(url + path + query, {
      method,
      headers: { ...headers, ...(!isInQuery && { 'content-type': 'application/json' }) },
      ...(!isInQuery && { body: JSON.stringify(input) }),
    })
    return ((await response.json()) as { data: unknown }).data
  }
}

/** A member with folders of these names, the first of them on top, in front of the gallery. */
export async function enterWith(stage: Stage, names: string[], options: VisitOptions = {}) {
  const member = await memberOf(stage.shop)
  const { url } = stage.shop.server
  const ask = askAs(member, url)
  const folderIds: string[] = []
  for (const name of names.toReversed()) folderIds.unshift((await ask(calls.createFolder, { name })) as string)
  const page = await stage.enter(options)
  const collected = heed(stage.person.context, calls.getCollected)
  await openAs(member, page, { url })
  await starOf(page, options.tongue).waitFor()
  const skuId = (await starOf(page, options.tongue).getAttribute('data-star')) ?? ''
  return { member, ask, page, folderIds, skuId, collected }
}
