import type { Locator, Page } from 'playwright-core'
import * as calls from '../../contract/favourites.ts'
import { askAs } from '../../server/testing/requests.ts'
import { recordRequests, type Tongue, type VisitOptions } from './browser.ts'
import type { SharedShop } from './catalogue.ts'
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

/** A member with folders of these names, the first one on top, on the gallery page. */
export async function enterWith(stage: Stage<SharedShop>, names: string[], options: VisitOptions = {}) {
  const member = await memberOf(stage.shop)
  const { url } = stage.shop.server
  const ask = askAs(member, url)
  const folderIds: string[] = []
  for (const name of names.toReversed()) folderIds.unshift(await ask(calls.createFolder, { name }))
  const page = await stage.enter(options)
  const collected = recordRequests(stage.person.context, calls.getCollected)
  await openAs(member, page, { url })
  await starOf(page, options.tongue).waitFor()
  const skuId = (await starOf(page, options.tongue).getAttribute('data-star')) ?? ''
  return { member, ask, page, folderIds, skuId, collected }
}
