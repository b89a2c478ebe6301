import { afterEach, expect, test } from 'vitest'
import { openTabs, type Tabs } from './member-tabs.ts'

const open: Tabs<string>[] = []
afterEach(() => {
  for (const tab of open.splice(0)) tab.close()
})

/** A tab, and the messages it received. */
function aTab(memberId: string, about = 'things') {
  const heard: string[] = []
  const tab = openTabs<string>({ about, memberId }, (saying) => heard.push(saying))
  open.push(tab)
  return { ...tab, heard }
}

test('a tab tells the others of the same member, and nobody else', async () => {
  const [one, other, elsewhere, stranger] = [aTab('1'), aTab('1'), aTab('1', 'other things'), aTab('2')]
  one.say('a folder')
  await expect.poll(() => other.heard).toEqual(['a folder'])
  stranger.say('a board')
  other.say('an item')
  await expect.poll(() => one.heard).toEqual(['an item'])
  expect([other.heard, elsewhere.heard, stranger.heard]).toEqual([['a folder'], [], []])
})

test('a tab that has closed hears nothing more', async () => {
  const [one, gone, other] = [aTab('1'), aTab('1'), aTab('1')]
  gone.close()
  one.say('a folder')
  await expect.poll(() => other.heard).toEqual(['a folder'])
  expect(gone.heard).toEqual([])
})
