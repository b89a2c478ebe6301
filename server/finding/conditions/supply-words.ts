/** A stretch of a text; the end is exclusive. */
interface Span {
  from: number
  to: number
}

const COUNT = String.raw`(?:an?|one|two|three|four|five|six|eight|ten|\d{1,2})(?:\s?(?:-|–|to)\s?\d{1,2})?`
const TIME = String.raw`${COUNT}[\s-](?:working |business )?(?:day|week|month)s?(?!\p{L})`
const HAN_TIME = String.raw`(?:\d{1,2}|[一二两三四五六七八九十半]{1,2})(?:个?工作日|天|日|周|个?星期|个?月)(?:以内|之内|内)?`
const SOON = String.raw`(?:deliver(?:y|ed|able)?|dispatch(?:ed)?|ship(?:s|ped|ping)?|available|arriv(?:es|al|ing)|here|on site|lead[\s-]time)`
/** What takes its time after the delivery. */
const GOES_ON = String.raw`(?:dr(?:y|ies)|cures?|hardens?|sets?|recoat(?:able)?|return(?:s|able|ed)?)`

const STOCK = new RegExp(
  [
    // Of a lead time it is only known that what is in stock has none.
    String.raw`(?<![\p{L}\p{N}-])${SOON}(?: time)?(?: (?:is|of))?[\s:]*(?:within|in|inside|under|below|up to|max(?:imum)?\.?|less than|no more than|at most)\s+(?:the next\s+)?${TIME}`,
    String.raw`(?<![\p{L}\p{N}-])(?:within|in|max(?:imum)?\.?|under)?\s*${TIME}\s+(?:delivery|lead[\s-]time|dispatch)(?!\p{L})`,
    String.raw`(?<!${GOES_ON}\s)(?<![\p{L}\p{N}-])within\s+(?:the next\s+)?${TIME}(?!\s+of\b)`,
    String.raw`(?<![\p{sc=Han}\p{N}])(?:\d{1,2}|[一二两三四五六七八九十半]{1,2})(?:个?工作日|天|日|周|个?星期|个?月)(?:以内|之内|内)(?!\p{sc=Han}*[干固退])`,
    String.raw`(?:交货?期|货期|交货|到货|发货|供货)(?:时间)?[\s:为]*(?:在|不超过|不多于|少于|最多|最长)?\s*${HAN_TIME}`,
    String.raw`${HAN_TIME}(?:就|要|得|须|必须|需要)?(?:[可能]以?)?(?:到货|发货|交货|供货|送到|送达|到场)`,
    String.raw`(?<!\b(?:not|out of)\s)(?<![\p{L}\p{N}-])(?:(?:is |are )?in[\s-]stock(?: now| only)?|(?:available|deliverable) (?:now|immediately|from stock)|immediately available|ready to ship|from stock|stocked)(?![\p{sc=Latin}\p{N}])`,
    // A product in stock has no lead time.
    String.raw`(?<![\p{L}\p{N}-])(?:quick|fast|rapid|express|immediate|short|prompt)[\s-](?:delivery|dispatch|shipping|ship|lead[\s-]time)(?:s|[\s-]time)?(?![\p{sc=Latin}\p{N}])`,
    String.raw`(?<![\p{L}\p{N}-])(?:asap|as soon as possible|urgent(?:ly)?)(?!\p{L})`,
    String.raw`(?<![没沒无無])(?:有现货|现货(?:供应)?|有库存|有货|库存充足)`,
    String.raw`(?:快速|即时|立即|马上|当天|尽快)(?:发货|交货|供货|到货|出货)|(?:交期|货期|交货期)短|短(?:交期|货期)|急[用需要]|加急|尽快`,
  ].join('|'),
  'u',
)

/** "in stock", "ready to ship", "有货", "现货". */
export function readStock(plain: string): Span | null {
  const found = STOCK.exec(plain)
  return found && { from: found.index, to: found.index + found[0].length }
}

/** A country or a region in it, with its names in both languages. */
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
/** Other names of countries, by code. */
const OTHER_NAMES: Record<string, string[]> = {
  GB: ['uk', 'great britain', 'britain', 'england'],
  US: ['usa', 'us', 'america'],
  NL: ['holland'],
  TR: ['turkey', 'türkiye'],
  IT: ['义大利'],
  NZ: ['纽西兰'],
}

/** English adjectives of countries, by code, without those that are other words too (polish). */
const ADJECTIVES: Record<string, string[]> = {
  AT: ['austrian'],
  AU: ['australian'],
  BE: ['belgian'],
  BR: ['brazilian'],
  CA: ['canadian'],
  CH: ['swiss'],
  CN: ['chinese'],
  CZ: ['czech'],
  DE: ['german'],
  DK: ['danish'],
  EG: ['egyptian'],
  ES: ['spanish'],
  FI: ['finnish'],
  FR: ['french'],
  GB: ['british', 'english'],
  GR: ['greek'],
  HU: ['hungarian'],
  ID: ['indonesian'],
  IE: ['irish'],
  IN: ['indian'],
  IT: ['italian'],
  JP: ['japanese'],
  KR: ['korean'],
  LT: ['lithuanian'],
  MA: ['moroccan'],
  MX: ['mexican'],
  MY: ['malaysian'],
  NL: ['dutch'],
  NO: ['norwegian'],
  NZ: ['new zealand'],
  PE: ['peruvian'],
  PT: ['portuguese'],
  RU: ['russian'],
  SE: ['swedish'],
  TH: ['thai'],
  TN: ['tunisian'],
  TR: ['turkish'],
  TW: ['taiwanese'],
  US: ['american'],
  VN: ['vietnamese'],
  ZA: ['south african'],
}
/** Countries whose English names are other words too. */
const OTHER_WORDS = new Set([
  'china',
  'turkey',
  'jersey',
  'jordan',
  'chad',
  'georgia',
  'guinea',
  'panama',
  'us',
  'mali',
])
/** Words that turn a country into the name of a style, tree or colour. */
const NO_ORIGIN = new RegExp(
  [
    String.raw`^[\s-]*(?:style|styled|look|looks|inspired|type|effect|design|modern|country|bond|pattern|weave|knot|oil|polish|lacquer|doors?|windows?|oak|walnut|ash|maple|cherry|elm|beech|birch|pine|larch|cedar|fir|spruce|teak|chestnut|hickory|sycamore|mahogany|ebony|rosewood|cypress|white|black|grey|gray|red|blue|green|yellow|brown|pink|beige|gold|navy|vanilla)(?![a-z])`,
    String.raw`^\s*(?:风格?|式|格调|款|感|元素|品|制|产|地|文化|工艺|人|[黑白灰红蓝绿黄棕金米粉紫]|.{0,2}(?:橡|胡桃|枫|樱桃|榆|松|柏|柚|桦|榉|梣|白蜡|木纹))`,
  ].join('|'),
  'u',
)

/** Whether the words are a name in the catalogue. */
export type IsName = (words: string) => boolean

/** "Spanish tile", "marble Italy", 意大利大理石: a country beside other words that is not part of a name. */
export function readCountry(plain: string, areas: readonly NamedArea[], isName: IsName): OriginWords | null {
  const { bySign } = namesOf(areas)
  for (const { index } of plain.matchAll(/(?<![\p{L}\p{N}-])[a-z]{4,}/gu)) {
    const named = bySign.get(plain.charAt(index))?.find(({ name }) => standsAt(plain, index, name))
    if (!named || OTHER_WORDS.has(named.name)) continue
    const to = index + named.name.length
    if (isOrigin(plain, { from: index, to }, isName)) return { area: named.area, from: index, to }
  }
  for (const { index } of plain.matchAll(/(?<!\p{sc=Han})\p{sc=Han}{2,}/gu)) {
    const named = bySign.get(plain.charAt(index))?.find(({ name }) => plain.startsWith(name, index))
    const to = index + (named?.name.length ?? 0)
    if (named && isOrigin(plain, { from: index, to }, isName)) return { area: named.area, from: index, to }
  }
  return null
}

/** Whether a word names a country, as a name or an adjective, whatever stands beside it. */
export function isCountry(word: string, areas: readonly NamedArea[]): boolean {
  return areaCalled(word, areas) !== undefined
}

/** The country or region that a word names, as a name or an adjective. */
export function areaCalled(word: string, areas: readonly NamedArea[]): NamedArea | undefined {
  const { english, adjectives, chinese } = namesOf(areas)
  return [...adjectives, ...english, ...chinese].find(({ name }) => name === word.toLowerCase())?.area
}

function isOrigin(plain: string, { from, to }: Span, isName: IsName): boolean {
  const after = plain.slice(to)
  const isBesideWords = /[\p{L}]{2}/u.test(plain.slice(0, from) + after)
  const [next = ''] = /^[\s-]*(?:[a-z]+|\p{sc=Han}+)/u.exec(after) ?? []
  const name = plain.slice(from, to)
  return isBesideWords && !NO_ORIGIN.test(after) && !isName(name) && !(next && isName(name + next))
}

/** "from Italy", "made in Sweden", "产地 日本", "意大利产": an area of the catalogue beside words of origin. */
export function readOrigin(plain: string, areas: readonly NamedArea[]): OriginWords | null {
  const names = namesOf(areas)
  for (const { index, 0: words } of plain.matchAll(FROM)) {
    const area = names.english.find(({ name }) => standsAt(plain, index + words.length, name))
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

/** Whether a text begins with a country or region in English, with or without its article. */
export function beginsWithArea(text: string, areas: readonly NamedArea[]): boolean {
  const begun = text.replace(/^\s+(?:(?:of|from)\s+)?(?:the\s+)?/u, '')
  return begun !== text && namesOf(areas).english.some(({ name }) => standsAt(begun, 0, name))
}

function standsAt(text: string, at: number, name: string): boolean {
  return text.startsWith(name, at) && !/^[\p{L}\p{N}]/u.test(text.slice(at + name.length))
}

interface AreaName {
  name: string
  area: NamedArea
}

interface Names {
  adjectives: AreaName[]
  english: AreaName[]
  chinese: AreaName[]
  /** All of them, by their first letter or character. */
  bySign: Map<string, AreaName[]>
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
  const isHan = ({ name }: AreaName) => /\p{sc=Han}/u.test(name)
  const adjectives = areas.flatMap((area) => (ADJECTIVES[area.code] ?? []).map((name) => ({ name, area })))
  const bySign = Map.groupBy([...adjectives, ...all], ({ name }) => name.charAt(0))
  const names = { adjectives, english: all.filter((named) => !isHan(named)), chinese: all.filter(isHan), bySign }
  known.set(areas, names)
  return names
}
