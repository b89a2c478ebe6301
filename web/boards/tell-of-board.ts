import { openTabs } from '../workspace/member-tabs.ts'

/** Tells all open editors of a board in this browser about a newer version. */
export function tellOfBoard(memberId: string, { id, version }: { id: string; version: number }): void {
  const tabs = openTabs<{ version: number }>({ about: `board-${id}`, memberId }, () => undefined)
  tabs.say({ version })
  tabs.close()
}
