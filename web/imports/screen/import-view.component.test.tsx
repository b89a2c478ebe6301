import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ImportMapping } from '../../../contract/import-mapping.ts'
import * as calls from '../../../contract/import-screen.ts'
import type { ImportCheck, OneImport } from '../../../contract/import-screen.ts'
import { seriousViolations } from '../../testing/axe.ts'
import { answerLookups } from '../../testing/lookups.ts'
import { answer, refuse } from '../../testing/server-answers.ts'
import { show } from '../../testing/show.tsx'
import { anImport } from '../../testing/imports/an-import.ts'
import { ImportView } from './ImportView.tsx'
import { UnderWay } from './UnderWay.tsx'

const PHONE = { width: 390, height: 844 }
const SMALL = { width: 1366, height: 768 }
const view = <ImportView id="7" onDiscarded={() => undefined} />
const select = (name: string) => page.getByRole('combobox', { name, exact: true })
const line = (name: string) => page.getByRole('textbox', { name, exact: true })

beforeEach(() => {
  answerLookups()
  answer(calls.getImportDifferences, { list: [], total: 0 })
})

/** The fake server stores what is sent, and answers it. */
function keepsMapping(first: OneImport = anImport()): { now: () => OneImport } {
  let data = first
  answer(calls.getImport, () => data)
  answer(calls.mapImport, (input) => {
    const { mapping, supplier, withdrawsAbsent } = input as { mapping?: ImportMapping; supplier?: string | null; withdrawsAbsent?: boolean } // prettier-ignore
    data = { ...data, ...(mapping && { mapping }), ...(supplier !== undefined && { supplier }), ...(withdrawsAbsent !== undefined && { withdrawsAbsent }) } // prettier-ignore
    return data
  })
  return { now: () => data }
}

const ruleOf = ({ mapping }: OneImport, column: number) => mapping?.columns.find((rule) => rule.column === column)

describe('the columns of a table', () => {
  it.each([
    ['en', SMALL, 'Prezzo: Becomes', 'Say which: the values could be read both ways.', '1 value is not understood'],
    ['zh-CN', PHONE, 'Prezzo: 对应', '这些值有两种读法，请指定。', '1 个值未识别'],
  ] as const)('is shown with what is still open, readable for all (%s)', async (tongue, viewport, becomes, doubtful, open) => {
    keepsMapping()
    await show(view, { tongue, viewport })
    await expect.element(select(becomes)).toHaveValue('sku.price')
    await expect.element(page.getByText(doubtful)).toBeVisible()
    await expect.element(page.getByText(open)).toBeVisible()
    for (const summary of page.getByRole('group').elements()) (summary as HTMLDetailsElement).open = true
    await expect.element(page.getByText('面议').first()).toBeVisible()
    expect(await seriousViolations(document.body)).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(viewport.width)
  }) // prettier-ignore

  it('is changed rule by rule, and of quick changes none is lost', async () => {
    const { now } = keepsMapping()
    await show(view, { viewport: SMALL })
    await select('Prezzo: Decimals after').selectOptions(',')
    await select('Spessore: Numbers alone are in').selectOptions('millimeter')
    await page.getByText('More about Prezzo').click()
    await line('Prezzo: Times').fill('1.1')
    await line('Prezzo: Only a part, divided at').fill('/')
    await userEvent.keyboard('{Enter}')
    await select('Prezzo: The part').selectOptions('last')
    await page.getByText('More about Spessore').click()
    await select('Spessore: Its unit stands in').selectOptions('单位')
    await page.getByText('More about 到期').click()
    await select('到期: Dates are').selectOptions('mdy')
    await expect.poll(() => ruleOf(now(), 3)).toEqual({ column: 3, target: 'sku.price', decimal: ',', multiply: 1.1, split: { at: '/', take: 'last' } }) // prettier-ignore
    await expect.poll(() => ruleOf(now(), 4)).toEqual({ column: 4, target: 'sku.size.thickness', unit: 'millimeter', unitColumn: 2 }) // prettier-ignore
    await expect.poll(() => ruleOf(now(), 5)?.dateOrder).toBe('mdy')
  })

  it('has its values mapped to the catalogue’s own, and words among prices left empty', async () => {
    const { now } = keepsMapping()
    await show(view, { viewport: SMALL })
    await page.getByText('Values of 单位').click()
    await select('lot means').selectOptions('box')
    await page.getByText('Values of Prezzo').click()
    await line('面议 means').fill('')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => ruleOf(now(), 2)?.values).toEqual({ lot: 'box' })
    await expect.poll(() => ruleOf(now(), 3)?.values).toEqual({ 面议: '' })
    await expect.element(page.getByText('1 value is not understood')).not.toBeInTheDocument()
  })

  it('has constants of every row, its supplier, and attributes of its own', async () => {
    const { now } = keepsMapping()
    await show(view, { viewport: SMALL })
    await line('Supplier').fill('Marmora')
    await userEvent.keyboard('{Enter}')
    await select('Currency').selectOptions('CNY')
    await select('Tax included').selectOptions('yes')
    await select('New products are').selectOptions('withdrawn')
    await select('型号: Becomes').selectOptions('attribute')
    await line('型号: Unit').fill('kg')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => now().supplier).toBe('Marmora')
    await expect.poll(() => now().mapping?.newProducts).toBe('withdrawn')
    await expect.poll(() => now().mapping?.constants).toEqual({ currencyUnit: 'CNY', 'sku.taxIncluded': 'yes' })
    await expect.poll(() => ruleOf(now(), 1)).toMatchObject({ target: 'attribute', attribute: { name: '型号', unit: 'kg', level: 'sku' } }) // prettier-ignore
  })

  it.each([
    ['en', SMALL, 'Which currency is $ in this file?', '$ is', 'Yes, USD', 'Check', 'CAD'],
    ['zh-CN', PHONE, '此文件中的 $ 是哪种货币？', '$ 是', '是，USD', '检查', 'CAD'],
  ] as const)('asks what a sign of several currencies is, and is checked only then (%s)', async (tongue, viewport, question, is, yes, check, other) => {
    const { mapping } = anImport()
    if (!mapping) throw new Error('expected a mapping')
    const asked = { ...mapping, constants: { currencyUnit: 'USD' }, signs: { $: 'USD' }, askedSigns: ['$'] }
    const { now } = keepsMapping(anImport({ mapping: asked }))
    await show(view, { tongue, viewport })
    await expect.element(page.getByRole('group', { name: question })).toBeVisible()
    await expect.element(select(is)).toHaveValue('USD')
    await expect.element(page.getByRole('button', { name: check })).toBeDisabled()
    expect(await seriousViolations(document.body)).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(viewport.width)
    if (tongue === 'en') await page.getByRole('button', { name: yes }).click()
    else await select(is).selectOptions(other)
    await expect.element(page.getByRole('button', { name: check })).toBeEnabled()
    const said = tongue === 'en' ? 'USD' : other
    expect(now().mapping).toMatchObject({ signs: { $: said }, askedSigns: [], constants: { currencyUnit: said } })
  }) // prettier-ignore

  it.each([
    ['en', SMALL, 'Wear layer: It holds', '41 of 43 cells are numbers in mm. Others: thick · n. b.'],
    ['zh-CN', PHONE, 'Wear layer: 内容', '43 个单元格中有 41 个是以 mm 为单位的数值。其余：thick · n. b.'],
  ] as const)('says what all cells of a property are, and lets its type be changed (%s)', async (tongue, viewport, holds, why) => {
    const { mapping } = anImport()
    if (!mapping) throw new Error('expected a mapping')
    const kinds = { number: 41, range: 0, boolean: 0, text: 2, none: 3, unit: 'mm', signs: [], examples: { number: ['0.5 mm'], text: ['thick', 'n. b.'] } }
    const column = { name: 'Wear layer', filled: 46, samples: ['0.5 mm'], distinct: [{ value: '0.5 mm', count: 41 }], isCut: false, kinds }
    const attribute = { name: '', enName: 'Wear layer', unit: 'mm', level: 'sku', type: 'number' } as const
    const columns = [{ column: 0, target: 'attribute' as const, attribute }]
    const { now } = keepsMapping(anImport({ columns: [column], mapping: { ...mapping, columns } }))
    await show(view, { tongue, viewport })
    await expect.element(select(holds)).toHaveValue('number')
    await expect.element(page.getByText(why)).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(viewport.width)
    await select(holds).selectOptions('choice')
    await expect.poll(() => ruleOf(now(), 0)?.attribute).toEqual({ ...attribute, type: 'choice' })
  }) // prettier-ignore

  it.each([
    ['en', SMALL, 'The price is that of “UVP”, with tax.', 'Cost price: never taken by a guess.', 'Otherwise than it would be guessed:', 'Prezzo: Leave out (guessed: Price, or a range)', /^Currency for every row: .*EUR.* \(guessed: —\)$/, 'Take the guess instead'],
    ['zh-CN', PHONE, '价格取自“UVP”，含税。', '成本价：不会自动采用。', '与自动识别不同之处：', 'Prezzo：不导入（自动识别：价格或价格区间）', /^每一行的币种：.*EUR.*（自动识别：—）$/, '改用自动识别的结果'],
  ] as const)('says which of its prices is taken, and what is as last time and not as guessed (%s)', async (tongue, viewport, taken, cost, asLast, target, constant, takeGuess) => {
    const { mapping, proposal, columns } = anImport()
    if (!mapping || !proposal || !columns) throw new Error('expected a mapping')
    const prices = [{ ...columns[3], name: 'EK', about: 'cost' }, { ...columns[3], name: 'UVP', about: 'retail' }] as typeof columns
    const own: ImportMapping = {
      ...mapping,
      columns: [...mapping.columns.map((rule) => (rule.column === 3 ? { ...rule, target: null } : rule)), { column: 6, target: null }, { column: 7, target: 'sku.price' }],
      constants: { currencyUnit: 'EUR', 'sku.taxIncluded': 'yes' },
    }
    const changes = [
      { column: 'Prezzo', what: 'target', of: '', was: 'sku.price', is: '' },
      { column: '', what: 'constant', of: 'currencyUnit', was: '', is: 'EUR' },
    ] as const
    const asked: unknown[] = []
    const data = anImport({ columns: [...columns, ...prices], mapping: own, supplier: 'Marmora', proposal: { ...proposal, supplier: 'Marmora', changes: [...changes] } })
    answer(calls.getImport, data)
    answer(calls.mapImport, (input) => {
      asked.push(input)
      return { ...data, proposal }
    })
    await show(view, { tongue, viewport })
    for (const text of [taken, cost, asLast, target, constant]) await expect.element(page.getByText(text)).toBeVisible()
    expect(await seriousViolations(document.body)).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(viewport.width)
    await page.getByRole('button', { name: takeGuess }).click()
    await expect.element(page.getByText(asLast)).not.toBeInTheDocument()
    expect(asked).toEqual([{ id: '7', takesGuess: true }])
  }) // prettier-ignore

  it('of prices without a currency says that they become yuan, until one is chosen', async () => {
    const { mapping } = anImport()
    if (!mapping) throw new Error('expected a mapping')
    const { now } = keepsMapping(anImport({ mapping: { ...mapping, constants: {} } }))
    await show(view, { viewport: SMALL })
    await expect.element(page.getByText(/those of new products become yuan \(CNY\)/)).toBeVisible()
    await select('Currency').selectOptions('CNY')
    await expect.poll(() => now().mapping?.constants).toEqual({ currencyUnit: 'CNY' })
    await expect.element(page.getByText(/become yuan/)).not.toBeInTheDocument()
  })

  it.each([
    ['en', SMALL, 'Too little is understood to import this. Still missing: Brand, Product number.', 'Say below what is missing, then check.', 'Brand', 'How the file is read'],
    ['zh-CN', PHONE, '识别的内容不足，无法导入。还缺：品牌', '请先在下方补全所缺内容，再检查。', '品牌', '读取方式'],
  ] as const)('of which too little is understood is said first, and a missing brand is asked there (%s)', async (tongue, viewport, says, hint, brand, reading) => {
    const { proposal, mapping } = anImport()
    if (!proposal || !mapping) throw new Error('expected a proposal')
    const columns = mapping.columns.filter(({ target }) => target !== 'brand.englishName')
    let data = anImport({ mapping: { ...mapping, columns }, proposal: { ...proposal, isEnough: false, missing: ['brand.englishName', 'key'] } })
    answer(calls.getImport, () => data)
    answer(calls.mapImport, (input) => (data = { ...data, mapping: (input as { mapping: ImportMapping }).mapping, proposal }))
    await show(view, { tongue, viewport })
    await expect.element(page.getByText(says)).toBeVisible()
    await expect.element(page.getByText(hint)).toBeVisible()
    const form = page.getByRole('heading', { name: reading }).element()
    expect(page.getByText(says).element().compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(await seriousViolations(document.body)).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(viewport.width)
    await line(brand).fill('Marmora')
    await userEvent.keyboard('{Enter}')
    // The answered question leaves, and the focus is not lost with it.
    await expect.element(page.getByText(says)).not.toBeInTheDocument()
    await expect.element(page.getByRole('status').first()).toHaveFocus()
    await expect.element(line(brand)).toHaveValue('Marmora')
  }) // prettier-ignore
})

const CHECKED: ImportCheck = {
  added: 2, changed: 1, unchanged: 4, rejected: 1, rows: 9, withdrawn: 0, incomplete: 0, noveltyCounts: { brand: 1, option: 1, sku: 2 },
  novelties: [
    { kind: 'brand', name: 'Marmorra', line: 4 },
    { kind: 'option', name: 'oiled', looksLike: 'Oiled', line: 4 },
    { kind: 'sku', name: 'MX-2 of MX', line: 4 },
    { kind: 'sku', name: 'NB 7 of NB', looksLike: 'NB-7', line: 6 },
  ],
  notes: [{ row: 5, column: 'name', value: '橡木', reason: { en: 'differs from row 4', zh: '与第 4 行不同' } }],
} // prettier-ignore

describe('a text whose encoding is a guess', () => {
  it.each([
    ['en', SMALL, 'Encoding', 'Nothing in the file says which of two encodings it has.', 'Read as Windows-1250', 'Western Europe', 'Windows-1253 · Greek'],
    ['zh-CN', PHONE, '编码', '无法从文件内容确定是两种编码中的哪一种。', '按 Windows-1250 读取', '西欧', 'Windows-1253 · 希腊语'],
  ] as const)('shows the rows that two guesses read differently, and takes the other by one press (%s)', async (tongue, viewport, field, says, press, group, greek) => {
    const choice = { ...anImport().choice, file: null, sheet: null, encoding: 'windows-1252', delimiter: ';', headerRow: 1 } as const
    const doubtful = [{ row: 30_002, readings: ['m³', 'mł'] }, { row: 30_003, readings: ['Oak · ø 12 mm', 'Oak · ř 12 mm'] }]
    const { facts } = anImport()
    if (!facts) throw new Error('expected facts')
    let data = anImport({ choice, facts: { ...facts, choice, warnings: ['encodingUnsure'], encodingGuesses: ['windows-1252', 'windows-1250'], doubtful } })
    answer(calls.getImport, () => data)
    answer(calls.mapImport, (input) => (data = { ...data, choice: (input as { choice: typeof data.choice }).choice }))
    await show(view, { tongue, viewport })
    await expect.element(page.getByRole('region', { name: says })).toBeVisible()
    await expect.element(page.getByRole('cell', { name: 'mł' })).toBeVisible()
    const options = select(field).element() as HTMLSelectElement
    expect([...options.querySelectorAll('optgroup')].map(({ label }) => label)).toContain(group)
    expect([...options.options].map(({ text }) => text)).toContain(greek)
    expect(await seriousViolations(document.body)).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(viewport.width)
    await page.getByRole('button', { name: press }).click()
    await expect.element(select(field)).toHaveValue('windows-1250')
  }) // prettier-ignore
})

describe('the result of an import', () => {
  it.each([
    ['en', SMALL, 'Rejected', 'is no price', 'New in the catalogue'],
    ['zh-CN', PHONE, '拒绝', '不是价格', '材料库中的新内容'],
  ] as const)('is told row by row and field by field (%s)', async (tongue, viewport, rejected, reason, novelties) => {
    answer(calls.getImport, anImport({ state: 'checked', checked: CHECKED, isCheckedNow: true, mayRun: true }))
    answer(calls.getUploadRejections, { list: [{ line: 8, column: 'measurementUnit', value: 'as somebody wrote it by hand', reason: { en: 'is no price', zh: '不是价格' } }], total: 1 }) // prettier-ignore
    answer(calls.getImportDifferences, { list: [{ line: 4, brand: 'Marmora', key: 'MX', name: 'Oak', fields: [{ field: 'skus[MX-1].minPrice', was: '75.50', is: '80.00' }] }], total: 1 }) // prettier-ignore
    await show(view, { tongue, viewport })
    await expect.element(page.getByRole('tab', { name: rejected })).toHaveAttribute('aria-selected', 'true')
    await expect.element(page.getByRole('cell', { name: reason })).toBeVisible()
    // On a phone too, the name of a column is on one line.
    const words = document.createRange()
    words.selectNodeContents(page.getByRole('cell', { name: 'measurementUnit' }).element())
    expect(words.getClientRects()).toHaveLength(1)
    await expect.element(page.getByText(novelties)).toBeVisible()
    await expect.element(page.getByText(/“NB 7 of NB”.*“NB-7”/)).toBeVisible()
    await expect.element(page.getByText(/(Row 5: |第 5 行：)name, 橡木/)).toBeVisible()
    expect(await seriousViolations(document.body)).toEqual([])
    await page.getByRole('tab').nth(1).click()
    await expect.element(page.getByText('75.50')).toBeVisible()
    await expect.element(page.getByText(/^MX-1(: Lowest price|：最低价)$/)).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(viewport.width)
  })

  it.each([
    ['en', 'Stop reading', 'Read again'],
    ['zh-CN', '停止读取', '重新读取'],
  ] as const)('can be stopped while its file is read, which is then read again as somebody chooses (%s)', async (tongue, stop, again) => {
    const asked: unknown[] = []
    let data = anImport({ state: 'reading', work: 'going', columns: null, preview: null, proposal: null, mapping: null })
    answer(calls.getImport, () => data)
    answer(calls.pauseImport, () => (data = { ...data, state: 'refused', work: null, problem: { en: 'Reading was stopped.', zh: '读取已停止。' } }))
    answer(calls.mapImport, (input) => {
      asked.push((input as { choice?: unknown }).choice)
      return (data = { ...data, state: 'reading', work: 'waiting', problem: null })
    })
    await show(view, { tongue, viewport: SMALL })
    await page.getByRole('button', { name: stop }).click()
    await page.getByRole('button', { name: again }).click()
    await expect.element(page.getByRole('button', { name: stop })).toBeVisible()
    expect(asked).toEqual([anImport().choice])
  }) // prettier-ignore

  it('gets the focus of keyboard users after a step, and shows that the step runs', async () => {
    let data = anImport()
    answer(calls.getImport, () => data)
    answer(calls.checkImport, () => (data = anImport({ state: 'checking', work: 'going' })))
    answer(calls.getUploadRejections, { list: [], total: 0 })
    await show(view, { viewport: SMALL })
    await expect.element(page.getByRole('button', { name: 'Check', exact: true })).toBeVisible()
    page.getByRole('button', { name: 'Check', exact: true }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('status').first()).toHaveFocus()
    expect(document.querySelector('output progress:not([value])')).not.toBeNull()
    data = anImport({ state: 'checked', checked: CHECKED, isCheckedNow: true, mayRun: true })
    await expect.element(page.getByRole('heading', { name: 'What it would do' })).toHaveFocus()
    // From there keys reach the errors.
    page.getByRole('tab', { name: 'Rejected' }).element().focus()
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByRole('region', { name: 'Rejected' })).toHaveFocus()
  })

  it('stays where it is during a step for somebody who has moved the focus elsewhere', async () => {
    let data = anImport()
    answer(calls.getImport, () => data)
    answer(calls.checkImport, () => (data = anImport({ state: 'checking', work: 'going' })))
    answer(calls.getUploadRejections, { list: [], total: 0 })
    await show(<><label>Elsewhere <input /></label>{view}</>, { viewport: SMALL }) // prettier-ignore
    await page.getByRole('button', { name: 'Check', exact: true }).click()
    await expect.element(page.getByRole('status').first()).toHaveFocus()
    await line('Elsewhere').click()
    data = anImport({ state: 'checked', checked: CHECKED, isCheckedNow: true, mayRun: true })
    await expect.element(page.getByRole('heading', { name: 'What it would do' })).toBeVisible()
    await expect.element(line('Elsewhere')).toHaveFocus()
  })

  it('gets the focus after an undo', async () => {
    const run = { id: '3', added: 0, changed: 1, unchanged: 0, rejected: 0, startTime: 1, finishTime: 2 }
    let data = anImport({ state: 'done', run })
    answer(calls.getImport, () => data)
    answer(calls.undoImport, () => (data = anImport({ state: 'undoing', work: 'going', run })))
    await show(view, { viewport: SMALL })
    await page.getByRole('button', { name: 'Take back' }).click()
    await page.getByRole('button', { name: 'Take it back' }).click()
    await expect.element(page.getByText('Being taken back')).toBeVisible()
    await expect.element(page.getByRole('status').first()).toHaveFocus()
    data = anImport({ state: 'undone', run, undone: { removed: 1, restored: 0, kept: 0, isFinished: true } })
    await expect.element(page.getByRole('heading', { name: 'Report' })).toHaveFocus()
  })

  it('can be paused while it goes on, and goes on when it was paused, an undo too', async () => {
    const run = { id: '3', added: 1, changed: 0, unchanged: 0, rejected: 0, startTime: 1, finishTime: null }
    const stands = (facts: Partial<OneImport>) => answer(calls.getImport, anImport({ run, ...facts }))
    stands({ state: 'running', work: 'going', progress: { done: 300, total: 900 } })
    await show(view, { viewport: SMALL })
    await expect.element(page.getByText('300 of 900')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Pause' })).toBeVisible()
    stands({ state: 'undoing', work: 'paused' })
    await expect.element(page.getByRole('button', { name: 'Go on' })).toBeVisible()
    await expect.element(page.getByRole('status').getByText('Paused')).toBeVisible()
  })

  it('cannot be begun anew where its undo failed half-way', async () => {
    const run = { id: '3', added: 1, changed: 0, unchanged: 0, rejected: 0, startTime: 1, finishTime: 2 }
    answer(calls.getImport, anImport({ state: 'failed', run, mayRun: true }))
    await show(view, { viewport: SMALL })
    await expect.element(page.getByRole('button', { name: 'Take back' })).toBeVisible()
    expect(page.getByRole('button', { name: 'Import', exact: true }).elements()).toEqual([])
  })

  it('names what stays after it was taken back', async () => {
    const run = { id: '3', added: 0, changed: 1, unchanged: 0, rejected: 0, startTime: 1, finishTime: 2 }
    answer(calls.getImport, anImport({ state: 'undone', run, undone: { removed: 0, restored: 3, kept: 1, isFinished: true } })) // prettier-ignore
    answer(calls.getImportDifferences, { list: [], total: 0 })
    answer(calls.getKeptOfUndo, { list: [{ productId: '4', brand: 'Marmora', key: 'MX', name: '橡木', enName: 'Oak', stayed: [{ field: 'skus[MX-1].minPrice', reason: 'changed' }, { field: 'skus[MX-2]', reason: 'last' }] }], total: 1 }) // prettier-ignore
    await show(view, { viewport: SMALL })
    await expect.element(page.getByText('Changed since: MX-1: Lowest price')).toBeVisible()
    await expect.element(page.getByText('or none on sale: MX-2')).toBeVisible()
    await expect.element(page.getByText('Oak', { exact: true })).toBeVisible()
  })
})

describe('every page of the staff', () => {
  it.each([
    ['en', 'Being imported', '300 of 900', SMALL],
    ['zh-CN', '正在导入', '300 / 900', PHONE],
  ] as const)(
    'says what is under way and leads there, save its own (%s)',
    async (tongue, state, progress, viewport) => {
      const one = { name: '价目表.csv', state: 'running', work: 'going', progress: { done: 300, total: 900 } } as const
      answer(calls.getImportsUnderWay, [{ ...one, id: '7' }, { ...one, id: '8', name: 'other.csv' }]) // prettier-ignore
      await show(<UnderWay />, { tongue, viewport, address: '/operator/import/8' })
      await expect.element(page.getByRole('link', { name: '价目表.csv' })).toHaveAttribute('href', '/operator/import/7')
      await expect.element(page.getByText(state)).toBeVisible()
      await expect.element(page.getByText(progress)).toBeVisible()
      expect(page.getByRole('link', { name: 'other.csv' }).elements()).toEqual([])
      expect(await seriousViolations(document.body)).toEqual([])
    },
  )
})

describe('an import that does not exist', () => {
  it.each([
    ['en', 'There is no such import.', 'All imports'],
    ['zh-CN', '没有这项导入。', '返回导入列表'],
  ] as const)('says so and leads back to all of them (%s)', async (tongue, text, back) => {
    refuse(calls.getImport, 404)
    await show(view, { tongue })
    await expect.element(page.getByText(text)).toBeVisible()
    await expect.element(page.getByRole('link', { name: back })).toHaveAttribute('href', '/operator/import')
  })
})
