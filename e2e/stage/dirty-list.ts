/** A messy price list of a small office, and how many of its rows are rejected. */
export interface DirtyList {
  bytes: Buffer
  rows: number
  rejected: number
  products: number
}

const ROWS = 900
const SHADES = [
  ['原木色', '#b98f5c'],
  ['烟熏', '#6f5138'],
  ['哑白', '#e7e3da'],
] as const
const UNITS = ['平方米', '㎡', 'm2', '平米']
const COUNTRIES = ['意大利', 'Italien', 'IT', '中国', 'Italy']

/**
 * A price list of 900 rows with twelve kinds of dirt, from encoding (GBK) and separators to prices as text, mixed
 * units and repeated rows.
 */
export function dirtyList(): DirtyList {
  const lines = [
    '2026 年秋季价目表;;;;;;;;;;',
    ';;;;;;;;;;',
    '品牌;产品编号;型号;产品名称;分类;计量单位;单价（欧元）;规格（cm）;颜色;产地;备注;备注',
  ]
  let rejected = 0
  for (let row = 0; row < ROWS; row += 1) {
    const product = Math.floor(row / 3)
    const [shade] = SHADES[row % 3] ?? ['', '']
    const price = priceOf(row)
    if (price === '价格很好') rejected += 1
    const key = row % 701 === 700 ? '' : `  MX-${1000 + product} `
    const model = row % 701 === 700 ? '' : `MX-${1000 + product}-${(row % 3) + 1}`
    if (key === '' && price !== '价格很好') rejected += 1
    const name = row % 97 === 0 ? `"木纹砖 ${product}\n（新）"` : `木纹砖 ${product}`
    lines.push(
      [
        'Marmora',
        key,
        model,
        name,
        '地面 > 瓷砖',
        UNITS[row % UNITS.length],
        price,
        row % 2 ? '６０ x 60 x 0,9' : '60×60×0,9',
        shade,
        COUNTRIES[row % COUNTRIES.length],
        row % 5 ? '' : '内部：勿外传',
        '',
      ].join(';'),
    )
  }
  return { bytes: encodeGbk(`${lines.join('\r\n')}\r\n`), rows: ROWS, rejected, products: ROWS / 3 }
}

function priceOf(row: number): string {
  const price = 80 + (row % 40)
  if (row % 250 === 249) return '价格很好'
  switch (row % 5) {
    case 0:
      return `${price},50`
    case 1:
      return `€ ${price},–`
    case 2:
      return `1.${String(price).padStart(3, '0')},00 欧元/㎡`
    case 3:
      return `${price},00-${price + 20},00`
    default:
      return ` ${price},9 `
  }
}

/** Node decodes GBK but cannot encode it: the table is built by decoding every pair of bytes. */
function encodeGbk(text: string): Buffer {
  const decoder = new TextDecoder('gb18030')
  const codes = new Map<string, [number, number]>()
  for (let lead = 0x81; lead <= 0xfe; lead += 1)
    for (let trail = 0x40; trail <= 0xfe; trail += 1) {
      if (trail === 0x7f) continue
      const letter = decoder.decode(Uint8Array.of(lead, trail))
      if (letter.length === 1 && !codes.has(letter)) codes.set(letter, [lead, trail])
    }
  return Buffer.from(
    Array.from(text, (letter) => {
      const code = letter.codePointAt(0) ?? 0
      return code < 0x80 ? [code] : (codes.get(letter) ?? letterOutside(letter))
    }).flat(),
  )
}

/** Characters outside GBK take four bytes (GB 18030). */
function letterOutside(letter: string): number[] {
  if (letter === '㎡') return [0xa9, 0x4f]
  if (letter === '€') return [0xa2, 0xe3]
  throw new Error(`the list holds ${letter}, which GBK lacks`)
}
