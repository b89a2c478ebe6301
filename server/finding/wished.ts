import type { UnderstoodCondition } from '../../contract/conditions.ts'
import { isLikedIn, readLikes, withoutLikes } from '../../contract/likes.ts'
import type { Stretch } from '../../contract/likes.ts'
import { judgeWishes } from './nearest/judge-wish.ts'
import type { JudgedWish } from './nearest/judge-wish.ts'
import { wishesIn } from './nearest/wish-ground.ts'
import { exactlyOf } from './condition-bits.ts'
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

/** A keyword without some of its wishes, and those as conditions that SKUs meet. */
interface WishedApart {
  /** With blanks in their stead, so that all else keeps its place. */
  rest: string
  conditions: UnderstoodCondition[]
  met: Bits[]
  /** How well each SKU has what is either of several words. */
  scores: Uint16Array[]
}

/**
 * Takes what is refused, what is cheap or dear, and what is either of two out of a keyword; most keywords hold no word for any. A refusal that
 * is not understood stays among the words.
 */
export function wishedApart(model: ReadModel, { keyword, like, priceIn, priceUnit }: Asked): WishedApart {
  const whole = { rest: withoutLikes(keyword, like), conditions: [], met: [], scores: [] }
  const { marks } = lexiconOf(model.reading.categories)
  if (!stepsOf(keyword).some(({ key, gap }) => gap === 'or' || marks.has(key))) return whole
  const wishes = wishesIn(model, keyword, priceIn)
  const isUnread = wishes.some(({ means, isNot }) => isNot && means.kind === 'unread')
  if (!wishes.some(isApart) || isUnread || standsInNames(model.words, keyword)) return whole
  const likes = readLikes(like)
  const isAsked = (wish: Wish) => !isLikedIn(wish, likes)
  const judged = judgeWishes(model, wishes, priceUnit).filter(({ wish }) => isApart(wish) && isAsked(wish))
  return {
    rest: onlyStretches(keyword, wishes.filter((wish) => !isApart(wish) && isAsked(wish)).flatMap(stretchesOf)),
    conditions: judged.map(({ wish }) => toldWished(keyword, wish, wishes)),
    met: judged.map(({ met }) => met),
    scores: judged.flatMap(scoresOfEither),
  }
}

function scoresOfEither({ wish, scores }: JudgedWish): Uint16Array[] {
  return wish.means.kind === 'either' && !wish.isNot && scores ? [scores] : []
}

/** All wishes of a keyword as what SKUs meet; undefined where one is not read, cannot be compared or is only like it, or there are none. */
export function allWished(
  model: ReadModel,
  { keyword, like, priceIn, priceUnit }: Asked,
): (Omit<WishedApart, 'rest'> & { words: string; exact: Bits[] }) | undefined {
  const likes = readLikes(like)
  const wishes = wishesIn(model, keyword, priceIn).filter((wish) => !isLikedIn(wish, likes))
  const judged = judgeWishes(model, wishes, priceUnit)
  const isNear = wishes.some(({ means }) => isOnlyLike(means))
  if (!wishes.length || judged.length < wishes.length || isNear) return undefined
  const isWord = ({ means, isNot }: Wish) => means.kind === 'words' && !isNot
  const others = judged.filter(({ wish }) => !isWord(wish))
  return {
    words: wishes.flatMap(({ means, isNot }) => (means.kind === 'words' && !isNot ? means.words : [])).join(' '),
    conditions: others.map(({ wish }) => toldWished(keyword, wish, wishes)),
    met: others.map(({ met }) => met),
    scores: others.flatMap(scoresOfEither),
    exact: others.flatMap(({ wish: { means, isNot } }) =>
      means.kind === 'condition' && !isNot ? (exactlyOf(model, means.condition) ?? []) : [],
    ),
  }
}

/** Whether it is searched by its look. */
function isOnlyLike(means: Meaning): boolean {
  return means.kind === 'either' ? means.of.some(isOnlyLike) : means.kind === 'words' && means.isByLook === true
}

/** No words that are all searched say it: what is refused, the opposite of what is, either of two, and a third of the prices. */
function isApart({ means, isNot }: Wish): boolean {
  return (
    isNot ||
    means.kind === 'third' ||
    means.kind === 'either' ||
    (means.kind === 'words' && means.refused !== undefined)
  )
}

function stretchesOf({ start, end, means }: Wish): Stretch[] {
  const also = means.kind === 'condition' && means.condition.kind === 'price' ? means.condition.also : undefined
  return [...(also ?? []), { start, end }]
}

function onlyStretches(text: string, stretches: readonly Stretch[]): string {
  const units = Array.from({ length: text.length }, () => ' ')
  for (const { start, end } of stretches) for (let at = start; at < end; at++) units[at] = text.charAt(at)
  return units.join('')
}

function toldWished(keyword: string, wish: Wish, wishes: readonly Wish[]): UnderstoodCondition {
  const { text, start, end, means, isNot } = wish
  const place = { text, start, end }
  if (isNot || (means.kind === 'words' && means.refused !== undefined))
    return { kind: 'refused', ...refusalOf(keyword, wish, wishes), word: text }
  if (means.kind === 'thing') return { kind: 'thing', ...place, name: means.name, enName: means.enName }
  if (means.kind === 'either') return { kind: 'either', ...place }
  if (means.kind === 'third') return { kind: 'third', ...place, of: means.of }
  return means.kind === 'condition' ? toldCondition(means.condition) : { kind: 'unread', ...place }
}

/**
 * A refused wish with the words that refuse it, before it or behind it. Of several that are refused together the first leaves its refusal to
 * the next.
 */
function refusalOf(keyword: string, wish: Wish, wishes: readonly Wish[]) {
  const at = wishes.indexOf(wish)
  const [before, next] = [wishes[at - 1], wishes[at + 1]]
  const pieceOf = (start: number, end: number) => {
    const text = keyword.slice(start, end).trim()
    const from = keyword.indexOf(text, start)
    return { text, start: from, end: from + text.length }
  }
  if (next?.isNot) return pieceOf(wish.start, next.start)
  const [join = ''] = /[^,，、;；。.]*$/u.exec(keyword.slice(before?.end ?? 0, wish.start)) ?? []
  if (join.trim() || before?.isNot) return pieceOf(wish.start - join.length, wish.end)
  const [behind = ''] = /^[^,，、;；。.]*/u.exec(keyword.slice(wish.end, next?.start)) ?? []
  return pieceOf(wish.start, wish.end + behind.length)
}
