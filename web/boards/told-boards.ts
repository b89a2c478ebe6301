import { openTabs } from '../workspace/member-tabs.ts'

/** What tabs of one member tell each other of boards: the id of one that was changed. */
export const ABOUT_BOARDS = 'boards'

/** Tells whoever has the board open, in this tab or another, that it is to be read anew. */
export function tellOfBoard(memberId: string, boardId: string): void {
  const tabs = openTabs<string>({ about: ABOUT_BOARDS, memberId }, () => undefined)
  tabs.say(boardId)
  tabs.close()
}
