import { useNavigate } from 'react-router'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { getProductDetail, type ProductDetail } from '../../contract/catalogue.ts'
import { seriousViolations } from '../testing/axe.ts'
import { answerLookups } from '../testing/lookups.ts'
import { aDetail, aSku, perSquareMetre } from '../testing/products.ts'
import { answer, Breakdown, Refusal } from '../testing/server-answers.ts'
import { show, type Setting, type Tongue } from '../testing/show.tsx'
import { CompareView } from './CompareView.tsx'

const tile = () =>
  aDetail({
    enName: 'Boxed tile',
    name: '盒装砖',
    measurementUnit: 'box',
    skus: [aSku({ id: '1', model: 'BOX-1', leadTimeDays: 7, taxIncluded: true, comparablePrice: perSquareMetre(100) })],
  })
const velvet = () =>
  aDetail({
    enName: 'Metre velvet',
    name: '按米丝绒',
    measurementUnit: 'meter',
    skus: [
      aSku({ id: '2', model: 'VEL-1', leadTimeDays: 14, taxIncluded: true, comparablePrice: perSquareMetre(200) }),
    ],
  })
const plank = () =>
  aDetail({
    enName: 'Euro plank',
    name: '欧元板',
    currencyUnit: 'EUR',
    skus: [aSku({ id: '3', model: 'EUR-1', taxIncluded: false, comparablePrice: perSquareMetre(150) })],
  })
const withdrawn = () =>
  aDetail({
    onSale: false,
    enName: 'Withdrawn board',
    skus: [aSku({ id: '4', model: 'GONE-1', onSale: false, taxIncluded: true, comparablePrice: perSquareMetre(1) })],
  })

type FindDetail = (skuId: string) => ProductDetail | Promise<ProductDetail>

/** For all other ids the server answers that they do not exist. */
const answerWith =
  (...details: ProductDetail[]): FindDetail =>
  (asked) => {
    const detail = details.find(({ skus }) => skus.some(({ id }) => id === asked))
    if (!detail) throw new Refusal(404)
    return detail
  }

function visit(query: string, find: FindDetail, setting: Setting = {}) {
  answerLookups()
  answer(getProductDetail, async ({ skuId }) => find(`${skuId}`))
  const parts = (
    <main tabIndex={-1}>
      <CompareView withSome={() => null} />
      <StepBack />
    </main>
  )
  return show(parts, { address: `/compare?skuIds=${query}`, ...setting })
}

function StepBack() {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      One step back
    </button>
  )
}

async function compare(details: ProductDetail[], setting: Setting = {}) {
  const shown = await visit(details.map(({ skus }) => skus[0]?.id).join(), answerWith(...details), setting)
  await expect.element(page.getByRole('table')).toBeVisible()
  return shown
}

const namesOf = () =>
  page
    .getByRole('columnheader')
    .getByRole('link')
    .elements()
    .map((link) => (link as HTMLElement).innerText)
const rows = () => [...document.querySelectorAll<HTMLTableRowElement>('tbody tr')]
const labelsOf = () => rows().map((row) => row.querySelector('th')?.innerText.trim())
const rowOf = (label: string) =>
  [...(rows().find((row) => row.querySelector('th')?.innerText.trim() === label)?.cells ?? [])]
    .slice(1)
    .map(({ innerText }) => innerText.trim().replaceAll(/\s*\n\s*/g, ' | '))
const focusedName = () => document.activeElement?.getAttribute('aria-label')
const pressWithKeys = async (name: string) => {
  page.getByRole('button', { name, exact: true }).element().focus()
  await userEvent.keyboard('{Enter}')
}

describe('a comparison', () => {
  it('shows only differences where asked to, and the address says so', async () => {
    const { address } = await compare([tile(), velvet()])
    expect(labelsOf()).toContain('Currency')
    const told = page.getByText(/^\d+ of \d+ rows shown$/).element()
    const before = told.textContent
    window.scrollTo(0, 30)
    const toggle = page.getByRole('switch', { name: 'Differences only' })
    const place = toggle.element().getBoundingClientRect()
    await toggle.click()
    await expect.poll(labelsOf).not.toContain('Currency')
    expect(labelsOf()).toContain('Lead time')
    expect(told.closest('[aria-live]')?.textContent, 'how many is announced').toMatch(/^\d+ of \d+ rows shown$/)
    expect(told.textContent).not.toBe(before)
    expect(toggle.element().getBoundingClientRect()).toEqual(place)
    expect(new URLSearchParams(address().split('?')[1]).get('differences')).toBe('1')
  })

  it('begins with the differences where the address says so', async () => {
    await visit('1,2&differences=1', answerWith(tile(), velvet()))
    await expect.element(page.getByRole('switch', { name: 'Differences only' })).toBeChecked()
    expect(labelsOf()).toContain('Lead time')
    expect(labelsOf()).not.toContain('Currency')
  })

  it('marks the clearly best value, in words and with the reason', async () => {
    await compare([velvet(), tile()])
    expect(rowOf('Price per m²')[1]).toMatch(/\| Lowest$/)
    expect(rowOf('Lead time')[1]).toBe('7 days | Shortest')
    await expect.element(page.getByText('in one currency and with the same tax')).toBeVisible()
  })

  it('marks nothing where currency or tax differ, and says why', async () => {
    await compare([tile(), plank()])
    expect(rowOf('Price per m²').join()).not.toMatch(/Lowest/)
    expect(rowOf('Lead time').join()).not.toMatch(/Shortest/)
    await expect.element(page.getByText('No lowest is marked')).toBeVisible()
  })

  it('is rearranged with the keyboard, and Back restores a removed column', async () => {
    await compare([tile(), velvet(), plank()])
    await pressWithKeys('Move Boxed tile BOX-1 right')
    await expect.poll(namesOf).toEqual(['Metre velvet', 'Boxed tile', 'Euro plank'])
    await expect.poll(focusedName).toBe('Move Boxed tile BOX-1 right')
    await expect.element(page.getByText('Boxed tile BOX-1 is now number 2 of 3.')).toBeInTheDocument()
    await pressWithKeys('Remove Boxed tile BOX-1')
    await expect.poll(namesOf).toEqual(['Metre velvet', 'Euro plank'])
    await expect.poll(focusedName).toBe('Remove Euro plank EUR-1')
    await page.getByRole('button', { name: 'One step back' }).click()
    await expect.poll(namesOf).toEqual(['Metre velvet', 'Boxed tile', 'Euro plank'])
  })

  it.each<Setting>([
    { tongue: 'en', theme: 'light', viewport: { width: 1920, height: 1080 } },
    { tongue: 'zh-CN', theme: 'dark', viewport: { width: 390, height: 844 } },
  ])('has nothing that axe finds serious ($theme)', async (setting) => {
    await visit('1,2,4,99999999', answerWith(tile(), velvet(), withdrawn()), setting)
    await expect.element(page.getByRole('table')).toBeVisible()
    expect(await seriousViolations(page.getByRole('main').element())).toEqual([])
  })
})

describe('where there is nothing, or less than asked for', () => {
  it('one that is unknown says so in its column, and the others stay', async () => {
    const { address } = await visit('1,99999999', answerWith(tile()))
    await expect.element(page.getByRole('columnheader', { name: /No such product.*SKU 99999999/s })).toBeVisible()
    expect(namesOf()).toEqual(['Boxed tile'])
    expect(rowOf('Lead time')).toEqual(['7 days', '—'])
    await page.getByRole('button', { name: 'Remove SKU 99999999' }).click()
    await expect.poll(address).not.toContain('99999999')
  })

  it('one that is withdrawn says so and is no best choice', async () => {
    await compare([withdrawn(), tile()])
    await expect.element(page.getByRole('columnheader', { name: /No longer on sale/ })).toBeVisible()
    expect(rowOf('Price per m²')[0]).not.toBe('')
    expect(rowOf('Price per m²').join()).not.toMatch(/Lowest/)
  })

  it.each<[Tongue, string, string]>([
    ['en', 'Choose SKUs to compare.', 'Browse the catalogue'],
    ['zh-CN', '请选择要对比的款式。', '去看材料'],
  ])('none says how to choose, and leads back (%s)', async (tongue, text, link) => {
    const { address } = await visit('x,../1,', answerWith(), { tongue })
    await expect.element(page.getByRole('heading', { name: text })).toBeVisible()
    await page.getByRole('link', { name: link }).click()
    await expect.poll(address).toBe('/')
  })

  it('one alone is shown and asks for another', async () => {
    await compare([tile()])
    await expect.element(page.getByText('One SKU alone has nothing beside it.')).toBeVisible()
    expect(page.getByRole('switch').elements()).toEqual([])
    expect(page.getByRole('button', { name: /^Move/ }).elements()).toEqual([])
  })

  it('more than six are the first six, and it says so; nonsense among them is left out', async () => {
    const boards = Array.from({ length: 8 }, (_, index) => aDetail({ skus: [aSku({ id: `${index + 11}` })] }))
    await visit(`${boards.map(({ skus }) => skus[0]?.id).join()},nonsense,`, answerWith(...boards))
    await expect.element(page.getByText('The link names 8 SKUs; the first six stand here.')).toBeVisible()
    expect(namesOf()).toHaveLength(6)
  })

  it('reports a failure to load, and shows the comparison after another try', async () => {
    let isBroken = true
    await visit('1,2', (skuId) => {
      if (isBroken) throw new Breakdown('500')
      return answerWith(tile(), velvet())(skuId)
    })
    await expect.element(page.getByText('The products could not be loaded.')).toBeVisible()
    isBroken = false
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect.poll(namesOf).toEqual(['Boxed tile', 'Metre velvet'])
  })

  it('one that cannot be loaded says so alone', async () => {
    let isBroken = true
    await visit('1,2', (skuId) => {
      if (isBroken && skuId === '2') throw new Breakdown('500')
      return answerWith(tile(), velvet())(skuId)
    })
    await expect.element(page.getByRole('columnheader', { name: /Could not be loaded/ })).toBeVisible()
    expect(namesOf()).toEqual(['Boxed tile'])
    isBroken = false
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect.poll(namesOf).toEqual(['Boxed tile', 'Metre velvet'])
  })

  it('its shape stands there until it comes', async () => {
    const { promise, resolve } = Promise.withResolvers<ProductDetail>()
    await visit('1', () => promise)
    await expect.element(page.getByRole('status', { name: 'Loading products' })).toBeVisible()
    resolve(tile())
    await expect.element(page.getByRole('table')).toBeVisible()
  })
})
