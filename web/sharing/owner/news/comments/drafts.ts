/** Unsent answers by comment. They outlive their forms, until the page is closed. */
const drafts = new Map<string, string>()

export function draftTo(commentId: string): string {
  return drafts.get(commentId) ?? ''
}

/** An empty text removes the draft. */
export function keepDraftTo(commentId: string, text: string): void {
  if (text === '') drafts.delete(commentId)
  else drafts.set(commentId, text)
}
