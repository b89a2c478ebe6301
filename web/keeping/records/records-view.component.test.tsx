import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mergeBrands } from '../../../contract/keeping/merging.ts'
import { getJoiningProposals } from '../../../contract/keeping/joining.ts'
import { records } from '../../../contract/keeping/records.ts'
import { seriousViolations } from '../../testing/axe.ts'
import { answer, asked, breakDown, cutOff, refuse } from '../../testing/server-answers.ts'
import { show } from '../../testing/show.tsx'
import { Toasts } from '../../kit/toasts/Toasts.tsx'
import { RecordsView } from './RecordsView.tsx'

function aBrand(facts: object = {}) {
  return {
    id: '1',
    englishName: 'Alder',
    name: null,
    country: 'SE',
    website: null,
    logo: null,
    description: null,
    enDescription: null,
    uses: { products: 12, skus: 0, records: 0 },
    lacks: ['name', 'website', 'logo'],
    isBuiltIn: false,
    of: null,
    ...facts,
  }
}

const ALDER = aBrand()
const BIRCH = aBrand({
  id: '2',
  englishName: 'Birch',
  name: '桦',
  uses: { products: 501, skus: 0, records: 0 },
  lacks: [],
})

/** The list, and the messages. */
function Brands() {
  return (
    <>
      <RecordsView kind="brand" />
      <Toasts closeLabel="Dismiss the message" />
    </>
  )
}

const cell = (name: string) => page.getByRole('button', { name, exact: true })

beforeEach(() => {
  answer(records.brand.page, ({ lacks, isAlike, keyword = '' }) => {
    const named = isAlike ? [BIRCH] : [ALDER, BIRCH]
    const list = named.filter((brand) => (!lacks || brand.lacks.includes(lacks)) && brand.englishName.includes(keyword))
    return { list, total: list.length }
  })
  answer(records.brand.get, ({ id }) => (id === '2' ? BIRCH : ALDER))
})

it.each([
  ['en', { width: 1366, height: 768 }, 'Slip class · EN 16165'],
  ['zh-CN', { width: 390, height: 844 }, '防滑等级 · EN 16165'],
] as const)('an attribute that is a fact says which, and by which norm (%s)', async (tongue, viewport, told) => {
  const grip = { id: '4', name: '防滑', enName: 'Grip', unit: '', type: 'choice', fact: 'slip-ramp' } as const
  const free = { ...grip, id: '5', enName: 'Feel', name: '手感', fact: undefined }
  const common = { uses: { products: 1, skus: 0, records: 2 }, lacks: [], isBuiltIn: false, of: null }
  answer(records.attr.page, {
    list: [
      { ...grip, ...common },
      { ...free, ...common },
    ],
    total: 2,
  })
  answer(getJoiningProposals, [])
  await show(<RecordsView kind="attr" />, { tongue, viewport })
  await expect.element(page.getByText(told)).toBeVisible()
  expect(page.getByText(/·/).elements()).toHaveLength(1)
  expect(await seriousViolations(document.body)).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(viewport.width)
})

describe('a list of the catalogue', () => {
  it.each([
    ['en', { width: 1366, height: 768 }, '12 products', 'over 500 products'],
    ['zh-CN', { width: 390, height: 844 }, '12 个产品', '超过 500 个产品'],
    ['en', { width: 320, height: 640 }, '12 products', 'over 500 products'],
  ] as const)(
    'shows each record, how often it is used and what it lacks (%s, %o)',
    async (tongue, viewport, some, many) => {
      await show(<Brands />, { tongue, viewport, theme: viewport.width === 390 ? 'dark' : 'light' })
      await expect.element(page.getByRole('link', { name: some, exact: true })).toBeVisible()
      await expect
        .element(page.getByRole('link', { name: many }))
        .toHaveAttribute('href', '/operator/products?brandId=2')
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(viewport.width)
      expect(await seriousViolations(document.body)).toEqual([])
    },
  )

  it('shows a Chinese name on one line beside long texts, on a small desktop', async () => {
    const website = `https://www.${'long-name-of-a-maker-'.repeat(4)}.test/`
    const long = { englishName: 'Brand of the North and the Far South', name: '阿尔卡雷达山', website }
    const list = [aBrand({ ...long, lacks: ['country', 'logo', 'description', 'enDescription'] })]
    answer(records.brand.page, { list, total: 1 })
    await show(<Brands />, { viewport: { width: 1366, height: 768 } })
    const name = page.getByText('阿尔卡雷达山')
    await expect.element(name).toBeVisible()
    const words = document.createRange()
    words.selectNodeContents(name.element())
    expect(words.getClientRects()).toHaveLength(1)
  })

  it('is narrowed by words and by what is incomplete, and the address says so', async () => {
    const { address } = await show(<Brands />, { address: '/operator/records/brand?page=3' })
    await page.getByRole('combobox', { name: 'Show' }).selectOptions('Without Website')
    await expect.element(cell('Edit Alder')).toBeVisible()
    await expect.element(cell('Edit Birch')).not.toBeInTheDocument()
    expect(address()).toBe('/operator/records/brand?lacks=website')
    await page.getByRole('searchbox').fill('Birch')
    await expect.element(page.getByText('Nothing here meets this.')).toBeVisible()
    await page.getByRole('button', { name: 'Show everything' }).click()
    await expect.element(cell('Edit Birch')).toBeVisible()
    await page.getByRole('combobox', { name: 'Show' }).selectOptions('Names that look alike')
    await expect.element(cell('Edit Alder')).not.toBeInTheDocument()
    expect(address()).toBe('/operator/records/brand?lacks=alike')
  })

  it('is put in order by the head of a column, and the other way round when it is pressed again', async () => {
    const orders: unknown[] = []
    answer(records.brand.page, ({ sort, direction }) => {
      orders.push([sort, direction])
      return { list: [ALDER, BIRCH], total: 2 }
    })
    const { address } = await show(<Brands />, { address: '/operator/records/brand?page=2' })
    const head = page.getByRole('columnheader', { name: 'Used by' })
    await expect.element(head).not.toHaveAttribute('aria-sort')
    await head.getByRole('button').click()
    await expect.element(head).toHaveAttribute('aria-sort', 'descending')
    await expect.poll(address).toBe('/operator/records/brand?sort=-uses')
    await head.getByRole('button').click()
    await expect.element(head).toHaveAttribute('aria-sort', 'ascending')
    await page.getByRole('combobox', { name: 'Sorted by' }).selectOptions('Changed last')
    await expect.poll(() => orders.at(-1)).toEqual(['changed', 'down'])
    await expect.element(head).not.toHaveAttribute('aria-sort')
  })

  it('says that it could not be loaded', async () => {
    breakDown(records.brand.page, 500)
    await show(<Brands />)
    await expect.element(page.getByText('The list could not be loaded.')).toBeVisible()
  })

  it('deletes ticked records, and asks to tick some first', async () => {
    const gone: unknown[] = []
    answer(records.brand.remove, (input) => {
      gone.push(input)
      return 1
    })
    await show(<Brands />)
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect.element(page.getByText('Please select the data to delete')).toBeVisible()
    await page.getByRole('checkbox', { name: 'Select Alder' }).click()
    await expect.element(page.getByText('1 selected')).toBeVisible()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect.element(page.getByText('1 record deleted.')).toBeVisible()
    expect(JSON.stringify(gone)).toContain('1')
  })
})

describe('the focus', () => {
  it('moves to the row in place of a merged one', async () => {
    let list = [ALDER, BIRCH, aBrand({ id: '3', englishName: 'Cedar' })]
    answer(records.brand.page, () => ({ list, total: list.length }))
    answer(mergeBrands, ({ dryRun }) => {
      if (dryRun === false || dryRun === undefined) list = list.filter(({ id }) => id !== '1')
      return { products: 12, joined: 0, moved: 0, statingBoth: 0 }
    })
    await show(<Brands />)
    await cell('Edit Alder').click()
    await page.getByRole('button', { name: 'Merge into another…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Merge “Alder” into another' })
    await dialog.getByRole('radio', { name: 'Birch' }).click()
    await expect.element(dialog.getByText('12 products change hands.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Merge', exact: true }).click()
    await expect.element(cell('Edit Alder')).not.toBeInTheDocument()
    await expect.element(cell('Edit Birch')).toHaveFocus()
  })

  it('is on what is left of the trash, where something of it was restored', async () => {
    const deleted = (id: string, enName: string) => ({ id, name: null, enName, deleteTime: 0, until: 1, actor: 'me' })
    let list = [deleted('3', 'Cedar'), deleted('4', 'Deal')]
    answer(records.brand.deleted, () => ({ list, total: list.length }))
    answer(records.brand.restore, () => {
      list = list.filter(({ id }) => id !== '4')
      return 1
    })
    await show(<Brands />)
    await page.getByRole('button', { name: 'Recently deleted' }).click()
    await page.getByRole('button', { name: 'Restore Deal' }).click()
    await expect.element(page.getByRole('button', { name: 'Restore Deal' })).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Restore Cedar' })).toHaveFocus()
  })
})

describe('a value of a list', () => {
  const country = () => cell('Change Country of Alder: SE')

  it('is changed in its place by keys alone', async () => {
    const saved: unknown[] = []
    answer(records.brand.update, (input) => {
      saved.push(input)
      return aBrand({ country: 'NO' })
    })
    await show(<Brands />)
    await expect.element(country()).toBeVisible()
    country().element().focus()
    await userEvent.keyboard('{Enter}')
    await page.getByRole('textbox', { name: 'Country' }).fill('NO')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => saved).toEqual([{ id: '1', was: { country: 'SE' }, is: { country: 'NO' } }])
  })

  it('is cancelled by Escape, and keeps refused text', async () => {
    await show(<Brands />)
    await country().click()
    await page.getByRole('textbox', { name: 'Country' }).fill('NO')
    await userEvent.keyboard('{Escape}')
    await expect.element(country()).toHaveFocus()
    expect(asked).not.toContain('PUT /admin-api/brand/update')
    refuse(records.brand.update, 400, { words: 'country: does not exist' })
    await country().click()
    await page.getByRole('textbox', { name: 'Country' }).fill('ZZ')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('does not exist')).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'Country' })).toHaveValue('ZZ')
  })
})

describe('the form of a record', () => {
  it('shows the later of two people what differs, and saves what they choose', async () => {
    const record = aBrand({ country: 'FI', website: 'https://theirs.test' })
    refuse(records.brand.update, 409, { data: { record, fields: ['country', 'website'] } })
    const { address } = await show(<Brands />, { address: '/operator/records/brand?record=1' })
    const form = page.getByRole('dialog', { name: 'Edit Alder' })
    await form.getByRole('textbox', { name: 'Country' }).fill('NO')
    await form.getByRole('textbox', { name: 'Website' }).fill('https://mine.test')
    await form.getByRole('textbox', { name: 'Chinese name' }).fill('桤木')
    await form.getByRole('button', { name: 'Save' }).click()
    const conflict = page.getByRole('dialog', { name: 'Changed by somebody else meanwhile' })
    await conflict.getByRole('radiogroup', { name: 'Country' }).getByText('FI').click()
    const saved: unknown[] = []
    answer(records.brand.update, (input) => {
      saved.push(input)
      return record
    })
    await conflict.getByRole('button', { name: 'Save what is chosen' }).click()
    await expect
      .poll(() => saved)
      .toEqual([
        {
          id: '1',
          was: { name: null, website: 'https://theirs.test' },
          is: { name: '桤木', website: 'https://mine.test' },
        },
      ])
    await expect.poll(address).toBe('/operator/records/brand')
  })

  it('tells at its field what is wrong with it, in both languages and on a phone', async () => {
    refuse(records.brand.create, 400, { words: 'englishName：已有同名记录' })
    await show(<Brands />, {
      address: '/operator/records/brand?record=new',
      tongue: 'zh-CN',
      viewport: { width: 390, height: 844 },
    })
    const form = page.getByRole('dialog', { name: '新增：品牌' })
    await form.getByRole('textbox', { name: '英文名称' }).fill('Alder')
    await form.getByRole('button', { name: '保存' }).click()
    await expect.element(form.getByRole('alert').filter({ hasText: '已有同名记录' })).toBeVisible()
    await expect.element(form.getByRole('textbox', { name: '英文名称' })).toHaveValue('Alder')
    expect(await seriousViolations(document.body)).toEqual([])
  })

  it('leads to a merge that says what it would do before it does', async () => {
    answer(mergeBrands, { products: 12, joined: 0, moved: 0, statingBoth: 0 })
    await show(<Brands />, { address: '/operator/records/brand?record=1' })
    await page.getByRole('button', { name: 'Merge into another…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Merge “Alder” into another' })
    await dialog.getByRole('radio', { name: 'Birch' }).click()
    await expect.element(dialog.getByText('12 products change hands.')).toBeVisible()
    expect(await seriousViolations(document.body)).toEqual([])
    await dialog.getByRole('button', { name: 'Merge', exact: true }).click()
    await expect.element(page.getByText('“Alder” is “Birch” now.')).toBeVisible()
  })
})

describe('a form', () => {
  it('keeps what was typed while the network is away, and saves it once it is back', async () => {
    cutOff(records.brand.update)
    await show(<Brands />, { address: '/operator/records/brand?record=1' })
    const form = page.getByRole('dialog', { name: 'Edit Alder' })
    await form.getByRole('textbox', { name: 'Chinese name' }).fill('桤木')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect.element(page.getByText('Network anomaly, check your connection.')).toBeVisible()
    await expect.element(form.getByRole('textbox', { name: 'Chinese name' })).toHaveValue('桤木')
    answer(records.brand.update, aBrand({ name: '桤木' }))
    await form.getByRole('button', { name: 'Save' }).click()
    await expect.element(form).not.toBeInTheDocument()
  })
})

describe('built-in records', () => {
  it('is seen, and offers no change', async () => {
    const word = { uses: { products: 0, skus: 0, records: 0 }, lacks: [], of: null, kind: 'same' as const }
    answer(records.words.page, {
      list: [
        { ...word, id: '1', words: ['oak', '橡木'], isBuiltIn: true },
        { ...word, id: '2', words: ['beech'], isBuiltIn: false },
      ],
      total: 2,
    })
    await show(<RecordsView kind="words" />)
    await expect.element(cell('Edit beech')).toBeVisible()
    await expect.element(page.getByText('oak, 橡木')).toBeVisible()
    await expect.element(cell('Edit oak')).not.toBeInTheDocument()
    await expect.element(page.getByRole('checkbox', { name: 'Select oak' })).toHaveAttribute('aria-disabled', 'true')
  })
})

describe('deleted records', () => {
  it('waits to be restored', async () => {
    const deleted = { id: '3', name: null, enName: 'Cedar', deleteTime: 0, until: 1, actor: 'member:7' }
    answer(records.brand.deleted, { list: [deleted], total: 1 })
    answer(records.brand.restore, 1)
    await show(<Brands />)
    await page.getByRole('button', { name: 'Recently deleted' }).click()
    await page.getByRole('button', { name: 'Restore Cedar' }).click()
    await expect.element(page.getByText('1 record restored.')).toBeVisible()
  })
})
