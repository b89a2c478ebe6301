import { openTabs } from '../workspace/member-tabs.ts'

/** Tells every open editor of a budget list in this browser that there is a later version. */
export function tellOfBudget(memberId: string, { id, version }: { id: string; version: number }): void {
  const tabs = openTabs<{ version: number }>({ about: `budget-${id}`, memberId }, () => undefined)
  tabs.say({ version })
  tabs.close()
}
