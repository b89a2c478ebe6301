import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { getProductDetail } from '../../contract/catalogue.ts'
import {
  getSeenPictures,
  searchByImage,
  type FoundRegion,
  type ImageSearchAnswer,
} from '../../contract/image-search.ts'
import { seriousViolations } from '../testing/axe.ts'
import { answerLookups } from '../testing/lookups.ts'
import { aMember } from '../testing/members.ts'
import { aCard, aDetail, aSku } from '../testing/products.ts'
import { answer } from '../testing/server-answers.ts'
import { enterAs } from '../testing/session.ts'
import { show, type Setting } from '../testing/show.tsx'
import { ImageSearchView } from './ImageSearchView.tsx'

const floor: FoundRegion = { x: 0, y: 0.6, w: 1, h: 0.4, hex: '#a08060' }
const wall: FoundRegion = { x: 0, y: 0, w: 0.5, h: 0.5, hex: '#405060' }
const liked = { ...aCard(), score: 0.6, texture: 0.6, deltaE: 8 }
const PHONE = { viewport: { width: 390, height: 844 } }

/** A member's search, answered with a band of one product, or with none. */
async function search(band: ImageSearchAnswer['query']['bestBand'], setting: Setting = {}, regions = [floor, wall]) {
  answerLookups()
  answer(getSeenPictures, { seen: 4, waiting: 0 })
  enterAs(aMember())
  answer(getProductDetail, aDetail({ skus: [aSku({ id: '7' })] }))
  const list = band === 'none' ? [] : [{ ...liked, band }]
  answer(searchByImage, {
    list,
    total: list.length,
    understood: [],
    query: { id: 'q', colors: [], regions, bestBand: band },
    more: [],
    nearestByColor: band === 'none' ? [liked] : [],
  })
  return show(<ImageSearchView actions={() => null} />, { address: '/ai?like=7', ...setting })
}

const choice = (name: string | RegExp) => page.getByRole('list', { name })
const one = 'Search for one of its surfaces'

describe('a picture of several things', () => {
  it('that nothing is like asks which surface is meant, beside the answer; a press searches for it', async () => {
    const { address } = await search('none')
    await expect.element(page.getByRole('heading', { name: 'No close match for the whole picture' })).toBeVisible()
    await expect.element(page.getByText('Which material is meant?')).toBeVisible()
    await expect.element(choice(one).getByRole('button')).toHaveLength(2)
    const results = page.getByRole('region', { name: 'What was found' })
    expect(results.element().contains(choice(one).element())).toBe(true)
    await choice(one).getByRole('button', { name: 'Search for surface 1 of 2, #a08060' }).click()
    await expect.poll(() => new URLSearchParams(address().split('?')[1]).get('region')).toBe('0,0.6,1,0.4')
    // What was pressed leaves with its answer: the focus stays with the results.
    expect(document.activeElement).toBe(results.element())
    await expect.element(choice('Search for another of its surfaces').getByRole('button')).toHaveLength(1)
  })

  it('is told to a screen reader', async () => {
    await search('none')
    await expect
      .element(page.getByText('No close match. Choose one of the surfaces found in the picture: 2'))
      .toBeInTheDocument()
  })

  it('is asked about by keyboard, in Chinese, on a phone, where each picture is large enough for a finger', async () => {
    const { address } = await search('none', { tongue: 'zh-CN', ...PHONE })
    const surfaces = choice('选一种图中材料来查找').getByRole('button')
    await expect.element(surfaces).toHaveLength(2)
    for (const element of surfaces.elements()) {
      const { width, height, right } = element.getBoundingClientRect()
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
      expect(right).toBeLessThanOrEqual(390)
    }
    expect(await seriousViolations(document.body)).toEqual([])
    surfaces.nth(1).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => new URLSearchParams(address().split('?')[1]).get('region')).toBe('0,0,0.5,0.5')
  })

  it('that some only go with asks, too, before what it found', async () => {
    await search('mood')
    await expect.element(choice(one)).toBeVisible()
    const order = choice(one)
      .element()
      .compareDocumentPosition(page.getByRole('heading', { name: 'Mood' }).element())
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  it.each(['same', 'close'] as const)('of which the best is %s is not asked about', async (band) => {
    await search(band)
    await expect.element(page.getByRole('article')).toBeVisible()
    expect(choice(one).elements()).toEqual([])
  })
})

it('a picture in which one surface was found offers to search for it alone, and does not ask which', async () => {
  const { address } = await search('none', {}, [floor])
  await expect.element(page.getByRole('heading', { name: 'No close match', exact: true })).toBeVisible()
  expect(page.getByText('more than one thing').elements()).toEqual([])
  await choice('Search for this part of it').getByRole('button').click()
  await expect.poll(() => new URLSearchParams(address().split('?')[1]).get('region')).toBe('0,0.6,1,0.4')
})

it('filters do not take the question away', async () => {
  await search('none', { address: '/ai?like=7&keyword=oak' })
  await expect.element(choice(one).getByRole('button')).toHaveLength(2)
  await expect.element(page.getByText('The filters leave part of the catalogue out.')).toBeVisible()
})

it('a picture without a surface is not asked about', async () => {
  await search('none', {}, [])
  await expect.element(page.getByText('Draw the frame around one material')).toBeVisible()
  expect(choice(one).elements()).toEqual([])
})
