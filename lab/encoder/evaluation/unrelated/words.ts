import { openFaces } from '../../../../demo/drawings/face.ts'
import { lettering, textWidth } from '../../../../demo/drawings/lettering.ts'
import { type Random } from '../../materials/random.ts'

const WORDS =
  `the a of and to in was that her his with for on as at by she he it had not but from they evening morning letter river
  train window answer garden winter brother captain nothing because slowly remember between another question harbour
  weather village suddenly kitchen silence thousand yellow doctor always perhaps minutes account report meeting total
  delivery customer project budget review tomorrow update message sent order price number street school summer`.split(
    /\s+/,
  )
const CHARACTERS = Array.from(
  '的一是不了人我在有他这中大来上个国到说们为子和你地出道也时年得就那要下以生会自着去之过家学对可她里后小么',
)
const FIGURES = '0123456789.,:;-+%()/#$!?@&*=<>'

/** Loads the typefaces of all text below. Await it before calling `line`. */
export async function openLetters(): Promise<void> {
  await openFaces([WORDS.join(''), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', FIGURES, ...CHARACTERS])
}

export function word(random: Random): string {
  const chosen = random.pick(WORDS)
  return random.isChosen(0.25) ? chosen.slice(0, 1).toUpperCase() + chosen.slice(1) : chosen
}

/** `count` meaningless words. */
export function words(count: number, random: Random): string {
  return Array.from({ length: Math.max(1, count) }, () => word(random)).join(' ')
}

/** `count` random Chinese characters. */
export function characters(count: number, random: Random): string {
  return Array.from({ length: Math.max(1, count) }, () => random.pick(CHARACTERS)).join('')
}

export function amount(random: Random): string {
  return random.magnitude(0.5, 900).toFixed(2)
}

/** Meaningless text about `width` long that ends within it. */
export function textOf(width: number, size: number, random: Random): string {
  let text = word(random)
  while (text.length * size * 0.52 < width) text += ` ${word(random)}`
  while (textWidth(text, size) > width && text.includes(' ')) text = text.slice(0, text.lastIndexOf(' '))
  return text
}

interface Block {
  x: number
  y: number
  width: number
  size: number
  /** Distance between base lines. */
  leading: number
  lines: number
  ink: string
}

/** A paragraph of meaningless text; `y` is the first base line. */
export function paragraph({ x, y, width, size, leading, lines, ink }: Block, random: Random): string {
  return Array.from({ length: lines }, (_, index) => {
    const reach = index === lines - 1 ? width * random.between(0.2, 0.9) : width
    return lettering(textOf(reach, size, random), { x, y: y + index * leading, size, ink })
  }).join('')
}
