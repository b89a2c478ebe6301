import type { Piece } from './pieces.ts'
import { isApart, strongerOf } from './steps.ts'
import type { Gap } from './steps.ts'

/** Leaves out what wishes nothing; a comma before it stands before what follows. */
export function withoutFillers(pieces: readonly Piece[], text: string): Piece[] {
  const left: Piece[] = []
  let gap: Gap = 'none'
  let isOf = false
  for (const piece of withoutCounts(withoutCompared(withoutLifted(pieces)), text)) {
    gap = isApart(piece.gap) ? strongerOf(gap, piece.gap) : gap
    const means = isLookAlone(piece, left.at(-1)) ? piece.means.alone : piece.means
    if (means.is === 'filler' || means.is === 'of') {
      isOf = means.is === 'of'
      spendRefusal(left, piece, text)
      continue
    }
    left.push({ ...piece, means, gap: isApart(gap) ? gap : piece.gap, ...(isOf && { isOf }) })
    gap = 'none'
    isOf = false
  }
  return left
}

/** A word that wishes nothing directly behind one that refuses: "won't come off". In Han it may only end the sentence. */
function spendRefusal(left: readonly Piece[], { from, to, gap }: Piece, text: string): void {
  const before = left.at(-1)
  if (before?.means.is === 'refusal' && !isApart(gap) && /^\p{sc=Latin}/u.test(text.slice(from, to)))
    before.isSpent = true
}

type LookPiece = Piece & { means: Extract<Piece['means'], { is: 'lookOf' }> }

/** "Look" behind a thing or a material says that it only looks so. */
function isLookAlone(piece: Piece, before: Piece | undefined): piece is LookPiece {
  if (piece.means.is !== 'lookOf') return false
  const isMaterial = before?.means.is === 'thing' || (before?.means.is === 'words' && before.means.isNamed)
  return isApart(piece.gap) || !isMaterial
}

const asFiller = (piece: Piece): Piece => ({ ...piece, means: { is: 'filler' } })

const COUNT = /^(?:\d{1,4}|[一二两三四五六七八九十百千几]{1,4}[卷箱盒块片张件套桶包袋]?)$/u
const COUNTED =
  /^(?:rolls?|boxes|box|cartons?|packs?|pieces?|pcs|sheets?|pallets?|cans?|buckets?|[卷箱盒块片张件套桶包袋])$/iu

/** How many of a thing are needed: "50 tiles", "12 rolls of wallpaper", 三卷墙纸. */
function withoutCounts(pieces: readonly Piece[], text: string): Piece[] {
  const saidBy = (piece: Piece | undefined) => (piece ? text.slice(piece.from, piece.to) : '')
  const isUnit = (piece: Piece | undefined) => COUNTED.test(saidBy(piece))
  const isCounted = (piece: Piece | undefined) =>
    isUnit(piece) || (piece?.means.is === 'thing' && /s$|^\p{sc=Han}/iu.test(saidBy(piece)))
  return pieces.map((piece, at) => {
    const isCount = piece.means.is === 'unread' && COUNT.test(saidBy(piece)) && isCounted(pieces[at + 1])
    return isCount || (isUnit(piece) && COUNT.test(saidBy(pieces[at - 1]))) ? asFiller(piece) : piece
  })
}

/** 除了亮面还要防滑 wishes both, 非橡木不可 wishes oak. */
function withoutLifted(pieces: readonly Piece[]): Piece[] {
  const left = [...pieces]
  for (const [at, piece] of pieces.entries()) {
    const by = liftedBy(piece)
    if (by === undefined) continue
    const stop = pieces.findIndex(({ gap }, other) => other > at && gap === 'stop')
    const end = stop < 0 ? pieces.length : stop
    const lifting = pieces.findIndex((other, place) => place > at && place < end && liftsOf(other) === by)
    if (lifting < 0) continue
    left[at] = asFiller(piece)
    left[lifting] = asFiller(pieces[lifting] ?? piece)
  }
  return left
}

function liftedBy({ means }: Piece): string | undefined {
  return 'liftedBy' in means ? means.liftedBy : undefined
}

function liftsOf({ means }: Piece): string | undefined {
  return 'lifts' in means ? means.lifts : undefined
}

/** What something is compared with is neither asked for nor refused: the stone of "warmer than stone", the 大理石 of 比大理石便宜. */
function withoutCompared(pieces: readonly Piece[]): Piece[] {
  let isCompared = false
  let hasOne = false
  return pieces.map((piece) => {
    if (isApart(piece.gap)) isCompared = false
    const { is } = piece.means
    if (is === 'than') {
      isCompared = true
      hasOne = false
      return asFiller(piece)
    }
    const isMaterial = is === 'thing' || (is === 'words' && piece.means.isNamed)
    const isJoint = is === 'or' || ((is === 'filler' || is === 'of') && !hasOne)
    const isOne = isCompared && (isMaterial || (!hasOne && (is === 'words' || is === 'unread')))
    if (!isOne && !isJoint) isCompared = false
    hasOne ||= isOne
    return isOne || (isCompared && is === 'or') ? asFiller(piece) : piece
  })
}
