import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { fieldsOfPreset, linkFieldNames } from '../../../contract/sharing/links.ts'
import { seriousViolations } from '../../testing/axe.ts'
import { anAllocation, someTotals } from '../../testing/budgets.ts'
import { aComment, answerLink, aSharedFolder, aSharedView } from '../../testing/sharing.ts'
import { show, type Setting } from '../../testing/show.tsx'
import { aLobbyBoard, aLobbyBudget } from '../../testing/lobby.ts'
import { SharedView } from './SharedView.tsx'

const open = (setting: Setting = {}) =>
  show(
    <main id="content" tabIndex={-1}>
      <SharedView token="token" />
    </main>,
    { address: '/share/token', ...setting },
  )
const main = () => document.querySelector('main') as HTMLElement
const textOf = (element: Element) => element.textContent
const heads = () => page.getByRole('columnheader').elements().map(textOf)
/** The cells of all sum rows. */
const sums = () =>
  page
    .getByRole('row', { name: /^Subtotal/ })
    .elements()
    .map((row) => [...row.children].map((cell) => (cell as HTMLElement).innerText.replaceAll(/\s+/g, ' ')))
const onPhone = { viewport: { width: 390, height: 844 } }

it.each([
  ['en', /^This link is open until December 3, 2026 at .+ GMT/],
  ['zh-CN', /^此链接有效至 2026年12月3日 GMT.*。$/],
] as const)('a guest is told until when, with the time zone (%s)', async (tongue, until) => {
  const expiresAt = Date.UTC(2026, 11, 3, 10)
  answerLink(aSharedView({ budget: aLobbyBudget() }, 'client', { expiresAt, language: tongue }))
  await open({ tongue })
  await expect.element(page.getByText(until)).toBeVisible()
})

describe('a budget list', () => {
  it.each([
    [
      'client',
      ['Name', 'Code', 'Quantity', 'Lead time', 'Tax', 'Amount, without tax', 'Chosen, else high, without tax'],
    ],
    ['contractor', ['Name', 'Code', 'Quantity', 'In stock', 'Lead time']],
    ['supplier', ['Name', 'Code', 'Quantity', 'Lead time']],
  ] as const)('has for the %s the columns that the link tells of, and no others', async (preset, columns) => {
    answerLink(aSharedView({ budget: aLobbyBudget() }, preset))
    await open()
    await expect.poll(heads).toEqual([...columns])
    expect(main().textContent).not.toMatch(/undefined|null|NaN/)
  })

  it('has every column for whoever may see everything', async () => {
    answerLink(aSharedView({ budget: aLobbyBudget() }, linkFieldNames))
    await open()
    await expect
      .poll(heads)
      .toEqual([
        'Name',
        'Code',
        'Quantity',
        'In stock',
        'Lead time',
        'Supplier',
        'Batch',
        'Unit price',
        'Discount',
        'Markup',
        'Freight',
        'Tax',
        'Amount, without tax',
        'Chosen, else high, without tax',
      ])
    await expect.element(page.getByRole('row', { name: /Smoked oak/ })).toMatchTextContent('CNY 180 – 220 / m²')
    await expect.element(page.getByText('Ask for a discount')).toBeVisible()
  })

  it('says what is ordered, what has no price, and what it comes to', async () => {
    answerLink(aSharedView({ budget: aLobbyBudget() }, 'client'))
    await open()
    const oak = page.getByRole('row', { name: /Smoked oak/ })
    await expect.element(oak).toMatchTextContent('16 boxes, 23.04 m²')
    await expect.element(oak).toMatchTextContent('4,147.20 – 5,068.80')
    await expect.element(page.getByRole('row', { name: /Panelling/ })).toMatchTextContent('3 pieces')
    await expect.element(page.getByRole('row', { name: /Panelling/ })).toMatchTextContent('On request')
    await expect
      .element(page.getByText('Total, with tax CNY 45,000.00 · list prices 41,472.00 – 50,688.00'))
      .toBeVisible()
    const totals = page.getByRole('region', { name: 'Totals' })
    await expect
      .element(totals)
      .toMatchTextContent('Total CNY as chosen, else high, with tax45,000.00At list prices41,472.00 – 50,688.00')
    await expect.element(totals).toMatchTextContent('Incomplete: 1 line has no price yet.')
  })

  it('has the parts of its total before their sum, as its paper has them', async () => {
    const totals = { freight: '300.00', contingencyHigh: '2000.00', chosen: '45000.00', high: '50688.00' }
    const taxes = [{ rate: '13', low: '1.00', high: '2.00', chosen: '2.00' }]
    const budget = aLobbyBudget({ contingencyPct: '5', totals: someTotals({ ...totals, taxes }) })
    answerLink(aSharedView({ budget }, linkFieldNames))
    await open()
    const names = page.getByRole('region', { name: 'Totals' }).getByRole('term')
    await expect
      .poll(() => names.elements().map(textOf))
      .toEqual([
        'Goods, without tax',
        'Of which freight',
        'Tax 13%',
        'Contingency 5%',
        'Total CNY as chosen, else high, with tax',
        'At list prices',
      ])
  })

  it('says at each part of its total what was chosen, and that goods are without the tax that lines have', async () => {
    const amounts = {
      goodsLow: '900.00',
      goodsHigh: '1000.00',
      goodsChosen: '950.00',
      high: '1130.00',
      chosen: '1073.50',
    }
    const taxes = [{ rate: '13', low: '117.00', high: '130.00', chosen: '123.50' }]
    answerLink(
      aSharedView(
        { budget: aLobbyBudget({ taxMode: 'inclusive', totals: someTotals({ ...amounts, taxes }) }) },
        'client',
      ),
    )
    await open()
    const totals = page.getByRole('region', { name: 'Totals' })
    await expect.element(totals).toMatchTextContent('Goods, without tax900.00 – 1,000.00chosen 950.00')
    await expect.element(totals).toMatchTextContent('Tax 13%117.00 – 130.00chosen 123.50')
    await expect.element(totals).toMatchTextContent('Total CNY as chosen, else high, with tax1,073.50')
  })

  it('says units by their short names', async () => {
    const { budget, ...view } = aSharedView({ budget: aLobbyBudget() }, 'client')
    if (!budget) throw new Error('no budget is shown')
    const lines = budget.lines.map((line) => (line.unit === 'piece' ? { ...line, unit: 'meter' } : line))
    answerLink({ ...view, budget: { ...budget, lines } })
    await open()
    await expect.element(page.getByRole('row', { name: /Panelling/ })).toMatchTextContent(/3\.00 m13%/)
  })

  it('has no totals and no client for who sees no prices', async () => {
    answerLink(aSharedView({ budget: aLobbyBudget() }, 'contractor'))
    await open()
    await expect.element(page.getByRole('table')).toBeVisible()
    expect(page.getByRole('region', { name: 'Totals' }).elements()).toHaveLength(0)
    expect(main().textContent).not.toMatch(/CNY|Harbour Group|\d\.\d\d –/)
  })

  it('is read by room too, with how much of a line is for each', async () => {
    answerLink(aSharedView({ budget: aLobbyBudget() }, 'client'))
    await open()
    await page.getByText('Room', { exact: true }).click()
    await expect.element(page.getByText('Guest room × 12', { exact: true })).toBeVisible()
    const rows = page.getByRole('row', { name: /Smoked oak/ })
    await expect.poll(() => rows.elements().length).toBe(2)
    // 40 m² and 12 × 18 m², with 10 % waste.
    await expect.element(rows.first()).toMatchTextContent('44.00 m²')
    await expect.element(rows.last()).toMatchTextContent('237.60 m²')
    // The line's amount is divided by the rooms' needs.
    await expect.element(rows.first()).toMatchTextContent('648.00 – 792.00')
    await expect.element(rows.last()).toMatchTextContent('3,499.20 – 4,276.80')
    await expect.element(page.getByRole('row', { name: /Travertine/ })).toMatchTextContent('900.00')
    await expect.element(page.getByText(/^What a line for several rooms comes to/)).toBeVisible()
  })

  it('says of a list whose lines have tax in them that they do', async () => {
    answerLink(aSharedView({ budget: aLobbyBudget({ taxMode: 'inclusive' }) }, 'client'))
    await open()
    await expect.element(page.getByRole('columnheader', { name: 'Amount, with tax' })).toBeVisible()
  })

  it('has no row of the whole project for a line of which nothing was left to it', async () => {
    const budget = aLobbyBudget()
    const [first] = budget.allocations
    if (!first) throw new Error('no allocation')
    const left = { ...first, id: `${first.id.slice(0, -3)}fff`, roomId: null, netQty: '0' }
    answerLink(aSharedView({ budget: { ...budget, allocations: [...budget.allocations, left] } }, 'client'))
    await open()
    await page.getByText('Room', { exact: true }).click()
    await expect.poll(() => page.getByRole('row', { name: /Smoked oak/ }).elements().length).toBe(2)
  })

  it('says below each section what its lines come to, and what is not in it', async () => {
    answerLink(aSharedView({ budget: aLobbyBudget() }, 'client'))
    await open()
    await expect.poll(sums).toEqual([
      ['Subtotal: Flooring', '4,147.20 – 5,068.80', '4,500.00'],
      ['Subtotal: Walls without 1 line that has no price yet', '900.00', ''],
    ])
  })

  it('says below each room what it comes to, so that all rooms come to all lines', async () => {
    answerLink(aSharedView({ budget: aLobbyBudget() }, 'client'))
    await open()
    await page.getByText('Room', { exact: true }).click()
    await expect.poll(sums).toEqual([
      ['Subtotal: Lobby', '648.00 – 792.00', '703.13'],
      ['Subtotal: Guest room × 12', '3,499.20 – 4,276.80', '3,796.87'],
      ['Subtotal: Whole project without 1 line that has no price yet', '900.00', ''],
    ])
  })

  it('says which lines a room’s sum is without where nobody is told how much of them is there', async () => {
    const [first] = aLobbyBudget().rooms
    const budget = aLobbyBudget()
    const travertine = budget.lines.at(-1)
    const alone = { lineId: travertine?.id ?? '', roomId: first?.id ?? null }
    const allocations = [...budget.allocations, { ...anAllocation(alone), version: 1 }]
    answerLink(aSharedView({ budget: { ...budget, allocations } }, ['name', 'price', 'total']))
    await open()
    await page.getByText('Room', { exact: true }).click()
    await expect.poll(sums).toEqual([['Subtotal: Lobby without 1 line for other rooms too', '900.00']])
    await expect.element(page.getByText(/^Amounts stand where a line is for one room alone/)).toBeVisible()
  })

  it('counts a line for several rooms as one without a price, though nobody is told how much of it is where', async () => {
    const budget = aLobbyBudget()
    const [first, second] = budget.lines
    const unpriced = { low: null, high: null, chosen: null }
    const lines = budget.lines.map((line) =>
      line === first || line === second ? { ...line, figures: { ...line.figures, ...unpriced } } : line,
    )
    const alone = { lineId: budget.lines.at(-1)?.id ?? '', roomId: budget.rooms[0]?.id ?? null }
    const allocations = [
      ...budget.allocations.filter(({ lineId }) => lineId !== alone.lineId),
      { ...anAllocation(alone), version: 1 },
    ]
    answerLink(aSharedView({ budget: { ...budget, lines, allocations } }, ['name', 'price', 'total']))
    await open()
    await page.getByText('Room', { exact: true }).click()
    await expect.poll(sums).toEqual([['Subtotal: Lobby without 1 line that has no price yet', '900.00']])
  })

  it('says beside the total how many lines have no quantity yet, where quantities are shown', async () => {
    const budget = aLobbyBudget()
    const [first] = budget.lines
    const lines = budget.lines.map((line) =>
      line === first ? { ...line, figures: { ...line.figures, orderQty: '0.000000' } } : line,
    )
    answerLink(aSharedView({ budget: { ...budget, lines } }, 'client'))
    await open()
    await expect.element(page.getByText(/^Total, with tax CNY .* · 1 line has no quantity yet$/)).toBeVisible()
    expect(page.getByText('1 line has no quantity yet', { exact: true }).elements()).toHaveLength(1)
  })

  it('says of a line without a quantity that it has none yet, where noughts would read as decided', async () => {
    const budget = aLobbyBudget()
    const [first] = budget.lines
    const nothing = { need: '0', packs: 0, orderQty: '0.000000', low: '0.00', high: '0.00', chosen: '0.00' }
    const lines = budget.lines.map((line) =>
      line === first ? { ...line, figures: { ...line.figures, ...nothing } } : line,
    )
    answerLink(aSharedView({ budget: { ...budget, lines } }, 'client'))
    await open()
    const oak = page.getByRole('row', { name: /Smoked oak/ })
    await expect.element(oak).toMatchTextContent('no quantity yet')
    await expect.element(oak).toMatchTextContent('–')
    expect(oak.element().textContent).not.toMatch(/0 boxes|0\.00/)
  })

  it('names lines without a section as the list’s owner does, beside a section that is called Other', async () => {
    const budget = aLobbyBudget()
    const [first] = budget.lines
    const lines = budget.lines.map((line) => ({ ...line, section: line === first ? '其他' : '' }))
    answerLink(aSharedView({ budget: { ...budget, lines } }, 'client'))
    await open()
    await expect
      .poll(() => sums().map(([name]) => name))
      .toEqual(['Subtotal: Other', 'Subtotal: No section without 1 line that has no price yet'])
  })

  it('says what was chosen where it is another than the only price, of lines and of what they come to', async () => {
    const budget = aLobbyBudget()
    const [first] = budget.lines
    const figures = { low: '5000.00', high: '5000.00', chosen: '4500.00' }
    const lines = budget.lines.map((line) =>
      line === first ? { ...line, figures: { ...line.figures, ...figures } } : line,
    )
    answerLink(aSharedView({ budget: { ...budget, lines } }, 'client'))
    await open()
    await expect.element(page.getByRole('row', { name: /Smoked oak/ })).toMatchTextContent('5,000.004,500.00')
    await expect.poll(() => sums()[0]).toEqual(['Subtotal: Flooring', '5,000.00', '4,500.00'])
  })

  it('names an agreed price with that of the list, an untold tax, and of what the chosen total is made', async () => {
    const budget = aLobbyBudget()
    const [first] = budget.lines
    const agreed = { low: '180', high: '220', chosen: '165', currency: 'CNY', isTaxUnknown: true }
    const lines = budget.lines.map((line) => (line === first ? { ...line, price: { ...line.price, ...agreed } } : line))
    const all = ['name', 'quantity', 'price', 'discount', 'markup', 'freight', 'tax', 'total'] as const
    answerLink(aSharedView({ budget: { ...budget, lines } }, [...all]))
    await open()
    const oak = page.getByRole('row', { name: /Smoked oak/ })
    await expect.element(oak).toMatchTextContent('agreed; list price 180 – 220')
    await expect.element(oak).toMatchTextContent('not said whether tax is in it')
    await expect.element(page.getByText(/^Chosen is made of: 1 agreed price/)).toBeVisible()
    await expect.element(page.getByText('Total CNY with agreed prices, with tax')).toBeVisible()
    await expect.element(page.getByText('1 price: not said whether tax is in it, counted as without')).toBeVisible()
  })

  it('has the agreed total before the range also where the highest price was agreed', async () => {
    const budget = aLobbyBudget({ totals: someTotals({ low: '41472.00', high: '50688.00', chosen: '50688.00' }) })
    const lines = budget.lines.map((line) => ({ ...line, price: { ...line.price, chosen: line.price?.high ?? null } }))
    answerLink(aSharedView({ budget: { ...budget, lines } }, linkFieldNames))
    await open()
    await expect
      .element(page.getByRole('region', { name: 'Totals' }))
      .toMatchTextContent('Total CNY with agreed prices, with tax50,688.00At list prices41,472.00 – 50,688.00')
  })

  it('tells nobody of agreed prices who sees no prices of lines', async () => {
    const budget = aLobbyBudget()
    const lines = budget.lines.map((line) => ({ ...line, price: { ...line.price, chosen: '165' } }))
    answerLink(aSharedView({ budget: { ...budget, lines } }, 'client'))
    await open()
    await expect.element(page.getByRole('row', { name: /Smoked oak/ })).toBeVisible()
    await expect.element(page.getByText(/agreed/)).not.toBeInTheDocument()
  })

  it('calls a room that has no name unnamed, as its owner reads it, and sums it up', async () => {
    const budget = aLobbyBudget()
    const rooms = budget.rooms.map((room) => ({ ...room, name: '' }))
    answerLink(aSharedView({ budget: { ...budget, rooms } }, 'client'))
    await open()
    await page.getByText('Room', { exact: true }).click()
    await expect
      .poll(() => sums().map(([name]) => name))
      .toEqual([
        'Subtotal: Unnamed room',
        'Subtotal: Unnamed room × 12',
        'Subtotal: Whole project without 1 line that has no price yet',
      ])
  })

  it.each([
    ['no prices', ['name', 'quantity', 'leadTime']],
    ['amounts and no total', ['name', 'quantity', 'price', 'tax']],
  ] as const)('sums nothing up for who sees %s', async (_what, fields) => {
    answerLink(aSharedView({ budget: aLobbyBudget() }, fields))
    await open()
    await expect.element(page.getByRole('row', { name: /Smoked oak/ })).toBeVisible()
    expect(page.getByText(/Subtotal/).elements()).toHaveLength(0)
  })

  it('sums up no lines that stand below no heading', async () => {
    const budget = aLobbyBudget()
    const lines = budget.lines.map((line) => ({ ...line, section: '' }))
    answerLink(aSharedView({ budget: { ...budget, lines } }, 'client'))
    await open()
    await expect.element(page.getByRole('region', { name: 'Totals' })).toBeVisible()
    expect(page.getByText(/Subtotal/).elements()).toHaveLength(0)
  })

  it('is a list of lines on a phone, in Chinese where the link is', async () => {
    answerLink(aSharedView({ budget: aLobbyBudget() }, 'client', { language: 'zh-CN' }))
    await open(onPhone)
    await expect.element(page.getByRole('heading', { name: '地面' })).toBeVisible()
    expect(page.getByRole('table').elements()).toHaveLength(0)
    await expect
      .element(page.getByRole('listitem').filter({ hasText: '烟熏橡木' }))
      .toMatchTextContent('数量16 箱，23.04 m²')
    await expect.element(page.getByText('客户：Harbour Group')).toBeVisible()
    const walls = page.getByRole('region', { name: 'Walls' })
    await expect.element(walls).toMatchTextContent(/小计：Walls900\.001 项尚无价格，未计入$/)
    const floors = page.getByRole('region', { name: '地面' })
    await expect
      .element(floors)
      .toMatchTextContent(/小计：地面4,147\.20 – 5,068\.80选定价，未选按高价（不含税）4,500\.00$/)
  })
})

describe('a board', () => {
  const rows = () => page.getByRole('region', { name: 'Legend' }).getByRole('listitem').elements().map(textOf)

  it.each([
    ['client', ['1Smoked oakNordhem · NH-1 · 600 × 600 mmCNY 180 – 220 / m²Lead time 21 daysInstallation guide']],
    [
      'contractor',
      ['1Smoked oakNordhem · NH-1 · 600 × 600 mmIn stock 120 · Lead time 21 daysLow emissionInstallation guide'],
    ],
    ['supplier', ['1Smoked oakNordhem · NH-1 · 600 × 600 mmLead time 21 days']],
  ] as const)('has a legend of what the %s may know', async (preset, [oak]) => {
    answerLink(aSharedView({ board: aLobbyBoard() }, preset))
    await open()
    await expect.poll(() => rows()[0]?.replaceAll('\u00a0', ' ')).toBe(oak)
    expect(rows()).toHaveLength(2)
    expect(main().textContent).not.toMatch(/undefined|null|NaN|Ask for samples/)
    expect(main().querySelectorAll('a[href*="skuId"]')).toHaveLength(0)
  })

  it('says in the legend which certificate has expired, and since when', async () => {
    const fields = [...fieldsOfPreset('client', 'board'), 'certificates' as const]
    const { board } = aSharedView({ board: aLobbyBoard() }, fields)
    const items = board?.items.map((item) => {
      if (item.type !== 'sku' || !item.now) return item
      const certificates = item.now.certificates?.map((one) => ({ ...one, expiresOn: '2026-01-03', isExpired: true }))
      return { ...item, now: { ...item.now, certificatesExpired: 1, certificates } }
    })
    answerLink({
      ...aSharedView({ board: aLobbyBoard() }, fields),
      ...(board && items && { board: { ...board, items } }),
    })
    await open()
    await expect.poll(() => rows()[0]).toMatch(/Low emissionCertificate Low emission C-7 expired on Jan 3, 2026/)
  })

  it.each([
    { width: 1366, height: 768 },
    { width: 1920, height: 1080 },
  ])(
    'shows the whole paper in a window of $width × $height, and beside it the legend in one column',
    async (viewport) => {
      answerLink(aSharedView({ board: aLobbyBoard() }, 'client'))
      await open({ viewport })
      const paper = page.getByRole('region', { name: /Harbour hotel/ })
      await expect.element(paper).toBeVisible()
      await expect.poll(() => paper.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(viewport.height)
      const listed = page.getByRole('region', { name: 'Legend' }).getByRole('listitem').elements()
      const lefts = new Set(listed.map((row) => row.getBoundingClientRect().left))
      expect(lefts.size).toBe(1)
      expect(Math.min(...lefts)).toBeGreaterThan(paper.element().getBoundingClientRect().right)
    },
  )

  it('tells all that the link tells of a sample that is pressed, and where to read on', async () => {
    answerLink(aSharedView({ board: aLobbyBoard() }, linkFieldNames))
    await open()
    await page.getByRole('button', { name: /Smoked oak/ }).click()
    const sheet = page.getByRole('dialog', { name: 'Smoked oak' })
    await expect.element(sheet).toMatchTextContent('Low emission · C-7 · valid until May 1, 2027')
    const guide = sheet.getByRole('link', { name: 'Installation guide' })
    await expect.element(guide).toHaveAttribute('href', '/files/0/guide.pdf')
    await expect.element(guide).toHaveAttribute('rel', 'noopener noreferrer')
    expect(sheet.getByRole('textbox').elements()).toHaveLength(0)
  })

  it('calls a material by its number where the link names none', async () => {
    answerLink(aSharedView({ board: aLobbyBoard() }, ['price']))
    await open()
    await expect.poll(() => rows()).toEqual(['1Material 1CNY 180 – 220 / m²', '2Material 2On request'])
  })
})

describe('a folder', () => {
  it('has a card for each material, and says how many there are beyond', async () => {
    answerLink(aSharedView({ folder: aSharedFolder(3, { left: 12 }) }, 'client'))
    await open()
    const card = page.getByRole('listitem').filter({ hasText: 'Oak 2' })
    await expect.element(card).toMatchTextContent('Oak 2 Nordhem · OAK-2CNY 180 – 220 / m²')
    await expect.element(page.getByText('12 more materials are not shown here.')).toBeVisible()
    await expect.element(page.getByText('15 materials')).toBeVisible()
    expect(main().textContent).not.toContain('Note 2')
  })

  it('shows notes to whom they are shown, and no price to whom it is not', async () => {
    answerLink(aSharedView({ folder: aSharedFolder(1) }, ['name', 'note']))
    await open()
    await expect.element(page.getByRole('listitem').filter({ hasText: 'Oak 1' })).toMatchTextContent('Oak 1 Note 1')
  })
})

describe('every kind', () => {
  const kinds = {
    board: { board: aLobbyBoard() },
    budget: { budget: aLobbyBudget() },
    folder: { folder: aSharedFolder(5) },
  }
  it.each([
    ['board', 'light', 1366],
    ['board', 'dark', 320],
    ['budget', 'dark', 1366],
    ['budget', 'light', 320],
    ['folder', 'light', 1366],
    ['folder', 'dark', 320],
  ] as const)('can be read by everybody (%s, %s, %i)', async (kind, theme, width) => {
    const comments = [aComment({ text: 'Good' }), aComment({ resolveTime: Date.UTC(2026, 2, 5) })]
    answerLink(aSharedView(kinds[kind], linkFieldNames, { role: 'approve' }), { comments })
    await open({ theme, viewport: { width, height: 800 } })
    await expect.element(page.getByText('Good')).toBeVisible()
    expect(await seriousViolations(main())).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  })
})
