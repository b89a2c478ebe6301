import { layOut } from './layout.ts'
import type { Edge, Place } from './layout.ts'

/** A picture of boxes and arrows, as SVG that reads in light and dark surroundings. */
export interface Drawing {
  title: string
  description: string
  boxes: Box[]
  arrows: { edge: Edge; label?: string | undefined }[]
}

export interface Box {
  name: string
  /** Shown in place of the name; the second line is small. */
  lines: readonly [string] | readonly [string, string]
  kind: 'browser' | 'contract' | 'server' | 'table' | 'other'
}

const HEIGHT = 46
const GAP = 46
const LETTER = 7.6
const SMALL_LETTER = 6.2
const LABEL_LETTER = 5.9
const PADDING = 24
const NARROWEST = 90

const STYLE = `
  svg { font: 13px system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
  .paper { fill: #fff; } .text { fill: #1c1c1c; text-anchor: middle; } .small { font-size: 11px; fill: #5b5b5b; }
  .arrow { fill: none; stroke: #7c7c7c; stroke-width: 1.2; } .head { fill: #7c7c7c; }
  .label { font-size: 11px; fill: #3d3d3d; text-anchor: middle; }
  .box { stroke-width: 1.2; }
  .browser { fill: #e8f1fb; stroke: #6d9bc9; } .contract { fill: #f4ecfa; stroke: #a584c2; }
  .server { fill: #eaf5ea; stroke: #7aae7c; } .table { fill: #fdf3e1; stroke: #c9a25a; }
  .other { fill: #fff; stroke: #a8a8a8; stroke-dasharray: 4 3; }
  @media (prefers-color-scheme: dark) {
    .paper { fill: #16181b; } .text { fill: #ececec; } .small { fill: #a9a9a9; }
    .arrow { stroke: #8c8c8c; } .head { fill: #8c8c8c; } .label { fill: #d2d2d2; }
    .browser { fill: #1c2b3b; stroke: #5486b8; } .contract { fill: #2c2236; stroke: #8f6cb0; }
    .server { fill: #1d2e1f; stroke: #5d9560; } .table { fill: #352a16; stroke: #b08a43; }
    .other { fill: #16181b; stroke: #6d6d6d; }
  }
`

export function draw({ title, description, boxes, arrows }: Drawing): string {
  const boxByName = new Map(boxes.map((box) => [box.name, box]))
  const widthOf = (name: string) => {
    const [first = '', second = ''] = boxByName.get(name)?.lines ?? []
    return Math.max(NARROWEST, Math.ceil(Math.max(first.length * LETTER, second.length * SMALL_LETTER)) + PADDING)
  }
  const { width, height, places, routes } = layOut(
    boxes.map(({ name }) => name),
    arrows.map(({ edge }) => edge),
    { widthOf, height: HEIGHT, gap: GAP },
  )
  const drawnArrows = routes.map((route) => drawArrow(route))
  const drawnBoxes = boxes.map((box) => drawBox(box, places.get(box.name) ?? { x: 0, y: 0 }, widthOf(box.name)))
  const labels = arrows.flatMap(({ label }, index) =>
    label === undefined ? [] : [drawLabel(label, routes[index] ?? [])],
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title desc">
<title id="title">${escape(title)}</title>
<desc id="desc">${escape(description)}</desc>
<style>${STYLE}</style>
<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path class="head" d="M0 0 8 4 0 8z"/></marker></defs>
<rect class="paper" width="${width}" height="${height}" rx="8"/>
${[...drawnArrows, ...drawnBoxes, ...labels].join('\n')}
</svg>
`
}

function drawBox({ lines: [first, second], kind }: Box, { x, y }: Place, width: number): string {
  const box = `<rect class="box ${kind}" x="${round(x - width / 2)}" y="${y - HEIGHT / 2}" width="${width}" height="${HEIGHT}" rx="6"/>`
  const name = `<text class="text" x="${x}" y="${y + (second === undefined ? 4 : -2)}">${escape(first)}</text>`
  if (second === undefined) return box + name
  return `${box}${name}<text class="text small" x="${x}" y="${y + 14}">${escape(second)}</text>`
}

/** A curve that leaves and meets boxes upright, and runs straight past those of the layers that it crosses. */
function drawArrow(points: readonly Place[]): string {
  const [first] = points
  if (!first) return ''
  const half = HEIGHT / 2
  const parts = points.slice(1).map((to, index) => {
    const from = points[index] ?? to
    const middle = (from.y + to.y) / 2
    const past = index < points.length - 2 ? `V${to.y + half}` : ''
    return `C${from.x} ${middle} ${to.x} ${middle} ${to.x} ${to.y - half}${past}`
  })
  return `<path class="arrow" marker-end="url(#head)" d="M${first.x} ${first.y + half}${parts.join('')}"/>`
}

/** In the middle of the arrow's first stretch. */
function drawLabel(label: string, [from, to]: readonly Place[]): string {
  if (!from || !to) return ''
  const [x, y] = [round((from.x + to.x) / 2), round((from.y + to.y) / 2)]
  const width = Math.ceil(label.length * LABEL_LETTER) + 6
  return `<rect class="paper" x="${x - width / 2}" y="${y - 8}" width="${width}" height="16"/><text class="label" x="${x}" y="${y + 4}">${escape(label)}</text>`
}

function round(number: number): number {
  return Math.round(number)
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
