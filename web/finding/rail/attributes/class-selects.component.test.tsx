import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { getProductFacets, getProductPage } from '../../../../contract/catalogue.ts'
import { getCategoryAttributes } from '../../../../contract/lookups.ts'
import { seriousViolations } from '../../../testing/axe.ts'
import {
  answerFilterLookups,
  aWholeList,
  countsOfFacts,
  FIRE,
  fullFacets,
  SLIP,
  someFacts,
  THICKNESS,
  USE,
} from '../../../testing/finding.ts'
import { answer } from '../../../testing/server-answers.ts'
import { show, type Setting, type Tongue } from '../../../testing/show.tsx'
import { FilterRail } from '../FilterRail.tsx'
// It loads before any test waits for it.
import '../RailFacets.tsx'

const WORDS = {
  en: {
    slip: 'Slip class',
    atLeast: 'Slip class At least',
    atMost: 'Slip class At most',
    options: ['any', 'R9 or better, 40 products', 'R10 or better, 34 products', 'R11 or better, 14 products', 'R12 or better, 1 product'], // prettier-ignore
    upTo: 'up to R11',
    norm: 'EN 16165:2021, annex B, ramp, shod; DIN 51130 (withdrawn 2021)',
  },
  'zh-CN': {
    slip: '防滑等级',
    atLeast: '防滑等级 最低',
    atMost: '防滑等级 最高',
    options: ['不限', '不低于 R9，40 件产品', '不低于 R10，34 件产品', '不低于 R11，14 件产品', '不低于 R12，1 件产品'],
    upTo: '不高于 R11',
    norm: 'EN 16165:2021，附录 B，斜坡，穿鞋；DIN 51130（2021 年废止）',
  },
}
const TONGUES: Tongue[] = ['en', 'zh-CN']
const TILES = '/?categoryId=2'

beforeEach(() => {
  answerFilterLookups()
  answer(getCategoryAttributes, someFacts)
  answer(getProductFacets, fullFacets({ attrs: countsOfFacts() }))
  answer(getProductPage, aWholeList([]))
})

const showRail = (address = TILES, setting: Setting = {}) => show(<FilterRail />, { address, ...setting })

async function groupOf(title: string): Promise<Locator> {
  const group = page.getByRole('region', { name: title, exact: true })
  const fold = group.getByRole('button', { name: title, exact: true })
  await expect.element(fold).toBeVisible()
  if (fold.element().ariaExpanded === 'false') await fold.click()
  return group
}

const selectOf = (name: string) => page.getByRole('combobox', { name, exact: true })
const optionsOf = (select: Locator) =>
  [...select.element().querySelectorAll('option')].map(({ textContent }) => textContent)
const groupsOf = (select: Locator) => [...select.element().querySelectorAll('optgroup')].map(({ label }) => label)
const searchOf = (address: string) => decodeURIComponent(address.split('?')[1] ?? '')

describe('a fact with classes', () => {
  it.each(TONGUES)('has its classes in their order, its norm, and two selects with counts (%s)', async (tongue) => {
    const words = WORDS[tongue]
    const { address } = await showRail(TILES, { tongue })
    const slip = await groupOf(words.slip)
    await expect.element(slip.getByText(words.norm)).toBeVisible()
    const ticks = () => slip.getByRole('checkbox').elements()
    expect(ticks().map((box) => box.closest('label')?.textContent)).toEqual(['R9', 'R10', 'R11', 'R12', 'on request'])
    const [atLeast, atMost] = [selectOf(words.atLeast), selectOf(words.atMost)]
    expect(optionsOf(atLeast)).toEqual(words.options)
    expect(groupsOf(atLeast)).toEqual([])
    await userEvent.selectOptions(atLeast, words.options[2] ?? '')
    await expect.poll(() => searchOf(address())).toBe(`categoryId=2&attrs.${SLIP}=R10..`)
    await userEvent.selectOptions(atMost, words.upTo)
    await expect.poll(() => searchOf(address())).toBe(`categoryId=2&attrs.${SLIP}=R10..R11`)
    await userEvent.selectOptions(atLeast, words.options[0] ?? '')
    await expect.poll(() => searchOf(address())).toBe(`categoryId=2&attrs.${SLIP}=..R11`)
    await userEvent.selectOptions(atMost, words.options[0] ?? '')
    await expect.poll(address).toBe(TILES)
    expect(await seriousViolations(slip.element())).toEqual([])
  })

  it('is asked for by a bound or by ticks: the one takes the other’s place', async () => {
    const { address } = await showRail(`${TILES}&attrs.${SLIP}=R9,R12`)
    const slip = await groupOf('Slip class')
    await userEvent.selectOptions(selectOf('Slip class At least'), 'R11')
    await expect.poll(() => searchOf(address())).toBe(`categoryId=2&attrs.${SLIP}=R11..`)
    expect(slip.getByRole('checkbox', { checked: true }).elements()).toEqual([])
    await slip.getByRole('checkbox', { name: 'R10', exact: true }).click()
    await expect.poll(() => searchOf(address())).toBe(`categoryId=2&attrs.${SLIP}=R10`)
    await expect.element(selectOf('Slip class At least')).toHaveValue('')
  })

  it('offers no class beyond the other end, nor a count that would not be listed', async () => {
    await showRail(`${TILES}&attrs.${SLIP}=R10..R11`)
    await groupOf('Slip class')
    expect(optionsOf(selectOf('Slip class At least'))).toEqual([
      'any',
      'R9 or better',
      'R10 or better',
      'R11 or better',
    ])
    expect(optionsOf(selectOf('Slip class At most'))).toEqual(['any', 'up to R10', 'up to R11', 'up to R12'])
  })

  it('keeps a bound in sight that nothing meets, or that no scale has', async () => {
    answer(getProductFacets, fullFacets({ total: 0, attrs: [] }))
    await showRail(`${TILES}&attrs.${SLIP}=R13..R12&attrs.${FIRE}=${encodeURIComponent('X9..')}`)
    await groupOf('Slip class')
    await expect.element(selectOf('Slip class At least')).toHaveValue('R13')
    await expect.element(selectOf('Slip class At most')).toHaveValue('R12')
    await groupOf('Fire class')
    await expect.element(selectOf('Fire class At least')).toHaveValue('X9')
  })
})

describe('a fact on several scales', () => {
  it('has them as groups of one select, and the other keeps to the scale of the chosen class', async () => {
    const { address } = await showRail()
    await groupOf('Use class')
    const [from, to] = [selectOf('Use class From'), selectOf('Use class To')]
    expect(groupsOf(from)).toEqual(['Domestic', 'Commercial'])
    expect(optionsOf(from)).toContain('32 or more, 11 products')
    await userEvent.selectOptions(from, '32')
    await expect.poll(() => searchOf(address())).toBe(`categoryId=2&attrs.${USE}=32..`)
    expect(groupsOf(to)).toEqual(['Commercial'])
    expect(optionsOf(to)).toEqual(['any', 'up to 32', 'up to 33'])
  })

  it('shows a class with further classes behind it, whose comma does not split it', async () => {
    const { address } = await showRail(`${TILES}&attrs.${FIRE}[0]=${encodeURIComponent('B-s1,d0..')}`)
    const fire = await groupOf('Fire class')
    const atLeast = selectOf('Fire class At least')
    await expect.element(atLeast).toHaveValue('B-s1,d0')
    const walls = [...atLeast.element().querySelectorAll('optgroup')][0]
    expect([...(walls?.children ?? [])].map(({ textContent }) => textContent).slice(-2)).toEqual([
      'B or better, 8 products',
      'B-s1,d0 or better',
    ])
    await userEvent.selectOptions(selectOf('Fire class At most'), 'B')
    await expect.poll(() => searchOf(address())).toBe(`categoryId=2&attrs.${FIRE}[0]=B-s1,d0..B`)
    expect(fire.getByRole('checkbox', { checked: true }).elements()).toEqual([])
  })
})

it('a fact that is an amount has its norm above its range', async () => {
  answer(getCategoryAttributes, [
    {
      id: THICKNESS,
      name: '降噪系数',
      enName: 'Noise reduction',
      type: 'number',
      unit: 'NRC',
      options: [],
      fact: { code: 'nrc', scales: [], isBetter: null, norm: 'ASTM C423:2023', enNorm: 'ASTM C423:2023' },
    },
  ])
  answer(getProductFacets, fullFacets({ attrs: [{ id: THICKNESS, values: [{ value: '0.5', count: 1 }, { value: '0.8', count: 2 }] }] })) // prettier-ignore
  await showRail()
  const noise = await groupOf('Noise reduction, NRC')
  await expect.element(noise.getByText('ASTM C423:2023')).toBeVisible()
  await expect.element(noise.getByRole('slider').first()).toBeInTheDocument()
})
