import fc from 'fast-check'
import { PDFContentStream, PDFDocument, rgb } from 'pdf-lib'
import { describe, expect, it } from 'vitest'
import { openLettering } from './lettering.ts'

const setting = async (...texts: string[]) => openLettering(await PDFDocument.create(), texts)

describe('a text on a page', () => {
  it('breaks between words and Chinese characters, but not inside a date', async () => {
    const texts = ['Low emission, until 2028-04-11', '再生成分（有效期至 2028-04-11）', 'TG-BRS-COP']
    const { linesOf, widthOf } = await setting(...texts)
    expect(linesOf(texts[0] ?? '', { size: 8, width: widthOf('Low emission, until 2028-', 8) })).toEqual([
      'Low emission, until',
      '2028-04-11',
    ])
    expect(linesOf(texts[1] ?? '', { size: 8, width: widthOf('再生成分（有效期至 2028', 8) })).toEqual([
      '再生成分（有效期至',
      '2028-04-11）',
    ])
    expect(linesOf(texts[2] ?? '', { size: 8, width: widthOf('TG-BRS-', 8) })).toEqual(['TG-BRS-', 'COP'])
  })

  it('ends with an ellipsis if there is no room for all of it', async () => {
    const { linesOf, widthOf } = await setting('one two three four')
    const lines = linesOf('one two three four', { size: 8, width: widthOf('one two', 8) + 0.1, most: 2 })
    expect(lines).toHaveLength(2)
    expect(lines[1]).toMatch(/…$/)
  })

  it('has a box for each character that the typefaces lack, and names it', async () => {
    expect((await setting('Tile')).missing).toEqual(new Set())
    const { widthOf, missing } = await setting('Tile 👩‍🔧')
    expect(widthOf('👩‍🔧', 8)).toBe(widthOf('□', 8))
    expect(missing).toEqual(new Set(['👩‍🔧']))
  })

  it('is copied as it was written, whatever is drawn for it', async () => {
    const pdf = await PDFDocument.create()
    const lettering = await openLettering(pdf, ['⌀ 20', 'Tile'])
    const page = pdf.addPage()
    for (const text of ['⌀ 20', 'Tile']) lettering.draw(page, text, { x: 0, y: 0, size: 8, color: rgb(0, 0, 0) })
    const [stream] = pdf.context
      .enumerateIndirectObjects()
      .flatMap(([, object]) => (object instanceof PDFContentStream ? [object] : []))
    const operators = Buffer.from(stream?.getUnencodedContents() ?? []).toString()
    expect(operators.match(/\/ActualText <\w+>/g)).toEqual(['/ActualText <FEFF2300002000320030>'])
    expect(operators.match(/BT.*/g)).toHaveLength(2)
  })

  it('is complete in its lines, none of which is wider than the column', async () => {
    const signs = 'abc 木地板，（）「」-/“” 0123456789 é'
    const { linesOf, widthOf } = await setting(signs)
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...Array.from(signs)), { maxLength: 60 }).map((parts) => parts.join('')),
        fc.integer({ min: 20, max: 200 }),
        (text, width) => {
          const lines = linesOf(text, { size: 8, width })
          const bare = (words: string) => words.replaceAll(/\s/g, '')
          expect(bare(lines.join(''))).toBe(bare(text))
          for (const line of lines) expect(widthOf(line, 8)).toBeLessThanOrEqual(width)
        },
      ),
    )
  })
})
