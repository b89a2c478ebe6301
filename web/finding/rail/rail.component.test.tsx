import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { getProductFacets, getProductPage } from '../../../contract/catalogue.ts'
import { seriousViolations } from '../../testing/axe.ts'
import {
  answerFilterLookups,
  aWholeList,
  CARE,
  fullFacets,
  HEATING,
  SPECIES,
  someFacets,
  THICKNESS,
} from '../../testing/finding.ts'
import { aCard } from '../../testing/products.ts'
import { answer } from '../../testing/server-answers.ts'
import { show, type Setting, type Tongue } from '../../testing/show.tsx'
import { FilterRail } from './FilterRail.tsx'
import { FilterSheet } from './FilterSheet.tsx'
// They load before any test waits for them.
import './RailFacets.tsx'

const TIMBER = '/?categoryId=2'
const WORDS = {
  en: {
    species: 'Species',
    oak: 'Oak',
    heating: 'Underfloor heating',
    no: 'No',
    care: 'Care',
    cloth: 'Wipe with a damp cloth',
    thickness: 'Thickness, mm',
    highest: 'Thickness, highest',
    notANumber: 'Thickness, highest: write a number such as 12 or 12.5.',
    crossed: 'The lowest value is above the highest.',
    choose: 'Choose a category to see its properties.',
    certificates: 'Certificates',
    air: 'Institute of Air',
  },
  'zh-CN': {
    species: '树种',
    oak: '橡木',
    heating: '适用地暖',
    no: '否',
    care: '保养',
    cloth: '用湿布擦',
    thickness: '厚度, mm',
    highest: '厚度上限',
    notANumber: '厚度上限请填写数字，例如 12 或 12.5。',
    crossed: '下限大于上限。',
    choose: '选择分类后，可按其参数筛选。',
    certificates: '认证',
    air: '空气研究所',
  },
} satisfies Record<Tongue, Record<string, string>>

beforeEach(() => {
  answerFilterLookups()
  answer(getProductFacets, fullFacets())
  answer(getProductPage, aWholeList([aCard()]))
})

async function showRail(address = '/', setting: Setting = {}) {
  const shown = await show(<FilterRail />, { address, ...setting })
  await expect.element(page.getByRole('slider').first()).toBeInTheDocument()
  return shown
}

/** A group of the rail, unfolded. */
async function groupOf(title: string): Promise<Locator> {
  const group = page.getByRole('region', { name: title, exact: true })
  const fold = group.getByRole('button', { name: title, exact: true })
  await expect.element(fold).toBeVisible()
  if (fold.element().ariaExpanded === 'false') await fold.click()
  return group
}

const box = (group: Locator, name: string) => group.getByRole('checkbox', { name, exact: true })
const boxes = (group: Locator) => group.getByRole('checkbox').elements().length
const countOf = (value: Locator) =>
  Number(
    document.getElementById(value.element().getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent ?? NaN,
  )
const searchOf = (address: string) => decodeURIComponent(address.split('?')[1] ?? '')
async function fill(field: Locator, text: string): Promise<void> {
  await field.fill(text)
  await userEvent.keyboard('{Enter}')
}

async function unfoldAll(place: Element): Promise<void> {
  const folded = () => place.querySelector<HTMLElement>('[aria-expanded="false"]')
  for (let next = folded(); next; next = folded()) {
    next.click()
    await expect.element(next).toHaveAttribute('aria-expanded', 'true')
  }
}

describe('a facet', () => {
  it('of many values shows the first few and the ticked ones, and finds any by its name in either language', async () => {
    const { address } = await showRail()
    const brands = await groupOf('Brand')
    await expect.poll(() => boxes(brands)).toBe(8)
    brands.getByRole('button', { name: '3 more' }).element().focus()
    await userEvent.keyboard('{Enter}')
    expect(boxes(brands)).toBe(11)
    await expect.element(box(brands, 'House 9')).toHaveFocus()
    await box(brands, 'House 11').click()
    await expect.poll(address).toBe('/?brandId=11')
    await brands.getByRole('button', { name: 'Fewer' }).click()
    expect(boxes(brands)).toBe(9)

    await brands.getByRole('button', { name: 'Find a brand' }).click()
    await userEvent.keyboard('10号')
    await expect.element(box(brands, 'House 10')).toBeVisible()
    expect(boxes(brands)).toBe(1)
    await userEvent.keyboard('x')
    await expect.element(brands.getByText('Nothing of that name').last()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => boxes(brands)).toBe(9)
    await expect.element(brands.getByRole('button', { name: 'Find a brand' })).toHaveFocus()
  })

  it.each([
    ['Brand', 'House 1', 'brandId=1', 11],
    ['Where it fits', 'Stairs', 'place=stairs', 3],
    ['Certificates', 'Low emission', 'scheme=low_emission', 1],
    ['Availability', 'In stock', 'inStock=1', 1],
    ['Availability', 'Customisable', 'hasCustomOption=0', 2],
    ['Availability', 'Not customisable', 'hasCustomOption=1', 1],
    ['Availability', 'Domestic', 'domesticOrImported=domestic', 2],
    ['Availability', 'Imported', 'domesticOrImported=imported', 1],
    ['Origin', 'China', 'areaId=86', 2],
    ['Colour system', 'RAL', 'colorSystem=RAL', 1],
    ['Colours by number', 'RAL 9010', 'colorId=1', 2],
  ])('%s says how many products %s has, and asks for them until it is unticked', async (title, name, query, count) => {
    const { address } = await showRail()
    const value = box(await groupOf(title), name)
    await expect.poll(() => countOf(value)).toBe(count)
    await value.click()
    await expect.poll(() => searchOf(address())).toBe(query)
    await expect.element(value).toBeChecked()
    await value.click()
    await expect.poll(address).toBe('/')
    await expect.element(value).not.toBeChecked()
  })

  it('stays where it is, with its last counts, until slow ones come; a value without products fades and can be ticked', async () => {
    const { promise: counted, resolve: letCount } = Promise.withResolvers<void>()
    answer(getProductFacets, async ({ brandId, domesticOrImported }) => {
      if (!brandId) return fullFacets()
      await counted
      return domesticOrImported ? someFacets({ total: 0 }) : fullFacets({ domesticOrImported: [], inStock: [] })
    })
    const { address } = await showRail()
    const brands = await groupOf('Brand')
    const domestic = box(await groupOf('Availability'), 'Domestic')
    await expect.poll(() => countOf(domestic)).toBe(2)
    const rail = () => document.querySelector('[aria-busy]')
    await expect.poll(() => rail()?.ariaBusy).toBe('false')
    const before = brands.element().getBoundingClientRect()
    await box(brands, 'House 1').click()
    await expect.poll(() => rail()?.ariaBusy).toBe('true')
    expect(brands.element().getBoundingClientRect()).toEqual(before)
    expect(countOf(domestic)).toBe(2)
    letCount()
    await expect.poll(() => countOf(domestic)).toBe(0)
    expect(rail()?.ariaBusy).toBe('false')
    expect(domestic.element().closest('[data-empty]')).not.toBeNull()
    await domestic.click()
    await expect.poll(() => searchOf(address())).toBe('brandId=1&domesticOrImported=domestic')
    // Nothing is left: of the values without products only ticked ones stay.
    await expect.poll(() => document.querySelectorAll('[data-empty] input:not(:checked)').length).toBe(0)
    await expect.element(domestic).toBeChecked()
  })

  it('is found folded as this visit left it, unless something in it is ticked', async () => {
    await showRail()
    await groupOf('Brand')
    for (const title of ['Brand', 'Availability']) await page.getByRole('button', { name: title, exact: true }).click()
    await showRail('/?brandId=1')
    const rails = page.getByRole('region', { name: 'Brand', exact: true })
    await expect.element(box(rails.last(), 'House 1')).toBeChecked()
    expect(boxes(page.getByRole('region', { name: 'Availability', exact: true }).last())).toBe(0)
  })
})

describe('a place', () => {
  it.each([
    ['en', 'Where it fits', ['Stairs', 'Heated floor'], 'Stairs: 2 do not say'],
    ['zh-CN', '适用场所', ['楼梯', '地暖地面'], '楼梯: 另有 2 个未说明'],
  ] as const)(
    'is asked for with others, with how many fit, and with how many do not say, who are listed by a press (%s)',
    async (tongue, title, [stairs, heated], silent) => {
      const { address } = await showRail('/', { tongue })
      const group = await groupOf(title)
      // Places that nothing here is asked for are absent.
      expect(boxes(group)).toBe(2)
      expect(countOf(box(group, stairs))).toBe(3)
      await box(group, stairs).click()
      await expect.poll(() => searchOf(address())).toBe('place=stairs')
      box(group, heated).element().focus()
      await userEvent.keyboard(' ')
      await expect.poll(() => searchOf(address())).toBe('place=stairs,heated-floor')
      await expect.element(box(group, stairs)).toBeChecked()
      const unstated = group.getByRole('button', { name: silent })
      await unstated.click()
      await expect.poll(() => searchOf(address())).toBe('place=heated-floor,stairs:unstated')
      await expect.element(box(group, stairs)).not.toBeChecked()
      await expect.element(unstated).toHaveAttribute('aria-pressed', 'true')
      await unstated.click()
      await expect.poll(() => searchOf(address())).toBe('place=heated-floor')
      expect(await seriousViolations(document.body)).toEqual([])
    },
  )

  it('has its place in the table’s order, whatever its count', async () => {
    const counted = [['facade', 9], ['stairs', 1], ['barefoot-wet', 5], ['stairs:unstated', 40]] as const // prettier-ignore
    answer(getProductFacets, fullFacets({ places: counted.map(([value, count]) => ({ value, count })) }))
    await showRail()
    const group = await groupOf('Where it fits')
    await expect.poll(() => boxes(group)).toBe(3)
    const names = group.getByRole('checkbox').elements().map((one) => one.closest('[data-value]')?.getAttribute('data-value')) // prettier-ignore
    expect(names).toEqual(['barefoot-wet', 'stairs', 'facade'])
  })

  it('is not asked where nothing is', async () => {
    answer(getProductFacets, fullFacets({ places: [] }))
    await showRail()
    await expect.element(page.getByRole('region', { name: 'Brand', exact: true })).toBeVisible()
    expect(page.getByRole('region', { name: 'Where it fits' }).query()).toBeNull()
  })
})

describe('certificates', () => {
  it('are found by a scheme, by scheme and issuer of one certificate, and go with the scheme', async () => {
    const { address } = await showRail()
    const group = await groupOf('Certificates')
    await expect.element(group.getByText('Only certificates valid today count.')).toBeVisible()
    await group.getByRole('button', { name: 'Issuers of Low emission' }).click()
    const issuers = group.getByRole('group', { name: 'Issuers of Low emission' })
    await expect.poll(() => boxes(issuers)).toBe(1)
    expect(countOf(box(issuers, 'Institute of Air'))).toBe(2)
    await box(issuers, 'Institute of Air').click()
    await expect.poll(() => searchOf(address())).toBe('authorityId=5&scheme=low_emission')
    await expect.element(box(group, 'Low emission')).toBeChecked()
    await box(group, 'Low emission').click()
    await expect.poll(address).toBe('/')
  })

  it.each<Tongue>(['en', 'zh-CN'])(
    'are found by an issuer alone, which stays when it is unticked (%s)',
    async (tongue) => {
      const { certificates, air } = WORDS[tongue]
      const { address } = await showRail('/?authorityId=5', { tongue })
      const issuer = box(await groupOf(certificates), air)
      await expect.element(issuer).toBeChecked()
      await issuer.click()
      await expect.poll(address).toBe('/')
      await expect.element(issuer).not.toBeChecked()
    },
  )
})

it('a country has provinces once it is chosen', async () => {
  const { address } = await showRail()
  const origin = await groupOf('Origin')
  expect(boxes(origin)).toBe(1)
  await box(origin, 'China').click()
  await expect.poll(address).toBe('/?areaId=86')
  await box(origin, 'Guangdong').click()
  await expect.poll(address).toBe('/?areaId=44')
})

describe('a property of the chosen category', () => {
  it.each<Tongue>(['en', 'zh-CN'])('is ticked where it is a choice, yes or no, or a text (%s)', async (tongue) => {
    const words = WORDS[tongue]
    const { address } = await showRail(TIMBER, { tongue })
    const species = await groupOf(words.species)
    expect(countOf(box(species, words.oak))).toBe(2)
    await box(species, words.oak).click()
    await expect.poll(() => searchOf(address())).toBe(`categoryId=2&attrs.${SPECIES}=橡木`)
    await box(species, words.oak).click()
    await box(await groupOf(words.heating), words.no).click()
    await expect.poll(() => searchOf(address())).toBe(`categoryId=2&attrs.${HEATING}=0`)
    await box(await groupOf(words.heating), words.no).click()
    await box(await groupOf(words.care), words.cloth).click()
    await expect.poll(() => searchOf(address())).toBe(`categoryId=2&attrs.${CARE}=用湿布擦`)
  })

  it.each<Tongue>(['en', 'zh-CN'])(
    'is a range where it is a measure, which is typed, and refused in words (%s)',
    async (tongue) => {
      const words = WORDS[tongue]
      const { address } = await showRail(TIMBER, { tongue })
      const thickness = await groupOf(words.thickness)
      const [lowest, highest] = [thickness.getByRole('textbox').first(), thickness.getByRole('textbox').last()]
      await expect.element(highest).toHaveAccessibleName(words.highest)
      await fill(lowest, '１０')
      await expect.poll(() => searchOf(address())).toBe(`categoryId=2&attrs.${THICKNESS}=10..`)
      await fill(highest, '14')
      await expect.poll(() => searchOf(address())).toBe(`categoryId=2&attrs.${THICKNESS}=10..14`)
      await fill(highest, 'thick')
      await expect.element(thickness.getByText(words.notANumber)).toBeVisible()
      await expect.element(highest).toHaveAccessibleDescription(words.notANumber)
      await fill(highest, '5')
      await expect.element(thickness.getByText(words.crossed)).toBeVisible()
      expect(searchOf(address())).toBe(`categoryId=2&attrs.${THICKNESS}=10..14`)
    },
  )

  it('has a slider that stops at the numbers of products', async () => {
    const { address } = await showRail(TIMBER)
    const thickness = await groupOf('Thickness, mm')
    const low = thickness.getByRole('slider', { name: 'Thickness, lowest, on the scale' })
    const high = thickness.getByRole('slider', { name: 'Thickness, highest, on the scale' })
    low.element().focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect.poll(() => searchOf(address())).toBe(`categoryId=2&attrs.${THICKNESS}=12..`)
    await expect.element(low).toHaveAttribute('aria-valuetext', '12 mm')
    high.element().focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.poll(() => searchOf(address())).toBe(`categoryId=2&attrs.${THICKNESS}=12..16`)
  })

  it.each<Tongue>(['en', 'zh-CN'])(
    'is in sight without its category only while it is in force (%s)',
    async (tongue) => {
      const words = WORDS[tongue]
      // Without a category the server counts only what is filtered by.
      answer(getProductFacets, fullFacets({ attrs: [{ id: SPECIES, values: [{ value: '橡木', count: 3 }] }] }))
      await showRail(`/?attrs.${SPECIES}=橡木`, { tongue })
      await expect.element(page.getByText(words.choose)).toBeVisible()
      await expect.element(box(await groupOf(words.species), words.oak)).toBeChecked()
      expect(page.getByRole('region', { name: words.care }).elements()).toEqual([])
    },
  )
})

describe('the filters', () => {
  it.each<Setting>([
    { tongue: 'en', theme: 'light' },
    { tongue: 'zh-CN', theme: 'dark' },
  ])('have no serious accessibility violations, with all of them unfolded (%o)', async (setting) => {
    await showRail(`${TIMBER}&attrs.${SPECIES}=橡木&priceMin=100&colorHex=a6492b`, setting)
    const rail = document.querySelector('#root') as Element
    await unfoldAll(rail)
    expect(await seriousViolations(rail)).toEqual([])
  })

  it.each<Setting>([
    { tongue: 'en', viewport: { width: 390, height: 844 } },
    { tongue: 'zh-CN', theme: 'dark', viewport: { width: 320, height: 844 } },
  ])('are large enough for a finger, and go over no edge of a phone (%o)', async (setting) => {
    await show(<FilterSheet isOpen onClose={() => undefined} onClosed={() => undefined} />, {
      address: TIMBER,
      ...setting,
    })
    const sheet = page.getByRole('dialog')
    await expect.element(sheet.getByRole('slider').first()).toBeInTheDocument()
    await unfoldAll(sheet.element())
    const rows = [...document.querySelectorAll<HTMLElement>('[role=dialog] label:has([type=checkbox])')]
    expect(Math.min(...rows.map(({ offsetHeight }) => offsetHeight))).toBeGreaterThanOrEqual(44)
    const isTooWide = (part: Element) =>
      part.getClientRects().length > 0 &&
      !part.closest('.visually-hidden') &&
      part.getBoundingClientRect().right > window.innerWidth
    await expect
      .poll(() => [...document.querySelectorAll('[role=dialog] *')].filter(isTooWide).map(({ outerHTML }) => outerHTML))
      .toEqual([])
    expect(await seriousViolations(sheet.element())).toEqual([])
  })
})
