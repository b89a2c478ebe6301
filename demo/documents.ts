import fontkit from '@pdf-lib/fontkit'
import { PDFDocument, type PDFFont, type PDFPage, rgb } from 'pdf-lib'
import { type ImportCertificate } from '../contract/import-file.ts'
import { type DemoProduct, modelOf } from './products/product.ts'
import { openFace } from './drawings/face.ts'
import { writeTrueType } from './drawings/truetype.ts'
import { GUIDES, type GuideKind } from './guides.ts'

/** Characters of the embedded subset. */
const CHARACTERS = [...Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)), '×–·é’³²αØ'].join('')
const INK = rgb(0.13, 0.12, 0.11)
const SOFT = rgb(0.42, 0.4, 0.36)
const LINE = rgb(0.86, 0.84, 0.81)
/** A4 in points, and its margin. */
const PAGE = { width: 595, height: 842, margin: 64 }

type Sheet = { pdf: PDFDocument; page: PDFPage; font: PDFFont; y: number }

async function openSheet(title: string): Promise<Sheet> {
  const pdf = await PDFDocument.create()
  pdf.registerFontkit(fontkit)
  // The date would make every file differ from its twin.
  const day = new Date('2026-11-01T00:00:00Z')
  pdf.setTitle(title)
  pdf.setProducer('Quarry demonstration catalogue')
  pdf.setCreationDate(day)
  pdf.setModificationDate(day)
  const font = await pdf.embedFont(writeTrueType(openFace(), CHARACTERS), { customName: 'QRYDEM+InstrumentSans' })
  return { pdf, page: pdf.addPage([PAGE.width, PAGE.height]), font, y: PAGE.height - PAGE.margin }
}

function write(sheet: Sheet, text: string, { size = 10.5, color = INK, x = PAGE.margin, gap = 1.5 } = {}): void {
  const room = PAGE.width - PAGE.margin - x
  let line = ''
  const flush = () => {
    sheet.y -= size * gap
    sheet.page.drawText(line, { x, y: sheet.y, size, font: sheet.font, color })
    line = ''
  }
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word
    if (line && sheet.font.widthOfTextAtSize(longer, size) > room) {
      flush()
      line = word
    } else line = longer
  }
  flush()
}

function rule(sheet: Sheet): void {
  sheet.y -= 7
  const { y } = sheet
  sheet.page.drawLine({
    start: { x: PAGE.margin, y },
    end: { x: PAGE.width - PAGE.margin, y },
    thickness: 0.6,
    color: LINE,
  })
}

function row(sheet: Sheet, label: string, value: string): void {
  const { y } = sheet
  write(sheet, label, { color: SOFT })
  sheet.y = y
  write(sheet, value, { x: 235 })
  rule(sheet)
}

function head(sheet: Sheet, kind: string, title: string, maker: string): void {
  write(sheet, kind, { size: 10, color: SOFT })
  sheet.y -= 4
  write(sheet, title, { size: 23, gap: 1.25 })
  sheet.y -= 4
  write(sheet, maker, { size: 11, color: SOFT })
  sheet.y -= 22
}

function foot(sheet: Sheet): void {
  sheet.page.drawText('Demonstration catalogue. Product, brand and figures are invented.', {
    x: PAGE.margin,
    y: 44,
    size: 8.5,
    font: sheet.font,
    color: SOFT,
  })
}

/** Text of an attribute for an English reader. */
function valueText({ value, enValue, unit }: DemoProduct['attrs'][number]): string {
  const shown = enValue ?? value
  if (Array.isArray(shown)) return shown.join(', ')
  if (typeof shown === 'object') return shown.low === shown.high ? String(shown.low) : `${shown.low} to ${shown.high}`
  if (typeof shown === 'boolean') return shown ? 'Yes' : 'No'
  return unit ? `${shown} ${unit}` : String(shown)
}

function sizeText({ size, shape }: DemoProduct): string {
  if (shape === 'roll') return `${size.width} mm wide, roll of ${size.length / 1000} m`
  if (shape === 'tin') return `Tin, ${size.width} mm across, ${size.length} mm high`
  return [size.length, size.width, size.thickness].filter(Boolean).join(' × ') + ' mm'
}

/** One page of facts about a product. English: the embedded font is Latin. */
export async function writeDataSheet(product: DemoProduct): Promise<Uint8Array> {
  const title = product.enName ?? product.key
  const sheet = await openSheet(`${title}, data sheet`)
  head(sheet, 'Data sheet', title, `${product.brand} · ${product.key}`)
  if (product.enDescription) write(sheet, product.enDescription, { size: 11.5 })
  sheet.y -= 20
  rule(sheet)
  row(sheet, 'Size', sizeText(product))
  for (const attribute of product.attrs) row(sheet, attribute.enName ?? '', valueText(attribute))
  row(sheet, 'Layers', product.layers.map(({ name, mm }) => `${name} ${mm} mm`).join(', '))
  row(
    sheet,
    'Models',
    product.skus.map((sku) => [modelOf(product, sku), sku.shade?.[1]].filter(Boolean).join(' ')).join(', '),
  )
  foot(sheet)
  return sheet.pdf.save()
}

/** A page on laying or on care. */
export async function writeGuide(product: DemoProduct, kind: GuideKind): Promise<Uint8Array> {
  const { title, steps } = GUIDES[kind]
  const sheet = await openSheet(`${product.enName ?? product.key}, ${title.toLowerCase()}`)
  head(sheet, title, product.enName ?? product.key, `${product.brand} · ${product.key}`)
  for (const [index, step] of steps.entries()) {
    const { y } = sheet
    write(sheet, String(index + 1), { size: 12, color: SOFT })
    sheet.y = y
    write(sheet, step, { size: 12, x: PAGE.margin + 28 })
    sheet.y -= 10
  }
  foot(sheet)
  return sheet.pdf.save()
}

/** A certificate that says of itself that it is none. */
export async function writeCertificate(product: DemoProduct, certificate: ImportCertificate): Promise<Uint8Array> {
  const sheet = await openSheet(`Demonstration certificate ${certificate.number}`)
  const { page, font } = sheet
  page.drawRectangle({
    x: 32,
    y: 32,
    width: PAGE.width - 64,
    height: PAGE.height - 64,
    borderColor: LINE,
    borderWidth: 1.2,
  })
  sheet.y -= 60
  head(sheet, certificate.enAuthority ?? '', 'Certificate', certificate.scheme.replaceAll('_', ' '))
  rule(sheet)
  row(sheet, 'Number', certificate.number)
  row(sheet, 'Product', `${product.enName ?? product.key} (${product.key})`)
  row(sheet, 'Held by', product.brand)
  row(sheet, 'Issued', certificate.issuedOn ?? '')
  row(sheet, 'Expires', certificate.expiresOn ?? '')
  sheet.y -= 40
  write(sheet, 'Demonstration certificate – invented scheme, not valid', { size: 15, color: rgb(0.65, 0.29, 0.17) })
  write(sheet, 'Scheme, body and number do not exist. This page shows how a certificate is filed with a product.', {
    color: SOFT,
  })
  page.drawText('Page 1 of 1', { x: PAGE.margin, y: 52, size: 8.5, font, color: SOFT })
  return sheet.pdf.save()
}
