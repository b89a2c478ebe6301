/** A stretch of the keyword, `[start, end)` in UTF-16 units. */
export interface Stretch {
  start: number
  end: number
}

/** The form of the parameter `like`: stretches of the keyword as `0-12,20-31`. */
export const LIKES = /^\d{1,3}-\d{1,3}(?:,\d{1,3}-\d{1,3}){0,19}$/

export function readLikes(like: string | undefined): Stretch[] {
  return (like?.split(',') ?? []).flatMap((piece) => {
    const [start = 0, end = 0] = piece.split('-').map(Number)
    return start < end ? [{ start, end }] : []
  })
}

export function writeLikes(likes: readonly Stretch[]): string | undefined {
  return likes.length ? likes.map(({ start, end }) => `${start}-${end}`).join(',') : undefined
}

/** Whether any of a stretch is liked. */
export function isLikedIn({ start, end }: Stretch, likes: readonly Stretch[]): boolean {
  return likes.some((liked) => liked.start < end && start < liked.end)
}

/** The keyword as the exact list reads it: blanks behind a stroke stand for what is only liked, so that all else keeps its place. */
export function withoutLikes(keyword: string, like: string | undefined): string {
  return readLikes(like).reduce(
    (text, { start, end }) =>
      text.slice(0, start) +
      // A stroke, so that what stood apart stays so: "from [nice] Italy".
      (start < text.length ? '|' : '').padEnd(text.slice(start, end).length) +
      text.slice(end),
    keyword,
  )
}
