import fc from 'fast-check'
import { decodePDFRawStream, PDFArray, PDFDict, PDFDocument, PDFName, PDFNumber, PDFRawStream, PDFRef } from 'pdf-lib'
import type { PDFPage } from 'pdf-lib'
import { beforeAll, describe, expect, it } from 'vitest'
import { NEW_BOARD } from '../../../contract/boards/board.ts'
import type { OwnPicture } from '../../../contract/boards/item.ts'
import { letterWidths } from '../../../contract/boards/layout/lettering.ts'
import type { PictureMark } from '../../../contract/boards/layout/marks.ts'
import { layoutSheet } from '../../../contract/boards/layout/sheet.ts'
import { openOutlines } from '../../platform/pdf/outlines.ts'
import { resizePicture } from '../../platform/pictures/pictures.ts'
import { anOwnPicture } from '../../testing/boards.ts'
import { aPicture } from '../../testing/factories.ts'
import type { Job } from './job.ts'
import { writePdf } from './pdf-file.ts'
import { writeSvg } from './svg-file.ts'

const AS_PRECISE_MM = 0.2
const POINTS_PER_MM = 72 / 25.4

let jpeg: Uint8Array
beforeAll(async () => {
  jpeg = await resizePicture(await aPicture(), 40, 'jpeg')
})

type Matrix = readonly [number, number, number, number, number, number]
type Corners = (readonly [x: number, y: number])[]

const AS_IT_IS: Matrix = [1, 0, 0, 1, 0, 0]
const multiply = ([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix => [
  a * A + b * C,
  a * B + b * D,
  c * A + d * C,
  c * B + d * D,
  e * A + f * C + E,
  e * B + f * D + F,
]
const at = ([a, b, c, d, e, f]: Matrix, x: number, y: number) => [a * x + c * y + e, b * x + d * y + f] as const
const cornersOfUnit = (matrix: Matrix): Corners => [
  at(matrix, 0, 0),
  at(matrix, 1, 0),
  at(matrix, 1, 1),
  at(matrix, 0, 1),
]

/** The expected corners of an item on a sheet of this scale. */
function expected({ x, y, w, h, rotation }: OwnPicture, scale: number): Corners {
  const angle = (rotation * Math.PI) / 180
  return (
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const
  ).map(([across, down]) => {
    const [dx, dy] = [(across * w) / 2, (down * h) / 2]
    return [
      (x + w / 2 + dx * Math.cos(angle) - dy * Math.sin(angle)) * scale,
      (y + h / 2 + dx * Math.sin(angle) + dy * Math.cos(angle)) * scale,
    ]
  })
}

/** The corners of all pictures of an SVG in mm, computed from its groups. */
function readSvg(svg: string): Corners[] {
  const images = new Set([...svg.matchAll(/<image id="(\w+)"/g)].map(([, id]) => id))
  const stack: Matrix[] = [AS_IT_IS]
  const found: Corners[] = []
  for (const [, tag = '', attributes = ''] of svg.slice(svg.indexOf('</defs>')).matchAll(/<(\/?\w+)([^>]*)>/g)) {
    const matrix = multiply(transformOf(attributes), stack.at(-1) ?? AS_IT_IS)
    if (tag === 'g') stack.push(matrix)
    if (tag === '/g') stack.pop()
    if (tag === 'use' && images.has(/href="#(\w+)"/.exec(attributes)?.[1] ?? '')) found.push(cornersOfUnit(matrix))
  }
  return found
}

function transformOf(attributes: string): Matrix {
  const steps = [...(/ transform="([^"]*)"/.exec(attributes)?.[1] ?? '').matchAll(/(\w+)\(([^)]*)\)/g)]
  return steps.reduce<Matrix>((all, [, name = '', list = '']) => {
    const [one = 0, two = 0, three = 0] = list.split(' ').map(Number)
    const angle = (one * Math.PI) / 180
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const steps: Record<string, Matrix> = {
      translate: [1, 0, 0, 1, one, two],
      scale: [one, 0, 0, list.includes(' ') ? two : one, 0, 0],
      rotate: [cos, sin, -sin, cos, two - two * cos + three * sin, three - two * sin - three * cos],
    }
    return multiply(steps[name] ?? AS_IT_IS, all)
  }, AS_IT_IS)
}

/** The corners of all pictures on a PDF's page in mm from the upper left, computed from its operators. */
function readPage(page: PDFPage): Corners[] {
  const found: Corners[] = []
  const { height } = page.getSize()
  let matrix: Matrix = AS_IT_IS
  const kept: Matrix[] = []
  let operands: string[] = []
  for (const token of contentOf(page).match(/<[^>]*>|[^\s]+/g) ?? []) {
    if (token === 'q') kept.push(matrix)
    else if (token === 'Q') matrix = kept.pop() ?? AS_IT_IS
    else if (token === 'cm') matrix = multiply(operands.slice(-6).map(Number) as unknown as Matrix, matrix)
    else if (token === 'Do') {
      const [lowerLeft, lowerRight, upperRight, upperLeft] = cornersOfUnit(matrix).map(
        ([x, y]) => [x / POINTS_PER_MM, (height - y) / POINTS_PER_MM] as const,
      )
      if (lowerLeft && lowerRight && upperRight && upperLeft) found.push([upperLeft, upperRight, lowerRight, lowerLeft])
    } else {
      operands.push(token)
      continue
    }
    operands = []
  }
  return found
}

function contentOf({ node, doc }: PDFPage): string {
  const contents = node.Contents()
  const streams = contents instanceof PDFArray ? contents.asArray().map((one) => doc.context.lookup(one)) : [contents]
  return streams
    .flatMap((one) =>
      one instanceof PDFRawStream ? [Buffer.from(decodePDFRawStream(one).decode()).toString('latin1')] : [],
    )
    .join('\n')
}

function farthest(one: Corners[], other: Corners[]): number {
  if (one.length !== other.length) return Infinity
  return Math.max(
    0,
    ...one.flatMap((corners, place) =>
      corners.map(([x, y], corner) => {
        const [toX = Infinity, toY = Infinity] = other[place]?.[corner] ?? []
        return Math.hypot(x - toX, y - toY)
      }),
    ),
  )
}

const keyOf = (place: number) => place.toString(16).padStart(32, '0')
const mm = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const items = fc
  .array(fc.record({ x: mm(-200, 800), y: mm(-200, 800), w: mm(1, 600), h: mm(1, 600), rotation: mm(-180, 180) }), {
    minLength: 1,
    maxLength: 6,
  })
  .map((all) => all.map((laid, place) => anOwnPicture(keyOf(place), { ...laid, z: place })))
const sheets = fc.record({
  items,
  canvas: fc.record({ width: mm(50, 1200), height: mm(50, 1200) }),
  paper: fc.constantFrom('own' as const, 'a4' as const, 'a3' as const),
})

describe('what is drawn', () => {
  it('lies in an SVG and in a PDF where it lies on the board, whatever the paper', async () => {
    await fc.assert(
      fc.asyncProperty(sheets, async ({ items: laid, canvas, paper }) => {
        const board = { ...NEW_BOARD, name: 'Lobby', canvas, items: laid }
        const { pages } = layoutSheet({ board, paper, hasLegend: false, hasPrices: false, language: 'en' })
        const job: Job = { pages, title: 'Lobby', language: 'en' }
        const pictures = new Map(laid.map(({ refId }) => [refId, jpeg]))
        const [page] = pages
        const layer = page?.layers[0]
        const [scale, left, top] = [layer?.scale ?? 0, layer?.x ?? 0, layer?.y ?? 0]
        const wanted = laid.map((item) => expected(item, scale).map(([x, y]) => [x + left, y + top] as const))
        expect(farthest(readSvg((await writeSvg(job, pictures)).svg), wanted)).toBeLessThan(AS_PRECISE_MM)
        const pdf = await PDFDocument.load((await writePdf(job, pictures)).content)
        expect(farthest(readPage(pdf.getPage(0)), wanted)).toBeLessThan(AS_PRECISE_MM)
      }),
      { numRuns: 25 },
    )
  })

  it('is repeated in a PDF from the corner of its item, a joint between two', async () => {
    const board = { ...NEW_BOARD, name: 'Lobby', items: [] }
    const clip = { type: 'rectangle', x: 0, y: 0, w: 200, h: 100 } as const
    const { pages } = layoutSheet({ board, paper: 'own', hasLegend: false, hasPrices: false, language: 'en' })
    const mark: PictureMark = {
      type: 'picture',
      source: { type: 'own', key: keyOf(1) },
      place: { x: 0, y: 0, w: 20, h: 20 },
      clip,
      repeat: { x: 20.3, y: 20.3, joint: '#c9c4ba' },
      flipX: false,
      flipY: false,
      color: '#ffffff',
    }
    const placed = { x: 30, y: 40, w: 200, h: 100, rotation: 0, opacity: 1 }
    pages[0]?.layers[0]?.drawings.push({ id: 'tiles', ...placed, marks: [mark] })
    const job: Job = { pages, title: 'Lobby', language: 'en' }
    const pdf = await PDFDocument.load((await writePdf(job, new Map([[keyOf(1), jpeg]]))).content)
    const page = pdf.getPage(0)
    const patterns = page.node.Resources()?.lookup(PDFName.of('Pattern'), PDFDict).values() ?? []
    const [pattern] = patterns.map((one) => (one instanceof PDFRef ? pdf.context.lookup(one) : one))
    const { dict } = pattern as PDFRawStream
    const figure = (name: string) => dict.lookup(PDFName.of(name), PDFNumber).asNumber()
    const matrix = dict
      .lookup(PDFName.of('Matrix'), PDFArray)
      .asArray()
      .map((one) => Number(String(one)))
    expect([figure('XStep'), figure('YStep')]).toEqual([20.3, 20.3])
    expect((matrix[4] ?? 0) / POINTS_PER_MM).toBeCloseTo(30, 3)
    expect((page.getHeight() - (matrix[5] ?? 0)) / POINTS_PER_MM).toBeCloseTo(40, 3)
    expect((matrix[0] ?? 0) / POINTS_PER_MM).toBeCloseTo(1, 6)
  })

  it('is mirrored about its edges in an SVG and in a PDF where it fills a slab', async () => {
    const board = { ...NEW_BOARD, name: 'Lobby', items: [] }
    const { pages } = layoutSheet({ board, paper: 'own', hasLegend: false, hasPrices: false, language: 'en' })
    const mark: PictureMark = {
      type: 'picture',
      source: { type: 'own', key: keyOf(1) },
      place: { x: 0, y: 0, w: 30, h: 20 },
      clip: { type: 'rectangle', x: 0, y: 0, w: 200, h: 100 },
      repeat: { x: 30, y: 20, joint: null, isMirrored: true },
      flipX: false,
      flipY: false,
      color: '#ffffff',
    }
    const placed = { x: 0, y: 0, w: 200, h: 100, rotation: 0, opacity: 1 }
    pages[0]?.layers[0]?.drawings.push({ id: 'slab', ...placed, marks: [mark] })
    const job: Job = { pages, title: 'Lobby', language: 'en' }
    const pictures = new Map([[keyOf(1), jpeg]])
    const { svg } = await writeSvg(job, pictures)
    const [pattern = ''] = /<pattern [^]*?<\/pattern>/.exec(svg) ?? []
    expect(pattern).toContain('width="60" height="40"')
    const cells = [...pattern.matchAll(/<use[^>]*>/g)].map(([tag]) => cornersOfUnit(transformOf(tag)))
    const [first, right, below, across] = cells
    // Neighbours have their common edge in common, as each shows it.
    expect(right?.[1]).toEqual(first?.[1])
    expect(below?.[3]).toEqual(first?.[3])
    expect(across?.[2]).toEqual(first?.[2])
    const pdf = await PDFDocument.load((await writePdf(job, pictures)).content)
    const patterns = pdf.getPage(0).node.Resources()?.lookup(PDFName.of('Pattern'), PDFDict).values() ?? []
    const stream = pdf.context.lookup(patterns[0]) as PDFRawStream
    const figure = (name: string) => stream.dict.lookup(PDFName.of(name), PDFNumber).asNumber()
    expect([figure('XStep'), figure('YStep')]).toEqual([60, 40])
    const content = Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')
    expect(content.match(/Do/g)).toHaveLength(4)
    expect(content).toContain('-30 0 0 -20 60 20 cm')
  })

  it('has its shadow around it alone in a PDF where it is faint, so that nothing shines through', async () => {
    const pictureOf = async (opacity: number) => {
      const board = { ...NEW_BOARD, name: 'Lobby', items: [anOwnPicture(keyOf(1), { shadow: true, opacity })] }
      const { pages } = layoutSheet({ board, paper: 'own', hasLegend: false, hasPrices: false, language: 'en' })
      const { content } = await writePdf({ pages, title: 'Lobby', language: 'en' }, new Map())
      const pdf = await PDFDocument.load(content)
      return contentOf(pdf.getPage(0))
    }
    expect(await pictureOf(0.5)).toMatch(/\bW\*\sn\b/)
    expect(await pictureOf(1)).not.toContain('W*')
  })

  it('has letters that are as wide as the layout takes them for', async () => {
    const letters = Object.entries(letterWidths).flatMap(([width, all]) =>
      Array.from(all, (one) => [one, Number(width)] as const),
    )
    const outlines = await openOutlines([letters.map(([letter]) => letter).join(''), '大堂，'])
    const widthsOf = (text: string) => outlines.shapesOf(text).map(({ advance }) => Math.round(advance))
    expect(letters.map(([letter]) => [letter, ...widthsOf(letter)])).toEqual(letters)
    expect(widthsOf('大堂，')).toEqual([1000, 1000, 1000])
  })
})
