import { takeUpView, viewToKeep } from './view.ts'

const viewsByBoard = new Map<string, ReturnType<typeof viewToKeep>>()

/** Restores the view in which a board was left, or fits the board. Answers a function that stores the view again. */
export function keepView(boardId: string): () => void {
  takeUpView(viewsByBoard.get(boardId) ?? { ...viewToKeep(), isFitted: true })
  return () => viewsByBoard.set(boardId, viewToKeep())
}
