import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { getProductDetail, type ProductDetail } from '../../contract/catalogue.ts'
import { getSimilar } from '../../contract/image-search.ts'
import type { PlaceFit } from '../../contract/places/place-schemas.ts'
import { seriousViolations } from '../testing/axe.ts'
import { answerLookups } from '../testing/lookups.ts'
import { aCertificate, aDetail, anAttribute, aSku, aSlipFact, perSquareMetre } from '../testing/products.ts'
import { answer } from '../testing/server-answers.ts'
import { show, type Setting, type Tongue } from '../testing/show.tsx'
import { ProductDrawer } from './ProductDrawer.tsx'

/** A product in its drawer, opened by its first SKU. */
async function openProduct(detail: ProductDetail, setting: Setting = {}) {
  answerLookups()
  answer(getProductDetail, detail)
  answer(getSimilar, { list: [], total: 0 })
  const shown = await show(<ProductDrawer />, { address: `/?skuId=${detail.skus[0]?.id}`, ...setting })
  const drawer = page.getByRole('dialog')
  await expect.element(drawer.getByRole('tab').first()).toBeVisible()
  return { ...shown, drawer }
}

/** The rows of the facts or of the params, each with its label. */
const rowsIn = (list: Element | null | undefined): string[] => {
  const labels = [...(list?.querySelectorAll('dt') ?? [])].map(({ innerText }) => innerText)
  const values = [...(list?.querySelectorAll('dd') ?? [])].map(({ innerText }) => innerText.trim())
  return labels.map((label, index) => `${label}: ${values[index]}`)
}
const factsOf = () => rowsIn(page.getByRole('dialog').element().querySelector('dl'))
const paramsOf = () => rowsIn(page.getByRole('tabpanel').element().querySelector('dl'))

const certificate = aCertificate()

const tile = () =>
  aDetail({
    enName: 'Glazed tile',
    name: '釉面砖',
    brand: { id: '3', englishName: 'Fornace', name: '炉' },
    attrs: [
      anAttribute(['等级', 'Grade'], ['A', '甲', 'A']),
      anAttribute(['抗冻', 'Frost proof'], ['true'], 'boolean'),
    ],
    auths: [
      certificate,
      { ...certificate, id: '2', number: 'A-2', expiresOn: '2020-12-31', url: null },
      { ...certificate, id: '3', number: 'A-3', issuedOn: '2999-01-01', expiresOn: null, url: null },
    ],
    skus: [
      aSku({
        model: 'TILE-1',
        colorSystem: 'RAL',
        color: { id: '1', name: '1011', hex: '#af804f', icon: '/images/1011.png' },
        palette: [{ hex: '#4a6b7d', lab: [43.4, -6.9, -13.8], share: 1 }],
        attrs: [anAttribute(['色号', 'Shade'], ['Light', '浅', 'Light'])],
        size: { length: 200, width: 100, thickness: 8 },
        countryArea: { id: '44', name: '广东', enName: 'Guangdong' },
        origin: 'CN-GD',
        stock: 12,
        leadTimeDays: 7,
      }),
    ],
  })

describe('the facts in a drawer', () => {
  it('§9: shows the unit rmb divided by seven, rounded, in dollars', async () => {
    const { drawer } = await openProduct(
      aDetail({ currencyUnit: 'rmb', skus: [aSku({ minPrice: 70, maxPrice: 100 })] }),
    )
    await expect.element(drawer.getByText('$10 – 14 / m²')).toBeVisible()
  })

  it('§9: shows yuan as they are', async () => {
    const { drawer } = await openProduct(aDetail())
    await expect.element(drawer.getByText('¥180 – 220 / m²')).toBeVisible()
  })

  it('shows the one price that is known as one figure', async () => {
    const { drawer } = await openProduct(aDetail({ skus: [aSku({ minPrice: 180, maxPrice: null })] }))
    await expect.element(drawer.getByText('¥180 / m²')).toBeVisible()
  })

  it.each<[Tongue, string[], string[]]>([
    [
      'en',
      ['Model: TILE-1', 'Brand: Fornace'],
      [
        'Colour system: RAL 1011\nstated by the maker',
        'Measured colour: #4a6b7d, 100% of the picture\n#4a6b7d\nL* 43.4 a* −6.9 b* −13.8\nFind this colour',
        'Custom option: Yes',
        'Grade: A',
        'Frost proof: Yes',
        'Shade: Light',
        'Dimension: 200 × 100 × 8 mm',
        'Origin: China',
        'Location: Guangdong, China',
        'Domestic or imported: Domestic',
        'Stock: 12 m²',
        'Lead time: 7 days',
      ],
    ],
    [
      'zh-CN',
      ['型号: TILE-1', '品牌: 炉'],
      [
        '色系: RAL 1011\n厂家标注',
        '实测颜色: #4a6b7d，占图片 100%\n#4a6b7d\nL* 43.4 a* −6.9 b* −13.8\n查找此颜色',
        '支持定制: 是',
        '等级: 甲',
        '抗冻: 是',
        '色号: 浅',
        '尺寸: 200 × 100 × 8 mm',
        '产地: 中国',
        '所在地: 中国 广东',
        '国产或进口: 国产',
        '库存: 12 m²',
        '交货期: 7 天',
      ],
    ],
  ])('§2, §3: model, brand, then the params in their order (%s)', async (tongue, facts, params) => {
    const { drawer } = await openProduct(tile(), { tongue })
    expect(factsOf()).toEqual(facts)
    await expect.poll(paramsOf).toEqual(params)
    expect(drawer.getByRole('tabpanel').element().querySelectorAll('dd img')).toHaveLength(1)
  })

  it('§3: a custom option of 1 reads No; without a colour there is no row for it', async () => {
    const variant = { name: 'RAL 1011', enName: 'RAL 1011' }
    const color = { id: '1', name: '1011', hex: '#af804f', icon: null }
    const coloured = aSku({ model: 'NH-OAK-N', hasCustomOption: 1, variant, colorSystem: 'RAL', color })
    const detail = aDetail({
      platformNo: 'Q-1',
      enDescription: 'Small blocks laid at right angles.',
      skus: [coloured, aSku({ model: 'NH-OAK-S' })],
    })
    const { drawer } = await openProduct(detail)
    await expect.element(drawer.getByText('Q-1', { exact: true })).toBeVisible()
    expect(paramsOf()).toContain('Custom option: No')
    await expect.element(drawer.getByText('Small blocks laid at right angles.')).toBeVisible()
    // What tells it from its siblings stands below its name, unless that is the model alone.
    const below = () => drawer.element().querySelector<HTMLElement>('h2 + p')?.innerText
    expect(below()).toBe('RAL 1011')
    const sibling = drawer.getByRole('button', { name: 'RAL 1011, NH-OAK-N' })
    await expect.element(sibling).toHaveAttribute('title', 'RAL 1011, NH-OAK-N')
    await drawer.getByRole('button', { name: /^NH-OAK-S/ }).click()
    await expect.poll(below).toBeUndefined()
    await expect.poll(() => paramsOf().join()).not.toContain('Colour')
  })

  it.each<[Tongue, RegExp, string[], string]>([
    ['en', /certification/, ['Valid today', 'Expired', 'Not valid yet'], 'Download Institute of Air'],
    ['zh-CN', /认证/, ['有效', '已过期', '尚未生效'], '下载 空气研究所'],
  ])('§2: each authority has its state and its download (%s)', async (tongue, tab, states, link) => {
    const { drawer } = await openProduct(tile(), { tongue, viewport: { width: 390, height: 844 } })
    await drawer.getByRole('tab', { name: tab }).click()
    const lines = drawer.getByRole('tabpanel').getByRole('listitem')
    for (const [index, state] of states.entries())
      await expect.element(lines.nth(index).getByText(state, { exact: true })).toBeVisible()
    await expect.element(lines.nth(0).getByRole('link', { name: link })).toHaveAttribute('href', '/files/proof.pdf')
    expect(lines.nth(1).getByRole('link').query()).toBeNull()
  })

  it('§2: files stand by their names with a link', async () => {
    const guide = {
      id: '1',
      name: '铺装指南',
      enName: 'Laying guide',
      kind: 'installation',
      url: '/files/g.pdf',
      size: 15,
    }
    const { drawer } = await openProduct(aDetail({ files: [guide] }))
    await drawer.getByRole('tab', { name: /Downloads/ }).click()
    const link = drawer.getByRole('link', { name: 'Download Laying guide' })
    await expect.element(link).toHaveAttribute('href', '/files/g.pdf')
    await expect.element(drawer.getByText('15 byte')).toBeVisible()
  })
})

describe('a fact of an open product', () => {
  const fire = { ...anAttribute(['燃烧性能', 'Fire class'], ['B-s1,d0']), id: '71' }
  const derived = {
    code: 'fire-gb',
    name: '国标燃烧性能',
    enName: 'GB 8624 class',
    unit: '',
    value: 'B1',
    from: { attributeId: '71', name: '燃烧性能', enName: 'Fire class', value: 'B-s1,d0' },
    source: 'GB 8624-2012，表 2',
    enSource: 'GB 8624-2012, table 2',
  }
  const floor = () =>
    aDetail({
      attrs: [
        { ...anAttribute(['防滑等级', 'Slip class'], ['R10']), fact: aSlipFact(1) },
        fire,
        anAttribute(['等级', 'Grade'], ['A']),
      ],
      skus: [aSku({ derived: [derived] })],
    })

  it.each<[Tongue, Setting, string[]]>([
    [
      'en',
      { theme: 'light', viewport: { width: 1366, height: 768 } },
      [
        'Slip class: R10\nEN 16165:2021, annex B; DIN 51130 (withdrawn 2021)',
        'Fire class: B-s1,d0',
        'GB 8624 class: B1\nderived from B-s1,d0 by GB 8624-2012, table 2',
        'Grade: A',
      ],
    ],
    [
      'zh-CN',
      { theme: 'dark', viewport: { width: 390, height: 844 } },
      [
        '防滑等级: R10\nEN 16165:2021，附录 B；DIN 51130（2021 年废止）',
        '燃烧性能: B-s1,d0',
        '国标燃烧性能: B1\n由 B-s1,d0 推得，依据 GB 8624-2012，表 2',
        '等级: A',
      ],
    ],
  ])('names its norm, and after it what is derived, with the source (%s)', async (tongue, setting, rows) => {
    const { drawer } = await openProduct(floor(), { tongue, ...setting })
    await expect.poll(() => paramsOf().slice(1, 5)).toEqual(rows)
    expect(await seriousViolations(drawer.getByRole('tabpanel').element())).toEqual([])
  })
})

describe('where an open product fits', () => {
  const places: PlaceFit[] = [
    {
      place: 'outdoors',
      answer: 'unstated',
      text: '未说明：是否抗冻。',
      enText: 'Not stated: whether it is frost proof.',
    },
    {
      place: 'shod-wet',
      answer: 'not',
      text: '不适合：R9 未达到 R10。',
      enText: 'Does not fit: R9 does not reach R10.',
    },
    {
      place: 'stairs',
      answer: 'fits',
      text: '按美国规范适合，按英国规范不适合：DCOF 0.52 达到 0.5。',
      enText: 'Fits in the United States; not in the United Kingdom: dynamic friction 0.52 reaches 0.5.',
      isContested: true,
      regions: { fits: ['US'], partly: [], not: ['GB'] },
      sources: [{ text: '美国，DCOF 0.5：ANSI', enText: 'United States, DCOF 0.5: ANSI' }],
    },
    { place: 'busy-floor', answer: 'fits', text: '适合：PEI 4 达到 4。', enText: 'Fits: glaze wear PEI 4 reaches 4.' },
    { place: 'facade', answer: 'unstated', text: '未说明：欧标燃烧性能。', enText: 'Not stated: fire class.' },
  ]
  const answersOf = (section: Element) =>
    [...section.querySelectorAll('li')].map(({ innerText }) => innerText.replaceAll(/\s*\n\s*/g, '\n'))

  it.each<[Tongue, Setting, { title: string; told: string[]; folded: string; reason: string; line: string }]>([
    [
      'en',
      { theme: 'light', viewport: { width: 1366, height: 768 } },
      {
        title: 'Where it fits',
        told: [
          'Stairs Fits in the United States; not in the United Kingdom\nDynamic friction 0.52 reaches 0.5.\nUnited States, DCOF 0.5: ANSI',
          'Busy floor Fits\nGlaze wear PEI 4 reaches 4.',
          'Wet floor, shod Does not fit\nR9 does not reach R10.',
        ],
        folded: 'Not stated: Outdoor floor, Facade',
        reason: 'Whether it is frost proof.',
        line: 'Fits: Busy floor Partly: Stairs (US only) Not: Wet floor, shod Not stated: 2',
      },
    ],
    [
      'zh-CN',
      { theme: 'dark', viewport: { width: 390, height: 844 } },
      {
        title: '适用场所',
        told: [
          '楼梯 按美国规范适合，按英国规范不适合\nDCOF 0.52 达到 0.5。\n美国，DCOF 0.5：ANSI',
          '高人流地面 适合\nPEI 4 达到 4。',
          '湿区穿鞋地面 不适合\nR9 未达到 R10。',
        ],
        folded: '未说明：室外地面、外墙',
        reason: '是否抗冻。',
        line: '适合：高人流地面 部分适合：楼梯（仅美国） 不适合：湿区穿鞋地面 未说明：2 项',
      },
    ],
  ])(
    'is told in a line that leads to the reasons and sources; what is not stated opens by a key (%s)',
    async (tongue, setting, { title, told, folded, reason, line }) => {
      const { drawer } = await openProduct(aDetail({ skus: [aSku({ places })] }), { tongue, ...setting })
      const section = drawer.getByRole('region', { name: title })
      expect(answersOf(section.element())).toEqual(told)
      const summary = drawer.getByTitle(title)
      expect([...summary.element().children].map(({ textContent }) => textContent).join(' ')).toBe(line)
      expect(await seriousViolations(summary.element())).toEqual([])
      summary.element().focus()
      await userEvent.keyboard('{Enter}')
      await expect.element(section.getByRole('heading')).toHaveFocus()
      await expect.element(section.getByRole('heading')).toBeInViewport()
      await expect.element(section.getByText(reason, { exact: true })).not.toBeVisible()
      section.getByText(folded).element().focus()
      await userEvent.keyboard('{Enter}')
      await expect.element(section.getByText(reason, { exact: true })).toBeVisible()
      expect(await seriousViolations(section.element())).toEqual([])
      const { scrollWidth, clientWidth } = section.element()
      expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
    },
  )

  it('marks what fits by some rules only otherwise than what fits', async () => {
    const { drawer } = await openProduct(aDetail({ skus: [aSku({ places })] }))
    const signs = drawer.getByRole('region', { name: 'Where it fits' }).element().querySelectorAll('li > svg')
    expect(new Set([...signs].map(({ innerHTML }) => innerHTML)).size).toBe(3)
  })

  it('begins with the place for which the list asks, whatever it answers', async () => {
    const { drawer } = await openProduct(aDetail({ skus: [aSku({ id: '7', places })] }), {
      address: '/product?place=outdoors:unstated&skuId=7',
    })
    const section = drawer.getByRole('region', { name: 'Where it fits' })
    expect(answersOf(section.element())[0]).toBe('Outdoor floor Not stated\nWhether it is frost proof.')
    expect(section.getByText('Not stated: Facade').query()).not.toBeNull()
  })

  it('is not asked of a category without places', async () => {
    const { drawer } = await openProduct(aDetail())
    expect(drawer.getByText('Where it fits').query()).toBeNull()
    expect(drawer.getByTitle('Where it fits').query()).toBeNull()
  })
})

const boxed = () =>
  aSku({ minPrice: 144, maxPrice: 144, packCoverage: 1.44, packPieces: 12, comparablePrice: perSquareMetre(100) })
const velvet = () =>
  aSku({
    minPrice: 280,
    maxPrice: 350,
    size: { length: null, width: 1400, thickness: null },
    comparablePrice: perSquareMetre(200, 250),
  })

describe('a price per m²', () => {
  it.each<[Tongue, string, () => ProductDetail['skus'][number], string]>([
    ['en', 'box', boxed, '≈ ¥100 / m² · 1 box covers 1.44 m²'],
    ['zh-CN', 'box', boxed, '≈ ¥100 / m² · 每箱合 1.44 m²'],
    ['en', 'meter', velvet, '≈ ¥200 – 250 / m² · 1 m covers 1.4 m²'],
  ])('stands in the product with what it was worked out from (%s, %s)', async (tongue, measurementUnit, sku, line) => {
    const { drawer } = await openProduct(aDetail({ measurementUnit, skus: [sku()] }), { tongue })
    await expect.element(drawer.getByText(line)).toBeVisible()
  })

  it('is not repeated where it is the price itself', async () => {
    const sku = aSku({ minPrice: 180, maxPrice: 220, comparablePrice: perSquareMetre(180, 220) })
    const { drawer } = await openProduct(aDetail({ measurementUnit: 'square_meter', skus: [sku] }))
    await expect.element(drawer.getByText('¥180 – 220 / m²')).toBeVisible()
    expect(drawer.element().textContent).not.toContain('≈ ¥')
  })

  it('says that it is unknown where it cannot be calculated', async () => {
    const { drawer } = await openProduct(
      aDetail({ measurementUnit: 'set', skus: [aSku({ minPrice: 900, maxPrice: 900 })] }),
    )
    await expect.element(drawer.getByText('¥900 / set')).toBeVisible()
    await expect.element(drawer.getByText('Price per m² unknown')).toBeVisible()
  })

  it('of no price at all is not mentioned', async () => {
    const { drawer } = await openProduct(
      aDetail({ measurementUnit: 'set', skus: [aSku({ minPrice: null, maxPrice: null })] }),
    )
    await expect.element(drawer.getByText('Price on request')).toBeVisible()
    expect(drawer.element().textContent).not.toMatch(/per m²|≈/)
  })
})

describe('the measured colour of an open product', () => {
  it.each<[Tongue, string, string, string, string]>([
    ['en', 'Measured colour', 'No near NCS', 'Find this colour', 'measured from the picture'],
    ['zh-CN', '实测颜色', '没有相近的 NCS 色', '查找此颜色', '从图片测得'],
  ])(
    'is said in figures with what comes near it, and leads to others that have it (%s)',
    async (tongue, label, noNear, link, source) => {
      const { drawer, address } = await openProduct(aDetail({ skus: [aSku(measured)] }), { tongue })
      const params = drawer.getByRole('tabpanel')
      await expect.element(params.getByText(label, { exact: true })).toBeVisible()
      await expect.element(params.getByText('L* 61.2 a* 10.1 b* −33.4')).toBeVisible()
      await expect.element(params.getByText('≈ RAL 1011 · ΔE 4.3')).toBeVisible()
      await expect.element(params.getByText(noNear)).toBeVisible()
      await expect.element(params.getByText(source, { exact: true })).toBeVisible()
      const first = params.getByRole('listitem').first().element()
      expect(first.getAttribute('title')).toMatch(/#b98d5b.*62/)
      await params.getByRole('link', { name: link }).click()
      await expect.poll(() => new URLSearchParams(address().split('?')[1]).get('colorHex')).toBe('b98d5b')
      await expect.element(drawer).not.toBeInTheDocument()
    },
  )
})

const measured: Pick<ProductDetail['skus'][number], 'palette' | 'nearestColors'> = {
  palette: [
    { hex: '#b98d5b', lab: [61.2, 10.1, -33.4], share: 0.62 },
    { hex: '#8a6642', lab: [46, 10, 20], share: 0.38 },
  ],
  nearestColors: [
    { system: 'RAL', name: 'RAL 1011', hex: '#af804f', deltaE: 4.31 },
    { system: 'NCS', name: 'S 3030-Y20R', hex: '#b4874f', deltaE: 6.2 },
  ],
}
