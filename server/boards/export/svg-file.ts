import { boundsOf, cellsOf, layersOf, nameOfSource, SHADOW_COLOR } from '../../../contract/boards/layout/marks.ts'
import type {
  Box,
  Drawing,
  Mark,
  Outline,
  PictureMark,
  Repeat,
  TextMark,
} from '../../../contract/boards/layout/marks.ts'
import type { Layer } from '../../../contract/boards/layout/sheet.ts'
import { openOutlines, UNITS_PER_EM } from '../../platform/pdf/outlines.ts'
import type { Outlines } from '../../platform/pdf/outlines.ts'
import { covering } from './covering.ts'
import { settle, textsOf } from './texts.ts'
import { jpegSize } from './jpeg-size.ts'
import type { Job, JobPicture, JobPictures } from './job.ts'

/** The definitions of an SVG: each picture and each letter is defined once, however often it is drawn. */
interface Writing {
  pictures: JobPictures
  outlines: Outlines
  definitions: string[]
  ids: Map<string, string>
}

interface SvgFile {
  svg: string
  /** The characters that the typefaces lack. */
  missing: ReadonlySet<string>
}

/** Writes pages one below the other, in mm or, where `px` is given, in px. Letters are shapes, pictures are embedded. */
export async function writeSvg({ pages, title }: Job, pictures: JobPictures, pxPerMm?: number): Promise<SvgFile> {
  const outlines = await openOutlines([...textsOf(pages)])
  const writing: Writing = { pictures, outlines, definitions: [], ids: new Map() }
  const [w, h] = [Math.max(...pages.map((page) => page.w)), pages.reduce((sum, page) => sum + page.h, 0)]
  let top = 0
  const drawn = pages.map((page) => {
    const at = top
    top += page.h
    return `<g data-page="" transform="translate(0 ${figure(at)})">${page.layers.map((layer) => layerOf(layer, writing)).join('')}</g>`
  })
  const size =
    pxPerMm === undefined
      ? `width="${figure(w)}mm" height="${figure(h)}mm"`
      : `width="${Math.round(w * pxPerMm)}" height="${Math.round(h * pxPerMm)}"`
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size} viewBox="0 0 ${figure(w)} ${figure(h)}" preserveAspectRatio="none">`,
    `<title>${escape(title)}</title>`,
    `<defs>${writing.definitions.join('')}</defs>`,
    `<rect width="${figure(w)}" height="${figure(h)}" fill="#ffffff"/>`,
    ...drawn,
    '</svg>',
  ].join('\n')
  return { svg, missing: outlines.missing }
}

function layerOf({ x, y, scale, clip, drawings }: Layer, writing: Writing): string {
  const content = drawings.map((drawing) => drawingOf(drawing, writing)).join('')
  const place = `transform="translate(${figure(x)} ${figure(y)}) scale(${scale})"`
  if (!clip) return `<g ${place}>${content}</g>`
  return `<g ${place}><g clip-path="url(#${clipOf({ type: 'rectangle', x: 0, y: 0, ...clip }, writing)})">${content}</g></g>`
}

function drawingOf({ id, x, y, w, h, rotation, opacity, marks }: Drawing, writing: Writing): string {
  const turn = rotation === 0 ? '' : ` rotate(${figure(rotation)} ${figure(w / 2)} ${figure(h / 2)})`
  const faint = opacity < 1 ? ` opacity="${opacity}"` : ''
  const content = marks.map((mark) => markOf(mark, writing)).join('')
  return `<g data-id="${escape(id)}" transform="translate(${figure(x)} ${figure(y)})${turn}"${faint}>${content}</g>`
}

function markOf(mark: Mark, writing: Writing): string {
  switch (mark.type) {
    case 'shadow':
      return layersOf(mark)
        .map(({ outline, opacity }) => shapeOf(outline, `fill="${SHADOW_COLOR}" fill-opacity="${opacity}"`))
        .join('')
    case 'area': {
      const { outline, fill, opacity, stroke } = mark
      const edge = stroke ? ` stroke="${escape(stroke.color)}" stroke-width="${figure(stroke.width)}"` : ''
      return shapeOf(
        outline,
        `fill="${escape(fill ?? 'none')}"${opacity === undefined ? '' : ` fill-opacity="${opacity}"`}${edge}`,
      )
    }
    case 'line': {
      const [[x1, y1], [x2, y2]] = [mark.from, mark.to]
      return `<line x1="${figure(x1)}" y1="${figure(y1)}" x2="${figure(x2)}" y2="${figure(y2)}" stroke="${escape(mark.color)}" stroke-width="${figure(mark.width)}"/>`
    }
    case 'picture':
      return pictureOf(mark, writing)
    case 'text':
      return textOf(mark, writing)
  }
}

function shapeOf(outline: Outline, look: string): string {
  if (outline.type === 'polygon')
    return `<polygon points="${outline.points.map((point) => point.map(figure).join(',')).join(' ')}" ${look}/>`
  const { x, y, w, h } = outline
  if (outline.type === 'rectangle')
    return `<rect x="${figure(x)}" y="${figure(y)}" width="${figure(w)}" height="${figure(h)}" ${look}/>`
  return `<ellipse cx="${figure(x + w / 2)}" cy="${figure(y + h / 2)}" rx="${figure(w / 2)}" ry="${figure(h / 2)}" ${look}/>`
}

function pictureOf(mark: PictureMark, writing: Writing): string {
  const { source, clip, place, repeat, flipX, flipY, color, covers } = mark
  const name = nameOfSource(source)
  const picture = writing.pictures.get(name)
  if (!picture) return missing(clip, color)
  const id = define(writing, `picture ${name}`, (own) => imageOf(own, picture))
  const ground = shapeOf(clip, `fill="${escape(repeat?.joint ?? color)}"`)
  const box = boundsOf(clip)
  const [x, y] = [box.x + box.w / 2, box.y + box.h / 2]
  const flip =
    flipX || flipY
      ? ` transform="translate(${figure(x)} ${figure(y)}) scale(${flipX ? -1 : 1} ${flipY ? -1 : 1}) translate(${figure(-x)} ${figure(-y)})"`
      : ''
  const shown = repeat
    ? repeatedOf(id, { place, repeat, box }, writing)
    : useOf(id, covers ? covering(place, jpegSize(picture)) : place)
  return `${ground}<g clip-path="url(#${clipOf(clip, writing)})"><g${flip}>${shown}</g></g>`
}

/** The placeholder of a picture that is gone. */
function missing(clip: Outline, color: string): string {
  const { x, y, w, h } = boundsOf(clip)
  const line = (x1: number, y1: number, x2: number, y2: number) =>
    `<line x1="${figure(x1)}" y1="${figure(y1)}" x2="${figure(x2)}" y2="${figure(y2)}" stroke="#ffffff" stroke-opacity="0.6" stroke-width="0.5"/>`
  return shapeOf(clip, `fill="${escape(color)}"`) + line(x, y, x + w, y + h) + line(x, y + h, x + w, y)
}

/** An image of one by one, scaled where it is drawn. Programs older than SVG 2 know only the prefixed name of the link. */
function imageOf(id: string, bytes: JobPicture): string {
  const data = `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}`
  return `<image id="${id}" width="1" height="1" preserveAspectRatio="none" xlink:href="${data}"/>`
}

function useOf(id: string, { x, y, w, h }: Box, { flipX, flipY } = { flipX: false, flipY: false }): string {
  const [left, top] = [flipX ? x + w : x, flipY ? y + h : y]
  return `<use xlink:href="#${id}" transform="translate(${figure(left)} ${figure(top)}) scale(${figure(flipX ? -w : w)} ${figure(flipY ? -h : h)})"/>`
}

function repeatedOf(
  id: string,
  { place, repeat, box }: { place: Box; repeat: Repeat; box: Box },
  writing: Writing,
): string {
  const own = `tiles-${writing.ids.size}`
  writing.ids.set(own, own)
  const { period, cells } = cellsOf({ place, repeat })
  const drawn = cells.map(({ flipX, flipY, ...cell }) => useOf(id, cell, { flipX, flipY })).join('')
  writing.definitions.push(
    `<pattern id="${own}" patternUnits="userSpaceOnUse" x="${figure(place.x)}" y="${figure(place.y)}" width="${figure(period.w)}" height="${figure(period.h)}">${drawn}</pattern>`,
  )
  return shapeOf({ type: 'rectangle', ...box }, `fill="url(#${own})"`)
}

function clipOf(outline: Outline, writing: Writing): string {
  const shape = shapeOf(outline, '')
  return define(writing, shape, (id) => `<clipPath id="${id}">${shape}</clipPath>`)
}

/** Draws a text letter by letter, as wide as the layout has it. Programs can still read its words. */
function textOf({ text, x, y, size, color }: TextMark, writing: Writing): string {
  const scale = size / UNITS_PER_EM
  let pen = 0
  const letters = writing.outlines.shapesOf(settle(text)).map(({ character, path, advance }) => {
    const at = pen
    pen += advance
    if (!path) return ''
    const id = define(writing, `letter ${character}`, (own) => `<path id="${own}" d="${path}"/>`)
    return `<use xlink:href="#${id}" x="${Math.round(at)}"/>`
  })
  return `<g role="img" aria-label="${escape(settle(text))}" fill="${escape(color)}" transform="translate(${figure(x)} ${figure(y)}) scale(${figure(scale)} ${figure(-scale)})">${letters.join('')}</g>`
}

function define({ ids, definitions }: Writing, what: string, write: (id: string) => string): string {
  const known = ids.get(what)
  if (known !== undefined) return known
  const id = `d${ids.size}`
  ids.set(what, id)
  definitions.push(write(id))
  return id
}

/** A number, rounded finer than any printer. */
function figure(one: number): string {
  return String(Number(one.toFixed(5)))
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes words for text and attributes, and drops characters that XML does not allow. */
function escape(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\uFFFE\uFFFF]/gu, ' ')
    .replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '')
}
