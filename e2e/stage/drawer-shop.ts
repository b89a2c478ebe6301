import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { aPdf, aPicture, aProduct } from '../../server/testing/factories.ts'
import { fillShop, openShop } from './catalogue.ts'
import type { SharedShop, Shop } from './catalogue.ts'

/** A name of the greatest length, without a place to break. */
export const LONG = 'Langstreckenholzverbundplattenoberfläche'.repeat(5)

/** The stories' catalogue, plus products that are hard to show in a drawer. */
export async function openDrawerShop(socketFolder?: string): Promise<Shop> {
  const shop = await openShop({}, socketFolder)
  await fillShop(shop)
  await writeFile(join(shop.folder, 'large.png'), await aPicture({ color: '#4a6b7d', width: 2400, height: 1600 }))
  await writeFile(join(shop.folder, 'wide.png'), await aPicture({ color: '#7d5a4a', width: 1200, height: 300 }))
  await writeFile(join(shop.folder, 'close.png'), await aPicture({ color: '#5a7d4a', width: 512, height: 512 }))
  await writeFile(join(shop.folder, 'line.png'), await aPicture({ color: '#7d4a5a', width: 8000, height: 1 }))
  await writeFile(join(shop.folder, 'proof.pdf'), aPdf)
  await shop.importLines(lines)
  return shop
}

export async function skuIdOf(shop: SharedShop, model: string): Promise<string> {
  const sku = await shop.db.selectFrom('sku').select('id').where('model', '=', model).executeTakeFirstOrThrow()
  return sku.id
}

/** The accessible name, or the text, of the focused element. */
export async function focusedName(page: Page): Promise<string> {
  return page.evaluate<string>(
    `document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent.trim()`,
  )
}

const certificate = { enAuthority: 'Institute of Air', authority: '空气研究所', scheme: 'low_emission' }

const lines = [
  aProduct({
    key: 'tile',
    rank: 20,
    enName: 'Glazed tile',
    name: '釉面砖',
    brand: { englishName: 'Fornace', name: '炉' },
    category: [
      { enName: 'Wall', name: '墙面' },
      { enName: 'Tile', name: '瓷砖' },
      { enName: 'Glazed', name: '釉面' },
    ],
    attrs: [
      { enName: 'Grade', name: '等级', value: '甲', enValue: 'A' },
      { enName: 'Frost proof', name: '抗冻', value: true },
    ],
    auths: [
      { ...certificate, number: 'A-1', issuedOn: '2020-01-01', expiresOn: '2999-12-31', file: 'proof.pdf' },
      { ...certificate, number: 'A-2', issuedOn: '2020-01-01', expiresOn: '2020-12-31' },
      { ...certificate, number: 'A-3', issuedOn: '2999-01-01' },
    ],
    skus: Array.from({ length: 24 }, (_, index) => ({
      model: `TILE-${index + 1}`,
      minPrice: 100 + index,
      maxPrice: 200 + index,
      coverImage: index === 0 ? { file: 'large.png', mmWidth: 900 } : `cover-${index % 6}.png`,
      ...(index === 0 && {
        dimensionImages: ['wide.png', ...Array.from({ length: 5 }, (_, place) => `cover-${place}.png`)],
        caseImages: ['wide.png', 'large.png'],
        color: { system: 'RAL', name: '1011' },
        size: { length: 200, width: 100, thickness: 8 },
        origin: 'CN-GD',
        stock: 12,
        leadTimeDays: 7,
        attrs: [{ enName: 'Shade', name: '色号', value: '浅', enValue: 'Light' }],
      }),
    })),
  }),
  aProduct({
    key: 'rmb',
    enName: 'Old money',
    currencyUnit: 'rmb',
    skus: [
      {
        model: 'RMB',
        minPrice: 70,
        maxPrice: 100,
        coverImage: 'large.png',
        dimensionImages: ['close.png', 'line.png'],
      },
    ],
  }),
  aProduct({ key: 'bare', enName: 'Bare board', skus: [{ model: 'BARE', minPrice: null, maxPrice: null }] }),
  aProduct({ key: 'from', enName: 'Open ended', skus: [{ model: 'FROM', minPrice: 180, maxPrice: null }] }),
  aProduct({
    key: 'gone',
    enName: 'Withdrawn board',
    status: 'withdrawn',
    skus: [{ model: 'GONE', coverImage: 'cover-1.png' }],
  }),
  aProduct({
    key: 'long',
    enName: LONG,
    name: LONG,
    enDescription: LONG.repeat(3),
    brand: { englishName: LONG },
    category: [{ enName: LONG }, { enName: `${LONG}2` }],
    platformNo: LONG,
    attrs: Array.from({ length: 40 }, (_, index) => ({ enName: `${index} ${LONG}`, value: LONG })),
    auths: [{ ...certificate, enAuthority: LONG, number: LONG, file: 'proof.pdf' }],
    files: [{ enName: LONG, kind: 'installation', file: 'proof.pdf' }],
    skus: [{ model: LONG.slice(0, 200), minPrice: 999_999_999, maxPrice: 1_000_000_000, productDimension: LONG }],
  }),
]
