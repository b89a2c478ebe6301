import { lettering } from '../../../../../demo/drawings/lettering.ts'
import { type Random } from '../../../materials/random.ts'
import { type Frame, type Kind } from '../frame.ts'
import { colour, disc, rect, stroke, times } from '../shapes.ts'
import { amount, characters, paragraph, textOf, words } from '../words.ts'

/** Screenshots: tables, messages, source code, shops, settings. */
export const screens: Kind = { name: 'screens', cameraShare: 0.15, draw: drawScreen }

interface Look {
  random: Random
  ground: string
  panel: string
  ink: string
  faint: string
  accent: string
}

type Part = (look: Look, box: [x: number, y: number, width: number, height: number]) => string

function drawScreen({ width, height, random }: Frame): string {
  const isDark = random.isChosen(0.35)
  const hue = random.between(0, 360)
  const shade = (light: number) => colour(hue, 8, isDark ? 100 - light : light)
  const look: Look = {
    random,
    ground: shade(isDark ? 88 : 99),
    panel: shade(isDark ? 82 : 94),
    ink: shade(isDark ? 8 : 12),
    faint: shade(60),
    accent: colour(hue + 140, 65, 50),
  }
  const bar = random.isChosen(0.8) ? 34 : 0
  const side = random.isChosen(0.5) ? random.between(60, 120) : 0
  const main = random.pick([drawTable, drawMessages, drawProgram, drawCards, drawSettings])
  return (
    rect([0, 0, width, height], look.ground) +
    main(look, [side, bar, width - side, height - bar]) +
    drawSide(look, [0, bar, side, height - bar]) +
    drawBar(look, [0, 0, width, bar])
  )
}

const drawBar: Part = ({ random, panel, accent, ink }, [x, y, width, height]) => {
  if (height === 0) return ''
  const isLoud = random.isChosen(0.4)
  const lights = times(3, (index) => disc([14 + index * 15, 17, 4.5], ['#ee6a5f', '#f5bd4f', '#61c454'][index] ?? ''))
  const field = rect([width * 0.35, 8, width * 0.4, 18], isLoud ? '#fff' : '#8884', 'rx="9" opacity="0.8"')
  const title = lettering(words(2, random), { x: 66, y: 22, size: 13, ink: isLoud ? '#fff' : ink })
  return rect([x, y, width, height], isLoud ? accent : panel) + (random.isChosen(0.5) ? lights : '') + field + title
}

const drawSide: Part = ({ random, panel, ink, accent }, [x, y, width, height]) => {
  if (width === 0) return ''
  const chosen = random.below(5)
  const rows = times(Math.floor(height / 32), (row) => {
    const mark = row === chosen ? rect([x + 6, y + 8 + row * 30, width - 12, 25], accent, 'rx="5" opacity="0.4"') : ''
    return (
      mark +
      disc([x + 17, y + 20 + row * 30, 5], ink, 'opacity="0.6"') +
      lettering(textOf(width - 45, 11, random), { x: x + 29, y: y + 24 + row * 30, size: 11, ink })
    )
  })
  return rect([x, y, width, height], panel) + rows
}

const drawTable: Part = ({ random, panel, ink, faint, accent }, [x, y, width, height]) => {
  const [gap, columns] = [random.between(17, 30), 3 + random.below(5)]
  const step = width / columns
  return times(Math.ceil(height / gap), (row) => {
    const top = y + row * gap
    const band =
      row === 0 || row % 2 ? rect([x, top, width, gap], row ? panel : accent, row ? '' : 'opacity="0.5"') : ''
    const cells = times(columns, (column) =>
      lettering(column ? amount(random) : textOf(step - 12, 10, random), {
        x: x + column * step + 7,
        y: top + gap * 0.68,
        size: 10,
        ink,
      }),
    )
    return band + cells + stroke(`M${x} ${top}L${x + width} ${top}`, faint, 0.4)
  })
}

const drawMessages: Part = ({ random, panel, ink, accent }, [x, y, width, height]) => {
  let [top, text] = [y + 12, '']
  while (top < y + height) {
    const [isOwn, lines, wide] = [random.isChosen(0.5), 1 + random.below(4), width * random.between(0.3, 0.65)]
    const left = isOwn ? x + width - wide - 14 : x + 38
    const tall = lines * 17 + 12
    text += rect([left, top, wide, tall], isOwn ? accent : panel, `rx="11" stroke="#8888" stroke-width="0.4"`)
    text += isOwn ? '' : disc([x + 19, top + 14, 12], colour(random.between(0, 360), 45, 55))
    text += paragraph(
      { x: left + 10, y: top + 19, width: wide - 20, size: 12, leading: 17, lines, ink: isOwn ? '#fff' : ink },
      random,
    )
    top += tall + random.between(8, 22)
  }
  return text
}

const drawProgram: Part = ({ random, faint, ink, accent }, [x, y, width, height]) => {
  const inks = [ink, ink, accent, colour(random.between(0, 360), 60, 55), colour(random.between(0, 360), 60, 55)]
  return times(Math.floor(height / 15), (row) => {
    let [at, text] = [
      x + 34 + 16 * random.below(4),
      lettering(String(row + 1), { x: x + 22, y: y + 15 + row * 15, size: 9, ink: faint, anchor: 'end' }),
    ]
    const end = x + width * random.between(0.1, 0.95)
    while (at < end) {
      const token = random.isChosen(0.25) ? random.pick(['=', '(', ')', '+', '=>', '/*', '#', '&']) : words(1, random)
      text += lettering(token, { x: at, y: y + 15 + row * 15, size: 10.5, ink: random.pick(inks) })
      at += token.length * 6 + 6
    }
    return text
  })
}

const drawCards: Part = ({ random, panel, ink, accent }, [x, y, width, height]) => {
  const columns = 2 + random.below(3)
  const [side, tall] = [width / columns, random.between(110, 170)]
  return times(columns * Math.ceil(height / tall), (index) => {
    const [left, top] = [x + (index % columns) * side + 7, y + Math.floor(index / columns) * tall + 8]
    const picture = rect(
      [left, top, side - 14, tall - 58],
      colour(random.between(0, 360), random.between(10, 60), random.between(40, 80)),
    )
    const label = lettering(textOf(side - 30, 11, random), { x: left + 6, y: top + tall - 42, size: 11, ink })
    const button =
      rect([left + 6, top + tall - 34, 44, 14], accent, 'rx="4"') +
      lettering(amount(random), { x: left + side - 20, y: top + tall - 23, size: 11, ink, anchor: 'end' })
    return rect([left, top, side - 14, tall - 12], panel, 'rx="6"') + picture + label + button
  })
}

const drawSettings: Part = ({ random, panel, ink, faint, accent }, [x, y, width, height]) =>
  times(Math.floor(height / 42), (row) => {
    const top = y + 8 + row * 42
    const isOn = random.isChosen(0.5)
    const toggle =
      rect([x + width - 58, top + 9, 32, 18], isOn ? accent : faint, 'rx="9"') +
      disc([x + width - (isOn ? 36 : 49), top + 18, 7], '#fff')
    const label = random.isChosen(0.3) ? characters(5, random) : textOf(width * 0.5, 14, random)
    return (
      rect([x + 10, top, width - 20, 37], panel, 'rx="7"') +
      lettering(label, { x: x + 24, y: top + 23, size: 14, ink }) +
      toggle
    )
  })
