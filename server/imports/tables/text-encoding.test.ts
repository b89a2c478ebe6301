import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { encodings } from '../../../contract/import-table.ts'
import type { Encoding } from '../../../contract/import-table.ts'
import { priceLists } from '../../testing/imports/price-lists.ts'
import { inspectUpload } from './inspect-upload.ts'
import { createDecoder } from './text-decoder.ts'
import { guessEncoding } from './text-encoding.ts'

const tables = new Map<Encoding, Map<string, Buffer>>()
const IS_DOUBLE = new Set<Encoding>(['gb18030', 'big5', 'shift_jis', 'euc-jp', 'euc-kr'])
const HEADER = 'Model;Name;Price\n'
const plain = (count: number) => Array.from({ length: count }, (_, at) => `B-${at};Plank;5.00\n`).join('')
const rowsOf = (words: readonly string[]) => words.map((word, at) => `A-${at};${word};${at}.00\n`).join('')

async function guess(bytes: Buffer) {
  return guessEncoding(async () => Readable.from([bytes.subarray(0, 1001), bytes.subarray(1001)]))
}

/** What a guess makes of the bytes of a text: whether it reads them as they were meant, and whether it is sure. */
async function outcome(text: string, encoding: Encoding) {
  const bytes = encodedAs(text, encoding)
  const { encoding: found, other } = await guess(bytes)
  const reads = (one: Encoding | undefined) => one !== undefined && createDecoder(one).decode(bytes) === text
  return { isRight: reads(found), isOfTwo: reads(found) || reads(other), isSure: other === undefined }
}

describe('the encoding of a price list', () => {
  it.each(priceLists)('in $language is recognised, long or short, and never surely wrong', async ({ encodings: all, words }) => {
    for (const encoding of all) {
      const can = words.split('|').filter((word) => canWrite(word, encoding))
      expect({ encoding, ...(await outcome(HEADER + rowsOf(can), encoding)) }).toMatchObject({ encoding, isRight: true })
      const short = await outcome(HEADER + rowsOf(can.slice(2, 7)), encoding)
      expect({ encoding, ...short }).toMatchObject({ encoding, isOfTwo: true })
      const one = await outcome(HEADER + rowsOf(can.slice(0, 1)), encoding)
      expect(one.isSure && !one.isRight).toBe(false)
    }
  }) // prettier-ignore

  it('is decided by the bytes beyond ASCII, however late they come', async () => {
    const words = ['Größe', 'weiß', 'für Küche', 'geölt', 'Türzarge', 'Fläche']
    for (const encoding of ['windows-1252', 'ibm850', 'macintosh'] as const)
      expect(await outcome(HEADER + plain(40_000) + rowsOf(words), encoding)).toMatchObject({ isRight: true })
  })

  it.each([
    'm² m³ 12 €/m² ½ “Eco” 60×60 ø 12 ±2',
    '45 °C;m²;„Eiche“;– 5 %',
    '┌────────┐ Größe │ 24 │ weiß │ grün └────────┘',
  ])('of %s is that of its signs', async (text) => {
    const encoding = text.includes('─') ? 'ibm850' : 'windows-1252'
    expect(await outcome(`${HEADER}A;${text};5\n`, encoding)).toMatchObject({ isRight: true })
  })

  it('is that of long texts without spaces', async () => {
    const words = priceLists.flatMap(({ encodings: [one], words }) => (one === 'gb18030' ? words.split('|') : []))
    const long = Array.from({ length: 9 }, (_, at) => `${'x'.repeat(at)}${words.join('').repeat(3)}`)
    expect(await outcome(HEADER + rowsOf(long), 'gb18030')).toEqual({ isRight: true, isOfTwo: true, isSure: true })
  })

  it('is not sure by few bytes', async () => {
    expect(await guess(encodedAs('Model;Name\nA;m³\n', 'windows-1252'))).toMatchObject({ encoding: 'windows-1252', other: expect.any(String) }) // prettier-ignore
  })

  it('can be any that is offered', () => {
    for (const encoding of encodings) expect(createDecoder(encoding).decode(Buffer.from(encoding.startsWith('utf-16') ? 'A\0' : 'A'))).not.toBe('') // prettier-ignore
    expect(createDecoder('ibm437').decode(Buffer.from([0x81, 0x9b, 0xe1, 0xf8, 0x41]))).toBe('ü¢ß°A')
    expect(createDecoder('ibm850').decode(Buffer.from([0x81, 0x9b, 0x9e, 0xfc, 0x41]))).toBe('üø\u00d7\u00b3A')
  })
})

describe('rows that two guesses read differently', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'quarry-encodings-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  async function factsOf(bytes: Buffer) {
    const path = join(folder, 'list.csv')
    await writeFile(path, bytes)
    return (await inspectUpload(path, folder)).facts
  }

  it('are shown with both readings, wherever they stand', async () => {
    const facts = await factsOf(encodedAs(`${HEADER}${plain(30_000)}A-1;m³;5.00\nA-2;Oak, m³;6.00\n`, 'windows-1252'))
    expect(facts.warnings).toEqual(['encodingUnsure'])
    expect(facts.encodingGuesses?.[0]).toBe('windows-1252')
    expect(facts.doubtful?.map(({ row, readings: [one] }) => [row, one])).toEqual([[30_002, 'm³'], [30_003, 'Oak, m³']]) // prettier-ignore
    expect(facts.doubtful?.every(({ readings: [one, other] }) => one !== other)).toBe(true)
  })

  it('are ten at most, and none where there is no doubt', async () => {
    const many = await factsOf(encodedAs(HEADER + 'A-1;m³;5.00\n'.repeat(40), 'windows-1252'))
    expect(many.doubtful?.length).toBe(10)
    const sure = await factsOf(encodedAs(HEADER + rowsOf(['Größe', 'weiß', 'für Küche', 'geölt', 'Türzarge']), 'windows-1252')) // prettier-ignore
    expect(sure).not.toHaveProperty('doubtful')
    expect(sure.warnings).toEqual([])
  })
})

function canWrite(word: string, encoding: Encoding): boolean {
  try {
    return encodedAs(word, encoding).length > 0
  } catch {
    return false
  }
}

/** The bytes of a text in an encoding; throws for what it cannot write. */
function encodedAs(text: string, encoding: Encoding): Buffer {
  const table = tables.get(encoding) ?? tableOf(encoding)
  tables.set(encoding, table)
  return Buffer.concat(
    Array.from(text).map((char) => {
      const bytes = char < '\u0080' ? Buffer.from(char) : table.get(char)
      if (!bytes) throw new Error(`${encoding} cannot write ${char}`)
      return bytes
    }),
  )
}

function tableOf(encoding: Encoding): Map<string, Buffer> {
  const found = new Map<string, Buffer>()
  const note = (...bytes: number[]) => {
    const read = createDecoder(encoding).decode(Buffer.from(bytes))
    if (Array.from(read).length === 1 && read !== '\ufffd' && !found.has(read)) found.set(read, Buffer.from(bytes))
  }
  for (let first = 0x80; first <= 0xff; first += 1) {
    note(first)
    if (IS_DOUBLE.has(encoding)) for (let second = 0x40; second <= 0xfe; second += 1) note(first, second)
  }
  return found
}
