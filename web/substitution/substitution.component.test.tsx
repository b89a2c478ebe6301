import { describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { getSamples } from '../../contract/boards/calls.ts'
import { getOffers } from '../../contract/budgets/calls.ts'
import { getProductDetail } from '../../contract/catalogue.ts'
import { getCollected } from '../../contract/favourites.ts'
import { getSimilar } from '../../contract/image-search.ts'
import {
  getSubstitution,
  getSubstitutionPage,
  getWhereUsed,
  substitute as substituteCall,
  undoSubstitution,
  type SubstitutionPlace,
  type UsedPlace,
} from '../../contract/substitution.ts'
import { seriousViolations } from '../testing/axe.ts'
import { aSnapshot, ON_SALE } from '../testing/boards.ts'
import { aLineSnapshot, anOffer, entryIdOf } from '../testing/budgets.ts'
import { answerLookups } from '../testing/lookups.ts'
import { aMember } from '../testing/members.ts'
import { aCard, aDetail, aSku } from '../testing/products.ts'
import { answer, breakDown, Refusal } from '../testing/server-answers.ts'
import { enterAs } from '../testing/session.ts'
import { show, type Setting } from '../testing/show.tsx'
import { aPlan, aSummary, aUse } from '../testing/substitution.ts'
import { Toasts } from '../kit/toasts/Toasts.tsx'
import { dismissToasts } from '../kit/toasts/toast.ts'
import { openSubstitution, closeSubstitution, showUses, openSubstitutionOf } from './asking.ts'
import { SubstitutionLayer } from './SubstitutionLayer.tsx'
import { WhereUsed } from './WhereUsed.tsx'

const ITEM = entryIdOf(1)
const LINE = entryIdOf(2)
const inFolder = aUse({ kind: 'folder', id: '3', itemId: '31', name: 'Hotel lobby' })
const onBoard = aUse({ kind: 'board', id: '8', itemId: ITEM, name: 'Harbour', right: 'edit', ownerName: 'Mo' })
const inDraft = aUse({ kind: 'budget', id: '5', itemId: LINE, name: 'Harbour hotel' })
const inApproved = aUse({ kind: 'budget', id: '6', itemId: LINE, name: 'Old town', status: 'approved' })
const ordered = aUse({ kind: 'budget', id: '7', itemId: LINE, name: 'Spa', status: 'ordered', closed: 'status' })
const uses = [onBoard, inDraft, inApproved, ordered, inFolder]
const refusalOf = ({ id }: SubstitutionPlace) => (id === '7' ? ('status' as const) : null)

const stone = aCard({ skuId: '12', name: '洞石', enName: 'Travertine' })

function answerAll(places: readonly UsedPlace[] = uses): void {
  enterAs(aMember())
  answerLookups()
  answer(getWhereUsed, { places: [...places], total: places.length })
  answer(getSamples, [{ skuId: '11', snapshot: aSnapshot(), ...ON_SALE }])
  answer(getCollected, [])
  answer(getSubstitutionPage, { list: [], total: 0 })
  answer(getSimilar, { list: [{ ...stone, score: 1, texture: 1, deltaE: 0, band: 'close' }], total: 1 })
  answer(getProductDetail, aDetail({ id: '11', skus: [aSku({ id: '11' })] }))
  const thickness = { id: '1', name: '厚度', enName: 'Thickness', type: 'number' as const, unit: 'mm' }
  const fireClass = { id: '2', name: '防火等级', enName: 'Fire class', type: 'text' as const, unit: null }
  answer(getOffers, [
    anOffer({
      skuId: '11',
      attributes: [
        { ...thickness, value: '14', enValue: '14' },
        { ...fireClass, value: 'B1', enValue: 'B1' },
      ],
    }),
    anOffer({
      skuId: '12',
      snapshot: aLineSnapshot({ name: '洞石', enName: 'Travertine', minPrice: '168.00', maxPrice: '186.00' }),
      leadTimeDays: 26,
      attributes: [{ ...thickness, value: '12', enValue: '12' }],
    }),
  ])
}

async function open(begin: () => void, setting?: Setting) {
  const shown = await show(
    <main>
      <SubstitutionLayer />
      <Toasts closeLabel="Dismiss" />
    </main>,
    setting,
  )
  onTestFinished(() => {
    closeSubstitution()
    dismissToasts()
  })
  begin()
  return shown
}

const dialog = () => page.getByRole('dialog')

describe('where an open product is used', () => {
  const showDrawer = (setting?: Setting) =>
    show(
      <main>
        <WhereUsed skuId="11" />
      </main>,
      setting,
    )

  it('stands by kind, each place a link that opens it there, and says whose it is', async () => {
    answerAll()
    await showDrawer()
    await expect.element(page.getByRole('heading', { name: 'Where used (5)' })).toBeVisible()
    const links = page.getByRole('link').elements()
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Hotel lobby ', '/favorites/3?item=31'],
      ['Harbour No. 3 · by Mo', `/material/8?item=${ITEM}`],
      ['Harbour hotel Line FL-01 · Lobby', `/budgetList/5?line=${LINE}`],
      ['Old town Line FL-01 · Lobby · approved', `/budgetList/6?line=${LINE}`],
      ['Spa Line FL-01 · Lobby · ordered', `/budgetList/7?line=${LINE}`],
    ])
    expect(await seriousViolations(document.body)).toEqual([])
  })

  it('twice on one board is told apart', async () => {
    answerAll([onBoard, { ...onBoard, itemId: entryIdOf(3) }])
    await showDrawer()
    await expect.element(page.getByText('No. 3 (2 of 2) · by Mo')).toBeVisible()
    const links = page.getByRole('link').elements()
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Harbour No. 3 (1 of 2) · by Mo',
      'Harbour No. 3 (2 of 2) · by Mo',
    ])
  })

  it('is nowhere yet, with the next step', async () => {
    answerAll([])
    await showDrawer()
    await expect.element(page.getByText(/^Not used in any of your folders/)).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Substitute…' })).not.toBeInTheDocument()
  })

  it('cannot be told, and is asked for again', async () => {
    answerAll()
    breakDown(getWhereUsed, 500)
    await showDrawer()
    await expect.element(page.getByText(/^Where it is used could not be loaded/)).toBeVisible()
    answerAll([inFolder])
    await page.getByRole('button').first().click()
    await expect.element(page.getByRole('link', { name: 'Hotel lobby' })).toBeVisible()
  })

  it('shows the first of many places, and the rest when asked', async () => {
    answerAll(Array.from({ length: 20 }, (_, at) => ({ ...inFolder, id: `${at + 1}`, name: `Folder ${at + 1}` })))
    await showDrawer()
    await expect.element(page.getByRole('heading', { name: 'Where used (20)' })).toBeVisible()
    expect(page.getByRole('link').elements()).toHaveLength(8)
    await page.getByRole('button', { name: 'Show 12 more' }).click()
    expect(page.getByRole('link').elements()).toHaveLength(20)
  })
})

describe('another material in the place of one', () => {
  const choose = () => dialog().getByRole('button', { name: 'Choose Travertine' }).click()

  it('is chosen by how it differs', async () => {
    answerAll()
    await open(() => openSubstitutionOf('11'))
    await expect.element(page.getByRole('dialog', { name: 'Substitute Smoked oak' })).toBeVisible()
    // The SKU's own price, not the lowest of its product.
    await expect.element(dialog().getByText('¥168 – 186 / m²')).toBeVisible()
    await expect.element(dialog().getByText('CNY −34.00 – −12.00 against now')).toBeVisible()
    expect(dialog().getByText(/^¥180/).elements()).toHaveLength(0)
    await expect.element(dialog().getByText('6 days later')).toBeVisible()
    await expect.element(dialog().getByText('Thickness: 12 mm')).toBeVisible()
    await expect.element(dialog().getByText('Fire class: not stated (now B1)')).toBeVisible()
    expect(await seriousViolations(dialog().element())).toEqual([])
  })

  it('is put in what is ticked after every place and figure was seen, and can be undone', async () => {
    answerAll()
    const sent: { places: number; dryRun: number }[] = []
    answer(substituteCall, ({ places, dryRun }) => {
      sent.push({ places: places.length, dryRun })
      return aPlan(places, { refusalOf, ...(dryRun === 0 && { id: '71' }) })
    })
    await open(() => openSubstitutionOf('11'))
    await choose()
    await expect.element(dialog().getByText('14 mm → 12 mm')).toBeVisible()
    await expect.element(dialog().getByText('20 days → 26 days').first()).toBeVisible()
    await expect.element(dialog().getByText('FSC C-1, until May 1, 2027')).toBeVisible()
    // Approved lists are not ticked at first, and ordered ones cannot be.
    await expect.element(dialog().getByText('3 of 5 places')).toBeVisible()
    await expect.element(dialog().getByText(/^Approved\. It becomes a draft again/)).toBeVisible()
    await expect.element(dialog().getByText('The budget list is ordered or closed.')).toBeVisible()
    await expect.element(dialog().getByRole('group', { name: 'Spa' }).getByRole('checkbox')).toBeDisabled()
    await expect.element(dialog().getByText('CNY 9,000.00 → CNY 9,100.00 CNY +100.00')).toBeVisible()
    expect(await seriousViolations(dialog().element())).toEqual([])
    await dialog().getByRole('button', { name: 'All', exact: true }).click()
    await expect.element(dialog().getByText('4 of 5 places')).toBeVisible()
    await expect.element(dialog().getByText('CNY +200.00')).toBeVisible()
    await dialog().getByRole('button', { name: 'None', exact: true }).click()
    await expect
      .element(dialog().getByRole('button', { name: 'Tick at least one place.' }))
      .toHaveAttribute('aria-disabled', 'true')
    await dialog().getByRole('group', { name: 'Hotel lobby' }).getByRole('checkbox').click()
    await dialog().getByRole('group', { name: 'Harbour hotel' }).getByRole('checkbox').click()
    await dialog().getByRole('button', { name: 'Substitute in 2 places' }).click()
    await expect.element(dialog().getByText('Travertine is now in 2 places in place of Smoked oak.')).toBeVisible()
    expect(sent.filter(({ dryRun }) => dryRun === 0)).toEqual([{ places: 2, dryRun: 0 }])
    await expect
      .element(dialog().getByRole('link', { name: 'Harbour hotel' }))
      .toHaveAttribute('href', `/budgetList/5?line=${LINE}`)
    expect(await seriousViolations(dialog().element())).toEqual([])
    answerUndo()
    await dialog().getByRole('button', { name: 'Undo…' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Undo this substitution?' })).toBeVisible()
  })

  it.each<[Setting, string, string[]]>([
    [
      { tongue: 'en', theme: 'light' },
      'Choose Travertine',
      [
        'Slip class: Falls from R11 to R9 (EN 16165)',
        'Fire class: A2-s3,d0 does not meet B-s1,d0 in every part (EN 13501-1)',
        'Use class: 33 is no longer stated; 41 is of another scale',
        'Barefoot slip class: B is no longer stated (EN 16165)',
        'Price: CNY 180.00 – 220.00 / m² → CNY 190.00 – 220.00 / m²',
      ],
    ],
    [
      { tongue: 'zh-CN', theme: 'dark', viewport: { width: 390, height: 844 } },
      '选择洞石',
      [
        '防滑等级: 由 R11 降为 R9（EN 16165）',
        '燃烧性能: A2-s3,d0 并非各项都达到 B-s1,d0（EN 13501-1）',
        '使用等级: 不再注明 33；41 属于另一体系',
        '赤足防滑等级: 不再注明 B（EN 16165）',
        '价格: CNY 180.00 – 220.00 / m² → CNY 190.00 – 220.00 / m²',
      ],
    ],
  ])('says first which facts are worse, and by which norm (%o)', async (setting, chosen, said) => {
    answerAll()
    const text = (value: string) => ({ value, enValue: value })
    const fact = (id: string, [name, enName]: [string, string], [from, to]: [string, string | null]) => ({
      id,
      name,
      enName,
      type: 'choice' as const,
      unit: null,
      from: text(from),
      to: to === null ? null : text(to),
    })
    const worse = [
      { ...fact('5', ['防滑等级', 'Slip class'], ['R11', 'R9']), worse: { how: 'below' as const, norm: 'EN 16165' } },
      {
        ...fact('6', ['燃烧性能', 'Fire class'], ['B-s1,d0', 'A2-s3,d0']),
        worse: { how: 'partly' as const, norm: 'EN 13501-1' },
      },
      { ...fact('7', ['使用等级', 'Use class'], ['33', '41']), worse: { how: 'lost' as const, norm: '' } },
      {
        ...fact('8', ['赤足防滑等级', 'Barefoot slip class'], ['B', null]),
        worse: { how: 'lost' as const, norm: 'EN 16165' },
      },
    ]
    answer(substituteCall, ({ places }) => aPlan(places, { refusalOf, worse }))
    await open(() => openSubstitutionOf('11'), setting)
    await dialog().getByRole('button', { name: chosen }).click()
    const rows = () =>
      [...dialog().element().querySelectorAll<HTMLElement>('dl > div')].map((row) => row.innerText.replace('\n', ': '))
    await expect.poll(() => rows().slice(0, 5)).toEqual(said)
    expect(await seriousViolations(dialog().element())).toEqual([])
  })

  it('is looked at again where something has changed meanwhile, and the ticks stay', async () => {
    answerAll()
    let isGone = false
    answer(substituteCall, ({ places, dryRun }) => {
      if (dryRun === 1) return aPlan(places, { refusalOf })
      isGone = true
      throw new Refusal(409, 'Something else stands there by now.', {
        refused: [{ kind: 'folder', id: '3', itemId: '31', refusal: 'gone' }],
      })
    })
    answer(getWhereUsed, () => {
      const places = isGone ? uses.filter((use) => use !== inFolder) : uses
      return { places, total: places.length }
    })
    await open(() => openSubstitutionOf('11'))
    await choose()
    await dialog().getByRole('group', { name: 'Harbour', exact: false }).first().getByRole('checkbox').click()
    await dialog().getByRole('button', { name: 'Substitute in 2 places' }).click()
    await expect.element(dialog().getByText(/by now\. Something has changed meanwhile/)).toBeVisible()
    await expect.element(dialog().getByRole('group', { name: 'Hotel lobby' })).not.toBeInTheDocument()
    await expect.element(dialog().getByText('1 of 4 places')).toBeVisible()
  })

  it('goes back to another choice by a key, and is left by Escape', async () => {
    answerAll()
    answer(substituteCall, ({ places }) => aPlan(places, { refusalOf }))
    await open(() => openSubstitutionOf('11'))
    await choose()
    await expect.element(dialog().getByText('3 of 5 places')).toBeVisible()
    // The step has the focus, and the next Tab leads into it.
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toMatch(/^Step 2 of 3/)
    await userEvent.tab()
    await expect.element(dialog().getByRole('button', { name: 'All', exact: true })).toHaveFocus()
    await dialog().getByRole('button', { name: 'Back' }).click()
    await expect.element(dialog().getByRole('button', { name: 'Choose Travertine' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  it('can be ticked for one of two samples on a board', async () => {
    answerAll([onBoard, { ...onBoard, itemId: entryIdOf(3) }])
    answer(substituteCall, ({ places }) => aPlan(places))
    await open(() => openSubstitution({ skuId: '11', face: { at: 'preview', toSkuId: '12' } }))
    await dialog().getByRole('checkbox', { name: 'No. 3 (2 of 2)' }).click()
    await expect.element(dialog().getByRole('checkbox', { name: 'No. 3 (1 of 2)' })).toBeChecked()
    await expect.element(dialog().getByRole('button', { name: 'Substitute in 1 place' })).toBeVisible()
  })

  it('says that the material is used nowhere', async () => {
    answerAll([])
    await open(() => openSubstitution({ skuId: '11', face: { at: 'preview', toSkuId: '12' } }))
    await expect.element(dialog().getByText('It is not used anywhere.')).toBeVisible()
  })

  it.each([
    ['en', 'dark', { width: 320, height: 640 }, 'Substitute in 3 places'],
    ['zh-CN', 'light', { width: 390, height: 844 }, '替换 3 处'],
    ['zh-CN', 'dark', { width: 1366, height: 768 }, '替换 3 处'],
  ] as const)('has room for every figure (%s, %s)', async (tongue, theme, viewport, words) => {
    answerAll()
    answer(substituteCall, ({ places }) => aPlan(places, { refusalOf }))
    await open(() => openSubstitution({ skuId: '11', face: { at: 'preview', toSkuId: '12' } }), {
      tongue,
      theme,
      viewport,
    })
    await expect.element(dialog().getByRole('button', { name: words })).toBeVisible()
    expect(await seriousViolations(dialog().element())).toEqual([])
    const { scrollWidth, clientWidth } = dialog().element()
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(viewport.width)
  })
})

function answerUndo(): void {
  const places = [inFolder, inDraft].map(({ kind, id, itemId, name, place }) => ({ kind, id, itemId, name, place }))
  const left = (id: string) => (id === '5' ? ('changed' as const) : null)
  answer(getSubstitution, { ...aSummary(), places: places.map((place) => ({ ...place, left: null })) })
  answer(undoSubstitution, {
    places: places.map((place) => ({ ...place, left: left(place.id) })),
    things: [{ kind: 'folder', id: '3', name: 'Hotel lobby', version: 0, totals: null }],
  })
}

describe('what somebody substituted before', () => {
  it('is listed, opens with what it changed, and is taken back as far as nothing has changed since', async () => {
    answerAll()
    answerUndo()
    answer(getSubstitutionPage, {
      list: [
        aSummary(),
        aSummary({ id: '70', undoTime: Date.UTC(2026, 0, 6), counts: { board: 0, budget: 0, folder: 1 } }),
      ],
      total: 2,
    })
    await open(() => showUses('11'))
    await dialog().getByRole('button', { name: 'Substitutions' }).click()
    await expect.element(dialog().getByText(/1 place · Taken back/)).toBeVisible()
    await dialog()
      .getByRole('button', { name: /Smoked oak → Travertine.*3 places/ })
      .click()
    await expect.element(dialog().getByRole('link', { name: 'Hotel lobby' })).toBeVisible()
    await dialog().getByRole('button', { name: 'Undo…' }).click()
    await expect.element(dialog().getByText('Comes back (1 place)')).toBeVisible()
    await expect.element(dialog().getByText('It has been changed since.')).toBeVisible()
    expect(await seriousViolations(dialog().element())).toEqual([])
    await dialog().getByRole('button', { name: 'Take back 1 place' }).click()
    await expect.element(page.getByText('1 place is as it was.')).toBeVisible()
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  it('is nothing yet', async () => {
    answerAll()
    await open(() => openSubstitution({ skuId: null, face: { at: 'history' } }))
    await expect.element(dialog().getByText('No substitutions yet.')).toBeVisible()
  })
})
