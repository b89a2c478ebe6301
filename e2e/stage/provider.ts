import type { Page } from 'playwright-core'
import { startProvider } from '../../server/testing/provider.ts'
import type { TestProvider } from '../../server/testing/provider.ts'
import { fillShop, openShop } from './catalogue.ts'
import type { Shop } from './catalogue.ts'
import { findFreePort } from './server.ts'

/** A filled shop with sign-in by a real OpenID Connect provider on another site. */
export interface SocialShop extends Shop {
  provider: TestProvider
}

export async function openSocialShop(): Promise<SocialShop> {
  const port = await findFreePort()
  const publicUrl = `http://127.0.0.1:${port}`
  const options = { host: 'localhost', redirectUris: [`${publicUrl}/login?type=35`] } as const
  const provider = await startProvider(options)
  const shop = await openShop({
    PORT: String(port),
    PUBLIC_URL: publicUrl,
    SOCIAL_35_ISSUER: provider.issuer,
    SOCIAL_35_CLIENT_ID: provider.clientId,
    SOCIAL_35_CLIENT_SECRET: provider.clientSecret,
    SOCIAL_35_NAME: 'Guild',
  })
  await fillShop(shop)
  return {
    ...shop,
    provider,
    async close() {
      await shop.close()
      await provider.stop()
    },
  }
}

/** Signs in at the provider's own page. */
export async function signInThere(page: Page, name: string): Promise<void> {
  await page.getByLabel('Who are you?').fill(name)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Cancels at the provider's own page. */
export async function refuseThere(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cancel' }).click()
}
