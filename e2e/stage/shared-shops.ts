import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'
import { openFilledShop } from './catalogue.ts'
import type { Shop } from './catalogue.ts'
import { openCompareShop } from './compare-shop.ts'
import { openDrawerShop } from './drawer-shop.ts'
import { openFolderShop } from './folder-shop.ts'
import { openMaterialShop } from './image-search-shop.ts'
import { openRailShop } from './rail-shop.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The shared shops, by the name of their content. */
    sharedShops: string
  }
}

/** The contents of the shops that test files share. */
const FILLS = {
  catalogue: openFilledShop,
  drawer: openDrawerShop,
  compare: openCompareShop,
  rail: openRailShop,
  // In these, members write only their own data.
  members: openFolderShop,
  materials: openMaterialShop,
}

export type Fill = keyof typeof FILLS

/** What a test file needs to know of a shared shop. */
export interface OpenShop {
  url: string
  database: string
}

/**
 * Opens each shared shop when the first test file asks for it, and closes it with the run. This process owns them,
 * since worker processes come and go.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { socketFolder } = project.getProvidedContext()
  const shops = new Map<Fill, Promise<Shop>>()
  const open = (fill: Fill): Promise<Shop> => {
    const shop = shops.get(fill) ?? FILLS[fill](socketFolder)
    shops.set(fill, shop)
    return shop
  }
  const door = createServer((request, response) => {
    open(request.url?.slice(1) as Fill).then(
      ({ server: { url }, database }) => response.end(JSON.stringify({ url, database } satisfies OpenShop)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve))
  project.provide('sharedShops', `http://127.0.0.1:${(door.address() as AddressInfo).port}`)
  return async () => {
    door.close()
    await Promise.allSettled([...shops.values()].map(async (shop) => (await shop).close()))
  }
}
