/** Answers that were begun and not sent, by the comment that they answer. They outlive their forms, as long as the page lives. */
const drafts = new Map<string, string>()

export function draftTo(commentId: string): string {
  return drafts.get(commentId) ?? ''
}

/** An empty one is none. */
export function keepDraftTo(commentId: string, text: string): void {
  if (text === '') drafts.delete(commentId)
  else drafts.set(commentId, text)
}
