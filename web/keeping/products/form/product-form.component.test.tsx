import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { getAuthorityList, getBrandPage, getCategoryAttributes, getColorList } from '../../../../contract/lookups.ts'
import * as calls from '../../../../contract/keeping/products.ts'
import type { KeptProductDetail } from '../../../../contract/keeping/products.ts'
import { seriousViolations } from '../../../testing/axe.ts'
import { aKeptRecord, skuFieldsOf } from '../../../testing/kept-products.ts'
import { answerLookups } from '../../../testing/lookups.ts'
import { aMember } from '../../../testing/members.ts'
import { aDetail, aSku } from '../../../testing/products.ts'
import { answer, cutOff, refuse, Refusal } from '../../../testing/server-answers.ts'
import { enterAs } from '../../../testing/session.ts'
import { show, type Setting } from '../../../testing/show.tsx'
import { dismissToasts } from '../../../kit/toasts/toast.ts'
import { Toasts } from '../../../kit/toasts/Toasts.tsx'
import type { DrawProduct } from '../window/ShopWindow.tsx'
import { ProductFormView } from './ProductFormView.tsx'

const draw: DrawProduct = (detail) => <p>{`${detail.enName} / ${detail.name}`}</p>

function answerRecord(record: KeptProductDetail): void {
  answer(calls.getKeptProduct, record)
  answer(calls.previewProduct, ({ change, draft }) => ({
    detail: aDetail({
      enName: String(change?.is.enName ?? draft?.enName ?? record.fields.enName),
      name: String(change?.is.name ?? draft?.name ?? record.fields.name),
      skus: [aSku()],
    }),
    card: null,
  }))
}

const showForm = (setting: Setting = {}, id = '7') =>
  show(
    <main tabIndex={-1} style={{ padding: 16 }}>
      <ProductFormView key={id} id={id} draw={draw} />
      <Toasts closeLabel="Dismiss" />
    </main>,
    { address: `/operator/products/${id}`, ...setting },
  )
const main = () => document.querySelector('main') as HTMLElement
const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const saveButton = () => page.getByRole('button', { name: 'Save', exact: true })

beforeEach(() => {
  sessionStorage.clear()
  // Another test must not find what this one has saved.
  dismissToasts()
  enterAs(aMember({ roles: ['member', 'editor'], permissions: ['catalogue:keep'] }))
  answerLookups()
  answer(getBrandPage, {
    list: [
      {
        id: '1',
        name: '诺木',
        englishName: 'Nordhem',
        logo: null,
        description: null,
        enDescription: null,
        country: null,
        website: null,
        productCount: 1,
        coverImages: [],
      },
    ],
    total: 1,
  })
  answer(getCategoryAttributes, [
    {
      id: '3',
      name: '饰面',
      enName: 'Finish',
      type: 'choice',
      unit: null,
      options: [{ value: 'Oiled', name: '上油', enName: 'Oiled' }],
    },
  ])
  answer(getColorList, [])
  answer(getAuthorityList, [{ id: '4', name: '空气研究所', enName: 'Institute of Air' }])
  answerRecord(aKeptRecord())
})

describe('the form of a product', () => {
  it.each([
    ['en', 'English name', { width: 1366, height: 768 }, 'light'],
    ['en', 'English name', { width: 1920, height: 1080 }, 'dark'],
    ['zh-CN', '英文名称', { width: 390, height: 844 }, 'dark'],
    ['zh-CN', '英文名称', { width: 320, height: 640 }, 'light'],
  ] as const)(
    'stands beside the shop window, in both languages (%s, %s, %o, %s)',
    async (tongue, name, viewport, theme) => {
      await showForm({ tongue, viewport, theme })
      await expect.element(field(name)).toHaveValue('Herringbone oak')
      expect(await seriousViolations(main())).toEqual([])
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(viewport.width)
    },
  )

  it('leads to what the trail has of the product and of each SKU', async () => {
    enterAs(aMember({ roles: ['member', 'operator'], permissions: ['catalogue:keep', 'audit:read'] }))
    await showForm()
    const link = (name: string) => page.getByRole('link', { name, exact: true })
    await expect.element(link('All changes')).toHaveAttribute('href', '/operator/audit?entity=product&entityId=7')
    await expect.element(link('Changes of OAK-1-L')).toHaveAttribute('href', '/operator/audit?entity=sku&entityId=71')
    expect(await seriousViolations(main())).toEqual([])
  })

  it.each([
    ['7', 'You'],
    ['8', 'Staff no. 7'],
  ])('says who changed it last in the words of the trail (member %s)', async (id, who) => {
    enterAs(aMember({ id, roles: ['member', 'editor'], permissions: ['catalogue:keep'] }))
    await showForm()
    await expect.element(page.getByText(new RegExp(`^Changed .* · ${who}$`))).toBeVisible()
  })

  it('opens for an expiring certificate at the day of the one that ends first', async () => {
    const auths = ['2027-05-01', '2026-02-01', null].map((expiresOn, nth) => ({
      authorityId: '4',
      scheme: 'test',
      number: `C-${nth}`,
      issuedOn: null,
      expiresOn,
      document: null,
    }))
    answerRecord(aKeptRecord({ fields: { auths } }))
    await show(<ProductFormView id="7" firstGap="certificateExpired" draw={draw} />)
    await expect.poll(() => document.activeElement?.getAttribute('name')).toBe('auths[1].expiresOn')
  })

  it('hides the trail from people who may not see it', async () => {
    await showForm()
    await expect.element(field('English name')).toHaveValue('Herringbone oak')
    expect(page.getByRole('link', { name: /changes/i }).elements()).toEqual([])
  })

  it('previews the typed text, and saves only changed fields by keys', async () => {
    const sent: unknown[] = []
    answer(calls.updateProduct, (change) => {
      sent.push(change)
      return aKeptRecord({ fields: { enName: 'Oak chevron' } })
    })
    await showForm()
    await field('English name').fill('Oak chevron')
    await expect.element(page.getByText('Oak chevron / 人字拼橡木')).toBeVisible()
    await page.getByRole('textbox', { name: 'OAK-1-L: Lead time, days' }).fill('21')
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect.element(page.getByText('Saved.')).toBeVisible()
    expect(sent).toEqual([
      {
        id: '7',
        was: { enName: 'Herringbone oak' },
        is: { enName: 'Oak chevron' },
        skus: [{ id: '71', was: { leadTimeDays: 14 }, is: { leadTimeDays: 21 } }],
        newSkus: [],
        removedSkus: [],
      },
    ])
    await expect.element(page.getByText('Not saved yet', { exact: true })).not.toBeInTheDocument()
  })

  it('marks the mistakes, leads to the first one, and loses nothing', async () => {
    await showForm()
    await page.getByRole('textbox', { name: 'OAK-1-L: Lowest price' }).fill('12a')
    await saveButton().click()
    await expect.element(page.getByRole('textbox', { name: 'OAK-1-L: Lowest price' })).toHaveFocus()
    await expect.element(page.getByText('One field is not right yet.')).toBeVisible()
    await page.getByRole('textbox', { name: 'OAK-1-L: Lowest price' }).fill('300')
    await expect.element(page.getByText('OAK-1-L: Lowest price: The lowest price is above the highest.')).toBeVisible()
    await page.getByRole('textbox', { name: 'OAK-1-L: Lowest price' }).fill('200')
    refuse(calls.updateProduct, 400, { words: 'skus[OAK-1-L].minPrice: is too dear' })
    await saveButton().click()
    await expect.element(page.getByText('OAK-1-L: Lowest price: This is too dear.')).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'OAK-1-L: Lowest price' })).toHaveValue('200')
  })

  it('leads from the list of refusals to the field, also of a SKU that is not shown', async () => {
    const skus = ['OAK-1-L', 'OAK-1-D'].map((model, place) => ({ id: `7${place}`, fields: skuFieldsOf({ model }) }))
    const fields = { auths: [{ authorityId: '4', scheme: 'other', number: 'A-1', issuedOn: null, expiresOn: null, document: null }] } // prettier-ignore
    answerRecord(aKeptRecord({ skus, fields }))
    await showForm()
    await page.getByRole('radio', { name: 'All of OAK-1-D' }).click()
    const details = page.getByRole('region', { name: 'Fields of OAK-1-D' })
    await details.getByRole('textbox', { name: 'Origin' }).fill('QQ')
    await page.getByRole('radio', { name: 'All of OAK-1-L' }).click()
    refuse(calls.updateProduct, 400, { words: 'skus.0.is.origin: no area has this code' })
    await saveButton().click()
    await expect.element(details.getByRole('textbox', { name: 'Origin' })).toHaveFocus()
    await page.getByRole('radio', { name: 'All of OAK-1-L' }).click()
    await expect.element(page.getByText('OAK-1-D is not right yet')).toBeInTheDocument()
    await page.getByRole('button', { name: 'OAK-1-D: Origin: no area has this code' }).click()
    await expect.element(details.getByRole('textbox', { name: 'Origin' })).toHaveFocus()
    refuse(calls.updateProduct, 400, { words: 'is.auths.0.number: at most 500 characters' })
    await saveButton().click()
    await expect.element(page.getByRole('textbox', { name: 'Number', exact: true })).toHaveFocus()
    expect(await seriousViolations(main())).toEqual([])
  })

  it('brings the field it leads to into sight, below the bar that stays', async () => {
    await showForm()
    await page.getByRole('textbox', { name: 'OAK-1-L: Lead time, days' }).fill('21')
    // Covered by the bar, and so visible only to the browser.
    window.scrollBy(0, field('Key').element().getBoundingClientRect().top - 8)
    refuse(calls.updateProduct, 400, { words: 'is.key: another product has it' })
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect.element(field('Key')).toHaveFocus()
    const bar = saveButton().element().parentElement
    const { top } = field('Key').element().getBoundingClientRect()
    expect(top).toBeGreaterThanOrEqual(bar?.getBoundingClientRect().bottom ?? Infinity)
  })

  it('shows on a phone the whole list of mistakes below the bar, whose rows its words need', async () => {
    await showForm({ tongue: 'zh-CN', viewport: { width: 390, height: 844 } })
    await field('英文名称').fill('')
    await field('中文名称').fill('')
    await page.getByRole('button', { name: '保存', exact: true }).click()
    await expect.element(field('英文名称')).toHaveFocus()
    const list = main().querySelector('[data-mistakes]') as Element
    const bar = main().querySelector('[data-bar]') as Element
    expect(list.getBoundingClientRect().top).toBeGreaterThanOrEqual(bar.getBoundingClientRect().bottom - 1)
  })

  it('keeps typed text over a reload, and drops it after a confirmation', async () => {
    await showForm()
    await field('Chinese name').fill('橡木')
    await expect.element(page.getByText('Not saved yet', { exact: true })).toBeVisible()
    document.querySelector('#root')?.remove()
    await showForm()
    await expect.element(field('Chinese name')).toHaveValue('橡木')
    await expect.element(page.getByText('These are the changes that you had not saved.')).toBeVisible()
    await page.getByRole('button', { name: 'Drop the changes' }).click()
    await page.getByRole('button', { name: 'Drop them' }).click()
    await expect.element(field('Chinese name')).toHaveValue('人字拼橡木')
  })

  it('stays as it is while the network is away', async () => {
    cutOff(calls.updateProduct)
    await showForm()
    await field('English name').fill('Oak chevron')
    await saveButton().click()
    await expect.element(page.getByText('Network anomaly', { exact: false })).toBeVisible()
    await expect.element(field('English name')).toHaveValue('Oak chevron')
    await expect.element(page.getByText('Not saved yet', { exact: true })).toBeVisible()
  })
})

describe('a fact of the table', () => {
  const slip = { id: '9', name: '防滑等级', enName: 'Slip class', unit: '', type: 'choice', fact: 'slip-ramp' } as const
  const options = ['R13', 'rough'].map((name, at) => ({ id: `9${at}`, name, enName: null }))
  const record = (): KeptProductDetail => ({
    ...aKeptRecord({ fields: { attrs: [{ type: 'choice', attributeId: '9', options: [{ id: '91' }] }] } }),
    attributes: [{ ...slip, options }],
  })
  const choice = (name: string) => page.getByRole('combobox', { name, exact: true })

  it.each([
    ['en', 'Slip class: add a value', /DIN 51130 \(withdrawn 2021\)/, '“A+B” says “Barefoot slip class”: state it there.', '“so so” is no class that is known. Correct it, or add it as a new value.', { width: 1366, height: 768 }],
    ['zh-CN', '防滑等级：添加值', /DIN 51130（2021 年废止）/, '“A+B”属于“赤足防滑等级”，请填在该指标中。', '“so so”不是已知的等级，请更正，或作为新值添加。', { width: 390, height: 844 }],
  ] as const)('offers its classes in their order, reads what is typed, and tells what it cannot read (%s)', async (tongue, name, norm, ofOther, unread, viewport) => {
    answerRecord(record())
    const sent: object[] = []
    answer(calls.updateProduct, ({ is }) => {
      sent.push(is)
      return record()
    })
    await showForm({ tongue, viewport })
    await expect.element(page.getByText(norm)).toBeVisible()
    await choice(name).click()
    const offered = page.getByRole('listbox').getByRole('option').elements().map((one) => one.textContent) // prettier-ignore
    expect(offered).toEqual(['R9', 'R10', 'R11', 'R12', 'R13'])
    await choice(name).fill('R10 A+B')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(ofOther)).toBeVisible()
    await choice(name).fill('so so')
    await userEvent.tab()
    await expect.element(page.getByText(unread)).toBeVisible()
    await expect.element(choice(name)).toHaveValue('so so')
    expect(await seriousViolations(main())).toEqual([])
    await choice(name).fill('r 10 / R-13')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(unread)).not.toBeInTheDocument()
    await expect.element(choice(name)).toHaveValue('')
    await userEvent.keyboard('{Control>}s{/Control}')
    const attrs = [{ type: 'choice', attributeId: '9', options: [{ id: '91' }, { name: 'R10/R13', enName: null }] }]
    await expect.poll(() => sent).toEqual([{ attrs }])
  }) // prettier-ignore

  it('that the category expects is offered first, and another is found by its norm', async () => {
    answerRecord(record())
    await showForm()
    const add = choice('Add an attribute').first()
    await add.click()
    const names = page.getByRole('listbox').getByRole('option').elements().map((one) => one.firstChild?.textContent) // prettier-ignore
    expect(names.indexOf('Fire class')).toBeLessThan(names.indexOf('Displacement space'))
    expect(names.indexOf('Fire class')).toBeGreaterThanOrEqual(0)
    await add.fill('BS 7976')
    await page.getByRole('option', { name: /^Pendulum value, dry/ }).click()
    await expect.element(page.getByRole('textbox', { name: 'Pendulum value, dry (PTV)' })).toBeVisible()
  })
})

describe('the focus', () => {
  it('returns the focus to the button that asked, or to the save button', async () => {
    await showForm()
    await field('Chinese name').fill('橡木')
    const drop = page.getByRole('button', { name: 'Drop the changes' })
    await drop.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).last().click()
    await expect.element(drop).toHaveFocus()
    await drop.click()
    await page.getByRole('button', { name: 'Drop them' }).click()
    await expect.element(drop).not.toBeInTheDocument()
    await expect.element(saveButton()).toHaveFocus()
  })
})

describe('a save', () => {
  it('is taken back by the message that tells of it, and not where somebody has changed the same since', async () => {
    const sent: { was: object; is: object }[] = []
    answer(calls.updateProduct, ({ was, is }) => {
      sent.push({ was, is })
      if (sent.length === 4) throw new Refusal(409, undefined, { record: aKeptRecord(), fields: ['enName'], skus: [], goneSkus: [] }) // prettier-ignore
      return aKeptRecord({ fields: { enName: is.enName ?? null } })
    })
    await showForm()
    await field('English name').fill('Oak chevron')
    await saveButton().click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.element(page.getByText('Taken back.')).toBeVisible()
    await expect.element(field('English name')).toHaveValue('Herringbone oak')
    expect(sent.at(-1)).toEqual({ was: { enName: 'Oak chevron' }, is: { enName: 'Herringbone oak' } })
    await field('English name').fill('Ash')
    await saveButton().click()
    await expect.element(page.getByText('Saved.')).toBeVisible()
    await expect.element(page.getByText('Taken back.')).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.element(page.getByText('Somebody has changed it since', { exact: false })).toBeVisible()
    await expect.element(field('English name')).toHaveValue('Ash')
  })
})

describe('two people in one product', () => {
  it('shows the later one field by field what differs, and saves what they choose', async () => {
    const changes: { was: object; is: object; skus?: object[] | undefined }[] = []
    const theirs = aKeptRecord({
      fields: { enName: 'Parquet' },
      skus: [{ id: '71', fields: skuFieldsOf({ leadTimeDays: 30 }) }],
    })
    answer(calls.updateProduct, ({ was, is, skus }) => {
      changes.push({ was, is, skus })
      if (changes.length > 1) return theirs
      throw new Refusal(409, undefined, {
        record: theirs,
        fields: ['enName'],
        skus: [{ id: '71', fields: ['leadTimeDays'] }],
        goneSkus: [],
      })
    })
    await showForm()
    await field('English name').fill('Oak chevron')
    await page.getByRole('textbox', { name: 'OAK-1-L: Lead time, days' }).fill('21')
    await saveButton().click()
    const dialog = page.getByRole('dialog')
    await expect.element(dialog.getByText('Parquet', { exact: true })).toBeVisible()
    expect(await seriousViolations(document.body)).toEqual([])
    await dialog.getByRole('radiogroup', { name: 'OAK-1-L: Lead time, days' }).getByText('Theirs').click()
    await dialog.getByRole('button', { name: 'Save what is chosen' }).click()
    await expect.element(page.getByText('Saved.')).toBeVisible()
    expect(changes.at(-1)).toEqual({ was: { enName: 'Parquet' }, is: { enName: 'Oak chevron' }, skus: [] })
  })

  it('keeps the text typed into a SKU that somebody deleted, as a new SKU', async () => {
    const gone = aKeptRecord({ skus: [{ id: '72', fields: skuFieldsOf({ model: 'OAK-1-D' }) }] })
    answerRecord(
      aKeptRecord({
        skus: [
          { id: '71', fields: skuFieldsOf() },
          { id: '72', fields: skuFieldsOf({ model: 'OAK-1-D' }) },
        ],
      }),
    )
    answer(calls.updateProduct, () => {
      throw new Refusal(409, undefined, { record: gone, fields: [], skus: [], goneSkus: ['71'] })
    })
    await showForm()
    await page.getByRole('textbox', { name: 'OAK-1-L: Stock' }).fill('99')
    await saveButton().click()
    await expect.element(page.getByText('OAK-1-L: deleted meanwhile', { exact: false })).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'OAK-1-L: Stock' })).toHaveValue('99')
  })

  it('offers to restore a product that was deleted under one’s hands', async () => {
    refuse(calls.updateProduct, 404)
    await showForm()
    await field('English name').fill('Oak chevron')
    await saveButton().click()
    const back = page.getByRole('button', { name: 'Restore and save' })
    await expect.element(back).toBeVisible()
    answer(calls.restoreProducts, 1)
    answer(calls.updateProduct, aKeptRecord({ fields: { enName: 'Oak chevron' } }))
    await back.click()
    await expect.element(page.getByText('Saved.')).toBeVisible()
  })
})

describe('the SKUs of the form', () => {
  it.each([
    [{ width: 390, height: 844 }, 'light'],
    [{ width: 320, height: 640 }, 'dark'],
  ] as const)('are cards on a phone, of which nothing is cut off (%o, %s)', async (viewport, theme) => {
    const sent: unknown[] = []
    answer(calls.updateProduct, ({ skus }) => {
      sent.push(skus)
      return aKeptRecord()
    })
    await showForm({ viewport, theme })
    const stock = page.getByRole('textbox', { name: 'OAK-1-L: Stock' })
    await expect.element(stock).toBeVisible()
    const parts = () => [...(stock.element().closest('ul')?.querySelectorAll('input, select, button') ?? [])]
    expect(parts().length).toBeGreaterThan(0)
    // The window takes its new width a moment after the request.
    const cutOff = () =>
      parts()
        .map((part) => part.getBoundingClientRect())
        .filter(({ left, right }) => left < 0 || right > viewport.width)
    await expect.poll(cutOff).toEqual([])
    await stock.fill('7')
    await saveButton().click()
    await expect.element(page.getByText('Saved.')).toBeVisible()
    expect(sent).toMatchObject([[{ id: '71', is: { stock: 7 } }]])
    expect(await seriousViolations(main())).toEqual([])
  })

  it('keep what they are called while their model is written anew', async () => {
    await showForm()
    const model = page.getByRole('textbox', { name: 'OAK-1-L: Model' })
    await model.fill('')
    await expect.element(model).toHaveValue('')
    await expect.element(page.getByRole('region', { name: 'Fields of OAK-1-L' })).toBeVisible()
    await saveButton().click()
    await expect.element(page.getByText('OAK-1-L: Model: This is needed.')).toBeVisible()
    await expect.element(model).toHaveFocus()
  })

  it('stand in a table that scrolls within itself where it has no room', async () => {
    const viewport = { width: 1366, height: 768 }
    await showForm({ viewport })
    const remove = page.getByRole('button', { name: 'Remove OAK-1-L' })
    await expect.element(remove).toBeInTheDocument()
    const around = remove.element().closest('table')?.parentElement as HTMLElement
    around.scrollLeft = around.scrollWidth
    const [inside, frame] = [remove.element().getBoundingClientRect(), around.getBoundingClientRect()]
    expect(inside.right).toBeLessThanOrEqual(frame.right)
    expect(frame.right).toBeLessThanOrEqual(viewport.width)
  })

  it('are added, duplicated, moved, removed and kept', async () => {
    answerRecord(
      aKeptRecord({
        skus: [
          { id: '71', fields: skuFieldsOf() },
          { id: '72', fields: skuFieldsOf({ model: 'OAK-1-D' }) },
        ],
      }),
    )
    const sent: { is: object; newSkus?: object[] | undefined; removedSkus?: unknown }[] = []
    answer(calls.updateProduct, ({ is, newSkus, removedSkus }) => {
      sent.push({ is, newSkus, removedSkus })
      return aKeptRecord()
    })
    await showForm()
    await page.getByRole('button', { name: 'Duplicate OAK-1-L' }).click()
    await expect.element(page.getByRole('textbox', { name: 'OAK-1-L-2: Model' })).toHaveValue('OAK-1-L-2')
    await page.getByRole('button', { name: 'Move OAK-1-D up' }).click()
    await page.getByRole('button', { name: 'Remove OAK-1-L', exact: true }).click()
    await expect.element(page.getByText('OAK-1-L goes when you save.')).toBeVisible()
    await page.getByRole('button', { name: 'Keep it' }).click()
    await page.getByRole('button', { name: 'Remove OAK-1-D' }).click()
    await saveButton().click()
    await expect.element(page.getByText('Saved.')).toBeVisible()
    expect(sent).toEqual([
      { is: { skuOrder: ['71'] }, newSkus: [skuFieldsOf({ model: 'OAK-1-L-2' })], removedSkus: ['72'] },
    ])
  })

  it('begin at the model of a new one, which keeps the focus when it is refused and when it is saved', async () => {
    const made = aKeptRecord({
      skus: [
        { id: '71', fields: skuFieldsOf() },
        { id: '72', fields: skuFieldsOf({ model: 'OAK-1-N' }) },
      ],
    })
    answer(calls.updateProduct, made)
    await showForm()
    await page.getByRole('button', { name: 'Add a SKU' }).click()
    const model = page.getByRole('textbox', { name: ': Model' })
    await expect.element(model.last()).toHaveFocus()
    await userEvent.keyboard('OAK-1-L{Control>}s{/Control}')
    await expect.element(page.getByText('Another SKU has this model.').first()).toBeVisible()
    await expect.element(model.last()).toHaveFocus()
    await userEvent.keyboard('{Control>}a{/Control}OAK-1-N{Control>}s{/Control}')
    await expect.element(page.getByText('Saved.')).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'OAK-1-N: Model' })).toHaveFocus()
    await expect.element(page.getByRole('region', { name: 'Fields of OAK-1-N' })).toBeVisible()
  })

  it('take attributes by their options, and by names that nobody has used yet', async () => {
    const sent: unknown[] = []
    answer(calls.updateProduct, ({ skus }) => {
      sent.push(skus)
      return aKeptRecord()
    })
    await showForm()
    const details = page.getByRole('region', { name: 'Fields of OAK-1-L' })
    await details.getByRole('combobox', { name: 'Add an attribute' }).fill('Finish')
    await userEvent.keyboard('{Enter}')
    await details.getByRole('combobox', { name: 'Finish: add a value' }).fill('上油')
    await userEvent.keyboard('{Enter}')
    await details.getByRole('button', { name: 'Another value' }).click()
    await details.getByRole('textbox', { name: 'English', exact: true }).fill('Waxed')
    await details.getByRole('button', { name: 'Add', exact: true }).click()
    await saveButton().click()
    await expect.element(page.getByText('Saved.')).toBeVisible()
    const attrs = [
      {
        type: 'choice',
        attributeId: '3',
        options: [
          { name: '上油', enName: 'Oiled' },
          { name: null, enName: 'Waxed' },
        ],
      },
    ]
    expect(sent).toEqual([[{ id: '71', was: { attrs: [] }, is: { attrs } }]])
  })

  it('have pictures that are sent, moved by keys, measured and removed', async () => {
    const [one, two] = ['a'.repeat(40), 'b'.repeat(40)] as const
    const entries = [one, two].map((picture) => ({ picture, mmWidth: null }))
    answerRecord({
      ...aKeptRecord({ skus: [{ id: '71', fields: skuFieldsOf({ caseImages: entries }) }] }),
      pictures: [one, two].map((picture) => ({ picture, width: 400, height: 300, color: '#aabbcc', cutFrom: null })),
    })
    const sent: unknown[] = []
    answer(calls.updateProduct, ({ skus }) => {
      sent.push(skus)
      return aKeptRecord()
    })
    await showForm()
    const rooms = page.getByRole('group', { name: 'Rooms' })
    const handle = rooms.getByRole('button', { name: 'Move with the arrow keys: Rooms, picture 1 of 2' })
    await expect.element(handle).toBeVisible()
    handle.element().focus()
    await userEvent.keyboard('{ArrowRight}')
    await rooms.getByRole('textbox', { name: 'Rooms, picture 1 of 2: True width, mm' }).fill('2400')
    await rooms.getByRole('button', { name: 'Remove: Rooms, picture 2 of 2' }).click()
    await saveButton().click()
    await expect.element(page.getByText('Saved.')).toBeVisible()
    expect(sent).toEqual([
      [{ id: '71', was: { caseImages: entries }, is: { caseImages: [{ picture: two, mmWidth: 2400 }] } }],
    ])
  })
})

describe('a new product', () => {
  it('asks for what it needs, and is made', async () => {
    const sent: { key: string; status?: string | undefined; skus: { model: string }[] }[] = []
    answer(calls.createProduct, (draft) => {
      sent.push(draft)
      return { id: '7' }
    })
    const { address } = await showForm({}, 'new')
    await page.getByRole('button', { name: 'Make the product' }).click()
    await expect.element(page.getByText('Brand: This is needed.')).toBeVisible()
    await expect.element(field('English name')).toHaveFocus()
    await field('English name').fill('Oak chevron')
    await page.getByRole('combobox', { name: 'Brand' }).fill('nord')
    await userEvent.keyboard('{Enter}')
    await page.getByRole('combobox', { name: 'Category' }).fill('timber')
    await userEvent.keyboard('{Enter}')
    await field('Key').fill('OAK-9')
    await page.getByRole('textbox', { name: 'New SKU: Model' }).fill('OAK-9-L')
    await expect.element(page.getByText('Oak chevron / ', { exact: false })).toBeVisible()
    await page.getByRole('button', { name: 'Make the product' }).click()
    await expect.poll(address).toBe('/operator/products/7')
    expect(sent).toMatchObject([{ key: 'OAK-9', status: 'withdrawn', skus: [{ model: 'OAK-9-L' }] }])
  })
})
