import { lettering } from '../../../../../demo/drawings/lettering.ts'
import { type Frame, type Kind } from '../frame.ts'
import { colour, gradient, rect, stroke, times, turned } from '../shapes.ts'
import { characters, paragraph, words } from '../words.ts'

/** Pages of books, newspapers and office documents, scanned or photographed on a table. */
export const pages: Kind = { name: 'pages', cameraShare: 0.7, draw: drawPage }

function drawPage(frame: Frame): string {
  const { width, height, random } = frame
  const isScanned = random.isChosen(0.4)
  const margin = isScanned ? 0 : random.between(10, 45)
  const paper = colour(random.between(35, 55), random.between(0, 35), random.between(84, 99))
  const table = colour(random.between(15, 40), random.between(5, 45), random.between(10, 50))
  const edge = gradient('fold', [paper, paper, 'rgb(150,140,125)'], 'across')
  const sheet = rect([margin, margin, width - 2 * margin, height - 2 * margin], isScanned ? paper : 'url(#fold)')
  const text = drawText({ width: width - 2 * margin - 50, height: height - 2 * margin - 40, random })
  const page = `${sheet}<g transform="translate(${margin + 25} ${margin + 30})">${text}</g>`
  const turn = isScanned ? random.normal() * 0.4 : random.normal() * 5
  return edge + rect([0, 0, width, height], isScanned ? paper : table) + turned(page, turn, [width / 2, height / 2])
}

function drawText({ width, height, random }: Frame): string {
  const columns = random.pick([1, 1, 1, 2, 3])
  const size = random.between(9, 17) / (columns > 1 ? 1.25 : 1)
  const leading = size * random.between(1.3, 1.8)
  const ink = colour(30, 10, random.between(5, 25))
  const isChinese = random.isChosen(0.25)
  const gap = 16
  const column = (width - gap * (columns - 1)) / columns
  const titleSize = random.between(18, 34)
  const title = random.isChosen(0.6)
    ? lettering(isChinese ? characters(7, random) : words(2, random), { x: 0, y: titleSize, size: titleSize, ink })
    : ''
  const top = title ? titleSize * 2 : 0
  const picture = random.isChosen(0.25) ? height * random.between(0.15, 0.3) : 0
  const body = times(columns, (index) => {
    const x = index * (column + gap)
    const isLeft = index === 0
    const start = top + (isLeft ? picture + 12 : 0)
    const grey = isLeft && picture ? rect([x, top, column, picture], colour(random.between(0, 360), 25, 55)) : ''
    const rows = Math.max(2, Math.floor((height - start) / leading))
    return grey + (isChinese ? drawCharacters() : drawParagraphs())

    function drawCharacters(): string {
      return times(rows, (row) =>
        lettering(characters(Math.floor(column / size), random), { x, y: start + (row + 1) * leading, size, ink }),
      )
    }

    function drawParagraphs(): string {
      let [done, text] = [0, '']
      while (done < rows) {
        const lines = Math.min(rows - done, 3 + random.below(9))
        text += paragraph({ x, y: start + (done + 1) * leading, width: column, size, leading, lines, ink }, random)
        done += lines + random.below(2)
      }
      return text
    }
  })
  const rules = random.isChosen(0.2) ? stroke(`M0 ${top - 6}L${width} ${top - 6}`, ink, 1) : ''
  const marker = random.isChosen(0.15)
    ? rect([0, height * 0.4, width * 0.8, leading], 'hsl(55, 95%, 60%)', 'opacity="0.5"')
    : ''
  return title + rules + marker + body
}
