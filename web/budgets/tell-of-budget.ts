import { openTabs } from '../workspace/member-tabs.ts'

/** Tells all open editors of a budget list in this browser about a newer version. */
export function tellOfBudget(memberId: string, { id, version }: { id: string; version: number }): void {
  const tabs = openTabs<{ version: number }>({ about: `budget-${id}`, memberId }, () => undefined)
  tabs.say({ version })
  tabs.close()
}
