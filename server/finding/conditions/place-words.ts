import type { PlaceCode } from '../../../contract/places/place-names.ts'
import type { Place } from '../../../contract/places/place.ts'
import { bounded, END } from './yes-no-words.ts'

/** A place where what is looked for must fit. */
export interface PlaceWords {
  kind: 'place'
  place: PlaceCode
  from: number
  to: number
}

const FOR = String.raw`(?<for>(?:(?<![\p{sc=Latin}\p{N}_-])(?:(?:suitable|fit|good|safe|meant|made|right|usable|used?) (?:for|in|on|at|as)|for|as|in|on)(?: use (?:in|on|at|as))?\s+(?:an?\s+|the\s+|my\s+|our\s+)?|(?:适[合用]|可以?用|能用|适宜)[于在作做]?|[用铺放贴装][于在]|[用铺放贴装]得?了?(?=室外|户外)|做)\s*)`
const USE = String.raw`(?<use>\s*(?:use|applications?|usage|floors?)${END}|专?用(?![户途])|使用|地面)`
/** What the thing itself is stays a word: the tiles of "bathroom floor tiles", the 地砖 of 卫生间地砖. */
const THING = /(?:地砖|(?<!外)墙砖|砖|地板|\s*(?<!\p{L})(?:tiles?|slabs?|paving|pavers?|cladding))$/u
/** Things that are called as a place is: only "for a worktop" asks for what may become one. */
const THINGS =
  /^(?:paving|cladding|steps|treads|splash ?backs?|(?:kitchen )?(?:work|counter|bench)[ -]?tops?|台面|台阶|踏步)$/u
const OUTSIDE_OF = /^\s+(?:of|the|from|in)\b/u

/** What is for walls and ceilings, and what is for floors. */
const WALL_THING =
  /(?<!\p{L})(?:wall|ceiling|panell?(?:s|ing)?|wainscot(?:ing)?|paint|plaster|limewash|baffles?|slats?|battens)|[墙壁]|顶|天花|涂料|漆|灰泥|格栅|挂板/u
const FLOOR_THING = /floor|carpet|matting|underfoot|tread|decking|paving|[地踏]/u

interface Forms {
  place: Place
  /** A text without it has no such place; the form alone is slow to find nothing. */
  mayHold: RegExp
  form: RegExp
}

const known = new WeakMap<readonly Place[], { mayHold: RegExp; forms: Forms[] }>()

function formsOf(places: readonly Place[]) {
  const before = known.get(places)
  if (before) return before
  const forms = {
    mayHold: new RegExp(places.map(({ words }) => words).join('|'), 'u'),
    forms: places.map((place) => ({
      place,
      mayHold: new RegExp(place.words, 'u'),
      form: new RegExp(`${FOR}?(?<words>${bounded(place.words)})${USE}?`, 'gu'),
    })),
  }
  known.set(places, forms)
  return forms
}

/** Whether a text may name a place: "outdoor", 地暖. */
export function mayHoldPlace(plain: string, places: readonly Place[]): boolean {
  return places.length > 0 && formsOf(places).mayHold.test(plain)
}

interface Named {
  place: PlaceCode
  words: string
  after: string
}

/** "Outdoor", "for stairs", 室外, 泳池边: the place whose words are the longest, of those that are not `isLeft` alone. */
export function readPlaceWords(
  plain: string,
  places: readonly Place[],
  isLeft: (named: Named) => boolean,
): PlaceWords | null {
  if (!mayHoldPlace(plain, places)) return null
  const found = formsOf(places).forms.flatMap(({ place: { code }, mayHold, form }) =>
    (mayHold.test(plain) ? [...plain.matchAll(form)] : []).flatMap(
      (match) => placeIn(plain, code, match, isLeft) ?? [],
    ),
  )
  const [longest] = found.toSorted((one, other) => other.to - other.from - (one.to - one.from))
  return longest ? { ...longest, place: surfaceMeant(plain, longest, places) } : null
}

/** The wall in place of the floor, where what is named is for walls and the words name no floor. */
function surfaceMeant(plain: string, { place, from, to }: PlaceWords, places: readonly Place[]): PlaceCode {
  const wall = places.find(({ code }) => code === place)?.wall
  const isForWalls = WALL_THING.test(plain.slice(0, from)) || WALL_THING.test(plain.slice(to))
  const isWall = isForWalls && !FLOOR_THING.test(plain) && places.some(({ code }) => code === wall)
  return isWall && wall ? wall : place
}

function placeIn(
  plain: string,
  place: PlaceCode,
  { index, 0: whole, groups = {} }: RegExpExecArray,
  isLeft: (named: Named) => boolean,
): PlaceWords | undefined {
  const [lead, words = '', use = ''] = [groups['for'], groups['words'], groups['use']]
  const after = plain.slice(index + whole.length)
  if ((words === 'outside' && OUTSIDE_OF.test(after)) || (lead === undefined && THINGS.test(words))) return undefined
  if (isLeft({ place, words, after })) return undefined
  const kept = use === '' && !THINGS.test(words) ? words.replace(THING, '') : words
  const to = index + (lead?.length ?? 0) + kept.trimEnd().length + use.length
  return { kind: 'place', place, from: index, to }
}
