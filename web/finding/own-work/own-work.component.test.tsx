import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { getSuggestions, type Suggestion } from '../../../contract/catalogue.ts'
import { findWork, type FoundWork } from '../../../contract/own-work.ts'
import { seriousViolations } from '../../testing/axe.ts'
import { answer, breakDown } from '../../testing/server-answers.ts'
import { show, type Setting, type Tongue } from '../../testing/show.tsx'
import { SearchBox } from '../search/SearchBox.tsx'
import { FoundWorkRow } from './FoundWorkRow.tsx'
// It loads before any test waits for it.
import '../search/SuggestionPanel.tsx'

const aWork = (facts: Partial<FoundWork>): FoundWork => ({
  kind: 'board',
  id: '7',
  name: 'Lobby in oak',
  ownerName: '',
  projectName: '',
  clientName: '',
  code: '',
  note: '',
  ...facts,
})
const WORK = [
  aWork({}),
  aWork({ kind: 'budget', id: '8', name: 'House', clientName: 'Mrs Oakley', ownerName: 'Eve' }),
  aWork({ kind: 'folder', id: '9', name: 'Samples', note: '…the pale oak for the stairs' }),
]
const BRAND: Suggestion = {
  type: 'brand',
  id: '3',
  skuId: null,
  name: '橡木之家',
  enName: 'Oak House',
  nameRanges: [],
  enNameRanges: [],
  coverImage: null,
  coverColor: null,
}
const SETTINGS: (Setting & { tongue: Tongue })[] = [
  { tongue: 'en', theme: 'light' },
  { tongue: 'zh-CN', theme: 'dark', viewport: { width: 320, height: 640 } },
]

let asked: string[] = []

beforeEach(() => {
  asked = []
  answer(getSuggestions, [BRAND])
  answer(findWork, ({ keyword = '' }) => {
    asked.push(keyword)
    return { list: WORK, total: 9 }
  })
})

const showBox = (memberId: string | null, setting: Setting = {}) =>
  show(<SearchBox memberId={memberId} otherWays={null} onPicture={() => undefined} />, {
    address: '/favorites',
    ...setting,
  })
const box = page.getByRole('combobox')
const list = page.getByRole('listbox')
const options = () => [...document.querySelectorAll<HTMLElement>('[role="option"]')].map(({ innerText }) => innerText)
const activeText = () =>
  document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '')?.innerText
async function type(letters: string): Promise<void> {
  await box.click()
  await userEvent.keyboard(letters)
}

describe('a member’s search field', () => {
  it.each(SETTINGS)(
    'finds what they work on, in a group of its own, with the words marked ($tongue)',
    async (setting) => {
      await showBox('1', setting)
      await type('oak')
      const [group, own, theirs, noted] =
        setting.tongue === 'en'
          ? ['Your work', 'Board', 'Budget list · by Eve · Mrs Oakley', 'Folder · …the pale oak for the stairs']
          : ['我的工作', '材料板', '预算清单 · 来自 Eve · Mrs Oakley', '收藏夹 · …the pale oak for the stairs']
      const found = list.getByRole('group', { name: group }).getByRole('option')
      await expect.poll(() => found.elements()).toHaveLength(3)
      await expect
        .poll(options)
        .toEqual([
          `Lobby in oak\n${own}`,
          `House\n${theirs}`,
          `Samples\n${noted}`,
          expect.stringContaining(setting.tongue === 'en' ? 'Oak House' : '橡木之家'),
          expect.stringContaining('oak'),
        ])
      const marks = [...document.querySelectorAll('mark')].map(({ textContent }) => textContent)
      expect(marks).toEqual(['oak', 'Oak', 'oak'])
      await expect.poll(() => document.querySelector('search [aria-live]')?.textContent).toMatch(/4/)
      expect(await seriousViolations(document.querySelector('search') ?? document.body)).toEqual([])
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    },
  )

  it('opens it by keys and by a press, and is empty then', async () => {
    const { address } = await showBox('1')
    await type('oak')
    await expect.poll(options).toHaveLength(5)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(activeText()).toContain('House')
    await userEvent.keyboard('{Enter}')
    await expect.poll(address).toBe('/budgetList/8')
    await expect.element(list).not.toBeInTheDocument()
    await expect.element(box).toHaveValue('')
    await type('oak')
    await list.getByRole('option').filter({ hasText: 'Samples' }).click()
    await expect.poll(address).toBe('/favorites/9')
  })

  it('asks as the words settle, and never for a visitor', async () => {
    const { address } = await showBox(null)
    await type('oak')
    await expect.poll(options).toEqual(['Oak House', 'Search for “oak”'])
    await userEvent.keyboard('{Enter}')
    await expect.poll(address).toBe('/?keyword=oak')
    expect(asked).toEqual([])
  })

  it('finds products where their work could not be looked through', async () => {
    breakDown(findWork, 500)
    await showBox('1')
    await type('oak')
    await expect.poll(options).toEqual(['Oak House', 'Search for “oak”'])
  })
})

describe('the row above a list', () => {
  it.each(SETTINGS)(
    'leads to what the words find in a member’s work, and says how much more there is ($tongue)',
    async (setting) => {
      await show(<FoundWorkRow words="oak" memberId="1" />, setting)
      const row = page.getByRole('navigation', { name: setting.tongue === 'en' ? 'In your work:' : '我的工作中：' })
      await expect.element(row).toBeVisible()
      const links = row.getByRole('link').elements()
      expect(links.map((link) => link.getAttribute('href'))).toEqual(['/material/7', '/budgetList/8', '/favorites/9'])
      await expect
        .element(row.getByRole('link').first())
        .toHaveAccessibleName(setting.tongue === 'en' ? 'Lobby in oak Board' : 'Lobby in oak 材料板')
      await expect.element(row).toMatchTextContent(setting.tongue === 'en' ? /and 6 more/ : /另有 6 项/)
      expect(await seriousViolations(document.body)).toEqual([])
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    },
  )

  it('tells two of one name apart by their projects, and leads to a project', async () => {
    const list = [
      aWork({ name: 'Hall', projectName: 'Harbour flat' }),
      aWork({ name: 'Hall', id: '10', projectName: 'Mill' }),
      aWork({ kind: 'project', id: '4', name: 'Hall of the mill' }),
    ]
    answer(findWork, { list, total: 3 })
    await show(<FoundWorkRow words="hall" memberId="1" />)
    await expect
      .element(page.getByRole('link', { name: 'Hall Board, in Mill' }))
      .toHaveAttribute('href', '/material/10')
    await expect.element(page.getByText('in Harbour flat', { exact: true })).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Hall of the mill Project' }))
      .toHaveAttribute('href', '/projects/4')
    expect(await seriousViolations(document.body)).toEqual([])
  })

  it('names all the others at a press, with the focus on the first of them', async () => {
    const many = Array.from({ length: 9 }, (_, at) => aWork({ id: `${at + 1}`, name: `Oak ${at + 1}` }))
    answer(findWork, ({ all }) => ({ list: all ? many : many.slice(0, 6), total: 9 }))
    await show(<FoundWorkRow words="oak" memberId="1" />)
    await page.getByRole('button', { name: 'and 3 more' }).click()
    await expect.poll(() => page.getByRole('link').elements()).toHaveLength(9)
    await expect.element(page.getByRole('link', { name: 'Oak 7 Board' })).toHaveFocus()
    expect(page.getByText(/more/).elements()).toEqual([])
  })

  it('is absent where nothing is found', async () => {
    answer(findWork, ({ keyword = '' }) => {
      asked.push(keyword)
      return { list: [], total: 0 }
    })
    await show(<FoundWorkRow words="slate" memberId="1" />)
    await expect.poll(() => asked).toEqual(['slate'])
    expect(document.querySelector('nav')).toBe(null)
  })
})
