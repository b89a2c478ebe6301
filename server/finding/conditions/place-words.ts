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
const USE = String.raw`(?<use>\s*(?:use|applications?|usage)${END}|专?用(?![户途])|使用)`
/** What the thing itself is stays a word: the tiles of "bathroom floor tiles", the 地砖 of 卫生间地砖. */
const THING =
  /(?:地?砖|墙砖|地板|\s*(?<![\p{L}])(?:tiles?|paving|treads?|steps|cladding|splash ?backs?|(?:kitchen )?(?:work|counter|bench)[ -]?tops?)|台面|台阶|踏步(?:板)?)$/u
/** Of a land, and no place: "outside of Italy". */
const NO_PLACE = /^(?<=outside)\s+(?:of|the|from)\b/u

interface Forms {
  place: Place
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

/** Whether what names a place is left alone. */
type IsLeft = (words: string, place: PlaceCode) => boolean

/** "Outdoor", "for stairs", 室外, 泳池边: the place whose words are the longest. */
export function readPlaceWords(plain: string, places: readonly Place[], isLeft: IsLeft): PlaceWords | null {
  if (!mayHoldPlace(plain, places)) return null
  const found = formsOf(places).forms.flatMap(({ place: { code }, form }) =>
    [...plain.matchAll(form)].flatMap((match) => placeIn(plain, code, match, isLeft) ?? []),
  )
  return found.toSorted((one, other) => other.to - other.from - (one.to - one.from))[0] ?? null
}

function placeIn(plain: string, place: PlaceCode, match: RegExpExecArray, isLeft: IsLeft): PlaceWords | undefined {
  const { index, 0: whole, groups = {} } = match
  const [lead, words = '', use] = [groups['for'], groups['words'], groups['use']]
  if (NO_PLACE.test(plain.slice(index + whole.length)) || isLeft(words, place)) return undefined
  const kept = use === undefined ? words.replace(THING, '') : words
  // A worktop is a thing, unless something is to be one.
  if (kept === '' && lead === undefined) return undefined
  const end = index + (lead?.length ?? 0) + (kept || words).trimEnd().length + (use?.length ?? 0)
  return { kind: 'place', place, from: index, to: end }
}
