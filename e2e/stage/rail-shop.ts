import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { aPicture, aProduct } from '../../server/testing/factories.ts'
import { openShop } from './catalogue.ts'
import type { Shop } from './catalogue.ts'

/** The uniform colour of every cover, so that a colour picked from one is known. */
export const TERRACOTTA = '#a6492b'

/**
 * Eighteen products with values in every facet: six timber floors, four stones, eight wallcoverings of as many brands.
 */
export async function openRailShop(socketFolder?: string): Promise<Shop> {
  const shop = await openShop({}, socketFolder)
  await writeFile(join(shop.folder, 'cover.png'), await aPicture({ color: TERRACOTTA, width: 320, height: 320 }))
  await shop.importLines([...timbers.map(timber), ...stones.map(stone), ...papers.map(paper)])
  return shop
}

const timbers = [
  { species: ['橡木', 'Oak'], thickness: 8, price: 80, fire: 'D-s2,d0', isWarm: true },
  { species: ['橡木', 'Oak'], thickness: 10, price: 120, fire: 'D-s2,d0', isWarm: true },
  { species: ['橡木', 'Oak'], thickness: 12, price: 150, fire: 'B-s1', isWarm: true },
  { species: ['胡桃木', 'Walnut'], thickness: 14, price: 220, fire: 'B-s1', isWarm: true },
  { species: ['胡桃木', 'Walnut'], thickness: 16, price: 300, fire: 'B-s1', isWarm: false },
  { species: ['白蜡木', 'Ash'], thickness: 20, price: 600, fire: 'B-s1', isWarm: false },
] as const

function timber({ species, thickness, price, fire, isWarm }: (typeof timbers)[number], index: number) {
  const [name, enName] = species
  return aProduct({
    key: `timber-${index}`,
    rank: index,
    enName: `${enName} floor ${thickness}`,
    name: `${name}地板${thickness}`,
    brand: index < 4 ? { englishName: 'Nordhem', name: '诺木' } : { englishName: 'Holzgut', name: '良木' },
    category: [
      { enName: 'Flooring', name: '地面' },
      { enName: 'Timber', name: '木地板' },
    ],
    attrs: [
      { enName: 'Species', name: '树种', type: 'choice', value: name, enValue: enName },
      { enName: 'Thickness', name: '厚度', unit: 'mm', value: thickness },
      { enName: 'Fire class', name: '燃烧性能', type: 'choice', value: fire, enValue: fire },
      { enName: 'Underfloor heating', name: '适用地暖', value: isWarm },
      { enName: 'Care', name: '保养', type: 'text', value: '用湿布擦', enValue: 'Wipe with a damp cloth' },
    ],
    auths:
      index < 2
        ? [
            {
              enAuthority: 'Institute of Air',
              authority: '空气研究所',
              scheme: 'low_emission',
              number: `A-${index}`,
              expiresOn: '2999-12-31',
            },
          ]
        : [],
    skus: [
      {
        model: `T-${thickness}`,
        coverImage: 'cover.png',
        minPrice: price,
        maxPrice: price,
        stock: index < 3 ? 10 : 0,
        hasCustomOption: index === 0 ? 0 : 1,
        origin: 'SE',
        domesticOrImported: 'imported',
      },
    ],
  })
}

const stones = ['Honed', 'Honed', 'Polished', 'Polished'] as const

function stone(finish: string, index: number) {
  return aProduct({
    key: `stone-${index}`,
    rank: 10 + index,
    enName: `Stone ${index + 1}`,
    name: `石材${index + 1}`,
    brand: { englishName: 'Casa Ventura', name: '风之屋' },
    category: [{ enName: 'Stone', name: '石材' }],
    attrs: [
      { enName: 'Finish', name: '表面', type: 'choice', value: finish === 'Honed' ? '哑光' : '抛光', enValue: finish },
    ],
    // Expired, so that it certifies nothing today.
    auths: [
      {
        enAuthority: 'Board of Stone',
        authority: '石材委员会',
        scheme: 'low_emission',
        number: 'S',
        expiresOn: '2021-01-01',
      },
    ],
    skus: [
      {
        model: `S-${index}`,
        coverImage: 'cover.png',
        minPrice: 400,
        maxPrice: 450,
        hasCustomOption: 1,
        origin: 'IT',
        domesticOrImported: 'imported',
        color: { system: 'RAL', name: index === 0 ? '7016' : '9010' },
      },
    ],
  })
}

const papers = Array.from({ length: 8 }, (_, index) => index + 1)

function paper(number: number) {
  return aProduct({
    key: `paper-${number}`,
    rank: 20 + number,
    enName: `Paper ${number}`,
    name: `墙纸${number}`,
    brand: { englishName: `House ${number}`, name: `${number}号` },
    category: [{ enName: 'Wallcovering', name: '墙面覆材' }],
    // One states its sound absorption by another norm than the next two.
    attrs: number === 1 ? [{ fact: 'nrc', value: 0.85 }] : number <= 3 ? [{ fact: 'alpha-w', value: 0.8 }] : [],
    skus: [
      {
        model: `P-${number}`,
        coverImage: 'cover.png',
        minPrice: 15,
        maxPrice: 18,
        hasCustomOption: 1,
        origin: 'CN-GD',
        domesticOrImported: 'domestic',
      },
    ],
  })
}

/** Unfolds a group of the rail. */
export async function openGroup(page: Page, title: string): Promise<Locator> {
  const group = page.getByRole('region', { name: title, exact: true })
  const fold = group.getByRole('button', { name: title, exact: true })
  await fold.waitFor()
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click()
  return group
}

/** The count beside a value. */
export async function countOf(value: Locator): Promise<number> {
  const id = await value.getAttribute('aria-describedby')
  return id === null ? NaN : Number(await value.page().locator(`[id="${id}"]`).innerText())
}

export const totalIs = (page: Page, total: number) =>
  page.getByText(new RegExp(`^${total} (products?|件产品) ·`)).waitFor()
export const searchOf = (page: Page) => new URL(page.url()).searchParams
