/**
 * Widths of letters, so that every text breaks the same in a browser, a PDF and an SVG: thousandths of the size, of Instrument
 * Sans regular without kerning. A test reads them from the font file.
 */
export const letterWidths: Readonly<Record<number, string>> = {
  103: '·',
  200: ' ',
  232: "'",
  240: 'ijlı',
  242: '|',
  254: 'I',
  255: ',.:;‘’',
  273: '!¡',
  301: '¸',
  306: '•',
  354: '`f´',
  371: 'ª',
  375: 'r',
  377: 't',
  384: '"',
  386: '°',
  391: '1',
  406: '()[]{}',
  408: '*',
  409: '“”',
  411: '¯',
  414: 'º',
  426: '_',
  441: '¨',
  443: '/\\',
  455: 'J',
  473: 's',
  494: '«»',
  496: 'z',
  498: '§',
  506: '-',
  523: 'vy',
  531: '+<=>^~×÷−',
  532: '7',
  533: 'ac¢',
  535: 'k',
  545: '2',
  551: 'x',
  564: 'e',
  567: '?¿',
  574: '35',
  582: '8',
  584: 'oø',
  586: '–',
  588: 'L£',
  589: 'u',
  592: 'ð',
  599: '6hn',
  600: '4',
  602: 'F',
  606: 'bdgpqþ',
  608: '$S',
  610: '9',
  612: 'ß',
  616: '¥',
  623: 'Z',
  636: 'B',
  638: 'E',
  648: 'T',
  655: '…',
  656: 'PRÞ',
  666: '0',
  676: 'Y',
  688: 'X',
  692: 'K',
  701: '€',
  711: '¶',
  712: 'U',
  716: '#',
  728: 'AV',
  736: 'HN',
  741: 'C',
  752: 'DÐ',
  755: '&',
  765: 'G',
  767: 'w',
  786: '%OØ⌀',
  787: 'Q',
  850: '©®™',
  853: '@',
  865: 'æ',
  886: '—',
  906: 'M',
  922: 'm',
  936: 'Æ',
  946: 'œ',
  1064: 'Œ',
  1089: 'W',
}

const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff00-\uff60]/u
/** The width of a letter that the table lacks. */
const AVERAGE = 560
const EM = 1000
/** A space where no line breaks. */
export const UNBROKEN = '\u00a0'
const ELLIPSIS = '…'
/**
 * Where a line may break: after spaces, after a hyphen or slash that a letter follows, and around a Chinese character with the
 * marks that open before it and close after it.
 */
const UNITS =
  /[（《「“‘]*(?:\p{Script=Han}[，。、；：？！）》”’」…]*|(?:[^\s\p{Script=Han}（《「“‘/-]|\u00a0|[/-](?!\p{L}))+(?:[/-]+(?=\p{L})|\s+)?)|[（《「“‘/-]+|\s+/gu

const widths = new Map(
  Object.entries(letterWidths).flatMap(([width, letters]) =>
    Array.from(letters, (one) => [one, Number(width)] as const),
  ),
)

/** In thousandths of the size. */
function widthOfOne(letter: string): number {
  if (letter === UNBROKEN) return widthOfOne(' ')
  const known = widths.get(letter)
  if (known !== undefined) return known
  if (isUsualHan(letter) || WIDE.test(letter)) return EM
  // A letter with an accent is as wide as the letter.
  const [plain = ''] = letter.normalize('NFD')
  return widths.get(plain) ?? AVERAGE
}

/** Common Chinese characters, which all have the same width. This test is far quicker than one by Unicode's properties. */
function isUsualHan(letter: string): boolean {
  return letter >= '\u4e00' && letter <= '\u9fff'
}

/** A text's width in thousandths of the size. These are whole numbers, so that the order of adding makes no difference. */
function unitsOf(text: string): number {
  let sum = 0
  for (const letter of text.normalize('NFC')) sum += widthOfOne(letter)
  return sum
}

/** A text's width, in the unit of `size`. */
export function widthOf(text: string, size: number): number {
  return (unitsOf(text) * size) / EM
}

/** Breaks a text into lines no wider than `width`. Line breaks in the text stay. */
export function breakLines(text: string, size: number, width: number): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .flatMap((paragraph) => paragraphLines(paragraph, size, width))
    .map((line) => line.replaceAll(UNBROKEN, ' '))
}

/** A text in at most `most` lines, the last with an ellipsis if the text is longer. */
export function fewLinesOf(text: string, size: number, { width, most }: { width: number; most: number }): string[] {
  const lines = breakLines(text.replaceAll(/[^\S\u00a0]+/gu, ' '), size, width)
  if (lines.length <= most) return lines
  return [...lines.slice(0, most - 1), onOneLine(lines.slice(most - 1).join(' '), size, width)]
}

/** Takes time in proportion to the text, however many lines there are. */
function paragraphLines(paragraph: string, size: number, width: number): string[] {
  const lines: string[] = []
  let line = ''
  let used = 0
  for (const unit of paragraph.normalize('NFC').match(UNITS) ?? []) {
    if (line && ((used + unitsOf(unit.trimEnd())) * size) / EM > width) {
      lines.push(line.trimEnd())
      line = ''
      used = 0
    }
    let rest = line ? unit : unit.trimStart()
    if (!line) {
      // A word that is wider than the column breaks where it must.
      for (const head of brokenOff(rest, size, width)) {
        lines.push(head)
        rest = rest.slice(head.length)
      }
    }
    line += rest
    used += unitsOf(rest)
  }
  return [...lines, line.trimEnd()]
}

/** Yields the full lines of a word that is too wide, and returns the rest. */
function* brokenOff(word: string, size: number, width: number): Generator<string> {
  let rest = word
  let left = unitsOf(word.trimEnd())
  while ((left * size) / EM > width) {
    const head = fitting(rest, size, width)
    if (head.length === rest.length) return
    yield head
    rest = rest.slice(head.length)
    left -= unitsOf(head)
  }
}

/** The longest beginning of a text that fits the width, at least one letter. */
function fitting(text: string, size: number, width: number): string {
  let length = 0
  let used = 0
  for (const letter of text) {
    used += unitsOf(letter)
    if (length > 0 && (used * size) / EM > width) break
    length += letter.length
  }
  return text.slice(0, length)
}

/** Cuts a text to one line, with an ellipsis if it is longer. */
export function onOneLine(text: string, size: number, width: number): string {
  const whole = text.replaceAll(/\s+/gu, ' ').trim()
  if (widthOf(whole, size) <= width) return whole
  return fitting(whole, size, width - widthOf(ELLIPSIS, size)).trimEnd() + ELLIPSIS
}
