import { rgb } from 'pdf-lib'
import type { ImportCertificate } from '../contract/import-file.ts'
import { getBrand } from './brands.ts'
import { GUIDES, type GuideKind } from './guides.ts'
import {
  FULL,
  LINE,
  PAGE,
  SOFT,
  type Sheet,
  draw,
  ensure,
  head,
  openSheet,
  row,
  rule,
  saveSheet,
  write,
} from './pdf-sheet.ts'
import { type DemoProduct, type DemoSku, colourOf, modelOf, sizeText, statedRal } from './products/product.ts'

/** Side of the picture on a data sheet in points. */
const PICTURE = 132

/** A text in both languages, one after the other, without a missing one. */
const both = (name?: string, enName?: string) => [name, enName].filter(Boolean).join('  ')

/** All characters of some data except α, which the typefaces lack and `valueText` spells out. */
function charactersOf(...data: unknown[]): string {
  return JSON.stringify(data).replaceAll('α', '')
}

const LABELS = {
  size: '规格  Size',
  layers: '构造  Layers',
  unit: 'mm',
  colours: '颜色与型号  Colours and models',
  number: '编号  Number',
  product: '产品  Product',
  holder: '持有方  Held by',
  issued: '签发  Issued',
  expires: '有效期至  Expires',
  dataSheet: '技术资料  Data sheet',
  certificate: '证书  Certificate',
  invented: '演示证书：体系为虚构，不具效力  Demonstration certificate: invented scheme, not valid',
  why: '该体系、机构与编号均不存在，仅用于展示证书如何随产品归档。 Scheme, body and number do not exist. This page shows how a certificate is filed with a product.',
  signs: 'RAL alpha ×–·²³Ø,.',
}

function makerOf({ brand, key }: DemoProduct): string {
  return `${getBrand(brand).name} ${brand} · ${key}`
}

function titleOf({ name, enName }: DemoProduct): string[] {
  return [name, enName].filter((text) => text !== undefined)
}

/** An attribute's value in both languages; numbers carry their unit. */
function valueText({ value, enValue, unit: symbol = '' }: DemoProduct['attributes'][number]): string {
  // The typefaces have no Greek letters.
  const unit = symbol.replace('α', 'alpha ')
  if (typeof value === 'boolean') return value ? '是  Yes' : '否  No'
  if (Array.isArray(value)) return both(value.join('、'), Array.isArray(enValue) ? enValue.join(', ') : undefined)
  if (typeof value === 'object') return `${value.low}–${value.high} ${unit}`.trim()
  if (typeof value === 'number') return `${value.toLocaleString('en-GB')} ${unit}`.trim()
  return value === enValue ? value : both(value, typeof enValue === 'string' ? enValue : undefined)
}

function colourRow(sheet: Sheet, product: DemoProduct, sku: DemoSku): void {
  const colour = colourOf(product, sku)
  ensure(sheet, 40)
  if (colour) {
    const { y } = sheet
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    draw(sheet, (page) =>
      page.drawRectangle({
        x: 214,
        y: y - 16,
        width: 13,
        height: 13,
        color: rgb(r, g, b),
        borderColor: LINE,
        borderWidth: 0.4,
      }),
    )
  }
  const size = sku.size ? sizeText(product, sku.size) : ''
  const number = statedRal(product, sku)
  const ral = number === null ? '' : `RAL ${product.isRal ? '' : '≈ '}${number}`
  row(sheet, modelOf(product, sku), [both(...(sku.shade ?? [])), ral, size].filter(Boolean).join(' · '))
}

/** Writes a product's data sheet with a picture (JPEG). */
export async function writeDataSheet(product: DemoProduct, picture: Uint8Array): Promise<Uint8Array> {
  const sheet = await openSheet(
    `${titleOf(product).join(' ')} · ${LABELS.dataSheet}`,
    charactersOf(product, LABELS, getBrand(product.brand), '是  Yes 否  No 、，≈ 0123456789'),
  )
  const top = sheet.y
  draw(sheet, async (page) => {
    const image = await page.doc.embedJpg(picture)
    page.drawImage(image, { x: FULL.x + FULL.width - PICTURE, y: top - PICTURE, width: PICTURE, height: PICTURE })
  })
  const width = FULL.width - PICTURE - 24
  head(sheet, { kind: LABELS.dataSheet, title: titleOf(product), maker: makerOf(product), width })
  sheet.y = Math.min(sheet.y, top - PICTURE - 16)
  for (const text of [product.description, product.enDescription]) if (text) write(sheet, text, { size: 10, gap: 1.6 })
  sheet.y -= 12
  rule(sheet)
  row(sheet, LABELS.size, sizeText(product, product.size))
  for (const attribute of product.attributes) row(sheet, both(attribute.name, attribute.enName), valueText(attribute))
  for (const [index, [name, enName, mm]] of product.layers.entries())
    row(sheet, index === 0 ? LABELS.layers : '', `${both(name, enName)} · ${mm} mm`)
  sheet.y -= 16
  ensure(sheet, 70)
  write(sheet, LABELS.colours, { size: 11.5 })
  rule(sheet)
  for (const sku of product.skus) colourRow(sheet, product, sku)
  return saveSheet(sheet)
}

/** Writes a page of instructions for installation or care. */
export async function writeGuide(product: DemoProduct, kind: GuideKind): Promise<Uint8Array> {
  const guide = GUIDES[kind]
  const label = both(guide.name, guide.enName)
  const title = titleOf(product)
  const sheet = await openSheet(`${title.join(' ')} · ${label}`, charactersOf(guide, title, makerOf(product), LABELS))
  head(sheet, { kind: label, title, maker: makerOf(product) })
  for (const [index, [step, enStep]] of guide.steps.entries()) {
    const { y } = sheet
    write(sheet, String(index + 1), { size: 12, color: SOFT })
    sheet.y = y
    const column = { x: FULL.x + 28, width: FULL.width - 28 }
    write(sheet, step, { size: 12, column })
    write(sheet, enStep, { size: 10, color: SOFT, column })
    sheet.y -= 12
  }
  return saveSheet(sheet)
}

/** Writes a certificate that states that it is not a real one. */
export async function writeCertificate(product: DemoProduct, certificate: ImportCertificate): Promise<Uint8Array> {
  const { authority, enAuthority, scheme, number, issuedOn, expiresOn } = certificate
  const sheet = await openSheet(
    `${number} · ${LABELS.certificate}`,
    charactersOf(certificate, product, LABELS, getBrand(product.brand)),
  )
  const frame = 30
  draw(sheet, (page) =>
    page.drawRectangle({
      x: frame,
      y: frame,
      width: PAGE.width - 2 * frame,
      height: PAGE.height - 2 * frame,
      borderColor: LINE,
      borderWidth: 1.2,
    }),
  )
  sheet.y -= 40
  head(sheet, {
    kind: LABELS.certificate,
    title: [both(authority), both(enAuthority)],
    maker: scheme.replaceAll('_', ' '),
  })
  rule(sheet)
  row(sheet, LABELS.number, number)
  row(sheet, LABELS.product, `${titleOf(product).join('  ')} (${product.key})`)
  row(sheet, LABELS.holder, makerOf(product))
  row(sheet, LABELS.issued, issuedOn ?? '')
  row(sheet, LABELS.expires, expiresOn ?? '')
  sheet.y -= 36
  write(sheet, LABELS.invented, { size: 14, color: rgb(0.65, 0.29, 0.17), gap: 1.45 })
  sheet.y -= 6
  write(sheet, LABELS.why, { color: SOFT, gap: 1.6 })
  return saveSheet(sheet)
}
