import type { Page } from 'playwright-core'
import type { InputOf } from '../../contract/endpoint.ts'
import { createLink } from '../../contract/sharing/link-calls.ts'
import type { TestMember } from '../../server/testing/members.ts'
import { askAs } from '../../server/testing/requests.ts'
import type { SharedShop } from './catalogue.ts'

/** The window of a phone, on which most people open links. */
export const PHONE = { width: 390, height: 844 }

/** A member's link with the preset `client`, and ranges; `path` is its path in the shop. */
export async function aLinkTo(
  shop: SharedShop,
  member: TestMember,
  stated: Omit<InputOf<typeof createLink>, 'preset' | 'fields'>,
): Promise<{ id: string; path: string }> {
  const { id, url } = await askAs(member, shop.server.url)(createLink, { preset: 'client', figure: null, ...stated })
  return { id, path: new URL(url).pathname }
}

/** Opens the sharing drawer of the owner's page. */
export async function openShareDrawer(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Share|分享)/ }).click()
  await page.getByRole('dialog', { name: /^(Share this|分享此)/ }).waitFor()
}
