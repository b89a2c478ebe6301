import { openTabs } from '../workspace/member-tabs.ts'

/** Tells the editor of a board, wherever in this browser it is open, that there is a later version of it. */
export function tellOfBoard(memberId: string, { id, version }: { id: string; version: number }): void {
  const tabs = openTabs<{ version: number }>({ about: `board-${id}`, memberId }, () => undefined)
  tabs.say({ version })
  tabs.close()
}
