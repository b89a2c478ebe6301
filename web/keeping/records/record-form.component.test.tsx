import { useNavigate, type NavigateFunction } from 'react-router'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { records } from '../../../contract/keeping/records.ts'
import { seriousViolations } from '../../testing/axe.ts'
import { answer, asked, refuse } from '../../testing/server-answers.ts'
import { show } from '../../testing/show.tsx'
import { RecordsView } from './RecordsView.tsx'

const TOLD = { uses: { products: 0, skus: 0, records: 0 }, lacks: [], isBuiltIn: false, of: null }
const aPlace = (id: string, enName: string) => ({
  ...TOLD,
  id,
  code: id === '1' ? 'SE' : 'NO',
  name: enName,
  enName,
  sort: 1,
  parentId: null,
})
const aCurrency = (id: string, value: string, label: string) => ({
  ...TOLD,
  id,
  type: 'product_currency_unit',
  value,
  label,
  remark: label,
  colorType: null,
  sort: 1,
})

let go: NavigateFunction
/** Leaves by the browser's own buttons. */
function Guide({ onReady }: { onReady: (navigate: NavigateFunction) => void }) {
  onReady(useNavigate())
  return null
}
const follow = (navigate: NavigateFunction) => {
  go = navigate
}

const open = (kind: string, setting: Parameters<typeof show>[1] = {}) =>
  show(
    <>
      <Guide onReady={follow} />
      <RecordsView kind={kind} />
    </>,
    setting,
  )
const dialog = (name: string) => page.getByRole('dialog', { name })
const alerts = () =>
  [...document.querySelectorAll('[role="dialog"] [role="alert"]')].flatMap(({ textContent }) => textContent || [])

beforeEach(() => {
  const [sweden, norway] = [aPlace('1', 'Sweden'), aPlace('2', 'Norway')]
  answer(records.area.page, { list: [sweden, norway], total: 2 })
  answer(records.area.get, ({ id }) => (id === '2' ? norway : sweden))
})

it.each([
  ['en', ['ISO 3166: SE, or CN-GD.', 'Smaller numbers first.']],
  ['zh-CN', ['ISO 3166 代码：SE 或 CN-GD。', '数字小的排在前面。']],
] as const)('a form notes under a field what it takes (%s)', async (tongue, notes) => {
  await open('area', { address: '/operator/records/area?record=new', tongue })
  for (const note of notes)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await expect.element(page.getByText(note, { exact: true })).toBeVisible()
})

describe('a form in which several things are wrong', () => {
  it.each([
    ['en', ['A name in one language is needed.', 'Expected a code of ISO 3166, as SE or CN-GD.', 'Expected a number.']],
    ['zh-CN', ['至少填写一种语言的名称', '应为 ISO 3166 代码，如 SE 或 CN-GD', '应为数字']],
  ] as const)('says all of them at once, each at its field, and sends nothing (%s)', async (tongue, texts) => {
    await open('area', { address: '/operator/records/area?record=new', tongue })
    await page.getByRole('textbox', { name: tongue === 'en' ? 'Code' : '代码' }).fill('x')
    await page.getByRole('textbox', { name: tongue === 'en' ? 'Order' : '排序' }).fill('many')
    await page.getByRole('button', { name: tongue === 'en' ? 'Save' : '保存' }).click()
    await expect.poll(alerts).toEqual(texts)
    await expect
      .element(page.getByRole('textbox', { name: tongue === 'en' ? 'English name' : '英文名称' }))
      .toHaveFocus()
    expect(asked).not.toContain('POST /admin-api/area/create')
    expect(await seriousViolations(document.body)).toEqual([])
  })

  it('has the first of them in sight, below the head of the dialog', async () => {
    await open('area', { address: '/operator/records/area?record=new', viewport: { width: 1366, height: 640 } })
    await page.getByRole('button', { name: 'Save' }).click()
    const field = page.getByRole('textbox', { name: 'English name' })
    await expect.element(field).toHaveFocus()
    const label = document.querySelector(`label[for="${field.element().id}"]`)
    const head = document.querySelector('[role="dialog"] header')
    expect(label?.getBoundingClientRect().top).toBeGreaterThanOrEqual(head?.getBoundingClientRect().bottom ?? Infinity)
  })

  it('clears the mistake of a field that is typed in, and no other', async () => {
    await open('area', { address: '/operator/records/area?record=new' })
    await page.getByRole('button', { name: 'Save' }).click()
    await expect.poll(alerts).toEqual(['A name in one language is needed.', 'This is required.'])
    await page.getByRole('textbox', { name: 'Code' }).fill('FI')
    await expect.poll(alerts).toEqual(['A name in one language is needed.'])
  })

  it('says all that the server refuses', async () => {
    const refusals = [
      { field: 'is.code', reason: 'stays as it is' },
      { field: 'is.sort', reason: 'at most 1000000' },
    ]
    refuse(records.area.update, 400, { words: 'is.code: stays as it is', data: { refusals } })
    await open('area', { address: '/operator/records/area?record=1' })
    await page.getByRole('textbox', { name: 'Code' }).fill('SX')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect.poll(alerts).toEqual(['This stays as it is.', 'At most 1000000.'])
  })
})

describe('a name in one language', () => {
  it('is enough, and the form says what stands in for the other', async () => {
    const made: unknown[] = []
    answer(records.area.create, (input) => {
      made.push(input)
      return '3'
    })
    await open('area', { address: '/operator/records/area?record=new' })
    await page.getByRole('textbox', { name: 'Chinese name' }).fill('芬兰')
    await expect.element(page.getByText('Not given yet: “Chinese name” stands in.')).toBeVisible()
    await page.getByRole('textbox', { name: 'Code' }).fill('FI')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => made).toEqual([{ code: 'FI', name: '芬兰', enName: null, parentId: null, sort: 0 }])
  })
})

describe('a rate', () => {
  it.each([
    ['en', 'Euro (EUR)', 'US Dollar (USD)'],
    ['zh-CN', '欧元（EUR）', '美元（USD）'],
  ] as const)('is of a currency by name and code, and read with a decimal comma (%s)', async (tongue, euro, dollar) => {
    const made: unknown[] = []
    const rate = { ...TOLD, id: '1', currency: 'USD', date: '2026-01-05', cny: 7.1, source: null }
    answer(records.rate.page, { list: [rate], total: 1 })
    const currencies = [aCurrency('1', 'CNY', '¥'), aCurrency('2', 'EUR', '€'), aCurrency('3', 'USD', 'US$')]
    answer(records.dict.page, { list: currencies, total: 3 })
    answer(records.rate.create, (input) => {
      made.push(input)
      return '2'
    })
    await open('rate', { tongue })
    await expect.element(page.getByRole('rowheader', { name: dollar })).toBeVisible()
    await page.getByRole('button', { name: tongue === 'en' ? 'New' : '新增' }).click()
    const form = page.getByRole('dialog')
    await form.getByRole('combobox').selectOptions(euro)
    await form.getByLabelText(tongue === 'en' ? 'From' : '生效日期').fill('2026-01-05')
    await form.getByRole('textbox', { name: tongue === 'en' ? 'Yuan for one' : '折合人民币' }).fill('7,8123')
    await form.getByRole('button', { name: tongue === 'en' ? 'Save' : '保存' }).click()
    await expect
      .poll(() => made)
      .toEqual([{ currency: 'EUR', date: '2026-01-05', cny: 7.8123, perCny: null, source: null }])
  })
})

it.each([
  ['en', 'Yuan for one', 'Save', 'cny: is far from the rate of 2026-01-05'],
  ['zh-CN', '折合人民币', '保存', 'cny：与 2026-01-05 的汇率相差悬殊'],
] as const)('a rate that is far from the one that stands is kept if it is saved again as it is (%s)', async (tongue, cny, save, why) => {
  const said: unknown[] = []
  answer(records.rate.get, { ...TOLD, id: '1', currency: 'USD', date: '2026-01-05', cny: 7.1234, perCny: null, source: null })
  answer(records.rate.page, { list: [], total: 0 })
  answer(records.dict.page, { list: [aCurrency('3', 'USD', 'US$')], total: 1 })
  refuse(records.rate.update, 400, { words: why })
  await open('rate', { tongue, address: '/operator/records/rate?record=1' })
  const field = page.getByRole('textbox', { name: cny })
  await field.fill('71234')
  await page.getByRole('button', { name: save, exact: true }).click()
  await expect.element(page.getByText(why.split(/: |：/)[1] ?? '')).toBeVisible()
  answer(records.rate.update, (input) => {
    said.push(input)
    return { ...TOLD, id: '1', currency: 'USD', date: '2026-01-05', cny: 71234, source: null }
  })
  await page.getByRole('button', { name: save, exact: true }).click()
  await expect.poll(() => said).toMatchObject([{ is: { cny: 71234, isSure: true } }])
}) // prettier-ignore

describe('unsaved changes', () => {
  const typed = async (address = '/operator/records/area?record=1') => {
    const shown = await open('area', { address })
    await page.getByRole('textbox', { name: 'Code' }).fill('SX')
    return shown
  }
  const question = () => dialog('Leave without saving?')

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its cross', () => page.getByRole('button', { name: 'Close', exact: true }).click()],
    ['Cancel', () => page.getByRole('button', { name: 'Cancel' }).click()],
    ['the way back', () => go('/operator/records/area', { replace: true })],
    ['another record', () => go('/operator/records/area?record=2')],
  ])('is asked about before the form goes by %s, and kept', async (_way, leave) => {
    const { address } = await typed()
    await leave()
    await expect.element(question()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(question()).not.toBeInTheDocument()
    await expect.element(page.getByRole('textbox', { name: 'Code' })).toHaveValue('SX')
    await expect.poll(address).toBe('/operator/records/area?record=1')
  })

  it('is dropped where that is meant', async () => {
    const { address } = await typed()
    await userEvent.keyboard('{Escape}')
    await question().getByRole('button', { name: 'Drop the changes' }).click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.poll(address).toBe('/operator/records/area')
  })

  it('is dropped for the record that the address leads to', async () => {
    await typed()
    await go('/operator/records/area?record=2')
    await question().getByRole('button', { name: 'Drop the changes' }).click()
    await expect.element(dialog('Edit Norway')).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'Code' })).toHaveValue('NO')
  })

  it('is nothing where nothing was changed', async () => {
    await open('area', { address: '/operator/records/area?record=1' })
    await expect.element(page.getByRole('textbox', { name: 'Code' })).toHaveValue('SE')
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })
})
