import type { KnownThing, Lexicon } from './lexicon.ts'
import { isOr } from './scopes.ts'
import type { Scoped } from './scopes.ts'
import { isApart } from './steps.ts'

/** Puts the things of a text together: "marble floor", "tile or stone", "worktop in terrazzo" are one each. */
export function joinThings(pieces: readonly Scoped[], text: string, lexicon: Lexicon): Scoped[] {
  const imitated = withoutLooks(pieces, text)
  const joined = eitherOf(compounds(withoutParts(imitated), text))
  const whole = withoutParticulars(joined)
  const left = new Set(imitated.flatMap((piece) => (thingOf(piece) ? [piece.from] : [])))
  const looks = pieces.filter(({ from }) => !left.has(from))
  const refused = refusedOf([...whole.filter(({ isNot }) => isNot), ...looks].flatMap((piece) => thingOf(piece) ?? []))
  return sentencesOf(whole).flatMap((sentence) => narrowed(sentence, lexicon, refused))
}

/** The categories that are not wished; of a thing that is no use, forms refuse none: "timber, no boards". */
interface Refused {
  ofUses: ReadonlySet<string>
  ofOthers: ReadonlySet<string>
}

function refusedOf(refused: readonly KnownThing[]): Refused {
  const idsOf = (all: readonly KnownThing[]) => new Set(all.flatMap(({ ids }) => [...ids]))
  return { ofUses: idsOf(refused), ofOthers: idsOf(refused.filter(({ isForm }) => !isForm)) }
}

const asWords = (piece: Scoped, isNamed: boolean): Scoped => ({ ...piece, means: { is: 'words', isNamed } })

const LOOKS: ReadonlySet<string> = new Set(['lookOf', 'lookLike', 'lookBefore'])

/** "Marble-look porcelain", 仿大理石瓷砖: what is only looked like is no thing. */
function withoutLooks(pieces: readonly Scoped[], text: string): Scoped[] {
  return pieces.flatMap((piece, at): Scoped[] => {
    const after = pieces[at + 1]
    if (LOOKS.has(piece.means.is)) return []
    if (piece.means.is === 'words' && piece.means.of && !piece.means.famous && isLook(pieces, at))
      return [asWords(piece, true)]
    if (piece.means.is !== 'thing') return [piece]
    if (piece.isNot && isLook(pieces, at)) return [refusedLook(pieces, at, piece)]
    if (isLookedBefore(pieces, at)) return [asWords(piece, true)]
    const isBehind = isLookedLike(pieces, at)
    if (after?.means.is === 'lookOf' && !isApart(after.gap) && !isLastThing(pieces, at)) return [asWords(piece, true)]
    return isBehind && (!isLastThing(pieces, at) || text.length > piece.to) ? [asWords(piece, true)] : [piece]
  })
}

/** Directly behind "like", or with a colour between: "reads as white marble". */
function isLookedLike(pieces: readonly Scoped[], at: number): boolean {
  const [piece, before] = [pieces[at], pieces[at - 1]]
  if (!piece || !before || isApart(piece.gap)) return false
  const isColor = before.means.is === 'words' && before.means.isColor === true
  return before.means.is === 'lookLike' || (isColor && isLookedLike(pieces, at - 1))
}

/** "No fake wood" refuses no wood. */
function refusedLook(pieces: readonly Scoped[], at: number, piece: Scoped): Scoped {
  const [before, after] = [pieces[at - 1], pieces[at + 1]]
  const from = before?.means.is === 'lookLike' ? before.from : piece.from
  const to = after?.means.is === 'lookOf' && !isApart(after.gap) ? after.to : piece.to
  return { ...asWords(piece, false), from, to }
}

/** "The look of oak", "oak look". */
function isLook(pieces: readonly Scoped[], at: number): boolean {
  const after = pieces[at + 1]
  return isLookedLike(pieces, at) || isLookedBefore(pieces, at) || (after?.means.is === 'lookOf' && !isApart(after.gap))
}

/** The last material that is named before "the same look", but for what has it: "which tile looks the part?" */
function isLookedBefore(pieces: readonly Scoped[], at: number): boolean {
  const look = pieces.findIndex(({ means }, other) => other > at && means.is === 'lookBefore')
  if (look < 0) return false
  const end = isApart(pieces[look]?.gap ?? 'stop') ? look : look - 1
  return at === pieces.findLastIndex((piece, other) => other < end && isMaterial(piece))
}

function isMaterial({ means, isNot }: Scoped): boolean {
  if (isNot) return false
  return means.is === 'thing' ? !means.thing.isUse : means.is === 'words' && means.of === 'wood'
}

function isLastThing(pieces: readonly Scoped[], at: number): boolean {
  return !pieces.some(({ means }, other) => other !== at && means.is === 'thing')
}

/** "Tile adhesive" is no tile. */
function withoutParts(pieces: readonly Scoped[]): Scoped[] {
  const left: Scoped[] = []
  for (const piece of pieces) {
    const before = left.at(-1)
    if (piece.means.is !== 'part') left.push(piece)
    else if (before?.means.is === 'thing' && !isApart(piece.gap))
      left.splice(-1, 1, { ...before, to: piece.to, means: { is: 'words', isNamed: true } })
    else left.push(asWords(piece, true))
  }
  return left
}

function thingOf(piece: Scoped | undefined): KnownThing | undefined {
  return piece?.means.is === 'thing' ? piece.means.thing : undefined
}

const withThing = (piece: Scoped, thing: KnownThing): Scoped => ({ ...piece, means: { is: 'thing', thing } })

/** Two things side by side: "cork floor" is what both are; of "marble tile" the tile is only a form, of a glass worktop the worktop only a use; else the last is the thing. */
function compounds(pieces: readonly Scoped[], text: string): Scoped[] {
  const joined: Scoped[] = []
  for (const piece of pieces) {
    const before = joined.at(-1)
    const [one, other] = [thingOf(before), thingOf(piece)]
    if (!before || !one || !other || !isBeside(before, piece, text) || before.isNot !== piece.isNot) {
      joined.push(piece)
      continue
    }
    const both = common(one, other)
    joined.pop()
    if (both) joined.push({ ...withThing(piece, both), from: before.from, gap: before.gap })
    else if ((other.isForm || (other.isUse && !piece.isNot)) && one.ids.size) joined.push(before, asWords(piece, false))
    else joined.push(asWords(before, true), piece)
  }
  return joined
}

function isBeside(before: Scoped, piece: Scoped, text: string): boolean {
  return !isApart(piece.gap) && /^[\s的-]*$/u.test(text.slice(before.to, piece.from))
}

/** "Terrazzo with glass" is no glass. */
function withoutParticulars(pieces: readonly Scoped[]): Scoped[] {
  return pieces.map((piece, at) => {
    const before = pieces[at - 1]
    const isHeld = before?.means.is === 'with' || pieces[at + 1]?.means.is === 'inside'
    const isPart = isHeld && thingOf(piece) !== undefined && !isLastThing(pieces, at)
    return isPart ? asWords(piece, true) : piece
  })
}

/** "Tile or stone", 瓷砖、石材: one thing of several categories. */
function eitherOf(pieces: readonly Scoped[]): Scoped[] {
  const joined: Scoped[] = []
  for (const piece of pieces) {
    const [before, between] = [joined.at(-2), joined.at(-1)]
    const isJoined = between !== undefined && (isOr(between) || between.means.is === 'and')
    const direct = piece.gap === 'or' || piece.gap === 'and' ? between : undefined
    const first = direct ?? (isJoined && !isApart(between.gap) ? before : undefined)
    const [one, other] = [thingOf(first), thingOf(piece)]
    if (!first || !one || !other || first.isNot !== piece.isNot) {
      joined.push(piece)
      continue
    }
    joined.splice(direct ? -1 : -2)
    joined.push({ ...withThing(first, union(one, other)), to: piece.to })
  }
  return joined
}

function sentencesOf(pieces: readonly Scoped[]): Scoped[][] {
  const sentences: Scoped[][] = []
  for (const piece of pieces) {
    if (piece.gap === 'stop' || !sentences.length) sentences.push([])
    sentences.at(-1)?.push(piece)
  }
  return sentences
}

/** A sentence of more things is a list. */
const MOST_NARROWED = 8

/**
 * Things apart from each other narrow each other, where something is both: "terrazzo for a floor"; what is used as a thing is one no more
 * where nothing is both. A wood or a pattern narrows what it is used for.
 */
function narrowed(pieces: readonly Scoped[], lexicon: Lexicon, refused: Refused): Scoped[] {
  const left = [...pieces]
  const places = left.flatMap(({ means, isNot }, at) => (means.is === 'thing' && !isNot ? [at] : []))
  places.splice(MOST_NARROWED)
  for (const [index, at] of places.entries())
    for (const other of places.slice(index + 1)) narrowEachOther(left, at, other)
  const about = thingsAbout(left, lexicon).filter(({ isUse, isForm }) => !isUse && !isForm)
  return left.map((piece) => {
    const thing = piece.isNot ? undefined : butRefused(thingOf(piece), refused)
    if (!thing) return piece
    if (thing.isShade && [...things(left), ...about].some((other) => isAnother(thing, other)))
      return asWords(piece, true)
    return withThing(piece, thing.isUse || thing.isForm ? onlyInEach(thing, about) : thing)
  })
}

/** The things that words are said of, but for those of a part: "with a brass edge"; of several words that are meant either way, all of theirs. */
export function thingsAbout(pieces: readonly Scoped[], lexicon: Lexicon): KnownThing[] {
  return pieces.flatMap(({ means, isNot }, at) => {
    if (isNot || pieces[at - 1]?.means.is === 'with') return []
    if (means.is === 'either') {
      const [first, ...others] = thingsAbout(means.of, lexicon)
      return first && others.length + 1 === means.of.length ? [others.reduce(union, first)] : []
    }
    return (means.is === 'words' && means.of !== undefined && lexicon.byCode.get(means.of)) || []
  })
}

/** What a thing and each of others are, one after the other, as long as anything is. */
export function onlyInEach(thing: KnownThing, others: readonly KnownThing[]): KnownThing {
  return others.reduce((left, { ids }) => {
    const both = onlyIn(left, ids)
    return both.ids.size ? both : left
  }, thing)
}

function things(pieces: readonly Scoped[]): KnownThing[] {
  return pieces.flatMap((piece) => (piece.isNot ? [] : (thingOf(piece) ?? [])))
}

/** Whether another thing than a colour is named beside it: "felt, slate". */
function isAnother(shade: KnownThing, other: KnownThing): boolean {
  return !other.isShade && !other.isMaterial && other.ids.size > 0 && !onlyIn(shade, other.ids).ids.size
}

/** "Stone but no slate" is all other stone, and a worktop that looks like marble is of something else. */
function butRefused(thing: KnownThing | undefined, { ofUses, ofOthers }: Refused): KnownThing | undefined {
  if (!thing || !ofUses.size) return thing
  const out = thing.isUse ? ofUses : ofOthers
  const left = { ...thing, ids: new Set([...thing.ids].filter((id) => !out.has(id))) }
  return left.ids.size ? left : thing
}

function narrowEachOther(pieces: Scoped[], at: number, other: number): void {
  const [first, second] = [pieces[at], pieces[other]]
  const [one, two] = [thingOf(first), thingOf(second)]
  if (!first || !second || !one || !two || !isOneWish(pieces, at, other)) return
  const both = common(one, two)
  if (both) {
    pieces[at] = withThing(first, { ...one, ids: both.ids })
    pieces[other] = withThing(second, { ...two, ids: both.ids })
  } else if ((two.isUse || !two.ids.size) && one.ids.size) pieces[other] = asWords(second, false)
  else if (one.isUse && two.ids.size) pieces[at] = asWords(first, false)
  else if (two.isForm && one.ids.size) pieces[other] = asWords(second, false)
  else if (one.isForm && two.ids.size) pieces[at] = asWords(first, false)
}

/** Whether two things are of one wish: no comma between them, no others beside them, or one is a use that stands alone between commas. */
function isOneWish(pieces: readonly Scoped[], at: number, other: number): boolean {
  const between = pieces.slice(at + 1, other + 1)
  if (between.every(({ gap }) => gap !== 'comma')) return true
  const all = things(pieces)
  const [first, second] = all
  if (all.length === 2 && first && second && (first.isUse !== second.isUse || common(first, second))) return true
  return [at, other].some((place) => {
    const thing = thingOf(pieces[place])
    return thing?.isUse === true && isAloneBetweenCommas(pieces, place)
  })
}

function isAloneBetweenCommas(pieces: readonly Scoped[], at: number): boolean {
  const isEdge = (piece: Scoped | undefined) => piece === undefined || piece.gap === 'comma'
  let first = at
  while (first > 0 && !isEdge(pieces[first]) && pieces[first - 1]?.means.is === 'apart') first--
  return (first === 0 || isEdge(pieces[first])) && isEdge(pieces[at + 1])
}

/** What both are; of a slate roof where the catalogue has no roofs, the slate that serves as one. */
function common(one: KnownThing, other: KnownThing): KnownThing | undefined {
  if (!one.ids.size) return other.ids.size ? common(other, one) : undefined
  const both = onlyIn(one, other.ids.size ? other.ids : other.insteadIds)
  if (!both.ids.size) return undefined
  const narrower = both.ids.size === one.ids.size ? one : both.ids.size === other.ids.size ? other : undefined
  const names = narrower ?? { name: one.name + other.name, enName: `${one.enName} ${other.enName.toLowerCase()}` }
  return {
    ...both,
    name: names.name,
    enName: names.enName,
    isUse: one.isUse && other.isUse,
    isForm: one.isForm && other.isForm,
    isMaterial: one.isMaterial || other.isMaterial,
    isShade: false,
  }
}

function onlyIn(thing: KnownThing, ids: ReadonlySet<string>): KnownThing {
  return { ...thing, ids: new Set([...thing.ids].filter((id) => ids.has(id))) }
}

function union(one: KnownThing, other: KnownThing): KnownThing {
  return {
    ids: new Set([...one.ids, ...other.ids]),
    insteadIds: new Set([...one.insteadIds, ...other.insteadIds]),
    name: `${one.name}、${other.name}`,
    enName: `${one.enName} or ${other.enName.toLowerCase()}`,
    isUse: one.isUse && other.isUse,
    isForm: one.isForm && other.isForm,
    isMaterial: one.isMaterial && other.isMaterial,
    isShade: one.isShade && other.isShade,
  }
}
