import { conditionsIn } from '../conditions/conditions-in.ts'
import { tokensOf } from '../read-model/words/tokens.ts'
import { isStopWord } from '../read-model/words/spelling/spelling.ts'
import type { Wish, WishGround } from './wish.ts'

/** The wishes of a text, in its order. */
export function readWishes(text: string, ground: WishGround): Wish[] {
  const { conditions } = conditionsIn(text, ground.conditions)
  const read = conditions.map((condition): Wish => {
    const { start, end } = condition
    return { text: condition.text, start, end, means: { kind: 'condition', condition }, isNot: false, isLike: false }
  })
  const isFree = ({ from, to }: { from: number; to: number }) =>
    read.every(({ start, end }) => to <= start || end <= from)
  const words = tokensOf(text)
    .filter((token) => isFree(token) && !isStopWord(token.text))
    .map(({ from, to }): Wish => {
      const words = text.slice(from, to)
      const means = ground.isKnown(words)
        ? ({ kind: 'words', words, isNamed: false } as const)
        : ({ kind: 'unread' } as const)
      return { text: words, start: from, end: to, means, isNot: false, isLike: false }
    })
  return [...read, ...words].sort((one, other) => one.start - other.start)
}
