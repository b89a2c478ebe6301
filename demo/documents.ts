import { rgb } from 'pdf-lib'
import { type ImportCertificate } from '../contract/import-file.ts'
import { type DemoProduct, modelOf } from './products/product.ts'
import { LINE, PAGE, SOFT, foot, head, openSheet, row, rule, write } from './pdf-sheet.ts'
import { GUIDES, type GuideKind } from './guides.ts'

/** Text of an attribute for an English reader. */
function valueText({ value, enValue, unit }: DemoProduct['attrs'][number]): string {
  const shown = enValue ?? value
  if (Array.isArray(shown)) return shown.join(', ')
  if (typeof shown === 'object') return shown.low === shown.high ? String(shown.low) : `${shown.low} to ${shown.high}`
  if (typeof shown === 'boolean') return shown ? 'Yes' : 'No'
  // The embedded subset is Latin.
  return unit ? `${shown} ${unit.replace('α', 'alpha ')}` : String(shown)
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
  row(sheet, 'Layers', product.layers.map(([, name, mm]) => `${name} ${mm} mm`).join(', '))
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
