/** A stretch of a text, its end excluded. */
interface Span {
  from: number
  to: number
}

const STOCK = new RegExp(
  [
    String.raw`(?<!\b(?:not|out of)\s)(?<![\p{L}\p{N}-])(?:(?:is |are )?in[\s-]stock(?: now| only)?|(?:available|deliverable) (?:now|immediately|from stock)|immediately available|ready to ship|from stock|stocked)(?![\p{sc=Latin}\p{N}])`,
    String.raw`(?<![没沒无無])(?:有现货|现货(?:供应)?|有库存|有货|库存充足)`,
  ].join('|'),
  'u',
)

/** "in stock", "ready to ship", "有货", "现货". */
export function readStock(plain: string): Span | null {
  const found = STOCK.exec(plain)
  return found && { from: found.index, to: found.index + found[0].length }
}

/** A country or what lies in it, by the names that it has in both languages. */
export interface NamedArea {
  id: string
  code: string
  name: string
  enName: string
}

export interface OriginWords extends Span {
  area: NamedArea
}

const FROM = /(?<![\p{L}\p{N}])(?:(?:made|produced|manufactured) in|imported from|from|origin:?)\s+(?:the\s+)?/gu
const COMES_FROM = /(?:产地|原产(?:国|地|于)?|来自|产自|进口自)[\s:：是为]*/gu
const MADE_THERE = /原装进口|进口|出产|生产|制造|产(?![品地业量线自于])/gu
const HOME = /国产(?![品地业量线自于])/u
/** What else countries are called, by their codes. */
const OTHER_NAMES: Record<string, string[]> = {
  GB: ['uk', 'great britain', 'britain', 'england'],
  US: ['usa', 'us', 'america'],
  NL: ['holland'],
  TR: ['turkey', 'türkiye'],
}

/** "from Italy", "made in Sweden", "产地 日本", "意大利产": where a name of the catalogue's areas stands beside such words. */
export function readOrigin(plain: string, areas: readonly NamedArea[]): OriginWords | null {
  const names = namesOf(areas)
  for (const { index, 0: words } of plain.matchAll(FROM)) {
    const area = names.english.find(({ name }) => beginsWith(plain.slice(index + words.length), name))
    if (area) return { area: area.area, from: index, to: index + words.length + area.name.length }
  }
  for (const { index, 0: words } of plain.matchAll(COMES_FROM)) {
    const area = names.chinese.find(({ name }) => plain.startsWith(name, index + words.length))
    if (area) return { area: area.area, from: index, to: index + words.length + area.name.length }
  }
  for (const { index, 0: words } of plain.matchAll(MADE_THERE)) {
    const area = names.chinese.find(({ name }) => plain.slice(0, index).endsWith(name))
    if (area) return { area: area.area, from: index - area.name.length, to: index + words.length }
  }
  const home = HOME.exec(plain)
  const china = home && areas.find(({ code }) => code === 'CN')
  return china ? { area: china, from: home.index, to: home.index + home[0].length } : null
}

function beginsWith(text: string, name: string): boolean {
  return text.startsWith(name) && !/^[\p{L}\p{N}]/u.test(text.slice(name.length))
}

interface Names {
  english: { name: string; area: NamedArea }[]
  chinese: { name: string; area: NamedArea }[]
}

const known = new WeakMap<readonly NamedArea[], Names>()

/** The longest first: Guinea-Bissau is not Guinea. */
function namesOf(areas: readonly NamedArea[]): Names {
  const before = known.get(areas)
  if (before) return before
  const all = areas.flatMap((area) =>
    [area.name, area.enName, ...(OTHER_NAMES[area.code] ?? [])].flatMap((name) =>
      name ? [{ name: name.toLowerCase(), area }] : [],
    ),
  )
  all.sort((one, other) => other.name.length - one.name.length)
  const isHan = ({ name }: { name: string }) => /\p{sc=Han}/u.test(name)
  const names = { english: all.filter((named) => !isHan(named)), chinese: all.filter(isHan) }
  known.set(areas, names)
  return names
}
