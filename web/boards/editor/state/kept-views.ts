import { takeUpView, viewToKeep } from './view.ts'

const viewsByBoard = new Map<string, ReturnType<typeof viewToKeep>>()

/** Takes up the view in which a board was left, and answers what leaves it again. A board that comes first is fitted. */
export function keepView(boardId: string): () => void {
  takeUpView(viewsByBoard.get(boardId) ?? { ...viewToKeep(), isFitted: true })
  return () => viewsByBoard.set(boardId, viewToKeep())
}
