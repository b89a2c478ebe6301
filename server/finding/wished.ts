import type { UnderstoodCondition } from '../../contract/conditions.ts'
import { isLikedIn, readLikes, withoutLikes } from '../../contract/likes.ts'
import { judgeWishes } from './nearest/judge-wish.ts'
import type { JudgedWish } from './nearest/judge-wish.ts'
import { wishesAsked, wishesIn } from './nearest/wish-ground.ts'
import { exactlyOf } from './condition-bits.ts'
import { intersect } from './read-model/bits.ts'
import type { Bits } from './read-model/bits.ts'
import type { ReadModel } from './read-model/model.ts'
import { standsInNames } from './read-model/words/scores/stands-in-names.ts'
import { toldCondition } from './told-condition.ts'
import { lexiconOf } from './wishes/lexicon.ts'
import { stepsOf } from './wishes/steps.ts'
import type { Meaning, Wish } from './wishes/wish.ts'

interface Asked {
  keyword: string
  /** Stretches of it that are not asked for. */
  like?: string | undefined
  priceIn: string
  priceUnit?: string | undefined
}

/** Some wishes of a keyword as conditions that SKUs meet. */
interface Applied {
  conditions: UnderstoodCondition[]
  met: Bits[]
  /** How well each SKU has what is either of several words. */
  scores: Uint16Array[]
}

/** A keyword without some of its wishes. */
interface WishedApart extends Applied {
  /** Strokes stand in their stead, so that all else keeps its place and what stood apart stays so. */
  rest: string
  /** What is refused and not understood. */
  unread: UnderstoodCondition[]
}

/**
 * Takes what is refused, what is cheap or dear, and what is either of two out of a keyword; most keywords hold no word for any. A refusal that
 * is not understood stays among the words where nothing else is taken out.
 */
export function wishedApart(model: ReadModel, { keyword, like, priceIn, priceUnit }: Asked): WishedApart {
  const whole = { rest: withoutLikes(keyword, like), conditions: [], met: [], scores: [], unread: [] }
  const { entries, marks } = lexiconOf(model.reading.categories)
  if (!stepsOf(keyword).some(({ key, gap }) => gap === 'or' || marks.has(key))) return whole
  const wishes = wishesIn(model, keyword, priceIn)
  const isOut = (wish: Wish) => isApart(wish) || isEitherThing(wish, entries)
  if (!wishes.some((wish) => isOut(wish) && wish.means.kind !== 'unread')) return whole
  if (standsInNames(model.words, keyword)) return whole
  const likes = readLikes(like)
  const isWanted = (wish: Wish) => !isLikedIn(wish, likes)
  const judged = judgeWishes(model, wishes, priceUnit, (wish) => isOut(wish) && isWanted(wish))
  return {
    rest: onlyWishes(
      keyword,
      wishes.filter((wish) => !isOut(wish) && isWanted(wish)),
    ),
    ...applied(model, judged, { keyword, wishes }),
    unread: wishes
      .filter((wish) => isOut(wish) && isWanted(wish) && wish.means.kind === 'unread')
      .map(({ text, start, end }) => ({ kind: 'unread', text, start, end, isWord: true })),
  }
}

/** All wishes of a keyword as what SKUs meet; undefined where one is not read, cannot be compared or is only like it, or there are none. */
export function allWished(model: ReadModel, asked: Asked): (Applied & { words: string; exact: Bits[] }) | undefined {
  const wishes = wishesAsked(model, asked)
  if (!wishes.length || wishes.some(({ means }) => isOnlyLike(means))) return undefined
  const isOther = (wish: Wish) => wish.means.kind !== 'words' || isApart(wish)
  const judged = judgeWishes(model, wishes, asked.priceUnit, isOther)
  if (judged.length < wishes.filter(isOther).length) return undefined
  return {
    words: wishes.flatMap((wish) => (wish.means.kind === 'words' && !isApart(wish) ? wish.means.words : [])).join(' '),
    ...applied(model, judged, { keyword: asked.keyword, wishes }),
    exact: judged.flatMap(({ wish: { means, isNot } }) =>
      means.kind === 'condition' && !isNot ? (exactlyOf(model, means.condition) ?? []) : [],
    ),
  }
}

/** Whether it is searched by its look. */
function isOnlyLike(means: Meaning): boolean {
  return means.kind === 'either' ? means.of.some(isOnlyLike) : means.kind === 'words' && means.isByLook === true
}

/** No words that are all searched say it: what is refused, the opposite of what is, either of two, and a third of the prices. */
function isApart(wish: Wish): boolean {
  return isRefused(wish) || wish.means.kind === 'third' || wish.means.kind === 'either'
}

function isRefused({ means, isNot }: Wish): boolean {
  return isNot || (means.kind === 'words' && means.refused !== undefined)
}

type Entries = ReturnType<typeof lexiconOf>['entries']

/** "Wood or stone": products of either, and not those that have both words. */
function isEitherThing({ means, text, isNot }: Wish, entries: Entries): boolean {
  if (means.kind !== 'thing' || isNot) return false
  return stepsOf(text).some(({ key, gap }) => gap === 'or' || entries.get(key)?.is === 'or')
}

/** Only these wishes of a text. */
function onlyWishes(text: string, wishes: readonly Wish[]): string {
  const units = text.replaceAll(/\S/gu, (sign) => '|'.repeat(sign.length)).split('')
  for (const { start, end, means } of wishes) {
    const also = means.kind === 'condition' && means.condition.kind === 'price' ? (means.condition.also ?? []) : []
    for (const stretch of [...also, { start, end }])
      for (let at = stretch.start; at < stretch.end; at++) units[at] = text.charAt(at)
  }
  return units.join('')
}

interface Said {
  keyword: string
  wishes: readonly Wish[]
}

/** What one refusal refuses together is one condition: without a part of it the rest would be asked for. */
function applied(model: ReadModel, judged: readonly JudgedWish[], said: Said): Applied {
  const { entries, marks } = lexiconOf(model.reading.categories)
  const isRefusing = (text: string) => stepsOf(text).some(({ key }) => marks.has(key) && entries.get(key)?.is !== 'or')
  const groups: { first: Wish; last: Wish; met: Bits }[] = []
  for (const { wish, met } of judged) {
    const group = groups.at(-1)
    const isOfIt = group && isOfOneRefusal(group.last, wish, { ...said, isRefusing })
    if (isOfIt) Object.assign(group, { last: wish, met: intersect(met.size, [group.met, met]) })
    else groups.push({ first: wish, last: wish, met })
  }
  return {
    conditions: groups.map(({ first, last }) => toldWished(first, last, { ...said, isRefusing })),
    met: groups.map(({ met }) => met),
    scores: judged.flatMap(({ wish, scores }) => (wish.means.kind === 'either' && !wish.isNot && scores ? scores : [])),
  }
}

/** Whether a text holds a word that refuses. */
type IsRefusing = (text: string) => boolean

function isOfOneRefusal(one: Wish, next: Wish, { keyword, wishes, isRefusing }: Said & { isRefusing: IsRefusing }) {
  if (!isRefused(one) || !isRefused(next) || wishes.indexOf(next) !== wishes.indexOf(one) + 1) return false
  return !isRefusing(keyword.slice(one.end, next.start))
}

function toldWished(first: Wish, last: Wish, said: Said & { isRefusing: IsRefusing }): UnderstoodCondition {
  const { text, start, end, means } = first
  if (isRefused(first))
    return { kind: 'refused', ...withRefusal(first, last, said), word: said.keyword.slice(start, last.end) }
  if (means.kind === 'third') return { kind: 'third', ...withRefusal(first, last, said), of: means.of }
  const place = { text, start, end }
  if (means.kind === 'thing') return { kind: 'thing', ...place, name: means.name, enName: means.enName }
  if (means.kind === 'either') return { kind: 'either', ...place }
  return means.kind === 'condition' ? toldCondition(means.condition) : { kind: 'unread', ...place }
}

/** Wishes with the words that refuse them, before them or behind them: "not marble or slate", "marble is out"; "not cheap" is dear. */
function withRefusal(first: Wish, last: Wish, { keyword, wishes, isRefusing }: Said & { isRefusing: IsRefusing }) {
  const [before, next] = [wishes[wishes.indexOf(first) - 1], wishes[wishes.indexOf(last) + 1]]
  const pieceOf = (from: number, to: number) => ({ text: keyword.slice(from, to), start: from, end: to })
  const [join = ''] = /[^,，、;；。.]*$/u.exec(keyword.slice(before?.end ?? 0, first.start)) ?? []
  if (isRefusing(join)) return pieceOf(first.start - join.trimStart().length, last.end)
  if (!isRefused(first)) return pieceOf(first.start, last.end)
  const [behind = ''] = /^[^,，、;；。.]*/u.exec(keyword.slice(last.end, next?.start)) ?? []
  return pieceOf(first.start, last.end + (isRefusing(behind) ? behind.trimEnd().length : 0))
}
