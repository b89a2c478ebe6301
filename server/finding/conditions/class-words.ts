import { otherScalesOf } from '../../../contract/facts/between.ts'
import type { ClassFact, Fact } from '../../../contract/facts/fact.ts'
import { facts as rows, findFact } from '../../../contract/facts/facts.ts'
import { beginningsOfClasses, classAt, spellingsOfClasses } from '../../../contract/facts/read-fact.ts'
import type { Found } from '../../../contract/facts/read-fact.ts'
import { AT_LEAST, AT_MOST } from './comparisons.ts'
import { namesOfRow } from './facts.ts'
import type { AskedClasses, FactGround, FactWords, MissingWords, NamedFact, Way } from './facts.ts'

/** A class as somebody types it, with everything beside it that belongs to it. */
interface Mention {
  row: ClassFact
  found: Found
  /** Words around the class. */
  around: Around
  isNamed: boolean
}

interface Around {
  from: number
  to: number
  way: Way | undefined
  /** Whether "class", 级 or the like stands beside it. */
  isClass: boolean
  isHan: boolean
}

const classRows = rows.filter((row): row is ClassFact => row.kind === 'class')

const APART = String.raw`(?<![\p{sc=Latin}\p{N}_])`
const CLASS = String.raw`(?:class(?:ification)?|grade|group|rat(?:ed|ing)|cat(?:egory)?|等级|级别|性能等级)`
const JOINT = String.raw`[\s:=为是达到的]*(?:(?:of|is|to)\s*)?`
const EXACT = '(?:exactly|only|just|仅限?|只要|正好)'
const BEFORE_COMPARED = new RegExp(
  String.raw`(?:${APART}(?:(?<least>${AT_LEAST})|(?<most>${AT_MOST})|(?<exact>${EXACT})))\s*$`,
  'u',
)
const BEFORE_CLASS = new RegExp(String.raw`(?:${APART}|(?<=\p{sc=Han}))${CLASS}${JOINT}$`, 'u')
const AFTER_GRADE = /^\s?级/u
const AFTER_COMPARED = new RegExp(
  String.raw`^\s*(?:(?<least>及?以上|(?:or|and) (?:better|more|higher|above|over|up)|\+(?![\p{L}\p{N}])|min(?:imum)?(?!\p{L}))|(?<most>及?以下|or (?:less|lower|below|under|worse)|max(?:imum)?(?!\p{L}))|(?<exact>only|exactly)(?!\p{L}))`,
  'u',
)
const AFTER_CLASS = /^[\s-]*(?:(?:rated|class)(?!\p{sc=Latin})|等级|级别)/u
/** A model number, a decimal or a measure is no class. */
const NO_CLASS_AFTER = new RegExp(
  String.raw`^(?:[\p{sc=Latin}\p{N}_]|-(?!${CLASS})[\p{L}\p{N}]|\.\d|\s*(?:[%°"'€$£¥]|[x×*]\s?\d|(?:[mcd]?m|kg?|db|l|ft|in|inch|pcs)[23]?\b|[毫厘]?米|公[分斤]|克|元|[天日周年次转]))`,
  'u',
)
const LONGEST_BEFORE = 20
const NO_CLASS_BEFORE = /[_#.€$£¥-]$|\d\s*[x×*]\s*$|\p{sc=Latin}\/$/u
/** Square metres, and M2 of France: alone it is the former. */
const METRES = /^m[23](?![\p{sc=Latin}\p{N}])/u

/** Words of a subject beside a class, where the table has names of single norms. */
const FIRE = String.raw`(?:fire|flame|fireproof)(?:[ -]?(?:rat(?:ed|ing)|retardan(?:t|cy)|resistan(?:t|ce)|proof|safety|reaction|performance|class))*|(?:防火|阻燃|不燃|难燃|耐火|燃烧)(?:性能|性)?`
const SOUND = String.raw`(?:sound |noise |acoustic )?absor(?:ption|bing|bers?)|sound|noise|acoustics?|nrc|αw|alpha[ -]?w`
const HAN_SOUND = '(?:吸[声音]|声学)'
/** Properties with classes that neither the table nor the catalogue may have. */
const OTHER =
  'insulation|insulating|soundproof(?:ing)?|slip|skid|wear|abrasion|abrasive|emission|voc|energy|light[ -]?fast(?:ness)?|stain|scratch|impact|durability|strength|quality|隔[音声]|防滑|耐磨|环保|甲醛|排放|抗污|耐污|节能|耐光|强度|硬度|品质|质量'
const before = (words: string) => new RegExp(String.raw`(?:${APART}|(?<=\p{sc=Han}))(?:${words})${JOINT}$`, 'u')
const after = (words: string) => new RegExp(String.raw`^[\s-]*(?:for |of |的)?(?:${words})(?!\p{sc=Latin})`, 'u')
const OTHER_BEFORE = new RegExp(
  String.raw`(?:${OTHER})(?:ness|s|性能|性)?(?: rating| resistance| resistant)?(?:等级|级别)?[\s:为是达到-]*$`,
  'u',
)
const OTHER_AFTER = new RegExp(String.raw`^\s*(?:for |of )?(?:${OTHER})`, 'u')
const FIRE_BESIDE = { before: before(FIRE), after: after(FIRE) }
const SOUND_BESIDE = {
  before: before(`${SOUND}|${HAN_SOUND}(?:性能|系数)?`),
  // A level before an absorber (A级 吸音板) is not of its sound.
  after: new RegExp(
    String.raw`^[\s-]*(?:for |of )?(?:${SOUND})(?!\p{sc=Latin})|^${HAN_SOUND}(?:性能|等级|级别|系数|效果|(?!\p{sc=Han}))`,
    'u',
  ),
}
const OF_SOUND = /acoustic|absor|\bsound|\bnois|\bnrc\b|αw|\balpha[ -]?w\b/u
const OF_FIRE = /\bfire|flame|combust|防火|阻燃|不燃|难燃|耐火|燃烧/u

/** The rows that a class beside a word of fire may mean without the name of a norm. */
const FIRE_ROWS = ['fire-en', 'fire-gb'].map((code) => findFact(code))
/** EN 13501-1 has A1 and A2: "class A" is either. */
const [EN] = FIRE_ROWS
/** Spellings without a figure, in small letters: a, enf, bfl. */
const LETTERS = new RegExp(
  String.raw`(?<![\p{sc=Latin}\p{N}])(?:${[...new Set(classRows.flatMap(spellingsOf))].join('|')})(?![\p{sc=Latin}\p{N}])|[☆★]`,
  'u',
)

function spellingsOf({ scales }: ClassFact): string[] {
  const all = scales.flatMap(({ classes, also = {} }) => [...classes, ...Object.keys(also)])
  return all.map((text) => text.toLowerCase()).filter((text) => /^[a-z][a-z ]*$/u.test(text))
}

/** Whether a text may hold a class. */
export function mayHoldClass(text: string): boolean {
  return /\p{N}/u.test(text) || LETTERS.test(text.toLowerCase())
}

/** So many units before a class may belong to it; looking through all that stands before it takes time with the square of the length. */
const MOST_BEFORE = 80

/** Reads a class of the table, with the words beside it: "R10 or better", "use class 33", "防滑不低于R10", "class A fire". */
export function readClassWords(
  plain: string,
  ground: FactGround,
  told: ReadonlySet<NamedFact | Fact>,
): FactWords | MissingWords | null {
  if (!mayHoldClass(plain)) return null
  const starts = startsOf(plain)
  const mayBeNamed = starts.length > 0 && MAY_BE_NAMED.test(plain)
  for (const at of starts) {
    if (!mayBeNamed && !isAt(TELLING, plain, at)) continue
    const by = Math.max(0, at - MOST_BEFORE)
    const meant = mentionAt(plain.slice(by), at - by, { ground, told, whole: plain })
    if (!meant) continue
    const from = meant.from + by
    return { ...meant, from, to: from + plain.slice(from, meant.to + by).trimEnd().length }
  }
  return null
}

/** A class of the table, or a letter that may be one of fire or sound. */
const BEGUN = new RegExp(
  String.raw`${classRows.map((row) => spellingsOfClasses(row)).join('|')}|[a-e](?![\p{sc=Latin}\p{N}])`,
  'iuy',
)

function startsOf(text: string): number[] {
  const starts = Array.from(text.matchAll(/(?<![\p{sc=Latin}\p{N}])[\p{sc=Latin}\p{N}☆★]/gu), ({ index }) => index)
  return starts.filter((at) => isAt(BEGUN, text, at))
}

function isAt(sticky: RegExp, text: string, at: number): boolean {
  sticky.lastIndex = at
  return sticky.test(text)
}

/** Words beside a class that say what it is of, or that it is one; what is read already may be such. */
const MAY_BE_NAMED = new RegExp(
  [...classRows.flatMap(namesOfRow), FIRE, SOUND, HAN_SOUND, CLASS, 'rated|级', String.raw`\|`].join('|'),
  'u',
)
/** What may be read without such words. */
const TELLING = new RegExp(
  [
    String.raw`\p{sc=Latin}{1,2}\d`,
    ...classRows.flatMap((row) =>
      row.scales.flatMap((scale) => {
        const isOwn = row.parts !== undefined || scale.isTelling === true
        return isOwn ? spellingsOfClasses(row, [scale]) : scale.isTelling || []
      }),
    ),
  ].join('|'),
  'iuy',
)

interface Context {
  ground: FactGround
  told: ReadonlySet<NamedFact | Fact>
  whole: string
}

/** A place of a text where a class may begin. */
interface Start {
  text: string
  at: number
  /** What stands around a class that begins here and ends there. */
  around: (end: number) => Surroundings
}

function startAt(text: string, at: number): Start {
  const known = new Map<number, Surroundings>()
  const around = (end: number) => {
    const found = known.get(end) ?? aroundOf(text, at, end)
    known.set(end, found)
    return found
  }
  return { text, at, around }
}

type Meant = FactWords | MissingWords | null

const rowsBegunAt = beginningsOfClasses(classRows)

function classesAt(text: string, at: number): Read[] {
  return rowsBegunAt(text, at).flatMap((row) => {
    const found = spanAt(row, text, at)
    return found && !NO_CLASS_AFTER.test(text.slice(at + found.length)) ? [{ row, found }] : []
  })
}

function mentionAt(text: string, at: number, context: Context): Meant {
  if (NO_CLASS_BEFORE.test(text.slice(Math.max(0, at - LONGEST_BEFORE), at))) return null
  const read = classesAt(text, at)
  const letter = /^[a-e](?![\p{sc=Latin}\p{N}])/u.exec(text.slice(at))?.[0]
  if (!read.length && letter === undefined) return null
  const start = startAt(text, at)
  return (
    ofNames(start, read, context) ??
    ofSubject(start, { read, letter }, context) ??
    alone(start, { read, letter }, context)
  )
}

interface Read {
  row: ClassFact
  found: Found
}

const JOINED = /^\s?(?<sign>[+/~-]|or |to |[或至到])\s?/u
const JOINED_LOOSELY = /^(?:\s?(?<sign>[+/,、&~-]|or |and |to |[或和至到])\s?|\s)/u

/** Classes without a better end beside each other: either is asked for. */
function eitherOf({ scales }: ClassFact, one: Found, other: Found, length: number): Found {
  const classes = scales.find(({ key }) => key === one.scale)?.classes ?? []
  const [low, high] = [Math.min(one.low, other.low), Math.max(one.high, other.high)]
  const text = low === high ? one.text : `${classes[low] ?? ''}..${classes[high] ?? ''}`
  return { ...one, low, high, text, length }
}

/** So many classes that are joined are read together; a longer row of figures is none of classes. */
const MOST_JOINED = 12

/** A class, or several: of `A+B` the last, of `R10/R11` the worst. */
function spanAt(row: ClassFact, text: string, at: number): Found | undefined {
  const first = classAt(row, text, at)
  if (!first) return undefined
  let whole = first
  for (let joined = 1; joined < MOST_JOINED; joined++) {
    const joint = (row.isBetter ? JOINED : JOINED_LOOSELY).exec(text.slice(at + whole.length))
    const start = at + whole.length + (joint?.[0].length ?? 0)
    const next = joint && classAt(row, text, start)
    if (!next || next.scale !== first.scale || NO_CLASS_AFTER.test(text.slice(start + next.length))) return whole
    const isSum = joint.groups?.['sign'] === '+'
    if (isSum && !row.isCumulative) return whole
    if (!row.isBetter) {
      const isApart = next.low > whole.high + 1 || next.high < whole.low - 1
      if (isApart && !/[~至到-]|to/u.test(joint.groups?.['sign'] ?? '')) return whole
      whole = eitherOf(row, whole, next, start + next.length - at)
      continue
    }
    const isNextTaken = isSum ? next.low > whole.low : next.low < whole.low
    whole = { ...(isNextTaken ? next : whole), length: start + next.length - at }
  }
  return whole
}

interface Surroundings {
  inner: Around
  /** What stands before it, with less and less of what belongs to it. */
  befores: string[]
  rest: string
}

/** Where a class ends and what stands around it, without its name. */
function aroundOf(text: string, at: number, end: number): Surroundings {
  let from = at
  let to = end
  let way: Way | undefined
  let isClass = text.slice(at, end).includes('级')
  const befores = [text.slice(0, at)]
  const strip = (pattern: RegExp) => {
    const found = pattern.exec(text.slice(0, from))
    if (!found) return undefined
    from = found.index
    befores.push(text.slice(0, from))
    return found
  }
  const compare = (found: RegExpExecArray | null | undefined) => {
    way = wayIn(found ?? null) ?? way
  }
  isClass = strip(BEFORE_CLASS) !== undefined || isClass
  compare(strip(BEFORE_COMPARED))
  isClass = strip(BEFORE_CLASS) !== undefined || isClass
  const grade = AFTER_GRADE.exec(text.slice(to))
  if (grade) to += grade[0].length
  const behind = AFTER_COMPARED.exec(text.slice(to))
  compare(behind)
  if (behind) to += behind[0].length
  const called = AFTER_CLASS.exec(text.slice(to))
  if (called) to += called[0].length
  const piece = text.slice(from, to)
  return {
    inner: { from, to, way, isClass: isClass || grade !== null || called !== null, isHan: /\p{sc=Han}/u.test(piece) },
    befores,
    rest: text.slice(to),
  }
}

interface Beside {
  before: RegExp
  after: RegExp
}

const besides = new WeakMap<Fact, Beside>()

function besideOf(row: Fact): Beside {
  const known = besides.get(row)
  if (known) return known
  const names = namesOfRow(row).join('|')
  const beside = { before: before(`(?:${names})(?:等级|级别)?`), after: after(names) }
  besides.set(row, beside)
  return beside
}

/** What a name beside a class takes in. */
function namedBy({ before, after }: Beside, { text, around }: Start, end: number): Around | undefined {
  const { inner, befores, rest } = around(end)
  for (const each of befores) {
    const found = before.exec(each)
    if (!found) continue
    // "At least slip class R10".
    const compared = inner.way ? null : BEFORE_COMPARED.exec(text.slice(0, found.index))
    const from = Math.min(inner.from, compared?.index ?? found.index)
    const isHan = inner.isHan || /\p{sc=Han}/u.test(found[0])
    const isClass = inner.isClass || BEFORE_CLASS.test(each)
    return { ...inner, from, way: inner.way ?? wayIn(compared), isHan, isClass }
  }
  const named = after.exec(rest)
  if (!named) return undefined
  const to = inner.to + named[0].length
  const behind = AFTER_COMPARED.exec(text.slice(to))
  const isHan = inner.isHan || /\p{sc=Han}/u.test(named[0])
  const way = inner.way ?? wayIn(behind)
  return { ...inner, to: to + (behind?.[0].length ?? 0), way, isHan }
}

function wayIn(found: RegExpExecArray | null): Way | undefined {
  const groups = found?.groups ?? {}
  return (['least', 'most', 'exact'] as const).find((way) => groups[way] !== undefined)
}

/** The name of a row beside it: that row's class. A class that it has not is of another property. */
function ofNames(start: Start, read: readonly Read[], context: Context): Meant {
  const named = read.flatMap((one) => {
    const around = namedBy(besideOf(one.row), start, start.at + one.found.length)
    return around && !isArticle(start, around) ? [{ ...one, around, isNamed: true }] : []
  })
  const longest = Math.max(...named.map(({ around }) => around.to - around.from))
  const best = named.filter(({ around }) => around.to - around.from === longest)
  return first(best, context)
}

/** "a" before a word, without "class": an article. */
function isArticle({ text, at }: Start, { isClass }: Around): boolean {
  return !isClass && /^a\s+\p{sc=Latin}/u.test(text.slice(at))
}

interface ReadAt {
  read: readonly Read[]
  letter: string | undefined
}

/** A word of fire or sound beside it, where no norm is named. */
function ofSubject(start: Start, { read, letter }: ReadAt, context: Context): Meant {
  const { text, at } = start
  const length = Math.max(letter?.length ?? 0, ...read.map(({ found }) => found.length))
  const ofFire = namedBy(FIRE_BESIDE, start, at + lengthOfFire(read, length))
  // A single letter needs "class" or 级.
  if (ofFire && (ofFire.isClass || letter === undefined) && !OTHER_BEFORE.test(text.slice(0, ofFire.from)))
    return first(ofFireRows(read, letter, { ...ofFire }), context)
  if (letter === undefined) return null
  const ofSound = namedBy(SOUND_BESIDE, start, at + letter.length)
  if (!ofSound?.isClass || OTHER_BEFORE.test(text.slice(0, ofSound.from))) return null
  return first(ofSoundClass(read, ofSound), context)
}

function lengthOfFire(read: readonly Read[], length: number): number {
  return read.find(({ row }) => FIRE_ROWS.includes(row))?.found.length ?? length
}

/** In Chinese 级 is of GB 8624; else EN 13501-1 comes first, whose A is A1 or A2. */
function ofFireRows(read: readonly Read[], letter: string | undefined, around: Around): Mention[] {
  const exact = FIRE_ROWS.flatMap((row) => read.filter((one) => one.row === row))
  const isA = letter === 'a' && EN?.kind === 'class'
  const either = isA ? [{ row: EN, found: eitherA(EN) }] : []
  const list = around.isHan ? [...exact, ...either] : [...either, ...exact]
  const inOrder =
    around.isHan && letter !== undefined ? list.toSorted((one) => (one.row.code === 'fire-gb' ? -1 : 0)) : list
  return inOrder.map((one) => ({ ...one, around, isNamed: true }))
}

function eitherA({ scales }: ClassFact): Found {
  const classes = scales[0]?.classes ?? []
  const low = classes.findIndex((name) => name.startsWith('A'))
  return { scale: scales[0]?.key ?? '', low, high: classes.length - 1, parts: {}, text: 'A', length: 1 }
}

function ofSoundClass(read: readonly Read[], around: Around): Mention[] {
  return read.flatMap((one) => (one.row.code === 'sound-class' ? [{ ...one, around, isNamed: true }] : []))
}

/** A class without a word for its property. */
function alone(start: Start, { read, letter }: ReadAt, context: Context): Meant {
  const { text, at, around } = start
  if (METRES.test(text.slice(at))) return null
  const isTold = (one: Read) => isTelling(one, start, { read, context })
  const telling = read.find(isTold)
  const end = at + (telling?.found.length ?? letter?.length ?? 0)
  const { inner } = around(end)
  if (OTHER_BEFORE.test(text.slice(0, inner.from)) || OTHER_AFTER.test(text.slice(inner.to))) {
    if (!telling || !isByTable(telling, start)) return null
  }
  const asMention = (one: Read): Mention => ({ ...one, around: inner, isNamed: isByTable(one, start) })
  if (telling) return first(read.filter(isTold).map(asMention), context)
  if (letter === undefined || !inner.isClass) return null
  if (!/class|级/u.test(text.slice(inner.from, inner.to))) return null
  const isOfSound = !inner.isHan && OF_SOUND.test(context.whole) && !OF_FIRE.test(context.whole)
  if (isOfSound) return first(ofSoundClass(read, inner), context)
  // A class below A has no meaning without the word of its property.
  return letter === 'a' ? first(ofFireRows(read, letter, inner), context) : null
}

/** Whether the table says that this spelling is of the row alone. */
function isByTable({ row, found }: Read, { text, at }: Start): boolean {
  const scale = row.scales.find(({ key }) => key === found.scale)
  return scale?.isTelling === true || Object.keys(found.parts).length > 0 || isSpeltTelling(scale, text.slice(at))
}

function isSpeltTelling(scale: ClassFact['scales'][number] | undefined, text: string): boolean {
  const telling = scale?.isTelling
  return typeof telling === 'string' && new RegExp(`^(?:${telling})`, 'iu').test(text)
}

/**
 * Whether a spelling says what it is of: by the table, or, as a letter with a figure (B1, A2) or "class" with two figures (33), of the
 * only fact of the catalogue that has it.
 */
function isTelling(one: Read, start: Start, { read, context }: { read: readonly Read[]; context: Context }): boolean {
  if (isByTable(one, start)) return true
  const { text, at, around } = start
  const end = at + one.found.length
  const spelt = text.slice(at, end)
  if (/^\d\d$/u.test(spelt)) return around(end).inner.isClass && read.length === 1
  if (!/^\p{sc=Latin}{1,2}\d/u.test(spelt)) return isBesideOwn(one, start, read)
  const own = read.filter(({ row }) => context.ground.attributeOf.has(row))
  return own.length ? own.length === 1 && own[0]?.row === one.row : one.row.code === 'fire-gb'
}

/** "R10 A+B": of the same subject as what was read before it. */
function isBesideOwn({ row }: Read, { text, at }: Start, read: readonly Read[]): boolean {
  const isJoined = row.code === 'slip-barefoot' && /\|[\s,/;]*$/u.test(text.slice(0, at))
  return isJoined && read.some((one) => one.row === row)
}

/** The first that the catalogue has, and that was not told before; else one that it has on other scales. */
function first(mentions: readonly Mention[], { ground, told }: Context): Meant {
  const own = mentions.find(({ row }) => ground.attributeOf.has(row))
  const fact = own && ground.attributeOf.get(own.row)
  if (own && fact) {
    const { from, to } = own.around
    return told.has(fact)
      ? null
      : { kind: 'attribute', fact, low: null, high: null, ...askedOf(own), isNamed: own.isNamed, from, to }
  }
  for (const mention of mentions) {
    const { row, isNamed, around } = mention
    const { from, to } = around
    const asked = addressOf(askedOf(mention))
    const others = otherScalesOf(row, asked).flatMap(({ code, value }) => {
      const other = findFact(code)
      const attribute = other && ground.attributeOf.get(other)
      return attribute ? [{ code, value, attribute }] : []
    })
    // ISO 11654 makes its classes from αw alone.
    const weighted = row.code === 'sound-class' ? others.find(({ code }) => code === 'alpha-w') : undefined
    if (weighted?.value && !told.has(weighted.attribute)) {
      const low = Number(weighted.value.replace('..', ''))
      return { kind: 'attribute', fact: weighted.attribute, low, high: null, value: null, isNamed, from, to }
    }
    if (others.length && !told.has(row)) return { kind: 'missing', row, asked, isNamed, from, to }
  }
  return null
}

/** A class without a comparison means it or better, where one end is better. */
function askedOf({ row, found, around }: Mention): { value: string; classes: AskedClasses } {
  const { scale, low, high, parts } = found
  const way = around.way ?? (row.isBetter ? 'least' : 'exact')
  const reading = { scale, low, high: low, parts }
  const bounds = way === 'least' ? { low: reading } : way === 'most' ? { high: { ...reading, low, high } } : {}
  const [least = '', most = least] = found.text.split('..')
  return {
    value: way === 'most' ? `..${most}` : way === 'least' ? least : found.text,
    classes: { ...bounds, exact: { scale, low, high, parts }, way },
  }
}

function addressOf({ value, classes }: ReturnType<typeof askedOf>): string {
  return classes.way === 'least' ? `${value}..` : value
}
