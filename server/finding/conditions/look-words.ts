import { lookGroups, lookNames } from '../../../contract/looks/look-names.ts'
import type { LookGroup, LookWord } from '../../../contract/looks/look-names.ts'
import { offeredWords } from '../../../contract/looks/words-of-look.ts'

/** A measured word that is asked for; `isNot` asks for any other word of its group. */
export interface LookWords {
  kind: 'look'
  group: LookGroup
  word: LookWord
  isNot?: true
  from: number
  to: number
}

/** Whether a stretch is a phrase of the trade that means something else than its part: "plain weave" is a weave. */
export type IsOtherPhrase = (phrase: string, part: string) => boolean

interface Form {
  group: LookGroup
  word: LookWord
  isNot?: true
  en: string
  zh: string
}

/** A denied word comes before the word: the first form that is found counts. */
const FORMS: Form[] = [
  {
    group: 'warmth',
    word: 'warm',
    en: `warm${toned()}${unfelt()}|warmish`,
    zh: '暖(?:色调?|调|色系)|(?<!脚感|触感)温暖(?:的?色调)?',
  },
  { group: 'warmth', word: 'cool', en: `cool${toned()}${unfelt()}|coolish`, zh: '冷(?:色调?|调|色系)' },
  { group: 'warmth', word: 'neutral', en: `neutral${toned()}`, zh: '中性(?:色调?|色系)' },
  {
    group: 'pattern',
    word: 'plain',
    isNot: true,
    en: String.raw`(?:not|isn't|non)[\s-]plain|patterned|with (?:a )?(?:pattern|texture|grain)|textured look`,
    zh: '(?:不是|非|不要)(?:素色|纯色|单色)|[带有](?:着)?(?:纹理|图案|花纹|纹样)',
  },
  {
    group: 'pattern',
    word: 'plain',
    en: String.raw`plain(?:[\s-]colou?r(?:ed)?)?|unpatterned|unveined|solid[\s-]colou?r(?:ed)?|self[\s-]colou?red|(?:no|without(?: a| any)?) (?:pattern|veins?|veining)`,
    zh: '素色|纯色|单色|净色|(?:无|没有|不带)(?:明显的?)?(?:纹理|图案|花纹|纹路|纹样)',
  },
  {
    group: 'pattern',
    word: 'veined',
    en: String.raw`veined|veiny|veining|(?:with )?veins`,
    zh: '[带有](?:脉纹|脉络|纹路)|脉纹|纹理脉络|纹路|带纹(?!理)',
  },
  {
    group: 'pattern',
    word: 'striped',
    en: String.raw`striped|stripey?|stripes|stripy|pin[\s-]?strip(?:ed?|es)`,
    zh: '[竖横细宽直]?条纹(?:图案)?',
  },
  { group: 'pattern', word: 'flecked', en: 'flecked|flecks|speckled|speckles|speckly', zh: '斑点|麻点|点状|撒点|彩点' },
  {
    group: 'pattern',
    word: 'grid',
    en: String.raw`grid[\s-]pattern(?:ed)?|gridded|checked|ch(?:ecker|equer)ed|check pattern`,
    zh: '网格(?:图案|纹)|格纹|方格(?:图案|纹)?|格子(?:图案|纹)',
  },
  { group: 'pattern', word: 'figured', en: 'ornamented|with motifs?', zh: '大花图案|纹样图案' },
  {
    group: 'liveliness',
    word: 'calm',
    en: 'calm|calming|serene|restful|subdued|understated|quiet[\\s-]looking',
    zh: '安静|平静|沉静|宁静|素净|低调',
  },
  {
    group: 'liveliness',
    word: 'lively',
    en: 'lively|animated|busy[\\s-]looking|bold pattern',
    zh: '活泼|活跃|生动|热闹',
  },
]

function toned(): string {
  return String.raw`(?:[\s-](?:toned?|tones|colou?r(?:ed|s)?|hues?))?`
}

/** "Warm to the touch" is no colour. */
function unfelt(): string {
  return String.raw`(?![\s-](?:to (?:the )?touch|to touch|under[\s-]?foot|on (?:bare )?feet|floor heating))`
}

const APART = String.raw`(?<![\p{sc=Latin}\p{N}_-])`
const END = String.raw`(?![\p{sc=Latin}\p{N}_]|-[\p{sc=Latin}\p{N}])`
const MORE = String.raw`(?:(?:very|quite|rather|fairly)\s+)?`

interface Forms {
  mayHold: RegExp
  forms: { meant: Omit<Form, 'en' | 'zh'>; form: RegExp }[]
}

const known = new WeakMap<ReadonlySet<LookWord>, Forms>()

/** Only offered words are read. "Patterned" asks for any pattern but none, and so needs one that is offered. */
function formsOf(offered: ReadonlySet<LookWord>): Forms {
  const before = known.get(offered)
  if (before) return before
  const isOffered = ({ group, word, isNot }: Form) =>
    isNot ? lookNames[group].some(([other]) => other !== word && offered.has(other)) : offered.has(word)
  const read = FORMS.filter(isOffered)
  const forms = {
    mayHold: new RegExp(read.map(({ en, zh }) => `${en}|${zh}`).join('|') || '(?!)', 'u'),
    forms: read.map(({ en, zh, ...meant }) => ({
      meant,
      form: new RegExp(String.raw`${APART}${MORE}(?:${en})${END}|(?:很|较|比较)?(?:${zh})的?`, 'gu'),
    })),
  }
  known.set(offered, forms)
  return forms
}

/** Of a colour, warm and cool are a part of its name: "warm grey". */
const COLOR_NEXT = new RegExp(
  String.raw`^[\s-]+(?:(?:light|dark|pale|deep|mid|medium|off|soft|very)[\s-]+)*(?:white|off-?white|cream|ivory|beige|greige|taupe|grey|gray|graphite|charcoal|anthracite|black|brown|red|orange|yellow|gold|green|blue|teal|purple|violet|pink|silver|bronze|copper|brass)${END}`,
  'u',
)

/** Whether a text may ask for a look. */
export function mayHoldLook(plain: string): boolean {
  return formsOf(offeredWords).mayHold.test(plain)
}

/** "Calm", "veined", 素色, 带纹理: a word that is measured of pictures, one of each group. */
export function readLookWords(
  plain: string,
  told: ReadonlySet<LookGroup>,
  isOtherPhrase: IsOtherPhrase,
  offered: ReadonlySet<LookWord> = offeredWords,
): LookWords | null {
  const { mayHold, forms } = formsOf(offered)
  if (!mayHold.test(plain) || told.size === lookGroups.length) return null
  for (const { meant, form } of forms) {
    if (told.has(meant.group)) continue
    for (const { index, 0: text } of plain.matchAll(form)) {
      const span = { from: index, to: index + text.length }
      const isColor = meant.group === 'warmth' && COLOR_NEXT.test(plain.slice(span.to))
      if (!isColor && !isInPhrase(plain, span, isOtherPhrase)) return { kind: 'look', ...meant, ...span }
    }
  }
  return null
}

/** So many words or characters before and behind may belong to a phrase. */
const MOST_BESIDE = 3

/** Whether the words around a stretch make a phrase of it that means something else. */
function isInPhrase(plain: string, { from, to }: { from: number; to: number }, isOtherPhrase: IsOtherPhrase): boolean {
  const starts = [from, ...beginsBefore(plain.slice(0, from))]
  const ends = [to, ...endsAfter(plain.slice(to)).map((end) => to + end)]
  const part = plain.slice(from, to)
  return starts.some((start) =>
    ends.some((end) => (start < from || end > to) && isOtherPhrase(plain.slice(start, end), part)),
  )
}

const STEP_BEFORE = /(?:\p{sc=Han}|[\p{sc=Latin}\p{N}]+)[\s-]*$/u
const STEP_AFTER = /^[\s-]*(?:\p{sc=Han}|[\p{sc=Latin}\p{N}]+)/u

function beginsBefore(text: string): number[] {
  const begins: number[] = []
  let rest = text
  for (let found = STEP_BEFORE.exec(rest); found && begins.length < MOST_BESIDE; found = STEP_BEFORE.exec(rest)) {
    begins.push(found.index)
    rest = rest.slice(0, found.index)
  }
  return begins
}

function endsAfter(text: string): number[] {
  const ends: number[] = []
  let at = 0
  for (let found = STEP_AFTER.exec(text); found && ends.length < MOST_BESIDE; found = STEP_AFTER.exec(text.slice(at))) {
    at += found[0].length
    ends.push(at)
  }
  return ends
}
