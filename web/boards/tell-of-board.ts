import { openTabs } from '../workspace/member-tabs.ts'

/** Tells every open editor of a board in this browser that there is a later version. */
export function tellOfBoard(memberId: string, { id, version }: { id: string; version: number }): void {
  const tabs = openTabs<{ version: number }>({ about: `board-${id}`, memberId }, () => undefined)
  tabs.say({ version })
  tabs.close()
}
