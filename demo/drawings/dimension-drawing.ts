import { type DemoProduct, type Size } from '../products/product.ts'
import { openFaces } from './face.ts'
import { INK, lettering } from './lettering.ts'
import { DIGITS, HAIRLINE, PAPER, millimetres, rasterise } from './sheet.ts'

const NOTE = '单位：毫米  Dimensions in millimetres'
const ROLL = '卷长 Roll'
/** Fills of front and side views. */
const FACE = '#F1ECE3'
const SIDE = '#E6DFD2'

type Box = { x: number; y: number; width: number; height: number }

const arrow = (x: number, y: number, turn: number) =>
  `<path fill="${INK}" stroke="none" transform="translate(${x} ${y}) rotate(${turn})" d="M0 0 L-15 -4.5 L-15 4.5 Z"/>`

/** A dimension line below a box, with extension lines, arrows and its number. */
function across({ x, y, width, height }: Box, label: string): string {
  const line = y + height + 56
  return `<path stroke="${HAIRLINE}" d="M${x} ${y + height + 12} V${line + 12} M${x + width} ${y + height + 12} V${line + 12}"/>
    <path stroke="${INK}" d="M${x} ${line} H${x + width}"/>${arrow(x + width, line, 0)}${arrow(x, line, 180)}
    ${lettering(label, { x: x + width / 2, y: line + 40, size: 27, anchor: 'middle' })}`
}

/** The same at the left side, with its number turned to be read from the right. */
function upward({ x, y, height }: Box, label: string): string {
  const line = x - 56
  return `<path stroke="${HAIRLINE}" d="M${x - 12} ${y} H${line - 12} M${x - 12} ${y + height} H${line - 12}"/>
    <path stroke="${INK}" d="M${line} ${y} V${y + height}"/>${arrow(line, y, -90)}${arrow(line, y + height, 90)}
    ${lettering(label, { x: line - 18, y: y + height / 2, size: 27, anchor: 'middle', turn: -90 })}`
}

function fit(length: number, width: number, room: Box): Box {
  const scale = Math.min(room.width / length, room.height / width)
  const w = length * scale
  const h = Math.max(width * scale, 26)
  return { x: room.x + (room.width - w) / 2, y: room.y + (room.height - h) / 2, width: w, height: h }
}

function pieceView({ length, width }: Size): string {
  const box = fit(length, width, { x: 210, y: 150, width: 920, height: 480 })
  return `<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" fill="${FACE}" stroke="${INK}" stroke-width="2.4"/>
    ${across(box, `${millimetres(length)} mm`)}${upward(box, `${millimetres(width)} mm`)}`
}

function hexagonView({ width }: Size): string {
  const half = 220
  const reach = half / Math.cos(Math.PI / 6)
  const corners = [0, 1, 2, 3, 4, 5].map((index) => {
    const angle = ((index * 60 + 30) * Math.PI) / 180
    return `${640 + reach * Math.cos(angle)},${390 + reach * Math.sin(angle)}`
  })
  const box = { x: 640 - half, y: 390 - reach, width: half * 2, height: reach * 2 }
  return `<polygon points="${corners.join(' ')}" fill="${FACE}" stroke="${INK}" stroke-width="2.4"/>
    ${across(box, `${millimetres(width)} mm`)}${upward(box, `${millimetres(Math.round(width / 0.866))} mm`)}`
}

function rollView({ length, width }: Size): string {
  const box = { x: 290, y: 190, width: 760, height: 380 }
  const end = box.x + box.width
  return `<path d="M${box.x} ${box.y} H${end} c -26 63 26 127 0 190 s 26 127 0 190 H${box.x} Z" fill="${FACE}" stroke="none"/>
    <path d="M${end} ${box.y} H${box.x} V${box.y + box.height} H${end}" fill="none" stroke="${INK}" stroke-width="2.4"/>
    <path d="M${end} ${box.y} c -26 63 26 127 0 190 s 26 127 0 190" fill="none" stroke="${INK}" stroke-width="1.6"/>
    <ellipse cx="${box.x}" cy="${box.y + box.height / 2}" rx="34" ry="${box.height / 2}" fill="${SIDE}" stroke="${INK}" stroke-width="2.4"/>
    <ellipse cx="${box.x}" cy="${box.y + box.height / 2}" rx="14" ry="${box.height / 2 - 60}" fill="${PAPER}" stroke="${INK}" stroke-width="1.6"/>
    ${across(box, `${ROLL} ${millimetres(length / 1000)} m`)}${upward({ ...box, x: box.x - 40 }, `${millimetres(width)} mm`)}`
}

function tinView({ length, width }: Size): string {
  const scale = 400 / Math.max(length, width)
  const box = {
    x: 640 - (width * scale) / 2,
    y: 390 - (length * scale) / 2,
    width: width * scale,
    height: length * scale,
  }
  const rx = box.width / 2
  const bottom = box.y + box.height
  return `<path d="M${box.x} ${box.y} V${bottom} a ${rx} 34 0 0 0 ${box.width} 0 V${box.y}" fill="${FACE}" stroke="${INK}" stroke-width="2.4"/>
    <ellipse cx="640" cy="${box.y}" rx="${rx}" ry="34" fill="${SIDE}" stroke="${INK}" stroke-width="2.4"/>
    <ellipse cx="640" cy="${box.y}" rx="${rx - 22}" ry="25" fill="none" stroke="${INK}" stroke-width="1.4"/>
    ${across({ ...box, height: box.height + 34 }, `Ø ${millimetres(width)} mm`)}${upward(box, `${millimetres(length)} mm`)}`
}

/** The edge at a larger scale than the face, so that the thickness is legible. */
function edgeView(thickness: number): string {
  const height = Math.min(44, Math.max(9, thickness * 1.6))
  const box = { x: 420, y: 800 - height / 2, width: 440, height }
  return `<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${height}" fill="${SIDE}" stroke="${INK}" stroke-width="2"/>
    <path stroke="${HAIRLINE}" d="M${box.x + box.width + 12} ${box.y} h70 M${box.x + box.width + 12} ${box.y + height} h70"/>
    <path stroke="${INK}" d="M${box.x + box.width + 60} ${box.y - 46} V${box.y} M${box.x + box.width + 60} ${box.y + height} v46"/>
    ${arrow(box.x + box.width + 60, box.y, 90)}${arrow(box.x + box.width + 60, box.y + height, -90)}
    ${lettering(`${millimetres(thickness)} mm`, { x: box.x + box.width + 100, y: 809, size: 27 })}`
}

/** Draws the dimensions of a piece as PNG, `width` pixels wide. */
export async function drawDimensions(product: DemoProduct, size: Size, width: number): Promise<Buffer> {
  await openFaces([NOTE, ROLL, product.key, DIGITS])
  const views = { piece: pieceView, hexagon: hexagonView, roll: rollView, tin: tinView }
  const face = views[product.shape ?? 'piece'](size)
  const edge = size.thickness ? edgeView(size.thickness) : ''
  return rasterise(`<g stroke-width="1.6" fill="none">${face}${edge}</g>`, { key: product.key, note: NOTE }, width)
}
