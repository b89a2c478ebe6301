import { Route, Routes, Link } from 'react-router'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { getProductDetail } from '../../../contract/catalogue.ts'
import { getBrief, LONGEST_BRIEF, type BriefRow } from '../../../contract/brief.ts'
import type { OutputOf } from '../../../contract/endpoint.ts'
import type { Wish } from '../../../contract/wishes.ts'
import { seriousViolations } from '../../testing/axe.ts'
import { answerFilterLookups } from '../../testing/finding.ts'
import { aCard, aDetail } from '../../testing/products.ts'
import { answer, asked, refuse } from '../../testing/server-answers.ts'
import { show, type Setting, type Tongue } from '../../testing/show.tsx'
import { readRecentSearches } from '../search/recent-searches.ts'
import { SearchBox } from '../search/SearchBox.tsx'
import { BriefView } from './BriefView.tsx'

const TEXT = 'All Euroclass B. Oak for the floor, ideally matt. Something from Zorblax.'
const WORDS = {
  en: {
    field: /^What is wanted/,
    ask: 'Find materials',
    things: '3 things are named.',
    left: /^One more thing is named/,
    forAll: 'For all of it',
    lacks: /Lacks/,
    empty: /^Paste a brief/,
    take: 'Try this one',
    notUnderstood: 'Nothing of this was understood, so nothing is listed.',
    oak: 'Herringbone oak',
  },
  'zh-CN': {
    field: /^逐项写下/,
    ask: '查找材料',
    things: '共读到 3 项。',
    left: /^另有 1 项/,
    forAll: '对所有项的要求',
    lacks: /不符合|缺/,
    empty: /^粘贴一份需求/,
    take: '试试这一份',
    notUnderstood: '未能理解这一项，因此没有列出产品。',
    oak: '人字拼橡木',
  },
} satisfies Record<Tongue, Record<string, string | RegExp>>

function wishOf(text: string, means: Wish['means'], more: Partial<Wish> = {}): Wish {
  const start = TEXT.indexOf(text)
  return { text, start, end: start + text.length, means, ...more }
}

const forAll = wishOf('Euroclass B', { kind: 'words' })
const oak = wishOf('Oak', { kind: 'thing', categoryIds: ['2'], name: '木地板', enName: 'Timber' })
const matt = wishOf('matt', { kind: 'words' }, { isLike: true })
const zorblax = wishOf('Zorblax', { kind: 'unread' })

function rowOf(text: string, facts: Omit<BriefRow, 'text' | 'start' | 'end'>): BriefRow {
  const start = TEXT.indexOf(text)
  return { text, start, end: start + text.length, ...facts }
}

const cards = ['1', '2', '3'].map((skuId) => ({
  ...aCard({ skuId, spuId: skuId }),
  met: [0],
  lacking: [1],
  unstated: [2],
}))

const aBrief = (facts: Partial<OutputOf<typeof getBrief>> = {}): OutputOf<typeof getBrief> => ({
  shared: [forAll],
  rows: [
    rowOf('Oak for the floor, ideally matt.', { wishes: [oak, matt, forAll], list: cards }),
    rowOf('Something from Zorblax.', { wishes: [zorblax, forAll], list: [] }),
  ],
  left: 1,
  ...facts,
})

const addressOf = (text: string) => `/brief#${encodeURIComponent(text)}`
const withSome = (skuIds: readonly string[]) => <button type="button">{`Take ${skuIds.join(' ')}`}</button>
const brief = (
  <main tabIndex={-1}>
    <BriefView actions={() => null} withSome={withSome} />
  </main>
)
const showBrief = (address = '/brief', setting: Setting = {}) => show(brief, { address, ...setting })
const field = (tongue: Tongue = 'en') => page.getByRole('textbox', { name: WORDS[tongue].field })
const askButton = () => page.getByRole('button', { name: 'Find materials' })
const calls = () => asked.filter((call) => call.endsWith(getBrief.path)).length

beforeEach(() => {
  answerFilterLookups()
  answer(getBrief, aBrief())
  // A pointer over a card fetches it ahead.
  answer(getProductDetail, aDetail())
})
afterEach(() => sessionStorage.removeItem('quarry-brief'))

describe.each<Setting & { tongue: Tongue }>([
  { tongue: 'en', theme: 'light' },
  { tongue: 'zh-CN', theme: 'dark', viewport: { width: 320, height: 640 } },
])('a brief (%o)', ({ tongue, ...setting }) => {
  const words = WORDS[tongue]

  it('has a row for each thing, and says once what belongs to all', async () => {
    await showBrief(addressOf(TEXT), { tongue, ...setting })
    const row = page.getByRole('region', { name: 'Oak for the floor' })
    await expect.element(row.getByRole('heading', { level: 2 })).toBeVisible()
    await expect.element(row.getByRole('link', { name: words.oak }).first()).toBeVisible()
    const cardsOfRow = () => row.element().querySelectorAll('[data-card]').length
    await expect.poll(cardsOfRow).toBe(3)
    await expect.element(page.getByText(words.things)).toBeVisible()
    await expect.element(page.getByText(words.left)).toBeVisible()
    const whole = page.getByRole('region', { name: words.forAll })
    await expect.element(whole.getByText('“Euroclass B”')).toBeVisible()
    expect(
      row
        .getByTitle(/Euroclass B/)
        .elements()
        .filter((one) => one.matches('[data-unread]')),
    ).toEqual([])
    const unknown = page.getByRole('region', { name: 'Zorblax' })
    await expect.element(unknown.getByRole('list').first()).toBeVisible()
    await expect.element(unknown.getByText(words.notUnderstood)).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    expect(await seriousViolations(document.body)).toEqual([])
  })

  it('says what to paste, with an example in both languages', async () => {
    const { address } = await showBrief('/brief', { tongue, ...setting })
    await expect.element(page.getByText(words.empty)).toBeVisible()
    expect(await seriousViolations(document.body)).toEqual([])
    expect(calls()).toBe(0)
    await page.getByRole('button', { name: '试试这一份' }).click()
    await expect.element(field(tongue)).toHaveValue(expect.stringContaining('水磨石') as string)
    await expect.element(page.getByText(words.things)).toBeVisible()
    expect(decodeURIComponent(address())).toContain('水磨石')
  })
})

describe('the products of a row', () => {
  it('go on together, or those that are chosen', async () => {
    await showBrief(addressOf(TEXT))
    const row = page.getByRole('region', { name: 'Oak for the floor' })
    await expect.element(row.getByRole('button', { name: 'Take 1 2 3' })).toBeVisible()
    const choices = row.getByRole('checkbox', { name: /^Choose/ })
    await choices.nth(2).click()
    await choices.nth(0).click()
    await expect.element(row.getByRole('button', { name: 'Take 3 1' })).toBeVisible()
    await expect.element(row.getByText('2 chosen:')).toBeVisible()
    await row.getByRole('button', { name: 'Choose none' }).click()
    await expect.element(row.getByRole('button', { name: 'Take 1 2 3' })).toBeVisible()
  })

  it('say that they are of another thing', async () => {
    const row = rowOf('Oak for the floor, ideally matt.', { wishes: [oak], list: cards, isOtherThing: true })
    answer(getBrief, aBrief({ rows: [row] }))
    await showBrief(addressOf(TEXT))
    await expect.element(page.getByText('No Timber here; nearest:')).toBeVisible()
  })
})

describe('the text', () => {
  it('is asked for anew by a press, and the earlier rows stay until the answer', async () => {
    const { address } = await showBrief(addressOf(TEXT))
    const row = page.getByRole('region', { name: 'Oak for the floor' })
    await expect.element(row).toBeVisible()
    const { promise, resolve: letCome } = Promise.withResolvers<void>()
    answer(getBrief, async () => {
      await promise
      return aBrief({ rows: [], left: 0, shared: [] })
    })
    await field().fill('Nothing at all')
    await expect.element(page.getByText(/^Edited/)).toBeVisible()
    expect(calls()).toBe(1)
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.poll(address).toBe(addressOf('Nothing at all'))
    await expect.element(row).toBeVisible()
    await expect.element(page.getByText('Reading the brief…').first()).toBeVisible()
    letCome()
    await expect.element(page.getByText('No thing of this catalogue is named in it.')).toBeVisible()
  })

  it('stays where the answer fails, with the rows, and is asked for again', async () => {
    await showBrief(addressOf(TEXT))
    const row = page.getByRole('region', { name: 'Oak for the floor' })
    await expect.element(row).toBeVisible()
    refuse(getBrief, 429)
    await field().fill('Oak')
    await askButton().click()
    await expect.element(page.getByRole('alert').filter({ hasText: 'could not be read' })).toBeVisible()
    await expect.element(row).toBeVisible()
    await expect.element(field()).toHaveValue('Oak')
    answer(getBrief, aBrief({ rows: [], left: 0, shared: [] }))
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect.element(page.getByText('No thing of this catalogue is named in it.')).toBeVisible()
  })

  it('is not asked for where it is too long, and is not cut', async () => {
    await showBrief('/brief')
    const long = 'oak '.repeat(LONGEST_BRIEF / 4 + 1)
    await field().fill(long)
    await expect.element(page.getByText(/^It has 4,004 characters/)).toBeVisible()
    await expect.element(askButton()).toBeDisabled()
    await expect.element(field()).toHaveValue(long)
    expect(calls()).toBe(0)
  })

  it('is kept in the tab where it is longer than an address should be, or not asked for yet', async () => {
    const long = 'Pale oak for the floor. '.repeat(120)
    const first = await showBrief('/brief')
    await field().fill(long)
    await askButton().click()
    await expect.element(page.getByText('3 things are named.')).toBeVisible()
    expect(first.address()).toBe('/brief')
    await field().fill(`${long}And more`)
    document.body.replaceChildren()
    await showBrief('/brief')
    await expect.element(field()).toHaveValue(`${long}And more`)
  })

  it('comes from the search box where it is pasted there, and goes into no recent searches', async () => {
    const words = `${TEXT} ${'And a rug. '.repeat(15)}`.trim()
    const { address } = await show(
      <>
        <SearchBox otherWays={null} onPicture={() => undefined} />
        <Link to="/">Home</Link>
        <Routes>
          <Route path="/brief" element={brief} />
          <Route path="*" element={null} />
        </Routes>
      </>,
    )
    const box = page.getByRole('combobox')
    const paste = (text: string) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text)
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
      box.element().dispatchEvent(event)
      return event.defaultPrevented
    }
    expect(paste('oak\nfloor')).toBe(false)
    expect(paste(words)).toBe(true)
    await expect.element(field()).toHaveValue(words)
    await expect.element(page.getByText('3 things are named.')).toBeVisible()
    expect(address()).toBe(addressOf(words))
    await expect.element(box).toHaveValue('')
    expect(readRecentSearches()).toEqual([])
  })
})
