import { strFromU8, unzipSync } from 'fflate'
import { PDFArray, PDFDocument, PDFName, PDFRawStream, PDFString } from 'pdf-lib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MOST_ITEMS_IN_PDF } from '../../../contract/export-limits.ts'
import * as calls from '../../../contract/favourites.ts'
import { aPicture, aProduct } from '../../testing/factories.ts'
import { memberIn } from '../../testing/members.ts'
import type { TestMember } from '../../testing/members.ts'
import { createTestApp, writeFileInside } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { makePdf } from './make.ts'

const NOW = new Date('2026-11-20T08:00:00Z')
const SIXTY = '六十个字的名字'.repeat(8) + 'WALL'
const HOSTILE = ['=1+1', '+1', '-1', '@SUM(A1)', '=HYPERLINK("http://x","y")']

let quarry: TestApp
let member: TestMember
let skuIds: Record<string, string>

beforeAll(async () => {
  quarry = await createTestApp({ now: () => NOW })
  await writeFileInside(quarry.folder, 'oak.png', await aPicture())
  await quarry.importLines([
    aProduct({
      key: 'OAK',
      name: '橡木地板',
      enName: 'Oak, "wide" plank',
      category: [
        { enName: 'Flooring', name: '地面' },
        { enName: 'Timber', name: '木地板' },
      ],
      currencyUnit: 'EUR',
      measurementUnit: 'square_meter',
      auths: [
        { authority: '某机构', enAuthority: 'A body', scheme: 'low_emission', number: 'N-1', expiresOn: '2027-03-01' },
        { authority: '某机构', enAuthority: 'A body', scheme: 'other', number: 'N-2', expiresOn: '2026-11-19' },
      ],
      skus: [
        {
          model: 'OAK-1',
          minPrice: 80.5,
          maxPrice: 120,
          colorHex: '#8A6642',
          taxIncluded: true,
          size: { length: 1800, width: 190, thickness: 14 },
          coverImage: 'oak.png',
        },
      ],
    }),
    ...HOSTILE.map((enName, place) => aProduct({ key: `H-${place}`, enName, skus: [{ model: `H-${place}` }] })),
    aProduct({ key: 'EMO', enName: 'Tile 🧱👩‍🔧', name: 'بلاط أزرق', skus: [{ model: 'EMO-1', minPrice: 40 }] }),
    aProduct({
      key: 'RMB',
      enName: 'In rmb',
      currencyUnit: 'rmb',
      skus: [{ model: 'RMB-1', minPrice: 700, taxIncluded: false }],
    }),
    aProduct({
      key: 'VAR',
      enName: 'Zellige',
      name: '泽利格砖',
      skus: [{ model: 'VAR-1', name: '牛血红', enName: 'Oxblood' }, { model: 'VAR-2' }],
    }),
    aProduct({ key: 'GONE', enName: 'constructor', skus: [{ model: 'GONE-1' }] }),
  ])
  const skus = await quarry.db.selectFrom('sku').select(['id', 'model']).execute()
  skuIds = Object.fromEntries(skus.map(({ id, model }) => [model, id]))
  member = await memberIn(quarry)
})
afterAll(() => quarry.close())

async function folderOf(name: string, models: string[]): Promise<string> {
  const { data } = await quarry.call(calls.createFolder, { name }, member.headers)
  const ids = models.map((model) => skuIds[model] ?? '')
  if (ids.length) await quarry.call(calls.createItems, { favoritesId: data, skuIds: ids }, member.headers)
  return data
}

const ask = (input: Record<string, string>, headers: Record<string, string> = member.headers) =>
  quarry.inject(`${calls.exportItems.path}?${new URLSearchParams(input).toString()}`, headers)

async function csvOf(favoritesId: string, input: Record<string, string> = {}): Promise<string[]> {
  const { body } = await ask({ favoritesId, format: 'csv', language: 'en', ...input })
  return body.replace('\uFEFF', '').trimEnd().split('\r\n')
}

async function sheetOf(favoritesId: string, language = 'en') {
  const { rawPayload } = await ask({ favoritesId, format: 'xlsx', language })
  const files = unzipSync(rawPayload)
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  const strings = [...text('xl/sharedStrings.xml').matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(([, one = '']) =>
    one.replaceAll('&quot;', '"'),
  )
  const sheet = text('xl/worksheets/sheet1.xml')
  const cells = new Map(
    [...sheet.matchAll(/<c r="([A-Z]+\d+)"([^>]*)><v>([^<]*)<\/v>/g)].map(([, at = '', kind = '', value = '']) => [
      at,
      kind.includes('t="s"') ? strings[Number(value)] : Number(value),
    ]),
  )
  return { files, sheet, cells, links: text('xl/worksheets/_rels/sheet1.xml.rels') }
}

async function pdfOf(favoritesId: string, language = 'en') {
  const { rawPayload } = await ask({ favoritesId, format: 'pdf', language })
  const pdf = await PDFDocument.load(rawPayload, { updateMetadata: false })
  const objects = pdf.context.enumerateIndirectObjects().map(([, object]) => object)
  const streams = objects.filter((object) => object instanceof PDFRawStream)
  return {
    pdf,
    fonts: objects.flatMap((object) => ('get' in object ? [object] : [])).filter(isFont).length,
    pictures: streams.filter(({ dict }) => dict.get(PDFName.of('Subtype')) === PDFName.of('Image')).length,
    links: pdf.getPages().flatMap((page) => linksOn(page.node.lookupMaybe(PDFName.of('Annots'), PDFArray), pdf)),
  }
}

function isFont(object: object): boolean {
  return 'has' in object && (object as { has(key: PDFName): boolean }).has(PDFName.of('FontFile2'))
}

function linksOn(annotations: PDFArray | undefined, { context }: PDFDocument): string[] {
  return (annotations?.asArray() ?? []).map((one) => {
    const link = context.lookup(one) as unknown as { get(key: PDFName): { get(key: PDFName): PDFString } }
    return link.get(PDFName.of('A')).get(PDFName.of('URI')).asString()
  })
}

describe('a folder as a file', () => {
  it('is an attachment under the folder’s name, kept by nobody on the way', async () => {
    const id = await folderOf('大堂 “A/B” *', ['OAK-1'])
    const { headers, statusCode } = await ask({ favoritesId: id, format: 'csv', language: 'zh-CN' })
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('大堂 “A B”.csv')}`,
      'content-type': 'text/csv; charset=utf-8',
      'x-content-type-options': 'nosniff',
    })
  })

  it.each([
    ['.', 'en', 'Folder.csv'],
    ['..', 'zh-CN', '收藏夹.csv'],
    ['???', 'en', 'Folder.csv'],
    ['con', 'en', 'Folder.csv'],
    ['. Lobby .', 'en', 'Lobby.csv'],
    ['Lobby v1.2', 'en', 'Lobby v1.2.csv'],
  ])('has a name that can be kept, where the folder is called “%s” (%s)', async (name, language, file) => {
    const { headers } = await ask({ favoritesId: await folderOf(name, []), format: 'csv', language })
    expect(headers['content-disposition']).toBe(`attachment; filename*=UTF-8''${encodeURIComponent(file)}`)
  })

  it.each(['csv', 'xlsx', 'pdf'])('is its member’s alone (%s)', async (format) => {
    const id = await folderOf(`Own ${format}`, ['OAK-1'])
    const other = await memberIn(quarry)
    const input = { favoritesId: id, format, language: 'en' }
    expect((await ask(input, other.headers)).json()).toMatchObject({ code: 1008009000, data: null })
    expect((await ask(input, {})).json()).toMatchObject({ code: 401 })
    await quarry.call(calls.deleteFolders, { ids: [id] }, member.headers)
    expect((await ask(input)).json()).toMatchObject({ code: 1008009000 })
  })

  it('is not made to its end where nobody waits for it any more', async () => {
    const gone = new AbortController()
    const schedule = { language: 'en', folder: 'F', day: '2026-11-20', all: 0, items: [] } as const
    const made = makePdf({ ...schedule, items: [], pictures: new Map() }, gone.signal)
    gone.abort()
    await expect(made).rejects.toThrow('aborted')
    await expect(makePdf({ ...schedule, items: [], pictures: new Map() }, gone.signal)).rejects.toThrow('aborted')
  })

  it('is refused in words where the format or the language is none', async () => {
    const id = await folderOf('Formats', [])
    expect((await ask({ favoritesId: id, format: 'docx', language: 'en' })).json()).toMatchObject({ code: 400 })
    expect((await ask({ favoritesId: id, format: 'csv', language: 'fr' })).json()).toMatchObject({ code: 400 })
  })

  it('holds what is seen: filtered, searched and in its order', async () => {
    const id = await folderOf('Seen', ['H-0', 'OAK-1', 'RMB-1'])
    const names = async (input: Record<string, string>) =>
      (await csvOf(id, input)).slice(1).map((line) => /(OAK-1|H-0|RMB-1)/.exec(line)?.[0])
    expect(await names({})).toEqual(['H-0', 'OAK-1', 'RMB-1'])
    expect(await names({ keyword: 'oak' })).toEqual(['OAK-1'])
    expect(await names({ sort: 'newest' })).toEqual(['RMB-1', 'OAK-1', 'H-0'])
  })
})

describe('a CSV', () => {
  it('says everything of an item, in either language', async () => {
    const id = await folderOf('Facts', ['OAK-1', 'RMB-1'])
    const item = (await quarry.call(calls.getItemPage, { favoritesId: id }, member.headers)).data.list[0]
    await quarry.call(calls.updateItem, { id: item?.id, note: 'For the bar,\n"dark"' }, member.headers)
    const english = (await csvOf(id)).join('\n')
    expect(english).toContain('Name,Brand,Model,Platform number,Category,Colour system,Colour,Dimensions,Price from')
    expect(english).toContain('"Oak, ""wide"" plank",Nordhem,OAK-1,')
    expect(english).toContain('Flooring / Timber,,#8a6642,1800 × 190 × 14 mm,80.5,120,EUR,m²,Yes,80.5,120,EUR,')
    expect(english).toContain(',"Low emission, until 2027-03-01",')
    expect(english).toContain('"For the bar,\n""dark"""')
    expect(english).toContain(`http://localhost:3000/?skuId=${skuIds['OAK-1']}`)
    expect(english).toContain('http://localhost:3000/images/')
    // §9: prices in rmb are shown in dollars, divided by seven.
    expect(english).toContain('RMB-1,')
    expect(english).toMatch(/RMB-1.*,100,100,USD,[^,]*,No,/)
    const chinese = (await csvOf(id, { language: 'zh-CN' })).join('\n')
    expect(chinese).toContain('橡木地板,诺木,OAK-1,')
    expect(chinese).toContain('地面 / 木地板')
    expect(chinese).toContain(',80.5,120,EUR,m²,是,')
  })

  it('says which variant an item is, but not by the model, which it has beside', async () => {
    const id = await folderOf('Variants', ['VAR-1', 'VAR-2'])
    expect((await csvOf(id)).slice(1).map((line) => /^.*?Nordhem/.exec(line)?.[0])).toEqual([
      ',"Zellige, Oxblood",Nordhem',
      ',Zellige,Nordhem',
    ])
    expect((await csvOf(id, { language: 'zh-CN' })).join()).toContain('泽利格砖，牛血红,诺木,VAR-1')
  })

  it('runs no formula', async () => {
    const id = await folderOf('=1+1', ['H-0', 'H-1', 'H-2', 'H-3', 'H-4'])
    const lines = (await csvOf(id)).slice(1)
    expect(lines).toHaveLength(5)
    for (const [place, name] of HOSTILE.slice(0, 4).entries()) expect(lines[place]).toContain(`,'${name},`)
    expect(lines[4]).toContain(`"'=HYPERLINK(""http://x"",""y"")"`)
  })

  it('says what is withdrawn, and has a heading alone where nothing is', async () => {
    const id = await folderOf('Withdrawn', ['GONE-1'])
    const gone = skuIds['GONE-1'] ?? ''
    await quarry.db.updateTable('sku').set({ status: 'withdrawn' }).where('id', '=', gone).execute()
    expect((await csvOf(id))[1]).toContain(',No,')
    expect(await csvOf(await folderOf('Empty', []))).toHaveLength(1)
  })
})

describe('a spreadsheet', () => {
  it('has numbers as numbers, links that lead, pictures in their cells and a heading that stays', async () => {
    const { files, sheet, cells, links } = await sheetOf(await folderOf('Sheet', ['OAK-1', 'EMO-1']))
    expect(cells.get('B2')).toBe('Oak, "wide" plank')
    expect(cells.get('B3')).toBe('Tile 🧱👩‍🔧')
    expect(['J2', 'K2', 'L2', 'N2', 'O2', 'P2', 'Q2'].map((at) => cells.get(at))).toEqual([
      80.5,
      120,
      'EUR',
      'Yes',
      80.5,
      120,
      'EUR',
    ])
    // For the other price it is unknown whether tax is included.
    expect(['L3', 'N3'].map((at) => cells.get(at))).toEqual(['CNY', undefined])
    expect(Object.keys(files).filter((name) => name.startsWith('xl/media/'))).toHaveLength(1)
    expect(sheet).toMatch(/<pane[^>]*state="frozen"/)
    expect(sheet).toContain('<hyperlink ref="V2" r:id="link-0"/>')
    expect(links).toContain(`Target="http://localhost:3000/?skuId=${skuIds['OAK-1']}" TargetMode="External"`)
  })

  it('holds formulas as the texts that they are, and a name that JavaScript has a use for', async () => {
    const { sheet, cells } = await sheetOf(await folderOf('=2+2', ['H-0', 'H-4', 'GONE-1']))
    expect([cells.get('B2'), cells.get('B3')]).toEqual(['=1+1', '=HYPERLINK("http://x","y")'])
    expect(cells.get('B4')).toBe('constructor')
    expect(sheet).not.toContain('<f>')
  })

  it('reads in Chinese, right-to-left names too, and has a heading alone where nothing is', async () => {
    const { cells } = await sheetOf(await folderOf('中文', ['OAK-1', 'EMO-1']), 'zh-CN')
    expect([cells.get('B1'), cells.get('B2'), cells.get('B3')]).toEqual(['名称', '橡木地板', 'بلاط أزرق'])
    const empty = await sheetOf(await folderOf('Bare', []), 'zh-CN')
    expect(empty.cells.get('B1')).toBe('名称')
    expect(empty.sheet).not.toContain('hyperlink')
  })
})

describe('a PDF', () => {
  it('has the pictures, links and just the typefaces that it needs, under the folder’s name', async () => {
    const { pdf, fonts, pictures, links } = await pdfOf(await folderOf('Lobby', ['OAK-1', 'H-0']))
    expect([pdf.getTitle(), pdf.getPageCount(), pictures]).toEqual(['Lobby', 1, 1])
    expect(fonts).toBeGreaterThan(0)
    expect(links).toEqual([skuIds['OAK-1'], skuIds['H-0']].map((id) => `http://localhost:3000/?skuId=${id}`))
  })

  it('is written in Chinese, emoji, right-to-left names and names of sixty characters included', async () => {
    const english = await pdfOf(await folderOf('Fonts', ['OAK-1']))
    const chinese = await pdfOf(await folderOf(SIXTY, ['OAK-1', 'EMO-1', 'GONE-1']), 'zh-CN')
    expect(chinese.pdf.getTitle()).toBe(SIXTY)
    expect(chinese.fonts).toBeGreaterThan(english.fonts)
  })

  it('is one page where the folder is empty', async () => {
    expect((await pdfOf(await folderOf('Nothing', []))).pdf.getPageCount()).toBe(1)
  })

  it('is refused in words where there are more items than anybody reads on paper', async () => {
    const id = await folderOf('Long', [])
    const many = Array.from({ length: MOST_ITEMS_IN_PDF + 1 }, (_, place) =>
      aProduct({ key: `L-${place}`, skus: [{ model: `L-${place}` }] }),
    )
    await quarry.importLines(many)
    const skus = await quarry.db.selectFrom('sku').select('id').where('model', 'like', 'L-%').execute()
    for (let from = 0; from < skus.length; from += 500) {
      const ids = skus.slice(from, from + 500).map((sku) => sku.id)
      await quarry.call(calls.createItems, { favoritesId: id, skuIds: ids }, member.headers)
    }
    expect((await ask({ favoritesId: id, format: 'pdf', language: 'en' })).json()).toMatchObject({
      code: 1008009004,
      msg: 'A PDF holds at most 1000 items, and these are 1001. Filter them, or export a spreadsheet.',
    })
    expect(await csvOf(id)).toHaveLength(1002)
  })
})
