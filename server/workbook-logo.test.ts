import { createHash } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { permittedBudget } from './budgets/export/permitted-budget.ts'
import { writeXlsx as writeBudget } from './budgets/export/xlsx-file.ts'
import type { SchedulePiece } from './favourites/export/schedule.ts'
import { writeXlsx as writeFolder } from './favourites/export/xlsx-file.ts'
import type { FileLetterhead } from './platform/pdf/letterhead.ts'
import { faultsOf, readWorkbook } from './testing/budgets/workbook.ts'
import { workedExample } from './testing/budgets/random-budget.ts'

const JPEG = Uint8Array.from([0xff, 0xd8, 0xff, 0xd9])
const STUDIO: FileLetterhead = {
  studio: { name: 'Studio Lin', address: '', foot: 'lin.example', accent: null, saysQuarry: false },
  logo: null,
  jpeg: null,
  project: 'Harbour flat',
  client: '',
  day: '1 December 2026',
}
const logoOf = (width: number, height: number): FileLetterhead => ({
  ...STUDIO,
  jpeg: JPEG,
  logo: { key: 'logo', width, height },
})
const IN_COLOUR = { ...STUDIO, studio: { ...STUDIO.studio, accent: '#7a3b1e' } }

const ITEM: SchedulePiece['items'][number] = {
  name: 'Oak plank',
  brand: 'Nordhem',
  model: 'OAK-1',
  platformNo: '',
  category: '',
  colorSystem: '',
  color: '',
  hex: null,
  size: '',
  price: null,
  isTaxIncluded: null,
  unit: '',
  perSquareMetre: null,
  origin: '',
  isOnSale: true,
  note: '',
  certificates: [],
  link: 'http://localhost/?skuId=1',
  picture: { key: 'oak', address: 'http://localhost/oak', width: 300, height: 200 },
}

type Letterhead = FileLetterhead | undefined

const budget = (audience: 'own' | 'client' | 'orders') => async (letterhead: Letterhead) =>
  writeBudget(permittedBudget({ ...workedExample({ audience }), format: 'xlsx', letterhead }))

const folder = (pictures: SchedulePiece['pictures']) => async (letterhead: Letterhead) => {
  const parts: Uint8Array[] = []
  async function* pieces() {
    yield { items: [ITEM], pictures }
  }
  const write = async (bytes: Uint8Array) => void parts.push(bytes)
  await writeFolder(pieces(), { language: 'en', letterhead, hasEveryPicture: true }, write)
  return Buffer.concat(parts)
}

const BOOKS: Record<string, (letterhead: Letterhead) => Promise<Uint8Array>> = {
  'a list': budget('own'),
  'a list for the client': budget('client'),
  'an order': budget('orders'),
  'a folder': folder(new Map()),
  'a folder with pictures': folder(new Map([['oak', JPEG]])),
}

/** Of what is in it: how it is compressed differs between versions of Node. */
function digestOf(book: Uint8Array): string {
  const hash = createHash('sha256')
  for (const [name, bytes] of Object.entries(unzipSync(book))) hash.update(`${name}\n`).update(bytes)
  return hash.digest('hex').slice(0, 16)
}

/** Change these only where every workbook is meant to change: first without a studio, then with its words alone. */
const BEFORE: Record<string, [string, string]> = {
  'a list': ['58c957315105d06e', 'edee8aef163f101b'],
  'a list for the client': ['2fa1195a563448b5', '0f3aeebdc8cff776'],
  'an order': ['2746b73ce72f30a0', '752a292b75906a35'],
  'a folder': ['e45991ab21018546', '2d622dfb5766dbee'],
  'a folder with pictures': ['fc86af9ba5581415', '9f6d83377962cca0'],
}

describe.each(Object.entries(BOOKS))('the workbook of %s', (what, write) => {
  it('is what it was without a logo and a colour', async () => {
    expect([await write(undefined), await write(STUDIO)].map(digestOf)).toEqual(BEFORE[what])
  })

  it.each([
    [800, 200, 120, 30],
    [2400, 100, 170, 170 / 24],
    [300, 600, 15, 30],
  ])('has a logo of %i × %i as it is, at most 12 mm high', async (width, height, wide, high) => {
    const { files } = readWorkbook(await write(logoOf(width, height)))
    expect(faultsOf(files)).toEqual([])
    expect(files['xl/media/logo.jpeg']).toEqual(JPEG)
    const drawing = strFromU8(files['xl/drawings/drawing1.xml'] ?? new Uint8Array())
    const logo = drawing.split('<xdr:oneCellAnchor>').find((one) => one.includes('r:embed="logo"')) ?? ''
    const [, cx = '', cy = ''] = /<xdr:ext cx="(\d+)" cy="(\d+)"\/>/.exec(logo) ?? []
    expect([Number(cx), Number(cy)]).toEqual([wide, high].map((points) => Math.round(points * 12_700)))
    // A row of its own height holds it.
    const row = Number(/<xdr:row>(\d+)</.exec(logo)?.[1]) + 1
    const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
    expect(Number(new RegExp(`<row r="${row}" ht="([\\d.]+)"`).exec(sheet)?.[1])).toBeGreaterThan(high)
  })

  it('has the studio’s colour above its title block', async () => {
    const { files } = readWorkbook(await write(IN_COLOUR))
    expect(faultsOf(files)).toEqual([])
    expect(strFromU8(files['xl/styles.xml'] ?? new Uint8Array())).toContain('<top style="thin"><color rgb="FF7A3B1E"/>')
  })
})

it('moves no cell of a list, and is on its first sheet alone', async () => {
  const write = budget('own')
  const [plain, headed] = [readWorkbook(await write(STUDIO)), readWorkbook(await write(logoOf(800, 200)))]
  expect(headed.sheets).toEqual(plain.sheets)
  expect(headed.names).toEqual(plain.names)
  const read = (place: number) => strFromU8(headed.files[`xl/worksheets/sheet${place}.xml`] ?? new Uint8Array())
  expect([1, 2, 3, 4].map((place) => /<drawing | ht="/.test(read(place)))).toEqual([true, false, false, false])
})
